/** What the names begin with under which results are kept on the device. */
export const keptPrefix = "results:";

/** The name under which those of a calculator are kept. */
export const keptName = (id: string) => `${keptPrefix}${id}`;
