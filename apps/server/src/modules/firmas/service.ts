export { signMonthOfDemo } from './demo.ts';
export { readMonthToSign, type MesLeido } from './month.ts';
export { findActs, findByDigest, findConfirmations, type ConfirmacionDeMes, type FirmaHallada } from './repo.ts';
