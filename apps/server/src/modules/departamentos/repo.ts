import { statement, type Queryable } from '../../platform/database/pool.ts';

export type FilaDepartamento = {
  id: number;
  nombre: string;
  padreId: number | null;
  padre: string | null;
  responsableId: number | null;
  responsable: string | null;
  abierto: boolean;
  personas: number;
  version: number;
};

const LISTA = statement(`
  select d.departamento_id as id, d.nombre, d.padre_id as "padreId", p.nombre as padre, d.responsable_id as "responsableId",
    r.nombre_completo as responsable, d.activo as abierto, d.version,
    (select count(*)::int from instancia.usuarios u where u.entidad_id = $1 and u.departamento_id = d.departamento_id and u.activo) as personas
  from instancia.departamentos d
  left join instancia.departamentos p on p.entidad_id = $1 and p.departamento_id = d.padre_id
  left join instancia.usuarios r on r.entidad_id = $1 and r.usuario_id = d.responsable_id
  where d.entidad_id = $1
  order by coalesce(p.nombre, d.nombre) collate "und-x-icu", coalesce(d.padre_id, d.departamento_id), d.padre_id is not null,
    d.nombre collate "und-x-icu", d.departamento_id`);

/** Each at the top followed by those within it, by name. */
export const findDepartments = (tx: Queryable, entidadId: number): Promise<FilaDepartamento[]> => tx.query(LISTA, [entidadId]);

const PERSONA = statement(
  'select 1 as uno from instancia.usuarios where entidad_id = $1 and usuario_id = $2 and activo and not es_quiosco',
);

export async function isActivePerson(tx: Queryable, entidadId: number, usuarioId: number): Promise<boolean> {
  return (await tx.query(PERSONA, [entidadId, usuarioId])).length > 0;
}

const TURNO = statement('select entidad_id from instancia.entidades where entidad_id = $1 for no key update');

/** Whoever changes a company's departments waits for whoever does so already: a tree is checked whole. */
export async function takeTreeLock(tx: Queryable, entidadId: number): Promise<void> {
  await tx.query(TURNO, [entidadId]);
}

export type NuevoDepartamento = { nombre: string; padreId: number | null; responsableId: number | null };

const CREAR = statement(`
  insert into instancia.departamentos (entidad_id, nombre, padre_id, responsable_id) values ($1, $2, $3, $4) returning departamento_id as id`);
const CAMBIAR = statement(`
  update instancia.departamentos set nombre = $4, padre_id = $5, responsable_id = $6, version = version + 1
  where entidad_id = $1 and departamento_id = $2 and version = $3 returning departamento_id as id`);
const ABRIR = statement(`
  update instancia.departamentos set activo = $4, version = version + 1
  where entidad_id = $1 and departamento_id = $2 and version = $3 returning departamento_id as id`);

/** The id that was written, undefined where the version is another; null where the name is taken. */
type Escrito = Promise<number | undefined | null>;

async function unlessTaken(write: Promise<{ id: number }[]>): Escrito {
  try {
    return (await write)[0]?.id;
  } catch (error) {
    const { code, constraint } = error as { code?: string; constraint?: string };
    if (code === '23505' && constraint === 'departamentos_nombre_abierto') return null;
    throw error;
  }
}

export const createDepartment = (tx: Queryable, entidadId: number, { nombre, padreId, responsableId }: NuevoDepartamento): Escrito =>
  unlessTaken(tx.query(CREAR, [entidadId, nombre, padreId, responsableId]));

export const updateDepartment = (
  tx: Queryable,
  entidadId: number,
  { id, version }: { id: number; version: number },
  { nombre, padreId, responsableId }: NuevoDepartamento,
): Escrito => unlessTaken(tx.query(CAMBIAR, [entidadId, id, version, nombre, padreId, responsableId]));

export const setOpen = (tx: Queryable, entidadId: number, { id, version }: { id: number; version: number }, abierto: boolean): Escrito =>
  unlessTaken(tx.query(ABRIR, [entidadId, id, version, abierto]));
