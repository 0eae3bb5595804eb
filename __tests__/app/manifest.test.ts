import { icons } from "@/app/icons/icons";
import manifest from "@/app/manifest";
import robots from "@/app/robots";

test("an installed site has icons in the sizes that systems ask for, and one to be cut", () => {
  const found = manifest();
  expect(found).toMatchObject({ short_name: "Figurewell", start_url: "/", lang: "en-US" });
  expect(found.name).toMatch(/^Figurewell: /);
  expect(["standalone", "minimal-ui", "fullscreen"]).toContain(found.display);
  const sizes = (purpose: string) =>
    found.icons?.filter((icon) => icon.purpose === purpose).map((icon) => icon.sizes);
  expect(sizes("any")).toEqual(["192x192", "512x512"]);
  expect(sizes("maskable")).toEqual(["192x192", "512x512"]);
  for (const { src, type } of found.icons ?? [])
    if (type === "image/png") expect(Object.keys(icons)).toContain(src.replace("/icons/", ""));
});

test("crawlers may read everything, and are told where the sitemap is", () => {
  expect(robots()).toEqual({
    rules: { userAgent: "*", allow: "/" },
    sitemap: "https://figurewell.example/sitemap.xml",
  });
});
