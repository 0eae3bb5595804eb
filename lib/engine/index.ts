/** What the build publishes at /engine/figurewell.js: all the arithmetic of the site, and nothing else. */
export { version } from "../releases/version";
export { calculations } from "./calculations";
export * as finance from "./finance";
export * as rates from "./rates";
