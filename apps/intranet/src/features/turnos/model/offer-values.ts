import type { EntradaDe } from '@jornada/contract/call.ts';
import type { cambioTurnos } from '@jornada/contract/cambio-turnos/calls.ts';
import type { TurnoDelPlanVista } from '@jornada/contract/turnos/calls.ts';

type Input = EntradaDe<typeof cambioTurnos.ofrecer>;

/** What is missing: its hours, its post, and the `clave` of a shift that covers it; null: none does. */
export type OfferNeed = { turno: string | null; puestoId: number | null; inicio: string; fin: string };

/** What an empty form starts from. `turno`: the `clave` of a shift; null: hours of its own. */
export const offerValues = (centroId: number, fecha: string, need?: OfferNeed) => ({
  centroId,
  fecha,
  turno: need?.turno ?? null,
  puestoId: need?.puestoId ?? null,
  inicio: need?.inicio ?? '',
  fin: need?.fin ?? '',
  elige: 'primero' as Input['elige'],
  comentario: '',
});

/** The sign of a shift that has hours of its own. */
const SIGN = '+';

/** What is sent: the chosen shift as it is, or one of its own hours with a name. */
export function offerInput(
  { turno, puestoId, inicio, fin, comentario, ...same }: ReturnType<typeof offerValues>,
  shifts: readonly TurnoDelPlanVista[],
  name: string,
): Input {
  const chosen = shifts.find(({ clave }) => clave === turno);
  const { codigo, nombre, pausas, ...hours } = chosen ?? { codigo: SIGN, nombre: name, inicio, fin, pausas: [] };
  return {
    ...same,
    partes: [{ turno: { codigo, nombre, inicio: hours.inicio, fin: hours.fin, pausas }, ...(puestoId === null ? {} : { puestoId }) }],
    comentario: comentario.trim() || null,
  };
}
