// The grade that Mozilla's scanner gives a site: MDN, HTTP Observatory, "Tests & Scoring", as of
// June 27, 2024 (copy/observatory/tests_and_scoring.md of mdn/yari at 43cec44).

/** What a site answers at its address. */
export type Answer = {
  headers: Record<string, string>;
  html: string;
  /** Of a request that came without TLS: its status, and where it was sent. */
  plain: { status: number; location: string };
  /** Where the site itself is, by TLS. */
  address: string;
};

type Directives = Record<string, string[]>;

const directivesOf = (policy = ""): Directives =>
  Object.fromEntries(
    policy
      .split(";")
      .map((directive) => directive.trim().split(/\s+/))
      .map(([name = "", ...sources]) => [name.toLowerCase(), sources]),
  );
const isOneOf = (allowed: readonly string[], sources: readonly string[] = []) =>
  sources.length === 1 && allowed.includes(sources[0] ?? "");

const tagsIn = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`<${name}\\b[^>]*>`, "gi"))].map(([tag]) => tag);
const attributeOf = (tag: string, name: string) =>
  new RegExp(` ${name}="([^"]*)"`, "i").exec(tag)?.[1];

/** The policies that a browser applies together: that of the answer, and those that stand in the page. */
const policiesOf = ({ headers, html }: Answer) => [
  directivesOf(headers["content-security-policy"]),
  ...tagsIn(html, "meta")
    .filter((tag) => attributeOf(tag, "http-equiv")?.toLowerCase() === "content-security-policy")
    .map((tag) => directivesOf(attributeOf(tag, "content"))),
];

/** Sources that let in what nobody has named. */
const isUnsafe = (source: string) =>
  /^'unsafe-|^(data|https?|wss?|blob|filesystem):?$|^http:|\*/i.test(source);

const isStrict = (policy: Directives) =>
  isOneOf(["'none'"], policy["default-src"]) &&
  isOneOf(["'none'", "'self'"], policy["form-action"]) &&
  !Object.values(policy).flat().some(isUnsafe);

const privateReferrers = [
  "no-referrer",
  "same-origin",
  "strict-origin",
  "strict-origin-when-cross-origin",
];

/** Seconds. */
const sixMonths = 15_768_000;

type Rule = {
  /** The best result that a site can have without being known to browsers beforehand. */
  best: string;
  bonus: number;
  /** The lowest modifier of this test: whatever is not the best counts as that. */
  worst: number;
  isMet: (answer: Answer) => boolean;
};

const rules: Record<string, Rule> = {
  "content-security-policy": {
    best: "csp-implemented-with-no-unsafe-default-src-none",
    bonus: 10,
    worst: -25,
    isMet: (answer) => policiesOf(answer).some(isStrict),
  },
  cookies: {
    best: "cookies-not-found",
    bonus: 0,
    worst: -40,
    isMet: ({ headers }) => headers["set-cookie"] === undefined,
  },
  "cross-origin-resource-policy": {
    best: "corp-implemented-with-same-origin",
    bonus: 10,
    worst: -5,
    isMet: ({ headers }) => headers["cross-origin-resource-policy"] === "same-origin",
  },
  "cross-origin-resource-sharing": {
    best: "cross-origin-resource-sharing-not-implemented",
    bonus: 0,
    worst: -50,
    isMet: ({ headers }) => headers["access-control-allow-origin"] === undefined,
  },
  redirection: {
    best: "redirection-to-https",
    bonus: 0,
    worst: -20,
    isMet: ({ plain, address }) =>
      [301, 302, 303, 307, 308].includes(plain.status) && plain.location === address,
  },
  "referrer-policy": {
    best: "referrer-policy-private",
    bonus: 5,
    worst: -5,
    isMet: ({ headers }) => privateReferrers.includes(headers["referrer-policy"] ?? ""),
  },
  "strict-transport-security": {
    best: "hsts-implemented-max-age-at-least-six-months",
    bonus: 0,
    worst: -20,
    isMet: ({ headers }) =>
      Number(/^max-age=(\d+)(;|$)/.exec(headers["strict-transport-security"] ?? "")?.[1]) >=
      sixMonths,
  },
  "subresource-integrity": {
    best: "sri-implemented-and-all-scripts-loaded-securely",
    bonus: 5,
    worst: -50,
    isMet({ html, address }) {
      const named = tagsIn(html, "script").filter((tag) => attributeOf(tag, "src") !== undefined);
      const isOwn = (tag: string) =>
        new URL(attributeOf(tag, "src") ?? "", address).origin === new URL(address).origin;
      return named.length > 0 && named.every((tag) => isOwn(tag) && attributeOf(tag, "integrity"));
    },
  },
  "x-content-type-options": {
    best: "x-content-type-options-nosniff",
    bonus: 0,
    worst: -5,
    isMet: ({ headers }) => headers["x-content-type-options"] === "nosniff",
  },
  "x-frame-options": {
    best: "x-frame-options-implemented-via-csp",
    bonus: 5,
    worst: -20,
    // In a page it says nothing: only the answer can.
    isMet: ({ headers }) =>
      isOneOf(
        ["'none'", "'self'"],
        directivesOf(headers["content-security-policy"])["frame-ancestors"],
      ),
  },
};

const grades: [least: number, grade: string][] = [
  [100, "A+"],
  [90, "A"],
  [85, "A-"],
  [80, "B+"],
  [70, "B"],
  [65, "B-"],
  [60, "C+"],
  [50, "C"],
  [45, "C-"],
  [40, "D+"],
  [30, "D"],
  [25, "D-"],
  [0, "F"],
];
/** From this score on the bonuses count. */
const extraCredit = 90;

/**
 * The grade of a site, and which tests it has not passed as well as a site can. Never better than
 * Mozilla's: what falls short in any way counts as the worst.
 */
export function gradeOf(answer: Answer) {
  const tested = Object.entries(rules).map(([test, rule]) => ({
    test,
    ...rule,
    met: rule.isMet(answer),
  }));
  const sumOf = (modifiers: number[]) => modifiers.reduce((sum, one) => sum + one, 0);
  const penalized = 100 + sumOf(tested.map(({ met, worst }) => (met ? 0 : worst)));
  const bonus = sumOf(tested.map(({ met, bonus }) => (met ? bonus : 0)));
  const score = Math.max(0, penalized >= extraCredit ? penalized + bonus : penalized);
  return {
    score,
    grade: grades.find(([least]) => score >= least)?.[1],
    failed: tested.filter(({ met }) => !met).map(({ test }) => test),
    results: tested.filter(({ met }) => met).map(({ best }) => best),
  };
}
