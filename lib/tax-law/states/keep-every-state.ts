/** Imported for what it does: where nothing is fetched (the server, the engine and tests), all states are known. */
import { everyState } from "./every-state";
import { keepStateLaws } from "./known-laws";

keepStateLaws(Object.values(everyState));
