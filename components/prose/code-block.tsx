/** Lines of a program. A long one goes on below instead of off the screen. */
export const CodeBlock = ({ children }: { children: string }) => (
  <pre className="rounded-xl border border-border bg-muted p-4 text-sm wrap-anywhere whitespace-pre-wrap">
    <code>{children}</code>
  </pre>
);
