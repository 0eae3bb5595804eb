import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether the script has taken over the page: false in the built HTML, true from then on. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
