/** What is wrong with a box, said under it. `id` is the box's. */
export const FieldError = ({ id, text }: { id: string; text?: string }) =>
  text && (
    <p id={`${id}-error`} className="flex gap-1.5 text-sm font-medium text-destructive">
      {/* Drawn in letters: an icon of the library would cost every page a kilobyte before it is needed. */}
      <span
        aria-hidden
        className="mt-0.5 grid size-4 shrink-0 place-items-center rounded-full border border-current text-xs leading-none font-bold"
      >
        !
      </span>
      {text}
    </p>
  );
