import type { createOwnPay } from './own.ts';

/** What other modules may ask of somebody's pay. */
export type RetribucionesService = Pick<ReturnType<typeof createOwnPay>, 'readTwelveMonths'>;
