// The stored sums, for other modules.
export { countForClosing } from './closing-repo.ts';
export { findStoredDays } from './stored-days-repo.ts';
