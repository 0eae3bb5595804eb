import { pagesMeantIn } from "@/lib/search/pages-meant";
import { searchIn } from "@/lib/search/search";

const page = (href: string, name: string, everydayWords = "") => ({
  href,
  name,
  category: "",
  description: "A page of words.",
  everydayWords,
});

const pages = [
  page("/loans", "Loans"),
  page("/loans/home-loan", "Home Loan", "mortgage"),
  page("/loans/car-loan", "Car Loan", "vehicle"),
  page("/loans/loan-balance", "Loan Balance"),
  page("/loans/loan-table", "Loan Table"),
  page("/about", "About Us"),
];
const pagesMeantBy = pagesMeantIn(pages, searchIn(pages));
const hrefs = (path: string) => pagesMeantBy(path).map(({ href }) => href);

it.each([
  "/home-loan",
  "/cars/home-loan",
  "/HOME-LOAN",
  "/HOMELOAN",
  "/home-loan/",
  "/home-loan.html",
  "/home_loan.php",
  "/homeloan",
  "/hom-loan",
  "/h%6Fm%65%20l%6Fan",
  "/home-loan-calculator",
  "/mortgage",
])("%s means the page of that name first", (path) => {
  expect(hrefs(path)[0]).toBe("/loans/home-loan");
});

it("takes what is found within a page for the page, and lists no other address", () => {
  const within = { ...page("/loans/car-loan#fill.car=boat", "Boat Loan"), called: ["Boat"] };
  const found = pagesMeantIn(pages, searchIn([...pages, within]));
  expect(found("/boat-loan").map(({ href }) => href)).toEqual(["/loans/car-loan"]);
});

it("takes the part before where the last one is like nothing", () => {
  expect(hrefs("/loans/qwertz")[0]).toBe("/loans");
});

it("offers none for what is like no address and no name", () => {
  for (const path of ["/wp-login.php", "/.env", "/words", "/home-qwertz", "/%E0%A4%A", "/", "/a"])
    expect(hrefs(path)).toEqual([]);
});

it("offers each page once, and three at most", () => {
  for (const path of ["/loan", "/loans/loan/home-loan"]) {
    const found = hrefs(path);
    expect(found).toHaveLength(3);
    expect(new Set(found).size).toBe(found.length);
  }
});

it("reads the beginning of an address that is longer than any of ours", () => {
  expect(hrefs(`/home-loan/${"qwertz/".repeat(10_000)}`)[0]).toBe("/loans/home-loan");
  expect(hrefs(`/${"qwertz-".repeat(10_000)}/home-loan`)).toEqual([]);
});
