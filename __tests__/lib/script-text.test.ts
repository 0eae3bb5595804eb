import { runInNewContext } from "node:vm";

import { scriptText } from "@/lib/script-text";

test("a script calls the function with the values, and needs nothing from outside", () => {
  const told: unknown[] = [];
  const text = scriptText(
    (
      double: (one: number) => number,
      { name, one }: { name: string; one: number },
      word: string,
    ) => {
      (globalThis as unknown as { tell: (said: string) => void }).tell(
        `${name} ${double(one)} ${word}`,
      );
    },
    (one) => one * 2,
    { name: 'a "name"', one: 21 },
    "word",
  );
  runInNewContext(text, { tell: (said: string) => told.push(said) });
  expect(told).toEqual(['a "name" 42 word']);
});
