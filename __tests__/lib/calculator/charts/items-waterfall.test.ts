import { itemsWaterfall } from "@/lib/calculator/charts/items-waterfall";

const flow = (total: number, items: { description: string; amount: number }[]) =>
  itemsWaterfall({
    name: "flow",
    title: "What stays",
    subject: "From inflows to what stays",
    whole: ["Inflows", total],
    items,
    item: "Outflow",
    left: "Net",
  });

test("leads from the whole, the largest item first, to what is left", () => {
  const [chart] = flow(100, [
    { description: "", amount: 10 },
    { description: "Rent", amount: 60 },
  ]);
  expect(chart?.steps).toEqual([["Inflows", 100], ["Rent", -60], ["Outflow 1", -10], ["Net"]]);
});

test("there is none where nothing is taken, or nothing is there to take from", () => {
  expect(flow(100, [{ description: "Rent", amount: 0 }])).toEqual([]);
  expect(flow(0, [{ description: "Rent", amount: 60 }])).toEqual([]);
});
