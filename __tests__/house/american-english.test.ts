/** The site and its code are written in American English: no file holds a British spelling. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";

import { root } from "./calculators";

const british = [
  /colour|licence|favour|behaviour|neighbour|honour|labour(?!ed)/i,
  /\b(?:un)?(?:label|cancel|model|travel|total)l(?:ed|ing)\b/i,
  /\b(?:recogni|organi|summari|minimi|maximi|amorti|itemi|capitali|annuali|optimi)s(?:e[sd]?|ing|ation)\b/i,
  /\b(?:centre|grey|cheque|judgement|whilst|fulfil|programme|catalogued|analyse[sd]?)s?\b/i,
];

/** Of others, or not words; people search in their own spelling. */
const notOurs =
  /^LICENSE|search-words|package-lock|__tests__\/fixtures\/|american-english|\.(?:png|ico|woff2|jpg)$/;

const files = execFileSync("git", ["ls-files"], { cwd: root, encoding: "utf8" })
  .trim()
  .split("\n")
  .filter((file) => !notOurs.test(file));

test("every word is spelled as in the United States", () => {
  expect(files.length).toBeGreaterThan(1000);
  const found = files.flatMap((file) =>
    readFileSync(path.join(root, file), "utf8")
      .split("\n")
      .flatMap((line, index) =>
        british.some((spelling) => spelling.test(line.replace(/https:\S+/g, "")))
          ? `${file}:${index + 1} ${line.trim()}`
          : [],
      ),
  );
  expect(found).toEqual([]);
});
