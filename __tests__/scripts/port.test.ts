import { spawnSync } from "node:child_process";
import { createServer, type AddressInfo, type Server } from "node:net";
import { busyPortSentence, chosenPort, freePort, portIsBusy } from "../../scripts/lib/port.mjs";
import { Refusal } from "../../scripts/lib/refusal.mjs";

let other: Server | undefined;

afterEach(() => other?.close());

async function busyPort(host: string) {
  const server = createServer();
  other = server;
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  return (server.address() as AddressInfo).port;
}

test("without PORT the usual one is taken", () => {
  expect(chosenPort(undefined, 3000)).toBe(3000);
  expect(chosenPort("", 3000)).toBe(3000);
});

test.each([
  ["1", 1],
  ["8080", 8080],
  ["65535", 65535],
])("PORT=%s is honored", (wanted, port) => {
  expect(chosenPort(wanted, 3000)).toBe(port);
});

test.each(["0", "-1", "65536", "99999999", "3000.5", "3e3", "0x50", " 3000", "http"])(
  "PORT=%s is refused with a sentence",
  (wanted) => {
    expect(() => chosenPort(wanted, 3000)).toThrow(Refusal);
    expect(() => chosenPort(wanted, 3000)).toThrow(/from 1 to 65535/);
  },
);

test("the sentence on a busy port suggests another one that exists", () => {
  expect(busyPortSentence(3000)).toContain("Port 3000 is already in use");
  expect(busyPortSentence(3000)).toContain("PORT=3001 npm start");
  expect(busyPortSentence(65535)).toContain("PORT=65534 npm start");
});

test("a port is busy while something listens on it", async () => {
  const port = await busyPort("127.0.0.1");
  await expect(portIsBusy(port)).resolves.toBe(true);
  await new Promise((resolve) => other?.close(resolve));
  await expect(portIsBusy(port)).resolves.toBe(false);
});

test("a free port can be listened on", async () => {
  const port = await freePort();
  expect(port).toBeGreaterThan(0);
  await expect(portIsBusy(port)).resolves.toBe(false);
});

/** `npm start`, as far as it gets before it would install anything. */
function startWith(PORT: string) {
  return spawnSync(process.execPath, ["scripts/start.mjs"], {
    env: { ...process.env, PORT },
    encoding: "utf8",
    timeout: 20_000,
  });
}

test("npm start on a busy port ends at once with the one sentence", async () => {
  const port = await busyPort("127.0.0.1");
  const { status, stdout, stderr } = startWith(String(port));
  expect(stderr.trim()).toBe(busyPortSentence(port));
  expect(stdout).toBe("");
  expect(status).toBe(1);
});

test("npm start with a PORT that is none ends at once with one sentence", () => {
  const { status, stdout, stderr } = startWith("three");
  expect(stderr.trim()).toMatch(/^PORT is "three", which is no port: .*\.$/);
  expect(stdout).toBe("");
  expect(status).toBe(1);
});
