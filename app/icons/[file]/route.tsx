import { readFile } from "node:fs/promises";
import path from "node:path";

import { ImageResponse } from "next/og";

import { colorOf } from "@/lib/palette";

import { icons, type IconFile } from "../icons";

export const dynamic = "force-static";
export const dynamicParams = false;

export const generateStaticParams = () => Object.keys(icons).map((file) => ({ file }));

type Context = { params: Promise<{ file: string }> };

/** An icon as a PNG, drawn from app/icon.svg. The cast is safe: dynamicParams = false. */
export async function GET(_: Request, { params }: Context) {
  const { size, shape } = icons[(await params).file as IconFile];
  const drawn = shape === "full" ? Math.round(size * 0.84) : size;
  return new ImageResponse(
    <div
      style={{
        width: size,
        height: size,
        display: "flex",
        alignItems: "center",
        justifyContent: "center",
        background: shape === "full" ? colorOf("primary").light : "transparent",
      }}
    >
      {/* eslint-disable-next-line @next/next/no-img-element -- it is drawn here, not loaded by a page */}
      <img src={await source} width={drawn} height={drawn} alt="" />
    </div>,
    { width: size, height: size },
  );
}

const source = readFile(path.join(process.cwd(), "app/icon.svg"), "base64").then(
  (svg) => `data:image/svg+xml;base64,${svg}`,
);
