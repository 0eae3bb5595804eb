import path from "node:path";

const root = path.resolve(import.meta.dirname, "../..");

export const rootPath = (...segments: string[]) => path.join(root, ...segments);
export const fixturePath = (name: string) => rootPath("__tests__", "fixtures", name);
