/**
 * How results are named that are saved on the device. A file of its own: the page that lists them has
 * no calculator, and downloads nothing else of one.
 */

/** What the names begin with under which results are kept on the device. */
export const savedPrefix = "results:";

/** The name under which those of a calculator are kept. */
export const savedName = (id: string) => `${savedPrefix}${id}`;
