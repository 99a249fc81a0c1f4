import type { ClaseDocumento, FirmaDocumento } from '@jornada/domain/documentacion/modelo.ts';
import { TOTAL_CONTADO } from '@jornada/contract/listas.ts';
import { statement, told, type Queryable, type RowOf } from '../../platform/database/pool.ts';

export type FilaTipoDocumento = RowOf<typeof LISTA>;

// Nobody needs to know how many there are beyond what a list counts.
const LISTA = statement(
  'documentacion/types.LISTA',
  `
  select t.tipo_documento_id as id, t.nombre, t.clase, t.firma, t.conserva_anos as "conservaAnos", t.ve_responsable as "veResponsable", t.activo as abierto,
    (select count(*)::int from (
      select from instancia.documentos d where d.entidad_id = $1 and d.tipo_documento_id = t.tipo_documento_id limit ${TOTAL_CONTADO + 1}) x) as documentos,
    t.version
  from instancia.tipos_documento t where t.entidad_id = $1 and ($2::int is null or t.tipo_documento_id = $2)
  order by t.nombre collate "und-x-icu", t.tipo_documento_id`,
  told<{ clase: ClaseDocumento; firma: FirmaDocumento; documentos: number }>(),
);

export const findKindsOfCompany = (tx: Queryable, entidadId: number): Promise<FilaTipoDocumento[]> => tx.query(LISTA, [entidadId, null]);

const VISIBLES = statement(
  'documentacion/types.VISIBLES',
  `
  select t.tipo_documento_id as id, t.nombre from instancia.tipos_documento t where t.entidad_id = $1 and (t.ve_responsable or $2::boolean)
  order by t.nombre collate "und-x-icu", t.tipo_documento_id`,
);
/** `all`: also those that only those who give documents see. */
export const findKindsToLookFor = (tx: Queryable, entidadId: number, { all }: { all: boolean }): Promise<RowOf<typeof VISIBLES>[]> =>
  tx.query(VISIBLES, [entidadId, all]);

export async function findKind(tx: Queryable, entidadId: number, id: number): Promise<FilaTipoDocumento | undefined> {
  return (await tx.query(LISTA, [entidadId, id]))[0];
}
