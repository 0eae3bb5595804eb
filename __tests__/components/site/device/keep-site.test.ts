/** @jest-environment jsdom */
import { keepSite } from "@/components/site/device/keep-site.behavior";

/** A worker of the site, in the state it is told. */
class Worker extends EventTarget {
  state: ServiceWorkerState = "installing";

  become(state: ServiceWorkerState) {
    this.state = state;
    this.dispatchEvent(new Event("statechange"));
  }
}

class Registration extends EventTarget {
  active: Worker | null = null;
  waiting: Worker | null = null;
  installing: Worker | null = null;
}

const offer = jest.fn(async () => undefined);
const register = jest.fn<Promise<Registration>, [address: string]>(async () => registration);
let registration: Registration;
let stop: AbortController;

beforeEach(() => {
  jest.useFakeTimers();
  offer.mockClear();
  register.mockClear();
  registration = new Registration();
  stop = new AbortController();
  Object.assign(navigator, { serviceWorker: { register } });
});

afterEach(() => {
  stop.abort();
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, "serviceWorker");
  Reflect.deleteProperty(document, "readyState");
});

async function keep() {
  keepSite(offer, stop.signal);
  await jest.runAllTimersAsync();
}

/** A release that comes while a page is open. */
function fetchRelease() {
  const worker = (registration.installing = new Worker());
  registration.dispatchEvent(new Event("updatefound"));
  return worker;
}

it("registers the worker of the site once the page has loaded", async () => {
  Object.defineProperty(document, "readyState", { value: "interactive", configurable: true });
  await keep();
  expect(register).not.toHaveBeenCalled();
  dispatchEvent(new Event("load"));
  await jest.runAllTimersAsync();
  expect(register.mock.calls).toEqual([["/sw.js"]]);
});

it("registers nothing where what had begun it has ended", async () => {
  keepSite(offer, stop.signal);
  stop.abort();
  await jest.runAllTimersAsync();
  expect(register).not.toHaveBeenCalled();
});

it("offers nothing at a first visit, where the first worker is installed", async () => {
  const first = (registration.installing = new Worker());
  await keep();
  first.become("installed");
  registration.active = first;
  first.become("activated");
  expect(offer).not.toHaveBeenCalled();
});

it("offers a release that waits", async () => {
  registration.active = new Worker();
  registration.waiting = new Worker();
  registration.waiting.state = "installed";
  await keep();
  expect(offer.mock.calls).toEqual([[registration.waiting]]);
});

it("offers a release that comes later once it is there, one time", async () => {
  registration.active = new Worker();
  await keep();
  const release = fetchRelease();
  expect(offer).not.toHaveBeenCalled();
  release.become("installed");
  release.become("activating");
  expect(offer.mock.calls).toEqual([[release]]);
});

it("is content where the browser keeps nothing, and where the offer does not come", async () => {
  register.mockRejectedValueOnce(new Error("not in this window"));
  await keep();
  registration.active = new Worker();
  await keep();
  offer.mockRejectedValueOnce(new Error("offline"));
  fetchRelease().become("installed");
  await jest.runAllTimersAsync();
  expect(offer).toHaveBeenCalledTimes(1);

  Reflect.deleteProperty(navigator, "serviceWorker");
  await keep();
});
