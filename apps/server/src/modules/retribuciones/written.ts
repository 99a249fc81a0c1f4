import { defineEvent } from '../../platform/bus.ts';

/** Somebody's pay of a month is there for the first time. */
export const nominasEscritas = defineEvent<{ entidadId: number; ano: number; mes: number; personaIds: readonly number[] }>(
  'retribuciones.escritas',
  { temas: ['retribuciones'] },
);
