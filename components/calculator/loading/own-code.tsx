import { createRoot } from "react-dom/client";

import { NotLoaded } from "./not-loaded";

/**
 * The code of a calculator, however often it must be asked for. It never fails: a failure would
 * replace the whole page. While React waits, the page stays as it was built, and what was typed in
 * its form too. So the offer to try again has a root of its own.
 */
export const patiently = <Module,>(load: () => Promise<Module>): Promise<Module> =>
  load().catch(
    () =>
      new Promise((resolve) => {
        const host = document.body.appendChild(document.createElement("div"));
        host.className = "fixed inset-x-4 bottom-4 z-50 mx-auto max-w-prose";
        const root = createRoot(host);
        const retry = () => {
          root.unmount();
          host.remove();
          // The button is gone: the focus goes on to the form that it was about.
          document.querySelector<HTMLElement>("form [name]")?.focus();
          resolve(patiently(load));
        };
        root.render(<NotLoaded name="The calculator" retry={retry} />);
      }),
  );
