import { statement, type Queryable, type RowOf } from '../../platform/database/pool.ts';
import { IN_SCOPE, type AlcanceRegistro } from '../exportes/reads.ts';

export type PersonaEnAlcance = RowOf<typeof LISTA>;

/** The centre of the scope in which they were last. */
const CENTRO = `(select c.nombre from instancia.asignaciones a join instancia.centros c on c.entidad_id = $1 and c.centro_id = a.centro_id
    where a.entidad_id = $1 and a.usuario_id = u.usuario_id and a.desde <= $3::date and ($4::int[] is null or a.centro_id = any($4::int[]))
    order by a.desde desc limit 1)`;
const COLUMNS = `u.usuario_id as id, u.nombre_completo as nombre, u.user_name as documento, ${CENTRO} as centro`;

const WORDS = `($5 = '' or strpos(instancia.para_buscar(u.nombre_completo), instancia.para_buscar($5)) > 0
  or ($6 and strpos(instancia.para_buscar(u.user_name), instancia.para_buscar($5)) > 0))`;
const LISTA = statement(
  'inspeccion/scope.LISTA',
  `
  select ${COLUMNS} from instancia.usuarios u where ${IN_SCOPE} and ${WORDS}
  order by u.nombre_completo collate "und-x-icu", u.usuario_id offset $7 limit $8`,
);
const CUANTAS = statement('inspeccion/scope.CUANTAS', `select count(*)::int as n from instancia.usuarios u where ${IN_SCOPE} and ${WORDS}`);

/** People within a scope by name, and how many there are. `byDocument`: ID numbers are looked at, too. */
export async function findPeopleInScope(
  tx: Queryable,
  entidadId: number,
  { desde, hasta, centros }: AlcanceRegistro,
  { texto, byDocument, start, limit }: { texto: string; byDocument: boolean; start: number; limit: number },
): Promise<{ items: PersonaEnAlcance[]; total: number }> {
  const values = [entidadId, desde, hasta, centros, texto.trim(), byDocument] as const;
  const items = await tx.query(LISTA, [...values, start, limit]);
  const [counted] = await tx.query(CUANTAS, values);
  return { items, total: counted?.n ?? 0 };
}

const UNA = statement('inspeccion/scope.UNA', `select ${COLUMNS} from instancia.usuarios u where ${IN_SCOPE} and u.usuario_id = $5`);
/** Somebody within a scope; null for everybody else, as if they did not exist. */
export async function findPersonInScope(
  tx: Queryable,
  entidadId: number,
  { desde, hasta, centros }: AlcanceRegistro,
  id: number,
): Promise<PersonaEnAlcance | null> {
  return (await tx.query(UNA, [entidadId, desde, hasta, centros, id]))[0] ?? null;
}

const CORRECCIONES = statement(
  'inspeccion/scope.CORRECCIONES',
  `
  select r.usuario_id as id, u.nombre_completo as nombre, r.fecha, count(*) over ()::int as total
  from instancia.registros r
  join instancia.usuarios u on u.entidad_id = $1 and u.usuario_id = r.usuario_id and not u.es_quiosco
  left join lateral (
    select a.centro_id from instancia.asignaciones a
    where a.entidad_id = $1 and a.usuario_id = r.usuario_id and a.desde <= r.fecha order by a.desde desc limit 1) a on true
  where r.entidad_id = $1 and r.evento = 'correccion' and r.fecha between $2::date and $3::date
    and ($4::int[] is null or a.centro_id = any($4::int[]))
  group by r.usuario_id, u.nombre_completo, r.fecha order by r.fecha desc, r.usuario_id offset $5 limit $6`,
);

export type DiaCorregido = RowOf<typeof CORRECCIONES>;
/** Days with corrections within a scope, the latest first. `total`: of all of them. */
export const findCorrectedDays = (
  tx: Queryable,
  entidadId: number,
  { desde, hasta, centros }: AlcanceRegistro,
  { start, limit }: { start: number; limit: number },
): Promise<DiaCorregido[]> => tx.query(CORRECCIONES, [entidadId, desde, hasta, centros, start, limit]);
