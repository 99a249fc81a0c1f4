import type { Idioma } from '@jornada/domain/perfil/idiomas.ts';
import { statement, told, type Queryable } from '../../platform/database/pool.ts';
import { raw } from '../../platform/database/sql.ts';
import type { AjustesVisitas, FilaTipoVisita } from './model.ts';

const CAMPOS = `t.tipo_id as id, t.nombre, t.contenido, t.icono, t.anfitrion, t.pide_matricula as "pideMatricula",
  t.pide_documento as "pideDocumento", t.activo as abierto, t.version`;
/** The name of a type `t` as `textIn` reads it, in the language of `$2`. */
export const TIPO = `coalesce(nullif(t.contenido->'nombre'->>$2, ''), t.nombre)`;
/** The same where a query is composed. */
export const typeIn = (idioma: Idioma) => raw<string>`coalesce(nullif(t.contenido->'nombre'->>${idioma}::text, ''), t.nombre)`;

const TODOS = statement(
  'visitas/types.TODOS',
  `
  select ${CAMPOS} from instancia.visitas_tipos t where t.entidad_id = $1 order by not t.activo, t.tipo_id`,
  told<{ contenido: FilaTipoVisita['contenido'] }>(),
);
const UNO = statement(
  'visitas/types.UNO',
  `select ${CAMPOS} from instancia.visitas_tipos t where t.entidad_id = $1 and t.tipo_id = $2`,
  told<{ contenido: FilaTipoVisita['contenido'] }>(),
);

/** All types in the order in which they were made, those in use first. */
export const findTypes = (tx: Queryable, entidadId: number): Promise<FilaTipoVisita[]> => tx.query(TODOS, [entidadId]);

export const findType = async (tx: Queryable, entidadId: number, id: number): Promise<FilaTipoVisita | undefined> =>
  (await tx.query(UNO, [entidadId, id]))[0];

const AJUSTES = statement(
  'visitas/types.AJUSTES',
  'select conserva_dias as "conservaDias", cierre, contacto, version from instancia.visitas_ajustes where entidad_id = $1',
);
const CREAR = statement(
  'visitas/types.CREAR',
  `
  insert into instancia.visitas_ajustes (entidad_id, conserva_dias, cierre, contacto) select $1, $2, $3, $4 where $5 = 0
  on conflict do nothing returning version`,
);
const CAMBIAR = statement(
  'visitas/types.CAMBIAR',
  `
  update instancia.visitas_ajustes set conserva_dias = $2, cierre = $3, contacto = $4, version = version + 1
  where entidad_id = $1 and version = $5 returning version`,
);

/** Undefined: the company has changed nothing. */
export const findSettings = async (tx: Queryable, entidadId: number): Promise<AjustesVisitas | undefined> =>
  (await tx.query(AJUSTES, [entidadId]))[0];

/** @returns the new version; undefined if somebody else has saved since. */
export async function saveSettings(
  tx: Queryable,
  entidadId: number,
  { conservaDias, cierre, contacto, version }: AjustesVisitas,
): Promise<number | undefined> {
  const values = [entidadId, conservaDias, cierre, contacto, version] as const;
  const [row] = await tx.query(version === 0 ? CREAR : CAMBIAR, values);
  return row?.version;
}
