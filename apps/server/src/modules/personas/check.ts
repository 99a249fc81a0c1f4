import { normalizeDocumento, problemaDeDocumento } from '@jornada/domain/personas/index.ts';
import { mesDe } from '@jornada/domain/cierres/index.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { findClosedMonths } from '../cierres/reads.ts';
import { findManagers, type Configurado, type DatosPersona } from './repo.ts';

/** An ID number in its stored form. @throws AppError `personas.documento-no-valido`, with the letter that it should end with. */
export function checkDocument(texto: string, pais: string): string {
  const documento = normalizeDocumento(texto);
  const problema = problemaDeDocumento(documento, pais);
  if (!problema) return documento;
  throw new AppError('personas.documento-no-valido', { fields: { documento: problema } });
}

/** Checks a person's data against what the company has. */
export async function checkData(
  tx: Queryable,
  options: { entidadId: number; ahora: string; id: number | null; datos: DatosPersona; antes: DatosPersona | null; elegible: Configurado },
): Promise<void> {
  const { entidadId, ahora, id, datos, antes, elegible } = options;
  const { departamentoId, responsableId } = datos;
  // A closed department may stay, but cannot be newly assigned.
  if (departamentoId !== antes?.departamentoId) checkChosen(elegible, { departamentoId });
  if (responsableId === null || responsableId === antes?.responsableId) return;
  const managers = await findManagers(tx, entidadId, ahora);
  if (responsableId === id || !managers.some((one) => one.id === responsableId))
    throw new AppError('personas.responsable-no-valido', { fields: { responsableId: { key: 'opcion' } } });
}

const isMissing = (items: readonly { id: number }[], id: number | null | undefined): boolean =>
  id !== undefined && id !== null && !items.some((one) => one.id === id);

/**
 * What is assigned has to be in use. @throws AppError `personas.centro-no-existe`, `personas.horario-no-existe`,
 * `personas.departamento-no-existe`.
 */
export function checkChosen(
  { centros, horarios, departamentos }: Configurado,
  chosen: { centroId?: number | undefined; horarioId?: number | undefined; departamentoId?: number | null | undefined },
): void {
  const { centroId, horarioId, departamentoId } = chosen;
  if (isMissing(centros, centroId)) throw new AppError('personas.centro-no-existe', { fields: { centroId: { key: 'opcion' } } });
  if (isMissing(horarios, horarioId)) throw new AppError('personas.horario-no-existe', { fields: { horarioId: { key: 'opcion' } } });
  if (isMissing(departamentos, departamentoId))
    throw new AppError('personas.departamento-no-existe', { fields: { departamentoId: { key: 'opcion' } } });
}

/**
 * What a closed month was computed from must not change: from this day on, no month of these centres may be closed. The caller
 * holds the lock of closing. @throws AppError `registros.mes-cerrado`.
 */
export async function checkMonths(tx: Queryable, entidadId: number, centroIds: readonly (number | null)[], desde: string): Promise<void> {
  for (const centroId of new Set(centroIds)) {
    if (centroId === null) continue;
    const closed = await findClosedMonths(tx, entidadId, centroId);
    if ([...closed].some((mes) => mes >= mesDe(desde))) throw new AppError('registros.mes-cerrado');
  }
}
