/** The newest law known here. Of it a page downloads the tables that pages import by name. */
export * from "./2026";
