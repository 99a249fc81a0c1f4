import { statement, told, type Queryable } from '../../platform/database/pool.ts';
import { run, sql } from '../../platform/database/sql.ts';
import type { TipoRegistro } from '@jornada/domain/registros/modelo.ts';
import type { VersionHorario } from '@jornada/domain/horario/modelo.ts';

const CREAR = statement('registro.CREAR', 'select central.crear_entidad($1, $2) as id', told<{ id: number }>());
const SET_TENANT = statement('registro.SET_TENANT', `select set_config('jornada.entidad', $1, true)`);
const CONFIRMAR = statement('registro.CONFIRMAR', 'select central.confirmar_entidad($1, $2) as confirmada');
const RETIRAR = statement('registro.RETIRAR', 'select central.retirar_altas($1) as retiradas', told<{ retiradas: number }>());

/** Makes a company that waits for its confirmation. From here on the transaction belongs to it. */
export async function createEntidad(tx: Queryable, nombre: string, creada: string): Promise<number> {
  const [row] = await tx.query(CREAR, [nombre, creada]);
  if (!row) throw new Error('the company was not written');
  await tx.query(SET_TENANT, [String(row.id)]);
  return row.id;
}

/** False if it was confirmed before. */
export async function confirmEntidad(tx: Queryable, entidadId: number, momento: string): Promise<boolean> {
  const [row] = await tx.query(CONFIRMAR, [entidadId, momento]);
  return row?.confirmada === true;
}

/** Deletes companies that were not confirmed in time. @returns how many. */
export async function deleteUnconfirmed(db: Queryable, antes: string): Promise<number> {
  const [row] = await db.query(RETIRAR, [antes]);
  return row?.retiradas ?? 0;
}

export type NuevaInstancia = { entidadId: number; nombre: string; nif: string; zona: string; idioma: string; ajustes: object };

export async function createInstancia(tx: Queryable, { entidadId, ajustes, ...fila }: NuevaInstancia): Promise<void> {
  await run(tx, sql.insertInto('instancia.entidades').values({ entidad_id: entidadId, ...fila, ajustes: JSON.stringify(ajustes) }));
}

export async function createTipos(tx: Queryable, entidadId: number, tipos: readonly Omit<TipoRegistro, 'id'>[]): Promise<void> {
  const rows = tipos.map(({ requiereProyecto, requiereObservaciones, requierePosicion, ...tipo }, orden) => ({
    entidad_id: entidadId,
    ...tipo,
    requiere_proyecto: requiereProyecto,
    requiere_observaciones: requiereObservaciones,
    requiere_posicion: requierePosicion,
    orden,
  }));
  await run(tx, sql.insertInto('instancia.tipos').values(rows));
}

/** A centre without coordinates, so that positions are not checked until somebody sets its place. */
export async function createCentro(
  tx: Queryable,
  entidadId: number,
  centro: { nombre: string; zona: string; pais: string },
): Promise<number> {
  const [row] = await run(
    tx,
    sql
      .insertInto('instancia.centros')
      .values({ entidad_id: entidadId, ...centro })
      .returning('centro_id as id'),
  );
  if (!row) throw new Error('the centre was not written');
  return row.id;
}

export async function createHorario(
  tx: Queryable,
  entidadId: number,
  { nombre, desde, definicion }: { nombre: string; desde: string; definicion: VersionHorario },
): Promise<number> {
  const [row] = await run(tx, sql.insertInto('instancia.horarios').values({ entidad_id: entidadId, nombre }).returning('horario_id as id'));
  if (!row) throw new Error('the schedule was not written');
  const version = { entidad_id: entidadId, horario_id: row.id, desde, definicion: JSON.stringify(definicion) };
  await run(tx, sql.insertInto('instancia.horarios_versiones').values(version));
  return row.id;
}

export type NuevoAdmin = { userName: string; nombre: string; email: string; idioma: string; passwordHash: string };

export async function createAdmin(tx: Queryable, entidadId: number, admin: NuevoAdmin): Promise<number> {
  const { userName, nombre, email, idioma, passwordHash } = admin;
  const fila = { user_name: userName, nombre_completo: nombre, email, idioma, password_hash: passwordHash, roles: ['admin'] };
  const [row] = await run(
    tx,
    sql
      .insertInto('instancia.usuarios')
      .values({ entidad_id: entidadId, ...fila })
      .returning('usuario_id as id'),
  );
  if (!row) throw new Error('the admin was not written');
  return row.id;
}

export async function createAsignacion(
  tx: Queryable,
  entidadId: number,
  asignacion: { usuario_id: number; desde: string; horario_id: number; centro_id: number },
): Promise<void> {
  await run(tx, sql.insertInto('instancia.asignaciones').values({ entidad_id: entidadId, ...asignacion }));
}

const DIRECTORIO = statement(
  'registro.DIRECTORIO',
  `
  insert into central.directorio (user_name, entidad_id, usuario_id)
  select $1, $2, $3 where (select count(*) from central.directorio where user_name = $1) < $4 returning entidad_id`,
);

/** Lets a person sign in, unless they are in too many companies already: each one costs a password check at every log-in. */
export async function createDirectoryEntry(
  tx: Queryable,
  { userName, entidadId, usuarioId, limit }: { userName: string; entidadId: number; usuarioId: number; limit: number },
): Promise<boolean> {
  return (await tx.query(DIRECTORIO, [userName, entidadId, usuarioId, limit])).length > 0;
}

type Alta = { nombre: string; userName: string; nombreCompleto: string };
const ALTA = statement(
  'registro.ALTA',
  `
  select e.nombre, u.user_name as "userName", u.nombre_completo as "nombreCompleto"
  from instancia.usuarios u join instancia.entidades e using (entidad_id) where u.entidad_id = $1 and u.usuario_id = $2`,
);

export async function findAlta(tx: Queryable, entidadId: number, usuarioId: number): Promise<Alta | null> {
  const [row] = await tx.query(ALTA, [entidadId, usuarioId]);
  return row ?? null;
}
