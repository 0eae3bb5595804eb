import { heightBounds, heightKind } from "./height";

/** An embedded calculator as a site wants it. */
export type Embedding = {
  /** Of the calculator, as loans-credit/mortgage. */
  id: string;
  /** What the frame is called to those who do not see it. */
  name: string;
  /** Empty or left out, the visitor's system says which. */
  theme?: "" | "light" | "dark";
  /** Six hex digits. */
  accent?: string;
};

/** The address of an embedded calculator: all that its look depends on, and nothing that is typed. */
export function embedHref({ id, theme, accent }: Omit<Embedding, "name">): string {
  const parameters = new URLSearchParams({ ...(theme && { theme }), ...(accent && { accent }) });
  return `/embed/${id}${parameters.size > 0 ? `?${parameters}` : ""}`;
}

/** The six hex digits of a color that somebody typed, with a # or without; `undefined` for other text. */
export const accentIn = (typed: string): string | undefined =>
  /^#?([\da-f]{6})$/i.exec(typed.trim())?.[1]?.toLowerCase();

/** As the value of an attribute in HTML. */
const inAttribute = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

/**
 * What a site pastes into its page: the frame, and a script of its own that follows the height. The
 * script takes a message only from the site at `address`, by the frame that it resizes, and only a
 * height. It is text because it runs where nothing of ours is: the page fetches no script from us.
 */
export const snippetOf = (embedding: Embedding, address: string) =>
  `<iframe
  src="${inAttribute(new URL(embedHref(embedding), address).href)}"
  title="${inAttribute(embedding.name)}"
  loading="lazy"
  allow="clipboard-write"
  referrerpolicy="no-referrer"
  style="width: 100%; height: 600px; border: 0"
></iframe>
<script>
  addEventListener("message", ({ origin, source, data }) => {
    if (origin !== "${new URL(address).origin}" || data?.type !== "${heightKind}") return;
    const { height } = data;
    if (!Number.isFinite(height) || height < ${heightBounds.least} || height > ${heightBounds.most}) return;
    for (const frame of document.querySelectorAll("iframe"))
      if (frame.contentWindow === source) frame.style.height = height + "px";
  });
</script>`;
