import type { DiaPublicado } from '@jornada/domain/turnos/plan/index.ts';
import type { Fecha } from '@jornada/domain/horario/modelo.ts';
import { statement, told, type Queryable } from '../../platform/database/pool.ts';

const PUBLICACION = statement(
  'turnos/publish.PUBLICACION',
  `
  insert into instancia.turnos_publicaciones (entidad_id, autor_id, momento, desde, hasta, personas, dias)
  values ($1, $2, $3, $4, $5, $6, $7) returning publicacion_id as id`,
);
const DIAS = statement(
  'turnos/publish.DIAS',
  `
  insert into instancia.dias_sueltos as d (entidad_id, usuario_id, fecha, partes, publicacion_id, distinto)
  select $1, x."personaId", x.fecha, nullif(x.dia, 'null'), $3, x.distinto
  from jsonb_to_recordset($2) as x ("personaId" int, fecha date, dia jsonb, distinto boolean)
  on conflict (entidad_id, usuario_id, fecha) do update set partes = excluded.partes, publicacion_id = excluded.publicacion_id, cambio_id = null,
    numero = d.numero + 1, distinto = excluded.distinto`,
);
const PUBLICADO = statement(
  'turnos/publish.PUBLICADO',
  `
  insert into instancia.turnos_publicado (entidad_id, usuario_id, desde, hasta, publicacion_id)
  select $1, x.id, x.desde, x.hasta, $5 from unnest($2::int[], $3::date[], $4::date[]) as x (id, desde, hasta)`,
);

/** A publication, before its days are written. @returns its id. */
export async function createPublication(
  tx: Queryable,
  { entidadId, usuarioId }: { entidadId: number; usuarioId: number },
  { momento, desde, hasta, personas, dias }: { momento: string; desde: Fecha; hasta: Fecha; personas: number; dias: number },
): Promise<number> {
  const [row] = await tx.query(PUBLICACION, [entidadId, usuarioId, momento, desde, hasta, personas, dias]);
  if (!row) throw new Error('the publication was not written');
  return row.id;
}

/** Writes published days, each over what was there. `distinto`: the day became another one. */
export async function savePublishedDays(
  tx: Queryable,
  entidadId: number,
  publicacionId: number,
  filas: readonly (Pick<DiaPublicado, 'personaId' | 'fecha' | 'dia'> & { distinto: boolean })[],
): Promise<void> {
  if (filas.length > 0) await tx.query(DIAS, [entidadId, JSON.stringify(filas), publicacionId]);
}

/** Keeps of which days people were told. */
export async function createTold(
  tx: Queryable,
  entidadId: number,
  publicacionId: number,
  lapsos: readonly { personaId: number; desde: Fecha; hasta: Fecha }[],
): Promise<void> {
  if (lapsos.length === 0) return;
  const column = <K extends 'personaId' | 'desde' | 'hasta'>(key: K) => lapsos.map((one) => one[key]);
  await tx.query(PUBLICADO, [entidadId, column('personaId'), column('desde'), column('hasta'), publicacionId]);
}

const CONTADO = statement(
  'turnos/publish.CONTADO',
  `
  select coalesce((
      select json_agg(d.fecha order by d.fecha) from instancia.dias_sueltos d
      where d.entidad_id = $1 and d.publicacion_id = $2 and d.usuario_id = $3 and d.distinto), '[]') as cambios,
    coalesce((
      select json_agg(json_build_object('desde', p.desde, 'hasta', p.hasta) order by p.desde) from instancia.turnos_publicado p
      where p.entidad_id = $1 and p.publicacion_id = $2 and p.usuario_id = $3 and p.desde > date '2000-01-01'), '[]') as nuevos`,
  told<{ cambios: Fecha[] }>(),
);

/** What one person is told of a publication: the days that changed by it and have not been written again since, and those that are new. */
export async function findTold(tx: Queryable, entidadId: number, { publicacionId, id }: { publicacionId: number; id: number }) {
  const [row] = await tx.query(CONTADO, [entidadId, publicacionId, id]);
  return row ?? { cambios: [], nuevos: [] };
}
