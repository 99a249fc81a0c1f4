import { DECIDIR_A_LA_VEZ, solicitudes, type OrdenBandeja } from '@jornada/contract/solicitudes/calls.ts';
import type { ModuloDecision } from '@jornada/domain/solicitudes/modelo.ts';
import { useSend } from '@jornada/web/calls.ts';
import { useList } from '@jornada/web/list/use-list.ts';

/** The requests that wait for one's decision, those that wait for anybody in the company, or those that were decided. */
export type Which = 'esperan' | 'empresa' | 'decididas';

const PARTS = { size: 20, refetchOnWindowFocus: true, keeps: false };

/** What the list is narrowed down to, as the address has it: one kind, and by when it begins rather than since when it waits. */
export type Narrowed = { clase?: ModuloDecision | undefined; orden?: Exclude<OrdenBandeja, 'espera'> | undefined };

export const useToDecide = (cuales: Which, { clase, orden }: Narrowed) =>
  useList(solicitudes.porDecidir, { cuales, modulo: clase, orden: cuales === 'decididas' ? undefined : orden }, PARTS);
/** Decides about one or several. Each has its own answer. */
export const useDecide = () => useSend(solicitudes.decidir, { once: true, refreshOnError: true, waits: false });

/** As many can be chosen at once. */
export const MOST_AT_ONCE = DECIDIR_A_LA_VEZ;
