import { statement, told, type Queryable, type RowOf } from '../../platform/database/pool.ts';

/** A line of the audit log, with names. */
export type ApunteLeido = RowOf<typeof PARTE>;

const PARTE = statement(
  'exportes/audit.PARTE',
  `
  select a.auditoria_id as id, a.momento, u.nombre_completo as autor, p.nombre_completo as por, a.accion, a.sobre, a.sobre_id as "sobreId",
    case when a.sobre = 'persona' then (select x.nombre_completo from instancia.usuarios x where x.entidad_id = $1 and x.usuario_id = a.sobre_id) end as nombre,
    a.datos, a.dispositivo, a.direccion
  from instancia.auditoria a
  join instancia.usuarios u on u.entidad_id = $1 and u.usuario_id = a.autor_id
  left join instancia.usuarios p on p.entidad_id = $1 and p.usuario_id = a.por_id
  where a.entidad_id = $1 and a.momento >= $2 and a.momento < $3 and (a.momento, a.auditoria_id) > (coalesce($4::timestamptz, '-infinity'), $5::bigint)
  order by a.momento, a.auditoria_id limit $6`,
  told<{ datos: Record<string, unknown> }>(),
);

type Ventana = { desde: string; hasta: string };

/** The next lines, the oldest first. `desde` inclusive, `hasta` exclusive, both instants. */
export const findApuntes = (
  tx: Queryable,
  entidadId: number,
  { desde, hasta }: Ventana,
  { after, limit }: { after: Pick<ApunteLeido, 'id' | 'momento'> | null; limit: number },
): Promise<ApunteLeido[]> => tx.query(PARTE, [entidadId, desde, hasta, after?.momento ?? null, after?.id ?? 0, limit]);

const CUANTOS = statement(
  'exportes/audit.CUANTOS',
  'select count(*)::int as n from instancia.auditoria a where a.entidad_id = $1 and a.momento >= $2 and a.momento < $3',
);
export async function countApuntes(tx: Queryable, entidadId: number, { desde, hasta }: Ventana): Promise<number> {
  return (await tx.query(CUANTOS, [entidadId, desde, hasta]))[0]?.n ?? 0;
}
