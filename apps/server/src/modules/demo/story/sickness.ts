import type { Ausencia, Fecha } from '@jornada/domain/horario/modelo.ts';
import { CUENTAS } from '../../../shared/demo-accounts.ts';
import { dni } from '../id-number.ts';

/** Who is ill at the beginning, for some weeks; and who was, and had a relapse. */
export const ILL = dni(12);
export const RELAPSED = CUENTAS.fijo;

/** Days before yesterday on which a leave began, and how many it lasts. */
const SHOWN: Readonly<Record<string, readonly { before: number; days: number }[]>> = {
  [ILL]: [{ before: 11, days: 30 }],
  [RELAPSED]: [
    { before: 62, days: 9 },
    { before: 40, days: 6 },
  ],
};

/** The leaves that a new demo company has in any case, so that one goes on and one had a relapse. */
export const leavesToShow = (userName: string, ayer: Fecha): Ausencia[] =>
  (SHOWN[userName] ?? []).map(({ before, days }) => {
    const desde = Temporal.PlainDate.from(ayer).subtract({ days: before });
    const hasta = desde.add({ days: days - 1 });
    return { clase: 'baja', desde: desde.toString(), hasta: hasta.toString(), aprobada: true, minutos: null, mitad: null };
  });
