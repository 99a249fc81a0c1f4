import type { createOwnPay } from './own.ts';

export { findOfYears, type FilaRetribucionGuardada } from './repo.ts';
/** What other modules may ask of somebody's pay. */
export type RetribucionesService = Pick<ReturnType<typeof createOwnPay>, 'readTwelveMonths'>;
