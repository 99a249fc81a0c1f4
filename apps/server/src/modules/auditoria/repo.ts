import type { CosaAuditoria } from '@jornada/contract/feature.ts';
import { statement, type Queryable } from '../../platform/database/pool.ts';

export type NuevoApunte = {
  entidadId: number;
  momento: string;
  autorId: number;
  porId: number | null;
  accion: string;
  sobre: CosaAuditoria;
  sobreId: number | null;
  datos: Record<string, unknown>;
  sesionId: string | null;
  direccion: string;
};

const APUNTAR = statement(`
  insert into instancia.auditoria (entidad_id, momento, autor_id, por_id, accion, sobre, sobre_id, datos, direccion, dispositivo)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9,
    coalesce((select s.dispositivo from instancia.sesiones s where s.entidad_id = $1 and s.sesion_id = $10), ''))`);

export async function createEntry(tx: Queryable, a: NuevoApunte): Promise<void> {
  const { entidadId, momento, autorId, porId, accion, sobre, sobreId, datos, direccion, sesionId } = a;
  await tx.query(APUNTAR, [entidadId, momento, autorId, porId, accion, sobre, sobreId, JSON.stringify(datos), direccion, sesionId]);
}

export type FilaApunte = {
  id: number;
  momento: string;
  autorId: number;
  autor: string;
  porId: number | null;
  por: string | null;
  accion: string;
  sobre: string;
  sobreId: number | null;
  nombre: string | null;
  datos: Record<string, unknown>;
  dispositivo: string;
  direccion: string;
};

/** `desde` inclusive, `hasta` exclusive; null does not filter. */
export type Filtro = {
  personaId: number | null;
  accion: string | null;
  desde: string | null;
  hasta: string | null;
  start: number;
  limit: number;
};

const WANTED = `a.entidad_id = $1 and ($3::text is null or a.accion = $3)
    and ($4::timestamptz is null or a.momento >= $4) and ($5::timestamptz is null or a.momento < $5)
    and ($2::int is null or a.autor_id = $2 or a.por_id = $2 or (a.sobre = 'persona' and a.sobre_id = $2))`;
const LISTA = statement(`
  select a.auditoria_id::int as id, a.momento, a.autor_id as "autorId", u.nombre_completo as autor, a.por_id as "porId", p.nombre_completo as por,
    a.accion, a.sobre, a.sobre_id as "sobreId", a.datos, a.dispositivo, a.direccion,
    case a.sobre
      when 'persona' then (select x.nombre_completo from instancia.usuarios x where x.entidad_id = $1 and x.usuario_id = a.sobre_id)
      when 'centro' then (select x.nombre from instancia.centros x where x.entidad_id = $1 and x.centro_id = a.sobre_id)
      when 'departamento' then (select x.nombre from instancia.departamentos x where x.entidad_id = $1 and x.departamento_id = a.sobre_id)
      when 'horario' then (select x.nombre from instancia.horarios x where x.entidad_id = $1 and x.horario_id = a.sobre_id)
      when 'proyecto' then (select x.nombre from instancia.proyectos x where x.entidad_id = $1 and x.proyecto_id = a.sobre_id)
    end as nombre
  from instancia.auditoria a
  join instancia.usuarios u on u.entidad_id = a.entidad_id and u.usuario_id = a.autor_id
  left join instancia.usuarios p on p.entidad_id = a.entidad_id and p.usuario_id = a.por_id
  where ${WANTED} order by a.momento desc, a.auditoria_id desc offset $6 limit $7`);
const CUENTA = statement(`select count(*)::int as total from instancia.auditoria a where ${WANTED}`);

/** Lines, the newest first, and how many there are. */
export async function findEntries(tx: Queryable, entidadId: number, filtro: Filtro): Promise<{ items: FilaApunte[]; total: number }> {
  const { personaId, accion, desde, hasta, start, limit } = filtro;
  const wanted = [entidadId, personaId, accion, desde, hasta];
  const items = await tx.query<FilaApunte>(LISTA, [...wanted, start, limit]);
  const [count] = await tx.query<{ total: number }>(CUENTA, wanted);
  return { items, total: count?.total ?? 0 };
}

const ULTIMO = statement(`
  select u.nombre_completo as autor from instancia.auditoria a
  join instancia.usuarios u on u.entidad_id = a.entidad_id and u.usuario_id = a.autor_id
  where a.entidad_id = $1 and a.sobre = $2 and a.sobre_id is not distinct from $3 order by a.auditoria_id desc limit 1`);

/** Who wrote last about a thing, or null. */
export async function findLastAuthor(
  tx: Queryable,
  entidadId: number,
  sobre: CosaAuditoria,
  sobreId: number | null,
): Promise<string | null> {
  const [row] = await tx.query<{ autor: string }>(ULTIMO, [entidadId, sobre, sobreId]);
  return row?.autor ?? null;
}
