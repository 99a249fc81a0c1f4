import { DECIDIR_A_LA_VEZ, solicitudes } from '@jornada/contract/solicitudes/calls.ts';
import { useSend } from '../../calls.ts';
import { useList } from '../../list/use-list.ts';

/** The requests that wait for one's decision, those that wait for anybody in the company, or those that were decided. */
export type Which = 'esperan' | 'empresa' | 'decididas';

const PARTS = { size: 20, refetchOnWindowFocus: true, keeps: false };

export const useToDecide = (cuales: Which) => useList(solicitudes.porDecidir, { cuales }, PARTS);
/** Decides about one or several. Each has its own answer. */
export const useDecide = () => useSend(solicitudes.decidir, { once: true, refreshOnError: true, waits: false });

/** As many can be chosen at once. */
export const MOST_AT_ONCE = DECIDIR_A_LA_VEZ;
