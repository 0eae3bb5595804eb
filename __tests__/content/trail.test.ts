import { trailTo } from "@/content/trail";

const names = (path: string) => trailTo(path).map(({ name }) => name);

it("leads from Home over the calculators and the category to a calculator", () => {
  expect(trailTo("/calculators/loans-credit/mortgage")).toEqual([
    { name: "Home", href: "/" },
    { name: "Calculators", href: "/all-calculators" },
    { name: "Loans & Credit", href: "/loans-credit" },
    { name: "Mortgage Calculator", href: "/calculators/loans-credit/mortgage" },
  ]);
});

it("leads from Home over the blog to an article, by its topic", () => {
  expect(trailTo("/blog/emergency-fund-how-many-months")).toEqual([
    { name: "Home", href: "/" },
    { name: "Blog", href: "/blog" },
    { name: "Emergency Fund", href: "/blog/emergency-fund-how-many-months" },
  ]);
});

it("leads from Home over the accuracy page to what that leads to", () => {
  expect(names("/accuracy/states")).toEqual(["Home", "Accuracy", "State Income Tax"]);
  expect(names("/accuracy/differences")).toEqual(["Home", "Accuracy", "Differences"]);
});

it("puts every other page right under Home", () => {
  expect(names("/loans-credit")).toEqual(["Home", "Loans & Credit"]);
  expect(names("/all-calculators")).toEqual(["Home", "All Calculators"]);
});

it("fails the build for an address that does not exist", () => {
  expect(() => trailTo("/nowhere")).toThrow("No page at /nowhere");
  expect(() => trailTo("/calculators/loans-credit/nothing")).toThrow("No calculator at");
});
