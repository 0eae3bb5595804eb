import { median } from "./median.mjs";

/**
 * Measures each of `subjects` so many times, and gives the median of each figure.
 *
 * Round by round, so that what else the machine does falls on all of them alike.
 *
 * @template Subject
 * @template {string} Figure
 * @param {readonly Subject[]} subjects
 * @param {{ title: string, rounds: number }} how
 * @param {(subject: Subject) => Promise<Record<Figure, number>>} measure
 * @returns {Promise<Record<Figure, number>[]>}
 */
export async function medians(subjects, { title, rounds }, measure) {
  /** @type {Record<Figure, number>[][]} */
  const samples = subjects.map(() => []);
  for (let round = 1; round <= rounds; round++) {
    console.log(`${title}: round ${round} of ${rounds}`);
    for (const [index, subject] of subjects.entries()) samples[index]?.push(await measure(subject));
  }
  return samples.map((ofSubject) => {
    const figures = /** @type {Figure[]} */ (Object.keys(ofSubject[0] ?? {}));
    return /** @type {Record<Figure, number>} */ (
      Object.fromEntries(
        figures.map((figure) => [figure, median(ofSubject.map((sample) => sample[figure]))]),
      )
    );
  });
}
