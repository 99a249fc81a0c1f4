import { asignacionDe, type Asignable } from '@jornada/domain/personas/assign.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import type { Configuracion } from '../../shared/company/configuration.ts';
import { checkChosen } from './check.ts';
import { findChoices, findClosedUntil } from './repo.ts';

/** This schedule, this centre, or both, from a day on. What is left out does not change. */
export type Contrato = { desde: string; horarioId?: number | undefined; centroId?: number | undefined };

/**
 * Finds out what assigning a schedule or a centre means for each of the given people. One person and many follow the same rule.
 * The caller has taken the lock of closing, so that no month can be closed until the transaction ends, and then locked the people.
 * @throws AppError for a schedule or centre that is not in use.
 */
export async function tryAssigning<P extends Asignable>(tx: Queryable, entidadId: number, people: readonly P[], contrato: Contrato) {
  checkChosen(await findChoices(tx, entidadId), contrato);
  const cerradoHasta = await findClosedUntil(tx, entidadId);
  return people.map((persona) => ({ persona, result: asignacionDe(persona, contrato, cerradoHasta) }));
}

/** The data of an assignment for the audit log. */
export const describeAssignment = (
  { centros, horarios }: Configuracion,
  { desde, centroId, horarioId }: { desde: string; centroId: number; horarioId: number },
) => ({ desde, centro: centros.get(centroId)?.nombre ?? null, horario: horarios.get(horarioId)?.at(-1)?.nombre ?? null });
