/**
 * Whether visits may be counted. The answer is kept on the device once it is given; until then, and
 * where the browser has answered already, nothing is.
 */
export type Consent = "unanswered" | "accepted" | "declined" | "refused by the browser";

declare global {
  interface Navigator {
    /** Global Privacy Control, in the browsers that have it: https://www.w3.org/TR/gpc/ */
    globalPrivacyControl?: boolean;
  }
}

/** The name under which the answer is kept. */
export const answerName = "analytics";
const answers = ["accepted", "declined"] as const;
type Answer = (typeof answers)[number];

const listeners = new Set<() => void>();
/** For this page alone, where storage is blocked. */
let unstored: Answer | undefined;

/** The signal of the browser goes before what was answered. */
export function currentConsent(): Consent {
  if (navigator.globalPrivacyControl) return "refused by the browser";
  return answerOnDevice() ?? unstored ?? "unanswered";
}

/** Takes effect at once, on other open pages too. */
export function answer(given: Answer) {
  unstored = given;
  try {
    localStorage.setItem(answerName, given);
  } catch {
    // Storage is blocked: the answer holds for this page only.
  }
  for (const listener of listeners) listener();
}

/** Takes away an answer that the browser's signal has overruled. */
export function forgetAnswer() {
  unstored = undefined;
  try {
    localStorage.removeItem(answerName);
  } catch {
    // Storage is blocked: there is nothing in it.
  }
}

/** Calls back when the answer may have changed, here or on another page. */
export function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

function answerOnDevice(): Answer | undefined {
  try {
    const stored = localStorage.getItem(answerName);
    return answers.find((known) => known === stored);
  } catch {
    return undefined;
  }
}
