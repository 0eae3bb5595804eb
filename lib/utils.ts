import { clsx, type ClassValue } from "clsx";

/** Joins class names. Callers keep them from conflicting: tailwind-merge would cost 8.5 kB. */
export const cn = (...classes: ClassValue[]) => clsx(classes);
