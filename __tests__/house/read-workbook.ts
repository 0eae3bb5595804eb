import { strFromU8, unzipSync } from "fflate";

type Value = string | number | boolean;

/** A sheet of a workbook, as its file has it. */
export type ReadSheet = {
  name: string;
  /** What is typed in the cells: words, numbers, and formulas with their =. */
  content: Value[][];
  /** What a program shows that computes nothing. */
  shown: Value[][];
  /** How each cell is written: General where the file does not say. */
  formats: string[][];
  /** How wide the columns are, in letters. */
  widths: number[];
  /** How many rows stay in view at the top. */
  frozen: number;
};

const unescaped = (text: string) =>
  text
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");

const numbersIn = (xml: string, pattern: RegExp) =>
  [...xml.matchAll(pattern)].map(([, number]) => Number(number));

/** The sheets of a written workbook, read by nothing that wrote them. */
export async function readWorkbook(file: Blob): Promise<ReadSheet[]> {
  const parts = unzipSync(new Uint8Array(await file.arrayBuffer()));
  const part = (name: string) => strFromU8(parts[name] as Uint8Array);
  const texts = [...part("xl/sharedStrings.xml").matchAll(/<t[^>]*>([^<]*)<\/t>/g)].map(
    ([, text = ""]) => unescaped(text),
  );
  const formatOf = formatsIn(part("xl/styles.xml"));
  const names = [...part("xl/workbook.xml").matchAll(/<sheet [^>]*name="([^"]*)"/g)];
  return names.map(([, name = ""], index) => {
    const xml = part(`xl/worksheets/sheet${index + 1}.xml`);
    const sheet: ReadSheet = {
      name: unescaped(name),
      content: [],
      shown: [],
      formats: [],
      widths: numbersIn(xml, /<col [^>]*width="([\d.]+)"/g),
      frozen: numbersIn(xml, /<pane [^>]*ySplit="(\d+)"/g)[0] ?? 0,
    };
    const rows = [...xml.matchAll(/<row [^>]*?(?:\/>|>(.*?)<\/row>)/gs)];
    for (const [at, [, cells = ""]] of rows.entries()) {
      const [content, shown, formats]: [Value[], Value[], string[]] = [[], [], []];
      for (const [, attributes = "", inner = ""] of cells.matchAll(
        /<c ([^>]*?)(?:\/>|>(.*?)<\/c>)/gs,
      )) {
        const column = (/r="([A-Z])\d+"/.exec(attributes)?.[1] ?? "A").charCodeAt(0) - 65;
        const formula = /<f>(.*?)<\/f>/s.exec(inner)?.[1];
        const type = /t="(\w+)"/.exec(attributes)?.[1];
        const value = /<v>(.*?)<\/v>/s.exec(inner)?.[1];
        if (value === undefined) throw new Error(`${name}: a cell without a value: ${inner}`);
        shown[column] =
          { s: texts[Number(value)] ?? "", str: unescaped(value), b: value === "1" }[
            type as string
          ] ?? Number(value);
        content[column] = formula === undefined ? shown[column] : `=${unescaped(formula)}`;
        formats[column] = formatOf(Number(/s="(\d+)"/.exec(attributes)?.[1] ?? 0));
      }
      sheet.content[at] = Array.from(content, (cell) => cell ?? "");
      sheet.shown[at] = Array.from(shown, (cell) => cell ?? "");
      sheet.formats[at] = Array.from(formats, (format) => format ?? "");
    }
    return sheet;
  });
}

/** The format of a cell by the number of its style. */
function formatsIn(styles: string) {
  const codes = new Map(
    [...styles.matchAll(/<numFmt [^>]*?\/>/g)].map(([element]) => [
      /numFmtId="(\d+)"/.exec(element)?.[1],
      unescaped(/formatCode="([^"]*)"/.exec(element)?.[1] ?? ""),
    ]),
  );
  const [, cells = ""] = /<cellXfs[^>]*>(.*?)<\/cellXfs>/s.exec(styles) ?? [];
  const ids = [...cells.matchAll(/<xf [^>]*>/g)].map(
    ([element]) => /numFmtId="(\d+)"/.exec(element)?.[1],
  );
  const builtIn: Record<string, string> = { 1: "0", 2: "0.00" };
  return (style: number) => {
    const id = ids[style] ?? "0";
    return codes.get(id) ?? builtIn[id] ?? "General";
  };
}
