import type { Queryable } from '../../../platform/database/pool.ts';
import { run, sql } from '../../../platform/database/sql.ts';
import { holidaysOf } from './holidays.ts';
import { findIds } from './ids.ts';
import { CLAVES_HORARIO, versionsOf } from './schedules.ts';

/** The years that a company with records since `desde` needs. The next year is included, for views of the future. */
export function yearsFrom(desde: Temporal.PlainDate, today: Temporal.PlainDate): number[] {
  return Array.from({ length: today.year + 2 - desde.year }, (_, index) => desde.year + index);
}

/**
 * Writes the summer schedules of some years, and the public holidays of those that have come: of later ones the calendar's proposals hold, until
 * somebody confirms them. Existing ones stay. `ano`: this year.
 */
export async function openYears(tx: Queryable, entidadId: number, years: readonly number[], ano: number): Promise<void> {
  const ids = await findIds(tx, entidadId);
  const festivos = years
    .filter((year) => year <= ano)
    .flatMap(holidaysOf)
    .map(({ centro, fecha, nombre }) => ({ entidad_id: entidadId, centro_id: ids.centro(centro), fecha, nombre }));
  if (festivos.length > 0)
    await run(
      tx,
      sql
        .insertInto('instancia.festivos')
        .values(festivos)
        .onConflict((conflict) => conflict.doNothing()),
    );

  const versiones = CLAVES_HORARIO.flatMap((clave) =>
    years
      .flatMap((year) => versionsOf(clave, year))
      .map(({ desde, definicion }) => ({
        entidad_id: entidadId,
        horario_id: ids.horario(clave),
        desde,
        definicion: JSON.stringify(definicion),
      })),
  );
  await run(
    tx,
    sql
      .insertInto('instancia.horarios_versiones')
      .values(versiones)
      .onConflict((conflict) => conflict.doNothing()),
  );
}
