// `npm run check`: the quick part of `npm test`.
import { check } from "./lib/check.mjs";
import { runToTheEnd } from "./lib/refusal.mjs";

await runToTheEnd(check);
