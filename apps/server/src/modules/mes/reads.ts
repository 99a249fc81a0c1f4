// The stored sums, for other modules.
export { countForClosing } from './closing-repo.ts';
export { findStoredDays } from './store-repo.ts';
