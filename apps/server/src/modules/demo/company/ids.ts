import type { Queryable } from '../../../platform/database/pool.ts';
import { run, sql } from '../../../platform/database/sql.ts';
import { CENTROS, type ClaveCentro } from './centres.ts';
import { HORARIOS, type ClaveHorario } from './schedules.ts';

export type Ids = { centro(clave: ClaveCentro): number; horario(clave: ClaveHorario): number };

/** The ids of centres and schedules. @throws Error if one is missing. */
export async function findIds(tx: Queryable, entidadId: number): Promise<Ids> {
  const centros = await run(
    tx,
    sql.selectFrom('instancia.centros').select(['centro_id as id', 'nombre']).where('entidad_id', '=', entidadId),
  );
  const horarios = await run(
    tx,
    sql.selectFrom('instancia.horarios').select(['horario_id as id', 'nombre']).where('entidad_id', '=', entidadId),
  );
  const idIn = (rows: readonly { id: number; nombre: string }[], nombre: string): number => {
    const row = rows.find((candidate) => candidate.nombre === nombre);
    if (!row) throw new Error(`the demo company has no ${nombre}`);
    return row.id;
  };
  return { centro: (clave) => idIn(centros, CENTROS[clave].nombre), horario: (clave) => idIn(horarios, HORARIOS[clave].nombre) };
}
