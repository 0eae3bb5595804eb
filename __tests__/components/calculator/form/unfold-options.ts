import { act, waitFor } from "@testing-library/react";

/** Opens every option of the forms on the page: their boxes are drawn by that. */
export async function unfoldOptions(container: ParentNode = document) {
  const options = [...container.querySelectorAll<HTMLDetailsElement>("details[data-boxes]")];
  act(() => options.forEach((option) => (option.open = true)));
  await waitFor(() => {
    for (const option of options) expect(option.querySelector("fieldset, [name]")).not.toBeNull();
  });
}
