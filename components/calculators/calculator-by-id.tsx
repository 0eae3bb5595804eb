"use client";

import { createElement, use, type ComponentType } from "react";

import type { PageProps } from "@/components/calculator/calculator";
import type { CalculatorId } from "@/lib/catalogue/calculators";

import { calculatorOf } from "./calculator-of";

/** React asks for a promise each time it renders, and waits for the same one only. */
const fetched = new Map<CalculatorId, Promise<ComponentType<PageProps>>>();

function fetchedOnce(id: CalculatorId) {
  const promise = fetched.get(id) ?? calculatorOf(id);
  fetched.set(id, promise);
  return promise;
}

/** The calculator of a page, by its id, as Next renders it. app/_client/islands.tsx has it at once. */
export function CalculatorById({ id, ...props }: { id: CalculatorId } & PageProps) {
  return createElement(use(fetchedOnce(id)), props);
}
