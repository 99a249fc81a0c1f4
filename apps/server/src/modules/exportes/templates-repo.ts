import type { PlantillaNomina } from '@jornada/domain/exportes/index.ts';
import { statement, type Queryable } from '../../platform/database/pool.ts';

export type FilaPlantilla = { id: number; nombre: string; definicion: PlantillaNomina; version: number };
const COLUMNS = 'plantilla_id as id, nombre, definicion, version';

const LISTAR = statement(`select ${COLUMNS} from instancia.exportes_plantillas where entidad_id = $1 order by nombre collate "und-x-icu"`);
export const findTemplates = (tx: Queryable, entidadId: number): Promise<FilaPlantilla[]> => tx.query<FilaPlantilla>(LISTAR, [entidadId]);

const CREAR = statement(
  `insert into instancia.exportes_plantillas (entidad_id, nombre, definicion) values ($1, $2, $3) returning ${COLUMNS}`,
);
export async function createTemplate(
  tx: Queryable,
  entidadId: number,
  { nombre, definicion }: Pick<FilaPlantilla, 'nombre' | 'definicion'>,
): Promise<FilaPlantilla | null> {
  return (await tx.query<FilaPlantilla>(CREAR, [entidadId, nombre, JSON.stringify(definicion)]))[0] ?? null;
}

const CAMBIAR = statement(`
  update instancia.exportes_plantillas set nombre = $4, definicion = $5, version = version + 1
  where entidad_id = $1 and plantilla_id = $2 and version = $3 returning ${COLUMNS}`);
/** Null if there is no such template, or somebody else has saved it since. */
export async function updateTemplate(
  tx: Queryable,
  entidadId: number,
  { id, version, nombre, definicion }: FilaPlantilla,
): Promise<FilaPlantilla | null> {
  return (await tx.query<FilaPlantilla>(CAMBIAR, [entidadId, id, version, nombre, JSON.stringify(definicion)]))[0] ?? null;
}

const BORRAR = statement('delete from instancia.exportes_plantillas where entidad_id = $1 and plantilla_id = $2 returning nombre');
/** The name of the deleted template; null if there was none. */
export async function deleteTemplate(tx: Queryable, entidadId: number, id: number): Promise<string | null> {
  return (await tx.query<{ nombre: string }>(BORRAR, [entidadId, id]))[0]?.nombre ?? null;
}
