import type { MetadataRoute } from "next";

import { colorOf } from "@/lib/palette";
import { site } from "@/lib/site";

import { iconHref, icons, type IconFile } from "./icons/icons";

export const dynamic = "force-static";

export default function manifest(): MetadataRoute.Manifest {
  const background = colorOf("background").light;
  return {
    id: "/",
    name: `${site.name}: ${site.tagline}`,
    short_name: site.name,
    description: site.description,
    lang: "en-US",
    start_url: "/",
    scope: "/",
    // The pages have no way back of their own: the window of the installed site keeps the browser’s.
    display: "minimal-ui",
    background_color: background,
    theme_color: background,
    categories: ["finance", "utilities", "education"],
    icons: [
      { src: "/icon.svg", type: "image/svg+xml", sizes: "any" },
      ...pngIcon("icon-192.png", "any"),
      ...pngIcon("icon-512.png", "any"),
      ...pngIcon("maskable-192.png", "maskable"),
      ...pngIcon("maskable-512.png", "maskable"),
    ],
  };
}

const pngIcon = (file: IconFile, purpose: "any" | "maskable") => {
  const { size } = icons[file];
  return [{ src: iconHref(file), type: "image/png", sizes: `${size}x${size}`, purpose }];
};
