/** What an employer adds. */
export type EmployerMatch = {
  /** Percent of what the employee contributes, 0 or more. */
  employerMatch: number;
  /** Percent of the pay up to which contributions are matched; 0 is no limit. */
  matchLimit: number;
};

/** The most of a contribution that is matched, in dollars a year. */
export const matchableOf = ({ matchLimit }: EmployerMatch, contribution: number, pay: number) =>
  matchLimit > 0 ? (pay * matchLimit) / 100 : contribution;

/**
 * What the employer adds to a contribution, in dollars a year:
 *
 *     match = min(contribution, pay × matchLimit ÷ 100) × employerMatch ÷ 100
 */
export const matchOf = (match: EmployerMatch, contribution: number, pay: number) =>
  (Math.min(contribution, matchableOf(match, contribution, pay)) * match.employerMatch) / 100;
