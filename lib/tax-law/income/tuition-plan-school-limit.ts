/**
 * The dollars a year that a student’s qualified tuition plans (529 plans) may pay for school before college without
 * tax, all plans together. Nothing indexes them. Until 2025 it was 10,000.
 *
 * 26 U.S.C. 529(c)(7) and the end of (e)(3)(A), as amended by Pub. L. 119-21 for taxable years from 2026 on. Read on
 * 2026-11-30 at westerncpe.com/?p=444537 and keitercpa.com/blog/beyond-college-savings-how-obbba-expands-power-529-plans,
 * which agree.
 */
export const tuitionPlanSchoolLimit = 20_000;
