import type { Config } from "tailwindcss";

/** A color by day and by night. `color-scheme` on the root element chooses. */
const pair = (light: string, dark: string) => `light-dark(${light}, ${dark})`;

/** How an answer comes, the first and each after it. */
const answering = "0.3s ease-out";

/**
 * The one home of the design tokens. Text on its ground reaches 4.5:1 in both themes,
 * the edges of controls and the focus ring 3:1.
 */
export default {
  content: [],
  theme: {
    extend: {
      colors: {
        background: pair("#fbfaf7", "#0f1416"),
        foreground: pair("#14211f", "#e7eeec"),
        card: pair("#ffffff", "#161d1f"),
        muted: pair("#f1f1ec", "#1d2628"),
        "muted-foreground": pair("#53605d", "#a5b3b0"),
        border: pair("#dfe0d9", "#2c3739"),
        input: pair("#7b8986", "#6d7c7a"),
        ring: pair("#0b7a8a", "#63c9d6"),
        primary: pair("#0a5763", "#66cad6"),
        "primary-hover": pair("#08454f", "#8ad9e2"),
        "primary-foreground": pair("#ffffff", "#05252a"),
        accent: pair("#e2f0f1", "#143238"),
        "accent-foreground": pair("#0a4853", "#bfe9ee"),
        positive: pair("#176b38", "#66d493"),
        destructive: pair("#b0241c", "#ff9389"),
        // What charts draw, and its names: 4.5:1 on a card, and apart from each other by pattern too.
        "chart-1": pair("#0b6e7d", "#63c9d6"),
        "chart-2": pair("#b4520a", "#f0a45c"),
        "destructive-ground": pair("#fdf0ee", "#33191a"),
      },
      fontFamily: {
        sans: ["var(--font-sans)", "Like Arial", "Like DejaVu", "system-ui", "sans-serif"],
      },
      fontSize: {
        /** The heading of the home page. */
        display: [
          "clamp(2.5rem, 1.6rem + 3.6vw, 4.25rem)",
          { lineHeight: "1.04", letterSpacing: "-0.03em" },
        ],
        /** The heading of every other page. */
        title: [
          "clamp(1.75rem, 1.35rem + 1.9vw, 2.75rem)",
          { lineHeight: "1.1", letterSpacing: "-0.02em" },
        ],
        /** The answer people came for: as large as its longest word of `--letters` has room for. */
        headline: [
          "min(clamp(2.25rem, 1.6rem + 2.6vw, 3.25rem), 160cqi / var(--letters, 1))",
          { lineHeight: "1.05", letterSpacing: "-0.02em" },
        ],
      },
      maxWidth: { page: "76rem", prose: "42rem" },
      spacing: {
        // Room beside words grows with them, but not on a phone, where it would be taken from them.
        3: "min(0.75rem, 3.1vw)",
        4: "min(1rem, 4.1vw)",
        5: "min(1.25rem, 5.2vw)",
        10: "min(2.5rem, 10.3vw)",
        /** The smallest comfortable target for a finger. */
        target: "clamp(44px, 12vw, 2.75rem)",
      },
      keyframes: {
        // From 0.01, not 0: a page that starts invisible is painted half a second late.
        fade: { from: { opacity: "0.01" } },
        // The same by another name: an animation plays again only where its name changes.
        "fade-again": { from: { opacity: "0.01" } },
        "slide-in": { from: { transform: "translateX(-100%)" } },
        "slide-out": { to: { transform: "translateX(-100%)" } },
      },
      animation: {
        page: "fade 0.5s ease-out",
        result: `fade ${answering}`,
        "next-result": `fade-again ${answering}`,
        overlay: "fade 0.2s ease-out",
        "sheet-in": "slide-in 0.25s cubic-bezier(0.22, 1, 0.36, 1)",
        "sheet-out": "slide-out 0.18s ease-in forwards",
      },
    },
  },
} satisfies Config;
