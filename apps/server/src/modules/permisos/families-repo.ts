import type { VersionPermiso } from '@jornada/domain/permisos/index.ts';
import { statement, type Queryable } from '../../platform/database/pool.ts';

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
      where x.entidad_id = $1 and x.familia_id = f.familia_id), '[]')`;
const LISTA = statement(`
  select f.familia_id as id, f.nombre, f.pais, f.predeterminada, f.activo as abierto, f.version, f.reglas,
    ${given('centros', 'centro_id', 'nombre')} as centros,
    ${given('departamentos', 'departamento_id', 'nombre')} as departamentos,
    ${given('usuarios', 'usuario_id', 'nombre_completo')} as personas
  from instancia.permisos_familias f where f.entidad_id = $1
  order by not f.activo, f.nombre collate "und-x-icu", f.familia_id`);

/** The agreements of a company by name, closed ones last. */
export const findFamilies = (tx: Queryable, entidadId: number): Promise<FilaFamilia[]> => tx.query(LISTA, [entidadId]);

/** Whom an agreement is given to, by their ids. */
export type Asignados = { centros: readonly number[]; departamentos: readonly number[]; personas: readonly number[] };

const QUITAR = statement(`
  delete from instancia.permisos_asignaciones
  where entidad_id = $1 and (familia_id = $2 or centro_id = any($3) or departamento_id = any($4) or usuario_id = any($5))`);
// Only what is there: of this company, and no device.
const ASIGNAR = statement(`
  insert into instancia.permisos_asignaciones (entidad_id, familia_id, centro_id, departamento_id, usuario_id)
  select $1::int, $2::int, c.centro_id, null::int, null::int from instancia.centros c where c.entidad_id = $1 and c.centro_id = any($3)
  union all
  select $1::int, $2::int, null::int, d.departamento_id, null::int from instancia.departamentos d where d.entidad_id = $1 and d.departamento_id = any($4)
  union all
  select $1::int, $2::int, null::int, null::int, u.usuario_id from instancia.usuarios u where u.entidad_id = $1 and u.usuario_id = any($5) and not u.es_quiosco
  returning asignacion_id as id`);

/** Gives an agreement to these and to nobody else; whoever had another one has this one now. @returns how many were found. */
export async function replaceAssigned(tx: Queryable, entidadId: number, familiaId: number, asignados: Asignados): Promise<number> {
  const { centros, departamentos, personas } = asignados;
  const values = [entidadId, familiaId, centros, departamentos, personas];
  await tx.query(QUITAR, values);
  return (await tx.query(ASIGNAR, values)).length;
}

const NO_MAS = statement(`
  update instancia.permisos_familias set predeterminada = false, version = version + 1
  where entidad_id = $1 and pais = $2 and predeterminada and familia_id <> $3`);

/** Only one agreement of a country is for everybody there. */
export async function dropOtherDefaults(tx: Queryable, entidadId: number, pais: string, familiaId: number): Promise<void> {
  await tx.query(NO_MAS, [entidadId, pais, familiaId]);
}
