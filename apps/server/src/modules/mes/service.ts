// The stored sums, for other modules. The desk itself stands apart: it needs modules that need these.
export { refreshMonth, refreshWithin } from './refresh.ts';
export { countForClosing } from './closing-repo.ts';
export { findStoredDays } from './store-repo.ts';
export type { SumSoon } from './summing-job.ts';
