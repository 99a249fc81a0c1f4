import { statement, type Queryable, type RowOf } from '../../platform/database/pool.ts';

const QUIENES = statement(
  'documentacion/reminders.QUIENES',
  `
  select distinct usuario_id as id from instancia.documentos
  where entidad_id = $1 and usuario_id = any($2) and firma <> 'ninguna' and respuesta is null and retirado is null and sustituido_por is null`,
);

/** Those of some people for whose signature something waits. */
export async function findThoseToSign(tx: Queryable, entidadId: number, ids: readonly number[]): Promise<number[]> {
  return (await tx.query(QUIENES, [entidadId, ids])).map(({ id }) => id);
}

const VENCEN = statement(
  'documentacion/reminders.VENCEN',
  `
  select documento_id as id, usuario_id as "personaId", autor_id as "autorId" from instancia.documentos
  where entidad_id = $1 and plazo = any($2::date[]) and respuesta is null and retirado is null and sustituido_por is null
    and (recordado is null or recordado < $3) and publicado < $3
  order by usuario_id, documento_id`,
);

/** Documents with these last days that were given before an instant, and of which nobody was reminded since. */
export const findDue = (
  tx: Queryable,
  entidadId: number,
  { dias, antes }: { dias: readonly string[]; antes: string },
): Promise<RowOf<typeof VENCEN>[]> => tx.query(VENCEN, [entidadId, dias, antes]);
