import type { PersonaNueva, ResultadoLinea } from '@jornada/domain/personas/importar/index.ts';
import { statement, type Queryable } from '../../../platform/database/pool.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { putAssignment, takeVersion, updatePerson } from '../repo.ts';

// The whole file in a few statements, because nobody of the company can clock while it is written.
const CREAR = statement(
  'personas/import/write-people.CREAR',
  `
  insert into instancia.usuarios (entidad_id, user_name, nombre_completo, email, movil, puesto, idioma, departamento_id, responsable_id, alta)
  select $1, n.documento, n.nombre, n.email, n.movil, n.puesto, n.idioma, n."departamentoId", n."responsableId", n.alta
  from jsonb_to_recordset($2) as n (documento text, nombre text, email text, movil text, puesto text, idioma text,
    "departamentoId" int, "responsableId" int, alta date)
  returning usuario_id as id, user_name as documento`,
);
const ASIGNAR = statement(
  'personas/import/write-people.ASIGNAR',
  `
  insert into instancia.asignaciones (entidad_id, usuario_id, desde, horario_id, centro_id)
  select $1, n.id, n.desde, n."horarioId", n."centroId" from jsonb_to_recordset($2) as n (id int, desde date, "horarioId" int, "centroId" int)`,
);
const DIRECTORIO = statement(
  'personas/import/write-people.DIRECTORIO',
  'select central.poner_en_directorio(n) from unnest($1::int[]) as n',
);

/** Makes people with their contracts. @returns their ids by ID number. */
export async function createPeople(tx: Queryable, entidadId: number, nuevas: readonly PersonaNueva[]): Promise<Map<string, number>> {
  if (nuevas.length === 0) return new Map();
  const rows = await tx.query(CREAR, [entidadId, JSON.stringify(nuevas)]);
  const ids = new Map(rows.map(({ id, documento }) => [documento, id]));
  const asignaciones = nuevas.map(({ documento, desde, horarioId, centroId }) => ({ id: ids.get(documento), desde, horarioId, centroId }));
  await tx.query(ASIGNAR, [entidadId, JSON.stringify(asignaciones)]);
  await tx.query(DIRECTORIO, [[...ids.values()]]);
  return ids;
}

type Cambio = ResultadoLinea & { estado: 'cambiar' };

/** Changes a person as the dry run showed. @throws AppError `general.cambiado-entretanto`. */
export async function changePerson(tx: Queryable, entidadId: number, { id, version, cambio }: Cambio): Promise<void> {
  if (!(await takeVersion(tx, { entidadId, id, version }))) throw new AppError('general.cambiado-entretanto');
  const { nombre, email, movil, puesto, idioma, departamentoId, responsableId } = cambio.datos;
  const columns = {
    ...(nombre !== undefined && { nombre_completo: nombre }),
    ...(email !== undefined && { email }),
    ...(movil !== undefined && { movil }),
    ...(puesto !== undefined && { puesto }),
    ...(idioma !== undefined && { idioma }),
    ...(departamentoId !== undefined && { departamento_id: departamentoId }),
    ...(responsableId !== undefined && { responsable_id: responsableId }),
  };
  if (Object.keys(columns).length > 0) await updatePerson(tx, entidadId, id, columns);
  if (cambio.asignacion) await putAssignment(tx, entidadId, { id, ...cambio.asignacion });
}
