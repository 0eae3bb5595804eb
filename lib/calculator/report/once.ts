/** What a function works out, worked out when it is first asked. */
export function once<Value>(worked: () => Value): () => Value {
  let known: { value: Value } | undefined;
  return () => (known ??= { value: worked() }).value;
}
