import { compensacionesDe, cuentaDe, type CuentaBolsa } from '@jornada/domain/bolsa/index.ts';
import type { Fecha } from '@jornada/domain/horario/modelo.ts';
import type { Configuracion } from '../../../shared/company/configuration.ts';
import { laborOf } from './labor.ts';
import type { Lectura } from './reader.ts';
import type { BolsaLeida, PersonaLeida } from './repo.ts';

type ConBanco = Pick<PersonaLeida, 'asignaciones'> & { bolsa: Pick<BolsaLeida, 'movimientos' | 'ausencias' | 'sueltos'> };

/**
 * The hour bank of a person as it is on a day. Time off counts from the first day of the month in which the bank began. Earlier time off
 * is in no account.
 */
export function accountOn(
  { asignaciones, bolsa: { movimientos, ausencias, sueltos } }: ConBanco,
  empresa: Configuracion,
  hoy: Fecha,
): CuentaBolsa {
  const first = movimientos.map(({ fecha }) => fecha).toSorted()[0];
  const laboral = laborOf({ asignaciones, ausencias, sueltos }, empresa);
  const compensaciones = first ? compensacionesDe(laboral, `${first.slice(0, 7)}-01`) : [];
  return cuentaDe({ movimientos, compensaciones, hoy });
}

/** The same as it is today, if it was read with the person. */
export function accountOf({ persona: { asignaciones, bolsa }, empresa, estado }: Lectura): CuentaBolsa {
  if (!bolsa) throw new Error('the person was read without their hour bank');
  return accountOn({ asignaciones, bolsa }, empresa, estado.fecha);
}
