/**
 * How often work is done in a second. It is repeated twice as often each time until that takes long
 * enough to be measured, which also warms it up.
 *
 * @param {() => number} work
 * @param {{ least: number, now?: () => number }} clock least: milliseconds that can be measured well
 */
export function timesASecond(work, { least, now = () => performance.now() }) {
  for (let times = 1; ; times *= 2) {
    let sum = 0;
    const begun = now();
    for (let time = 0; time < times; time++) sum += work();
    const taken = now() - begun;
    // Asked for, or the engine could leave the work out.
    if (!Number.isFinite(sum)) throw new Error("The work came to no number.");
    if (taken >= least) return (times / taken) * 1000;
  }
}
