import hazards from "@/__tests__/fixtures/float_hazards.json";

type Hazard = { inputs: Record<string, string>; correct: number; why: string };

/** A case of float_hazards.json by its id; its informal inputs as they stand, as text. */
export function hazard(id: string): Hazard {
  const found = hazards.cases.find((one) => one.id === id);
  if (!found) throw new Error(`There is no hazard ${id}.`);
  return {
    inputs: found.inputs as unknown as Record<string, string>,
    correct: Number(found.correct),
    why: found.why,
  };
}

/** The inputs of a hazard as numbers. */
export function hazardNumbers<Name extends string>(id: string, ...names: Name[]): number[] {
  const { inputs } = hazard(id);
  return names.map((name) => {
    const value = Number(inputs[name]);
    if (Number.isNaN(value)) throw new Error(`Hazard ${id} has no number ${name}.`);
    return value;
  });
}
