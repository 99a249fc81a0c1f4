import { statement, told, type Queryable, type RowOf } from '../../platform/database/pool.ts';

const CADUCAN = statement(
  'documentacion/retention.CADUCAN',
  'select tipo_documento_id as id, conserva_anos as anos from instancia.tipos_documento where entidad_id = $1 and conserva_anos is not null order by 1',
  told<{ anos: number }>(),
);
/** The kinds whose documents are not kept for ever, and for how many years they are. */
export const findExpiring = (tx: Queryable, entidadId: number): Promise<RowOf<typeof CADUCAN>[]> => tx.query(CADUCAN, [entidadId]);

const BORRAR = statement(
  'documentacion/retention.BORRAR',
  'select instancia.borrar_documentos($1, $2, $3, $4) as borrados',
  told<{ borrados: number }>(),
);
/** Erases documents of a kind that count for a day before this one. Each person's are noted in `borrados`. @returns how many. */
export async function deleteExpired(
  tx: Queryable,
  entidadId: number,
  { tipoId, antes, momento }: { tipoId: number; antes: string; momento: string },
): Promise<number> {
  return (await tx.query(BORRAR, [entidadId, tipoId, antes, momento]))[0]?.borrados ?? 0;
}
