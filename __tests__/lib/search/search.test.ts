import { searchIn } from "@/lib/search/search";

const entry = (name: string, more: Partial<Parameters<typeof searchIn>[0][number]> = {}) => ({
  href: `/${name}`,
  name,
  category: "",
  description: "",
  everydayWords: "",
  ...more,
});

const found = (entries: readonly ReturnType<typeof entry>[], text: string) =>
  searchIn(entries)
    .find(text)
    ?.map((match) => match.entry.name);

const others = ["Alpha", "Beta", "Gamma", "Delta"].map((name) => entry(name));

it("takes a name above what people call it, and that above its description and its category", () => {
  const entries = [
    ...others,
    entry("One", { description: "About a boat." }),
    entry("Two", { category: "Boats" }),
    entry("Three", { everydayWords: "sail, boat, ship" }),
    entry("Boat"),
  ];
  const order = found(entries, "boat");
  expect(order?.slice(0, 2)).toEqual(["Boat", "Three"]);
  expect(order?.slice(2).toSorted()).toEqual(["One", "Two"]);
});

it("finds by words in any order and number, with fillers and slips between them", () => {
  const entries = [...others, entry("Card Payoff"), entry("Card Game")];
  for (const text of ["card payoff", "payoff cards", "the payoff of my card", "cadr payof"])
    expect(found(entries, text)?.[0]).toBe("Card Payoff");
});

it("takes what answers every word above what answers one of them well", () => {
  const entries = [...others, entry("Rent"), entry("Other", { description: "Rent a car." })];
  expect(found(entries, "rent car")).toEqual(["Other", "Rent"]);
});

it("finds by the beginning of a word while it is being typed", () => {
  expect(found([...others, entry("Mortgage")], "mor")).toEqual(["Mortgage"]);
});

it("overlooks one wrong letter in a short word, two in a longer one, none in three letters", () => {
  const entries = [...others, entry("Loan"), entry("Mortgage"), entry("Car")];
  const isFound = (text: string) => found(entries, text)?.length === 1;
  expect(["loam", "morgage", "motgaje"].filter(isFound)).toHaveLength(3);
  expect(["lome", "murdage", "cat"].filter(isFound)).toEqual([]);
});

it("takes a known word for itself, not for a slip", () => {
  const entries = [...others, entry("Card"), entry("Care")];
  expect(found(entries, "card")).toEqual(["Card"]);
  expect(found(entries, "carg")?.toSorted()).toEqual(["Card", "Care"]);
});

it("leaves away what has too little to do with it", () => {
  const entries = [
    ...others,
    entry("Home Loan"),
    entry("Other", { description: "A page with a word on a loan and much about other things." }),
  ];
  expect(found(entries, "home loan")).toEqual(["Home Loan"]);
});

it("takes a page of lower standing after one that answers as well", () => {
  expect(found([...others, entry("Tax", { standing: 0.5 }), entry("Tax ")], "tax")).toEqual([
    "Tax ",
    "Tax",
  ]);
});

it("tells nothing found from nothing asked", () => {
  expect(found(others, "xylophone")).toEqual([]);
  for (const text of ["", "  ", "?!", "how much"]) expect(found(others, text)).toBeUndefined();
});

it("offers the three at most that come near, and nothing where nothing does", () => {
  const entries = [
    ...others,
    ...["One", "Two", "Three", "Four"].map((one) => entry(`Amortization ${one}`)),
  ];
  const nearest = (text: string) =>
    searchIn(entries)
      .nearest(text)
      .map(({ name }) => name);
  expect(nearest("amoritzashun")).toHaveLength(3);
  expect(nearest("zzzz")).toEqual([]);
});

it("takes no word for a slip that begins with another letter", () => {
  const entries = [...others, entry("Teacher"), entry("Work")];
  for (const text of ["weather", "york"]) expect(found(entries, text)).toEqual([]);
  expect(found(entries, "wurk")).toEqual(["Work"]);
});

it("says by which text it was found", () => {
  const entries = [...others, entry("One", { everydayWords: "rainy day fund, lost my job" })];
  expect(searchIn(entries).find("rainy days")?.[0]).toMatchObject({
    part: "everydayWords",
    text: "rainy day fund",
    met: new Set(["rainy", "day"]),
  });
});

it("looks for the beginning of a text that is longer than any question", () => {
  const entries = [...others, entry("Boat"), entry("Carriage")];
  const many = Array.from({ length: 20_000 }, (_, index) => `q${index}x`).join(" ");
  expect(found(entries, `boat ${many} carriage`)).toEqual(["Boat"]);
  expect(found(entries, `${many} carriage`)).toEqual([]);
  const nearest = searchIn(entries).nearest(`boat ${many} carriage`);
  expect(nearest.map(({ name }) => name)).not.toContain("Carriage");
  expect(found(entries, `${" ".repeat(20_000)}boat`)).toBeUndefined();
});

describe("one of many that share their other words", () => {
  const taxOf = (name: string, letters: string) =>
    entry(`${name} tax`, { called: [name, letters], standing: 0.3 });
  const many = [
    ...others,
    entry("Tax"),
    entry("Rent"),
    taxOf("Oregon", "OR"),
    taxOf("North Dakota", "ND"),
    taxOf("South Dakota", "SD"),
    taxOf("Idaho", "ID"),
  ];

  it("is found by its own name, and by nothing that the others have", () => {
    expect(found(many, "tax")).toEqual(["Tax"]);
    expect(found(many, "dakota")).toEqual([]);
    expect(found(many, "south dakota")).toEqual(["South Dakota tax"]);
    expect(found(many, "north dak")).toEqual(["North Dakota tax"]);
    expect(found(many, "tax oregan")).toEqual(["Oregon tax", "Tax"]);
  });

  it("comes first where nothing else is typed, by its letters too", () => {
    const oregano = entry("Oregon", { everydayWords: "or, Oregon" });
    for (const text of ["Oregon", "oregon", "OR", "or", "O.R."])
      expect(found([...many, oregano], text)?.[0]).toBe("Oregon tax");
  });

  it("takes two letters for a name, not for the beginning of one", () => {
    expect(found(many, "nd tax")?.[0]).toBe("North Dakota tax");
    expect(found(many, "tax id")).toEqual(["Tax"]);
    expect(found(many, "tax ID")?.[0]).toBe("Idaho tax");
    expect(found(many, "rent or tax")?.toSorted()).toEqual(["Rent", "Tax"]);
  });

  it("answers once by a name, however many words that has", () => {
    expect(found(many, "north dakota rent")).toEqual(["Rent", "North Dakota tax"]);
  });
});
