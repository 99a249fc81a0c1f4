import { statement, type Queryable } from '../../platform/database/pool.ts';

export type Alguien = { centroId: number; id: number; nombre: string; nota: string | null; desde: string };

/** Whoever is clocked in for longer has forgotten to clock out. */
const MOST_HOURS = 20;
// Who works from elsewhere has an open stretch that says so.
const GENTE = statement(
  'visitas/muster.GENTE',
  `
  select a.centro_id as "centroId", u.usuario_id as id, u.nombre_completo as nombre, d.nombre as nota, j.inicio as desde
  from instancia.jornadas j
  join instancia.usuarios u on u.entidad_id = $1 and u.usuario_id = j.usuario_id
  join lateral (
    select x.centro_id from instancia.asignaciones x
    where x.entidad_id = $1 and x.usuario_id = j.usuario_id and x.desde <= j.fecha order by x.desde desc limit 1) a on a.centro_id is not null
  left join instancia.departamentos d on d.entidad_id = $1 and d.departamento_id = u.departamento_id
  where j.entidad_id = $1 and j.estado = 'abierta' and j.situacion in ('trabajando', 'pausa') and j.inicio > $2::timestamptz - interval '${MOST_HOURS} hours'
    and coalesce(j.tramos -> -1 ->> 'subtipo', '') <> 'remoto'
  order by u.nombre_completo collate "und-x-icu", u.usuario_id`,
);
const VISITAS = statement(
  'visitas/muster.VISITAS',
  `
  select centro_id as "centroId", visita_id as id, nombre, empresa as nota, entrada as desde from instancia.visitas
  where entidad_id = $1 and salida is null order by nombre collate "und-x-icu", visita_id`,
);

export const findPeopleInside = (tx: Queryable, entidadId: number, ahora: string): Promise<Alguien[]> =>
  tx.query(GENTE, [entidadId, ahora]);
export const findVisitorsInside = (tx: Queryable, entidadId: number): Promise<Alguien[]> => tx.query(VISITAS, [entidadId]);

export type MarcaRecuento = { clase: 'persona' | 'visita'; id: number; presente: boolean; momento: string };
const RECUENTOS = statement(
  'visitas/muster.RECUENTOS',
  'select centro_id as "centroId", desde from instancia.visitas_recuentos where entidad_id = $1 and desde > $2',
);
const MARCAS = statement(
  'visitas/muster.MARCAS',
  `
  select m.centro_id as "centroId", m.clase, m.sujeto_id as id, m.presente, m.momento from instancia.visitas_marcas m
  join instancia.visitas_recuentos r on r.entidad_id = $1 and r.centro_id = m.centro_id
  where m.entidad_id = $1 and r.desde > $2 and m.momento >= r.desde order by m.clase, m.sujeto_id`,
);

export const findCounts = (tx: Queryable, entidadId: number, since: string): Promise<{ centroId: number; desde: string }[]> =>
  tx.query(RECUENTOS, [entidadId, since]);
export const findTicks = (tx: Queryable, entidadId: number, since: string): Promise<(MarcaRecuento & { centroId: number })[]> =>
  tx.query(MARCAS, [entidadId, since]);

// A count that began later wins, whoever began it.
const EMPEZAR = statement(
  'visitas/muster.EMPEZAR',
  `
  insert into instancia.visitas_recuentos as r (entidad_id, centro_id, desde) values ($1, $2, $3)
  on conflict (entidad_id, centro_id) do update set desde = greatest(r.desde, excluded.desde) returning desde`,
);
// The latest tick of each holds, in whatever order they arrive. Ticks of people of other companies find nobody.
const MARCAR = statement(
  'visitas/muster.MARCAR',
  `
  insert into instancia.visitas_marcas as m (entidad_id, centro_id, clase, sujeto_id, presente, momento, autor_id)
  select distinct on (x.clase, x.id) $1, $2, x.clase, x.id, x.presente, x.momento, $4
  from jsonb_to_recordset($3) as x (clase text, id int, presente boolean, momento timestamptz)
  where case x.clase when 'persona' then exists (select from instancia.usuarios u where u.entidad_id = $1 and u.usuario_id = x.id)
    else exists (select from instancia.visitas v where v.entidad_id = $1 and v.visita_id = x.id) end
  order by x.clase, x.id, x.momento desc
  on conflict (entidad_id, centro_id, clase, sujeto_id) do update set presente = excluded.presente, momento = excluded.momento, autor_id = excluded.autor_id
  where m.momento < excluded.momento`,
);

/** @returns when the count that goes on began. */
export const startCount = async (tx: Queryable, entidadId: number, centroId: number, desde: string): Promise<string> =>
  (await tx.query(EMPEZAR, [entidadId, centroId, desde]))[0]?.desde ?? desde;

type Apunte = { centroId: number; marcas: readonly MarcaRecuento[]; autorId: number };
export async function saveTicks(tx: Queryable, entidadId: number, { centroId, marcas, autorId }: Apunte): Promise<void> {
  await tx.query(MARCAR, [entidadId, centroId, JSON.stringify(marcas), autorId]);
}
