import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { scriptAddress } from "./known-code.mjs";

/**
 * Says of every script that a page names what it has to contain: a browser runs no other. A preload
 * says the same, or its file would be fetched twice.
 *
 * @param {import("./finish-export.mjs").Export} finished
 * @returns {import("./pages.mjs").Edit}
 */
export function integrity({ exported }) {
  /** @type {Map<string, string>} */
  const known = new Map();

  /** @param {string} address */
  const integrityOf = (address) => {
    const value = known.get(address) ?? integrityOfFile(path.join(exported, address));
    known.set(address, value);
    return value;
  };

  return (elements) =>
    elements.flatMap(({ name, attributes, nameEnd }) => {
      const address = scriptAddress(name, attributes);
      return address ? [{ at: nameEnd, text: ` integrity="${integrityOf(address)}"` }] : [];
    });
}

/** @param {string} file */
function integrityOfFile(file) {
  return `sha256-${createHash("sha256").update(readFileSync(file)).digest("base64")}`;
}
