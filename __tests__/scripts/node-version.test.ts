import { readFileSync } from "node:fs";
import { oldNodeSentence } from "../../scripts/lib/node-version.mjs";

test.each(["20.9.0", "20.20.2", "21.0.0", "22.12.0", "100.0.0"])("Node %s will do", (version) => {
  expect(oldNodeSentence(version)).toBeNull();
});

test.each(["20.8.1", "18.20.4", "16.0.0", "9.11.2"])("Node %s is too old", (version) => {
  const sentence = oldNodeSentence(version);
  expect(sentence).toContain(`this is Node ${version}`);
  expect(sentence).toContain("install a newer one");
  expect(sentence).not.toContain("\n");
});

test("package.json asks for the same version", () => {
  const { engines } = JSON.parse(readFileSync("package.json", "utf8"));
  const oldest = engines.node.replace(">=", "");
  const [major, minor] = oldest.split(".").map(Number);
  expect(oldNodeSentence(`${major}.${minor}.0`)).toBeNull();
  expect(oldNodeSentence(`${major}.${minor - 1}.0`)).toContain(`Node ${oldest} or newer`);
});
