import type { PropuestaDelPlanVista } from '@jornada/contract/turnos/calls.ts';

/** So often it is asked how far a proposal is. */
export const OFTEN_MS = 1500;

export const isSearching = ({ estado }: Pick<PropuestaDelPlanVista, 'estado'>): boolean => estado === 'espera' || estado === 'haciendo';
