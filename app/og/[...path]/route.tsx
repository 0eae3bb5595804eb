import { readFile } from "node:fs/promises";
import path from "node:path";

import { ImageResponse } from "next/og";

import { pictureOf, pictureSize } from "@/lib/metadata";

import { Card } from "../card";
import { pictures, type Picture } from "../pictures";
import { shapeOf } from "../shape";

export const dynamic = "force-static";
export const dynamicParams = false;

/** By the segments of its address: a file of Next’s own convention would be exported without its extension. */
export const generateStaticParams = () =>
  pictures.map((picture) => ({ path: pictureOf(picture.path).split("/").slice(2) }));

type Context = { params: Promise<{ path: string[] }> };

/** The picture of a page, as a PNG. */
export async function GET(_: Request, { params }: Context) {
  const address = `/og/${(await params).path.join("/")}`;
  // The cast is safe: dynamicParams = false, so no other address is ever drawn.
  const picture = pictures.find((one) => pictureOf(one.path) === address) as Picture;
  const { icon, ...words } = picture;
  const shape = icon && (await shapeOf(icon));
  return new ImageResponse(<Card {...words} shape={shape} />, {
    ...pictureSize,
    fonts: await fonts,
  });
}

/** The drawing library reads no woff2 and no variable font: these are the two weights of the cards. */
const fonts = Promise.all(
  ([400, 600] as const).map(async (weight) => ({
    name: "Figtree",
    weight,
    data: await readFile(
      path.join(
        process.cwd(),
        `node_modules/@fontsource/figtree/files/figtree-latin-${weight}-normal.woff`,
      ),
    ),
  })),
);
