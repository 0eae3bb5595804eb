// The lines by which a page of another site holds the calculations to the hash of a version.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

import { textOf } from "../support/exported";
import { expect, test } from "../support/engines/test";
import { Visitor } from "../support/engines/visitor";

test("with them a page runs the module that was published, and nothing else", async ({
  visitor: { tab },
}) => {
  const code = textOf("/engine/figurewell.js");
  const [, integrity] = /&quot;(sha384-[\w+/=]+)&quot;/.exec(textOf("/engine.html")) ?? [];
  expect(integrity).toBeDefined();

  const server = createServer(({ url = "" }, response) => {
    const script = url.startsWith("/altered") ? "/altered.js" : "/published.js";
    if (url === script)
      return response
        .setHeader("content-type", "text/javascript")
        .end(url === "/altered.js" ? `${code}// altered` : code);
    return response.setHeader("content-type", "text/html").end(`<!DOCTYPE html>
      <script type="importmap">{ "integrity": { "${script}": "${integrity}" } }</script>
      <output></output>
      <script type="module">
        import { version } from "${script}";
        document.querySelector("output").textContent = version;
      </script>
      <script type="module">document.documentElement.dataset.loaded = location.pathname;</script>`);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));

  const visitor = new Visitor(tab, `http://localhost:${(server.address() as AddressInfo).port}`);
  const runs = async (path: string) => {
    await visitor.goTo(path);
    await visitor.sees(path, () => document.documentElement.dataset.loaded);
    return tab.evaluate(() => document.querySelector("output")?.textContent);
  };
  expect(await runs("/published")).toMatch(/^\d+\.\d+\.\d+$/);
  expect(await runs("/altered")).toBe("");
  server.closeAllConnections();
  server.close();
});
