import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const made: string[] = [];

/** A new folder that holds these files: name to content. */
export function folderWith(files: Record<string, string>) {
  const folder = mkdtempSync(path.join(tmpdir(), "figurewell-"));
  made.push(folder);
  for (const [name, content] of Object.entries(files)) write(folder, name, content);
  return folder;
}

export function write(folder: string, name: string, content: string) {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
  return file;
}

/** A shell script that can be run. */
export function writeProgram(folder: string, name: string, lines: string) {
  const file = write(folder, name, `#!/bin/sh\n${lines}\n`);
  chmodSync(file, 0o755);
  return file;
}

export function removeTemporaryFolders() {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
}
