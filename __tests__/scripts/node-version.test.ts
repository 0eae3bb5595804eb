import { readFileSync } from "node:fs";
import { satisfies } from "semver";
import { oldNodeSentence, supportedNodes } from "../../scripts/lib/node-version.mjs";

test.each(["20.19.0", "20.20.2", "22.13.0", "24.0.0", "25.1.0", "100.0.0"])(
  "Node %s will do",
  (version) => {
    expect(oldNodeSentence(version)).toBeNull();
  },
);

test.each(["23.11.1", "22.12.0", "21.7.3", "20.18.3", "18.20.4", "9.11.2"])(
  "Node %s will not do",
  (version) => {
    const sentence = oldNodeSentence(version);
    expect(sentence).toContain(`This is Node ${version}`);
    expect(sentence).toContain("install a newer one");
    expect(sentence).not.toContain("\n");
  },
);

test("it is what package.json asks for, and what the README says", () => {
  const { engines } = JSON.parse(readFileSync("package.json", "utf8"));
  for (let major = 8; major < 30; major++)
    for (let minor = 0; minor < 30; minor++) {
      const version = `${major}.${minor}.0`;
      expect([version, oldNodeSentence(version) === null]).toEqual([
        version,
        satisfies(version, engines.node),
      ]);
    }
  expect(readFileSync("README.md", "utf8")).toContain(`With Node ${supportedNodes},`);
});
