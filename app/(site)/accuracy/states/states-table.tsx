import { ScrollingTable } from "@/components/site/scrolling-table";
import { stateRows } from "@/content/tested/state-comparison";
import { formatNumber, formatUsd } from "@/lib/format";

const label = "Every state and what its tax is compared with";

const counts = ["Cases", "Within $1 or $2", "Largest difference"];

/** Every state: what its tax is compared with and, on a line of their own, the years of its law. */
export const StatesTable = () => (
  <ScrollingTable slot="states-table" label={label} frame="max-w-[42rem]">
    <thead className="sticky top-0 z-20 bg-muted text-left align-bottom">
      <tr>
        <th scope="col" className="px-4 py-3 font-semibold">
          State
        </th>
        {counts.map((name) => (
          <th key={name} scope="col" className="px-3 py-3 text-right font-semibold">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    {stateRows.map(({ name, cases, met, largest, law }) => (
      <tbody key={name} className="border-t align-top">
        <tr>
          <th scope="row" className="px-4 pt-2 text-left font-medium">
            {name}
          </th>

          <td className="px-3 pt-2 text-right">{formatNumber(cases)}</td>
          <td className="px-3 pt-2 text-right">{formatNumber(met)}</td>
          <td className="px-3 pt-2 text-right">
            {largest === 0 ? "under 1¢" : formatUsd(largest)}
          </td>
        </tr>
        <tr>
          <td colSpan={4} className="px-4 pb-2 text-muted-foreground">
            {law.join(" ")}
          </td>
        </tr>
      </tbody>
    ))}
  </ScrollingTable>
);
