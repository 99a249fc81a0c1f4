import { byName } from '../../platform/database/page.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import { raw, run, sql } from '../../platform/database/sql.ts';
import type { Palabra } from './reads.ts';
import { isShown, type Ahora } from './shown.ts';

/** Which people come next. `among`: nobody else is looked at. `tras`: the last person of the previous part. */
export type CompanerasSiguientes = Ahora & {
  palabras: readonly Palabra[];
  /** Of one of these departments; empty: of none; null: of any. */
  departamentos: readonly number[] | null;
  trabajando: boolean;
  among: readonly number[] | null;
  tras: number | null;
  limit: number;
};

/** The centre of a person, looked up only where the name of a centre has the word. */
const isAt = (centros: readonly number[], hoy: string) =>
  raw<boolean>`(select a.centro_id = any (${centros}::int[]) from instancia.asignaciones a
    where a.entidad_id = u.entidad_id and a.usuario_id = u.usuario_id and a.desde <= ${hoy} order by a.desde desc limit 1)`;

const hasWord = ({ palabra, centros, departamentos }: Palabra, hoy: string) =>
  raw<boolean>`(${raw.join(
    [
      raw`strpos(u.busqueda_equipo, instancia.para_buscar(${palabra})) > 0`,
      ...(departamentos.length === 0 ? [] : [raw`u.departamento_id = any (${departamentos}::int[])`]),
      ...(centros.length === 0 ? [] : [isAt(centros, hoy)]),
    ],
    raw` or `,
  )})`;

const IS_AT_WORK = raw<boolean>`exists (select from instancia.jornadas j
  where j.entidad_id = u.entidad_id and j.usuario_id = u.usuario_id and j.estado = 'abierta' and j.situacion in ('trabajando', 'pausa'))`;

const isIn = ([one, ...others]: readonly number[]) => {
  if (one === undefined) return raw<boolean>`u.departamento_id is null`;
  // A single department has its people in the order of names.
  return others.length === 0
    ? raw<boolean>`u.departamento_id = ${one}`
    : raw<boolean>`u.departamento_id = any (${[one, ...others]}::int[])`;
};

/** The next people in the order of their names, by the index of names: no more rows are read than are asked for. */
export async function findNext(tx: Queryable, entidadId: number, siguientes: CompanerasSiguientes): Promise<number[]> {
  const { palabras, departamentos, trabajando, among, tras, limit, hoy } = siguientes;
  if (among?.length === 0) return [];
  const before = raw`select ${byName('t.nombre_completo')} from instancia.usuarios t where t.entidad_id = ${entidadId} and t.usuario_id = ${tras}`;
  const conditions = [
    isShown(entidadId, siguientes),
    ...(tras === null ? [] : [raw<boolean>`(${byName('u.nombre_completo')}, u.usuario_id) > ((${before}), ${tras}::int)`]),
    ...(among === null ? [] : [raw<boolean>`u.usuario_id = any (${among}::int[])`]),
    ...(departamentos === null ? [] : [isIn(departamentos)]),
    ...(trabajando ? [IS_AT_WORK] : []),
    ...palabras.map((palabra) => hasWord(palabra, hoy)),
  ];
  const list = sql
    .selectFrom('instancia.usuarios as u')
    .where(raw<boolean>`${raw.join(conditions, raw` and `)}`)
    .select('u.usuario_id as id')
    .orderBy(byName('u.nombre_completo'))
    .orderBy('u.usuario_id')
    .limit(limit);
  return (await run(tx, list)).map(({ id }) => id);
}
