import config from "../tailwind.config";

type Color = keyof typeof config.theme.extend.colors;

/** A color of the design where no style sheet reaches: in a picture, or in what a browser draws. */
export function colorOf(name: Color): { light: string; dark: string } {
  const [light, dark] = config.theme.extend.colors[name].match(/#[0-9a-f]{6}/g) ?? [];
  if (!light || !dark) throw new Error(`${name} is no pair of colors`);
  return { light, dark };
}
