import { arch, cpus, loadavg, platform } from "node:os";

/**
 * What the figures depend on, in words: no path and no name of this machine.
 *
 * @param {string} chromium its version
 */
export function machine(chromium) {
  const cores = cpus();
  return [
    `${cores[0]?.model.trim() ?? "unknown processor"}, ${cores.length} cores`,
    `${platform()} ${arch()}`,
    `Node ${process.versions.node}`,
    `Chromium ${chromium}`,
  ];
}

/** How many programs wanted a processor in the last minute: above the number of cores they waited. */
export const load = () => (loadavg()[0] ?? 0).toFixed(1);
