type InlineScriptProps = {
  /** scripts/export/known-code.mjs has the list of all: no other gets into a page. */
  name:
    | "choices"
    | "speculation-rules"
    | "missing-post"
    | "early-form"
    | "frame-look"
    | "frame-behavior";
  type?: "speculationrules";
  text: string;
};

/** A script that stands in the page itself, for what has to run or hold before any file has come. */
export const InlineScript = ({ name, type, text }: InlineScriptProps) => (
  <script data-inline={name} type={type} dangerouslySetInnerHTML={{ __html: text }} />
);
