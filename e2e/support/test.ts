import {
  expect,
  test as base,
  type BrowserContext,
  type ConsoleMessage,
  type Dialog,
  type Request,
  type WebError,
} from "@playwright/test";

import { setClocks } from "./given-day";

export { expect };

type Options = {
  /** What the console may say in this test, besides nothing. */
  expectedMessages: RegExp | undefined;
  /** Whether the test sets the clock of its pages: support/held-clock.ts. It would run apart from a given day. */
  setsClock: boolean;
};

/**
 * The test of this suite. Whatever it looks at, it also holds every page to three things: no error,
 * no request to another origin, nothing but reading sent to our own.
 */
export const test = base.extend<Options & { faults: string[] }>({
  // Animations cost a machine without a graphics card more than the tests do.
  contextOptions: { reducedMotion: "reduce" },
  setsClock: [false, { option: true }],
  context: async ({ context, setsClock }, run) => {
    if (!setsClock) await setClocks(context);
    await run(context);
  },
  expectedMessages: [undefined, { option: true }],
  faults: [
    async ({ context, baseURL, expectedMessages }, run) => {
      const faults: string[] = [];
      const stop = watch(context, baseURL ?? "", faults);
      await run(faults);
      stop();
      const unexpected = faults.filter((fault) => !expectedMessages?.test(fault));
      expect(unexpected, "errors and forbidden requests").toEqual([]);
    },
    { auto: true },
  ],
});

/** Notes what is forbidden until it is told to stop. */
function watch(context: BrowserContext, ownOrigin: string, faults: string[]) {
  const onError = (error: WebError) => faults.push(`error: ${error.error().message}`);
  const onDialog = (dialog: Dialog) => {
    faults.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  };
  const onConsole = (message: ConsoleMessage) => {
    // What Playwright itself says where it keeps the site's worker out.
    if (message.text() === "Service Worker registration blocked by Playwright") return;
    if (["error", "warning"].includes(message.type())) faults.push(`console: ${message.text()}`);
  };
  const onRequest = (request: Request) => {
    const { origin, protocol, search } = new URL(request.url());
    const isLocal = protocol === "data:" || protocol === "blob:" || protocol === "about:";
    if (isLocal) return;
    if (origin !== ownOrigin) faults.push(`request to another origin: ${request.url()}`);
    if (request.method() !== "GET") faults.push(`${request.method()} ${request.url()}`);
    if (search.includes("=")) faults.push(`something sent in an address: ${request.url()}`);
  };
  context
    .on("weberror", onError)
    .on("dialog", onDialog)
    .on("console", onConsole)
    .on("request", onRequest);
  return () => {
    context
      .off("weberror", onError)
      .off("dialog", onDialog)
      .off("console", onConsole)
      .off("request", onRequest);
  };
}
