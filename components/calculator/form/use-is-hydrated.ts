import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether the script has taken over: for what is not to stand in the page that is built ahead. */
export const useIsHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
