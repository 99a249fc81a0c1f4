import { compensacionesDe, cuentaDe, type CuentaBolsa } from '@jornada/domain/bolsa/index.ts';
import { laborOf } from './labor.ts';
import type { Lectura } from './reader.ts';

/**
 * The hour bank of a person as it is today, if it was read with them. Time off counts from the first day of the month in which
 * the bank began. Earlier time off is in no account.
 */
export function accountOf({ persona, empresa, estado }: Lectura): CuentaBolsa {
  if (!persona.bolsa) throw new Error('the person was read without their hour bank');
  const { movimientos, ausencias, sueltos } = persona.bolsa;
  const first = movimientos.map(({ fecha }) => fecha).toSorted()[0];
  const laboral = laborOf({ asignaciones: persona.asignaciones, ausencias, sueltos }, empresa);
  const compensaciones = first ? compensacionesDe(laboral, `${first.slice(0, 7)}-01`) : [];
  return cuentaDe({ movimientos, compensaciones, hoy: estado.fecha });
}
