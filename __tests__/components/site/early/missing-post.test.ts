/** @jest-environment jsdom */
import { showMissingPost } from "@/components/site/early/missing-post";

const root = document.documentElement;
const title = "Post Not Found | Figurewell";

/** The 404 page at an address, as the browser parses it: the script runs after the heading. */
function openPage(path: string) {
  history.pushState(null, "", path);
  document.title = "404 - Page Not Found | Figurewell";
  document.body.innerHTML = "<h1>404 - Page Not Found</h1>";
  const script = document.createElement("script");
  script.text = showMissingPost(title);
  const currentScript = jest.spyOn(document, "currentScript", "get").mockReturnValue(script);
  document.body.append(script);
  new Function(script.text)();
  currentScript.mockRestore();
}

beforeEach(() => root.removeAttribute("data-missing"));

it.each(["/blog/no-such-post", "/blog/no-such-post/"])(
  "says at %s that no post is there",
  (path) => {
    openPage(path);
    expect(root).toHaveAttribute("data-missing", "post");
    expect(document.querySelector("h1")).toHaveTextContent(/^Post Not Found$/);
    expect(document.title).toBe(title);
  },
);

it.each(["/no-such-page", "/blog", "/blog/", "/blog/x/y", "/x/blog/y", "/blogs/y"])(
  "leaves the page at %s as it is",
  (path) => {
    openPage(path);
    expect(root).not.toHaveAttribute("data-missing");
    expect(document.querySelector("h1")).toHaveTextContent("404 - Page Not Found");
    expect(document.title).toBe("404 - Page Not Found | Figurewell");
  },
);

it("keeps its title when the page writes its own again", async () => {
  openPage("/blog/no-such-post");
  document.title = "404 - Page Not Found | Figurewell";
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.title).toBe(title);
});
