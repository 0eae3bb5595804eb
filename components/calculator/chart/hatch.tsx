/** Lines to fill a bar with, so that it can be told apart without its color. */
export const Hatch = ({ id }: { id: string }) => (
  <pattern id={id} width={6} height={6} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
    <rect width={3.5} height={6} className="fill-chart-2" />
  </pattern>
);
