import type { PlantillaNomina } from '@jornada/domain/exportes/index.ts';
import { statement, told, type Queryable, type RowOf } from '../../platform/database/pool.ts';

export type FilaPlantilla = RowOf<typeof LISTAR>;
const COLUMNS = 'plantilla_id as id, nombre, definicion, version';

const LISTAR = statement(
  'exportes/templates.LISTAR',
  `select ${COLUMNS} from instancia.exportes_plantillas where entidad_id = $1 order by nombre collate "und-x-icu"`,
  told<{ definicion: PlantillaNomina }>(),
);
export const findTemplates = (tx: Queryable, entidadId: number): Promise<FilaPlantilla[]> => tx.query(LISTAR, [entidadId]);

const CREAR = statement(
  'exportes/templates.CREAR',
  `insert into instancia.exportes_plantillas (entidad_id, nombre, definicion) values ($1, $2, $3) returning ${COLUMNS}`,
  told<{ definicion: PlantillaNomina }>(),
);
export async function createTemplate(
  tx: Queryable,
  entidadId: number,
  { nombre, definicion }: Pick<FilaPlantilla, 'nombre' | 'definicion'>,
): Promise<FilaPlantilla | null> {
  return (await tx.query(CREAR, [entidadId, nombre, JSON.stringify(definicion)]))[0] ?? null;
}

const CAMBIAR = statement(
  'exportes/templates.CAMBIAR',
  `
  update instancia.exportes_plantillas set nombre = $4, definicion = $5, version = version + 1
  where entidad_id = $1 and plantilla_id = $2 and version = $3 returning ${COLUMNS}`,
  told<{ definicion: PlantillaNomina }>(),
);
/** Null if there is no such template, or somebody else has saved it since. */
export async function updateTemplate(
  tx: Queryable,
  entidadId: number,
  { id, version, nombre, definicion }: FilaPlantilla,
): Promise<FilaPlantilla | null> {
  return (await tx.query(CAMBIAR, [entidadId, id, version, nombre, JSON.stringify(definicion)]))[0] ?? null;
}

const BORRAR = statement(
  'exportes/templates.BORRAR',
  'delete from instancia.exportes_plantillas where entidad_id = $1 and plantilla_id = $2 returning nombre',
);
/** The name of the deleted template; null if there was none. */
export async function deleteTemplate(tx: Queryable, entidadId: number, id: number): Promise<string | null> {
  return (await tx.query(BORRAR, [entidadId, id]))[0]?.nombre ?? null;
}
