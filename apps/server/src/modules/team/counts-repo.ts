import { statement, type Queryable } from '../../platform/database/pool.ts';
import { SHOWN, type Ahora } from './shown.ts';

export type FilaContada = { departamentoId: number | null; personas: number; trabajando: number };

const CUENTAS = statement(
  'team/counts.CUENTAS',
  `
  select u.departamento_id as "departamentoId", count(*)::int as personas, count(j.usuario_id)::int as trabajando
  from instancia.usuarios u
  left join instancia.jornadas j on j.entidad_id = $1 and j.usuario_id = u.usuario_id and j.estado = 'abierta'
    and j.situacion in ('trabajando', 'pausa') and j.usuario_id <> all ($4::int[])
  where ${SHOWN} group by 1`,
);

/** How many people there are directly in each department, and how many of them work; `olvidadas`: whose open day was forgotten. */
export const countPeople = (
  tx: Queryable,
  entidadId: number,
  { ahora, hoy }: Ahora,
  olvidadas: readonly number[],
): Promise<FilaContada[]> => tx.query(CUENTAS, [entidadId, ahora, hoy, olvidadas]);

const VINCULOS = statement(
  'team/counts.VINCULOS',
  `
  select u.usuario_id as id, coalesce(u.responsable_id, nullif(d.responsable_id, u.usuario_id), nullif(p.responsable_id, u.usuario_id)) as jefe
  from instancia.usuarios u
  left join instancia.departamentos d on d.entidad_id = $1 and d.departamento_id = u.departamento_id
  left join instancia.departamentos p on p.entidad_id = $1 and p.departamento_id = d.padre_id
  where ${SHOWN} order by u.nombre_completo collate "und-x-icu", u.usuario_id`,
);

/** Everybody by name, with the person they answer to: their own manager, or the head of their department or of the one above it. */
export const findLinks = (tx: Queryable, entidadId: number, { ahora, hoy }: Ahora): Promise<{ id: number; jefe: number | null }[]> =>
  tx.query(VINCULOS, [entidadId, ahora, hoy]);
