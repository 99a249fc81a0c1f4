import { asignacionDe, type Asignable } from '@jornada/domain/personas/asignar.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import { takeClosingLock } from '../cierres/service.ts';
import type { Configuracion } from '../entidades/service.ts';
import { checkChosen } from './check.ts';
import { findChoices, findClosedUntil } from './repo.ts';

/** From a day on this schedule, this centre, or both; what is not named stays. */
export type Contrato = { desde: string; horarioId?: number | undefined; centroId?: number | undefined };

/**
 * What giving people a schedule or a centre comes to for each of them, one or many: the same rule. Closing waits until the caller is done.
 * The caller holds the people. @throws AppError for what the company does not have in use.
 */
export async function tryAssigning<P extends Asignable>(tx: Queryable, entidadId: number, people: readonly P[], contrato: Contrato) {
  checkChosen(await findChoices(tx, entidadId), contrato);
  await takeClosingLock(tx, entidadId);
  const cerradoHasta = await findClosedUntil(tx, entidadId);
  return people.map((persona) => ({ persona, result: asignacionDe(persona, contrato, cerradoHasta) }));
}

/** What is written down of an assignment. */
export const describeAssignment = (
  { centros, horarios }: Configuracion,
  { desde, centroId, horarioId }: { desde: string; centroId: number; horarioId: number },
) => ({ desde, centro: centros.get(centroId)?.nombre ?? null, horario: horarios.get(horarioId)?.at(-1)?.nombre ?? null });
