import { statement, type Queryable } from '../../platform/database/pool.ts';
import type { AjustesVisitas, FilaTipoVisita } from './model.ts';

const CAMPOS = `t.tipo_id as id, t.nombre, t.contenido, t.icono, t.anfitrion, t.pide_matricula as "pideMatricula",
  t.pide_documento as "pideDocumento", t.activo as abierto, t.version`;
const TODOS = statement(`
  select ${CAMPOS} from instancia.visitas_tipos t where t.entidad_id = $1 order by not t.activo, t.tipo_id`);
const UNO = statement(`select ${CAMPOS} from instancia.visitas_tipos t where t.entidad_id = $1 and t.tipo_id = $2`);

/** All types in the order in which they were made, those in use first. */
export const findTypes = (tx: Queryable, entidadId: number): Promise<FilaTipoVisita[]> => tx.query<FilaTipoVisita>(TODOS, [entidadId]);

export const findType = async (tx: Queryable, entidadId: number, id: number): Promise<FilaTipoVisita | undefined> =>
  (await tx.query<FilaTipoVisita>(UNO, [entidadId, id]))[0];

const AJUSTES = statement(
  'select conserva_dias as "conservaDias", cierre, contacto, version from instancia.visitas_ajustes where entidad_id = $1',
);
const CREAR = statement(`
  insert into instancia.visitas_ajustes (entidad_id, conserva_dias, cierre, contacto) select $1, $2, $3, $4 where $5 = 0
  on conflict do nothing returning version`);
const CAMBIAR = statement(`
  update instancia.visitas_ajustes set conserva_dias = $2, cierre = $3, contacto = $4, version = version + 1
  where entidad_id = $1 and version = $5 returning version`);

/** Undefined: the company has changed nothing. */
export const findSettings = async (tx: Queryable, entidadId: number): Promise<AjustesVisitas | undefined> =>
  (await tx.query<AjustesVisitas>(AJUSTES, [entidadId]))[0];

/** @returns the new version; undefined if somebody else has saved since. */
export async function saveSettings(
  tx: Queryable,
  entidadId: number,
  { conservaDias, cierre, contacto, version }: AjustesVisitas,
): Promise<number | undefined> {
  const values = [entidadId, conservaDias, cierre, contacto, version];
  const [row] = await tx.query<{ version: number }>(version === 0 ? CREAR : CAMBIAR, values);
  return row?.version;
}
