"use client";

import { useSyncExternalStore } from "react";

import { FootBar, TwoAnswers } from "@/components/site/frame/foot-bar";
import { Link } from "@/components/site/link";
import { Button } from "@/components/ui/button";

import { answer, currentConsent, subscribe, type Consent } from "./consent-store";

// What was answered is known on the device only: the built page asks nothing.
const useConsent = () => useSyncExternalStore(subscribe, currentConsent, () => undefined);

const question = (
  <>
    May we count which pages are read? What you type is never counted.{" "}
    <Link href="/privacy-policy">Privacy policy</Link>
  </>
);

/**
 * Asks once whether visits may be counted, which count-consented.behavior.ts does. Part of a page only
 * where the build names a provider.
 */
export function ConsentQuestion() {
  const consent = useConsent();

  function settle(given: "accepted" | "declined") {
    answer(given);
    // The buttons are gone: the focus goes on to what follows them, without moving the page.
    document.querySelector<HTMLElement>("header a")?.focus({ preventScroll: true });
  }

  return (
    // There before the question is, so that a screen reader says it when it comes.
    <div aria-live="polite" className="print:hidden">
      {consent === "unanswered" && (
        <FootBar slot="consent" label="Privacy choices" words={question}>
          <Answers answered={settle} />
        </FootBar>
      )}
    </div>
  );
}

const standing = {
  unanswered: "You haven’t answered yet, so nothing is counted.",
  accepted: "You accepted, so the pages you open are counted.",
  declined: "You declined, so nothing is counted.",
  "refused by the browser":
    "Your browser sends the Global Privacy Control signal, which counts as Decline. Nothing is counted, and we don’t ask.",
} satisfies Record<Consent, string>;

/** How it stands, and the same two answers at any time. */
export function ConsentChoices() {
  const consent = useConsent();
  return (
    <>
      <p aria-live="polite">{consent && standing[consent]}</p>
      {consent !== "refused by the browser" && <Answers chosen={consent} answered={answer} />}
    </>
  );
}

type AnswersProps = {
  answered: (given: "accepted" | "declined") => void;
  /** Where the answers stay, the one that holds is marked. */
  chosen?: Consent | undefined;
};

const Answers = ({ answered, chosen }: AnswersProps) => (
  <TwoAnswers>
    {(["accepted", "declined"] as const).map((given) => (
      <Button
        key={given}
        variant="outline"
        size="sm"
        aria-pressed={chosen && chosen === given}
        onClick={() => answered(given)}
        className="aria-pressed:border-primary aria-pressed:bg-accent aria-pressed:text-accent-foreground"
      >
        {given === "accepted" ? "Accept" : "Decline"}
      </Button>
    ))}
  </TwoAnswers>
);
