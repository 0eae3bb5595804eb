import config from "../tailwind.config";

type Colour = keyof typeof config.theme.extend.colors;

/** A colour of the design where no style sheet reaches: in a picture, or in what a browser draws. */
export function colourOf(name: Colour): { light: string; dark: string } {
  const [light, dark] = config.theme.extend.colors[name].match(/#[0-9a-f]{6}/g) ?? [];
  if (!light || !dark) throw new Error(`${name} is no pair of colours`);
  return { light, dark };
}
