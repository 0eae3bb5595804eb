import { rolldown } from "rolldown";

/**
 * The code of a source file and all that it imports, in one piece.
 *
 * @param {object} source
 * @param {string} source.folder of the project, whose tsconfig.json says where names lead
 * @param {string} source.file
 * @param {import("rolldown").TransformOptions} [source.transform]
 * @param {import("rolldown").Plugin} [source.plugin]
 * @param {import("rolldown").OutputOptions} output
 */
export async function bundledCode({ folder, file, transform, plugin }, output) {
  const bundle = await rolldown({
    input: file,
    cwd: folder,
    tsconfig: true,
    transform,
    plugins: plugin,
    // Warnings are worth reading, what it did is not.
    logLevel: "warn",
  });
  const { output: files } = await bundle.generate({ comments: false, ...output });
  await bundle.close();
  return files[0].code;
}
