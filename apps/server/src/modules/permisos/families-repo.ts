import type { VersionPermiso } from '@jornada/domain/permisos/index.ts';
import { statement, told, type Queryable } from '../../platform/database/pool.ts';

type Cosa = { id: number; nombre: string };
/** An agreement with whom it is given to. */
export type FilaFamilia = {
  id: number;
  nombre: string;
  pais: string;
  predeterminada: boolean;
  abierto: boolean;
  version: number;
  reglas: VersionPermiso[];
  centros: Cosa[];
  departamentos: Cosa[];
  personas: Cosa[];
};

const given = (table: string, column: string, name: string): string => `coalesce((
      select jsonb_agg(jsonb_build_object('id', t.${column}, 'nombre', t.${name}) order by t.${name} collate "und-x-icu", t.${column})
      from instancia.permisos_asignaciones x join instancia.${table} t on t.entidad_id = $1 and t.${column} = x.${column}
      where x.entidad_id = $1 and x.familia_id = f.familia_id and x.hasta is null), '[]')`;
const LISTA = statement(
  'permisos/families.LISTA',
  `
  select f.familia_id as id, f.nombre, f.pais, f.predeterminada, f.activo as abierto, f.version, f.reglas,
    ${given('centros', 'centro_id', 'nombre')} as centros,
    ${given('departamentos', 'departamento_id', 'nombre')} as departamentos,
    ${given('usuarios', 'usuario_id', 'nombre_completo')} as personas
  from instancia.permisos_familias f where f.entidad_id = $1
  order by not f.activo, f.nombre collate "und-x-icu", f.familia_id`,
  told<{ reglas: FilaFamilia['reglas'] }>(),
);

/** The agreements of a company by name, closed ones last. */
export const findFamilies = (tx: Queryable, entidadId: number): Promise<FilaFamilia[]> => tx.query(LISTA, [entidadId]);

/** Whom an agreement is given to, by their ids. `todos`: everybody in its country who has no other one. */
export type Asignados = { centros: readonly number[]; departamentos: readonly number[]; personas: readonly number[]; todos: boolean };

const QUIENES = `
  select c.centro_id, null::int as departamento_id, null::int as usuario_id from instancia.centros c where c.entidad_id = $1 and c.centro_id = any($3)
  union all
  select null, d.departamento_id, null from instancia.departamentos d where d.entidad_id = $1 and d.departamento_id = any($4)
  union all
  select null, null, u.usuario_id from instancia.usuarios u where u.entidad_id = $1 and u.usuario_id = any($5) and not u.es_quiosco
  union all
  select null, null, null where $6`;
const SAME = `(x.centro_id, x.departamento_id, x.usuario_id) is not distinct from (q.centro_id, q.departamento_id, q.usuario_id)`;
// An agreement of everybody takes no other one away but that of the same country.
const ENDS = `
  x.entidad_id = $1 and x.hasta is null and case
    when x.familia_id = $2 then not exists (select from (${QUIENES}) q where ${SAME})
    when num_nonnulls(x.centro_id, x.departamento_id, x.usuario_id) = 0 then $6 and exists (
      select from instancia.permisos_familias a join instancia.permisos_familias b on b.entidad_id = $1 and b.familia_id = $2 and b.pais = a.pais
      where a.entidad_id = $1 and a.familia_id = x.familia_id)
    else exists (select from (${QUIENES}) q where ${SAME}) end`;
const QUITAR = statement('permisos/families.QUITAR', `delete from instancia.permisos_asignaciones x where x.dada >= $7 and ${ENDS}`);
const TERMINAR = statement('permisos/families.TERMINAR', `update instancia.permisos_asignaciones x set hasta = $7::date - 1 where ${ENDS}`);
// Who never had one has it from the beginning of the year; years that are over keep what they had.
const ASIGNAR = statement(
  'permisos/families.ASIGNAR',
  `
  insert into instancia.permisos_asignaciones (entidad_id, familia_id, centro_id, departamento_id, usuario_id, dada, desde)
  select $1, $2, q.centro_id, q.departamento_id, q.usuario_id, $7::date,
    case when exists (select from instancia.permisos_asignaciones x where x.entidad_id = $1 and ${SAME}) then $7::date else date_trunc('year', $7::date)::date end
  from (${QUIENES}) q
  where not exists (select from instancia.permisos_asignaciones x where x.entidad_id = $1 and x.familia_id = $2 and x.hasta is null and ${SAME})`,
);
const DADAS = statement(
  'permisos/families.DADAS',
  'select count(*)::int as cuantas from instancia.permisos_asignaciones x where x.entidad_id = $1 and x.familia_id = $2 and x.hasta is null',
);

/**
 * Gives an agreement to these and to nobody else, from a day on: until then they had what they had. @returns to how many it is given now.
 */
export async function replaceAssigned(
  tx: Queryable,
  entidadId: number,
  { familiaId, hoy, asignados }: { familiaId: number; hoy: string; asignados: Asignados },
): Promise<number> {
  const { centros, departamentos, personas, todos } = asignados;
  const values = [entidadId, familiaId, centros, departamentos, personas, todos, hoy] as const;
  for (const one of [QUITAR, TERMINAR, ASIGNAR]) await tx.query(one, values);
  const [row] = await tx.query(DADAS, [entidadId, familiaId]);
  return row?.cuantas ?? 0;
}

const NO_MAS = statement(
  'permisos/families.NO_MAS',
  `
  update instancia.permisos_familias set predeterminada = false, version = version + 1
  where entidad_id = $1 and pais = $2 and predeterminada and familia_id <> $3`,
);

/** Only one agreement of a country is for everybody there. */
export async function dropOtherDefaults(tx: Queryable, entidadId: number, pais: string, familiaId: number): Promise<void> {
  await tx.query(NO_MAS, [entidadId, pais, familiaId]);
}
