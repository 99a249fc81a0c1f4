import type { ClaseDisponibilidad, Disponibilidad } from '@jornada/domain/disponibilidad/modelo.ts';
import type { Fecha } from '@jornada/domain/horario/modelo.ts';
import { statement, told, type Queryable } from '../../platform/database/pool.ts';

const COLUMNAS = `disponibilidad_id as id, clase, dia_semana as "diaSemana", fecha, to_char(desde, 'HH24:MI') as desde, to_char(hasta, 'HH24:MI') as hasta`;
type Guardada = Disponibilidad & { id: number };

const DE = statement(
  'disponibilidad/repo.DE',
  `
  select usuario_id as "personaId", ${COLUMNAS} from instancia.disponibilidad
  where entidad_id = $1 and usuario_id = any($2) and (fecha is null or fecha >= $3)
  order by usuario_id, fecha nulls first, dia_semana, desde nulls first, disponibilidad_id`,
  told<{ clase: ClaseDisponibilidad; diaSemana: number | null; fecha: Fecha | null; desde: string | null; hasta: string | null }>(),
);

/** What these people say, by person; of dates only those from a day on. Days of the week first. */
export async function findSaid(tx: Queryable, entidadId: number, ids: readonly number[], desde: Fecha): Promise<Map<number, Guardada[]>> {
  const rows = ids.length === 0 ? [] : await tx.query(DE, [entidadId, ids, desde]);
  const said = Map.groupBy(rows, ({ personaId }) => personaId);
  return new Map(
    [...said].map(([personaId, theirs]) => [
      personaId,
      theirs.map(({ id, clase, diaSemana, fecha, desde: from, hasta }) => ({ id, clase, diaSemana, fecha, desde: from, hasta })),
    ]),
  );
}

const PONER = statement(
  'disponibilidad/repo.PONER',
  `
  insert into instancia.disponibilidad (entidad_id, usuario_id, clase, dia_semana, fecha, desde, hasta)
  select $entidadId, $usuarioId, $clase, $diaSemana, $fecha, $desde, $hasta
  where (select count(*) from instancia.disponibilidad where entidad_id = $entidadId and usuario_id = $usuarioId and (fecha is null or fecha >= $hoy)) < $maximo
  returning disponibilidad_id as id`,
);

/** @returns the id; null: the person has said as much as they may. */
export async function insertSaid(
  tx: Queryable,
  { entidadId, usuarioId, hoy, maximo, ...one }: Disponibilidad & { entidadId: number; usuarioId: number; hoy: Fecha; maximo: number },
): Promise<number | null> {
  const [row] = await tx.query(PONER, { ...one, entidadId, usuarioId, hoy, maximo });
  return row?.id ?? null;
}

const QUITAR = statement(
  'disponibilidad/repo.QUITAR',
  'delete from instancia.disponibilidad where entidad_id = $1 and usuario_id = $2 and disponibilidad_id = $3 returning 1 as uno',
);

/** @returns whether it was there. */
export const deleteSaid = async (tx: Queryable, entidadId: number, usuarioId: number, id: number): Promise<boolean> =>
  (await tx.query(QUITAR, [entidadId, usuarioId, id])).length > 0;
