import { site } from "@/lib/site";

/** figurewell-loans-credit-mortgage.csv: what the file of a calculator is called. */
export const nameOfFile = (id: string, ending: string) =>
  `${site.name.toLowerCase()}-${id.replace("/", "-")}.${ending}`;
