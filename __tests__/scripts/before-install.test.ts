import { execFileSync } from "node:child_process";
import { cpSync } from "node:fs";
import path from "node:path";

import { folderWith, removeTemporaryFolders } from "./temporary-folder";

afterAll(removeTemporaryFolders);

test.each(["start", "test"])("npm %s begins before any package is installed", (command) => {
  const folder = folderWith({ "package.json": '{"type":"module"}' });
  cpSync("scripts", path.join(folder, "scripts"), { recursive: true });
  const read = `const { ${command} } = await import("./scripts/lib/${command}.mjs"); console.log(typeof ${command});`;
  const said = execFileSync(process.execPath, ["--input-type=module", "-e", read], {
    cwd: folder,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });
  expect(said.trim()).toBe("function");
});
