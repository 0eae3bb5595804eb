/** A tab of a browser that Playwright cannot drive: what a visitor does in it, and what stands there. */
export interface Tab {
  goTo(address: string): Promise<void>;
  /** What a function gives that runs in the page. */
  evaluate<Words extends unknown[], Result>(
    inPage: (...words: Words) => Result,
    ...words: Words
  ): Promise<Awaited<Result>>;
  /** Presses the mouse on the middle of what a function finds in the page. */
  click<Words extends unknown[]>(
    find: (...words: Words) => Element,
    ...words: Words
  ): Promise<void>;
  /** Types into what has the focus. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  screenshot(): Promise<Buffer>;
  /** The page as it would be printed, where the engine prints without asking. */
  pdf?(): Promise<Buffer>;
  close(): Promise<void>;
}

export type Key = "Enter" | "Escape" | "Delete" | "ArrowRight" | "Home" | "End";

/** A running browser. */
export interface Engine {
  /** A tab that knows nothing of any other. An early one waits for nothing that a page still loads. */
  newTab(options: { isEarly: boolean }): Promise<Tab>;
  close(): Promise<void>;
}
