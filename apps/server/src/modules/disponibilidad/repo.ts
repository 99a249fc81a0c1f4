import type { Disponibilidad } from '@jornada/domain/disponibilidad/modelo.ts';
import type { Fecha } from '@jornada/domain/horario/modelo.ts';
import { statement, type Queryable } from '../../platform/database/pool.ts';

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
