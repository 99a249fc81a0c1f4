import { composed, type Queryable, type Statement } from '../../platform/database/pool.ts';
import type { Seccion } from '../../shared/own-data.ts';

export type PersonaConDatos = { entidadId: number; usuarioId: number };

/** Rows of one read: their total size is harmless, whatever they contain. */
export const BATCH = 500;

function build({ tabla, donde, orden, sin = [], con = {} }: Seccion): Statement<readonly unknown[], { fila: string }> {
  const without = sin.length > 0 ? ` - array[${sin.map((column) => `'${column}'`).join(', ')}]` : '';
  const more = Object.entries(con).map(([name, expression]) => `'${name}', ${expression}`);
  const extra = more.length > 0 ? ` || jsonb_build_object(${more.join(', ')})` : '';
  return composed<{ fila: string }>(
    `select ((to_jsonb(t)${without})${extra})::text as fila from instancia.${tabla} t where ${donde} order by t.${orden} limit ${BATCH} offset $3`,
  );
}

/** The next rows of a section, each as JSON text. */
export async function findRows(
  tx: Queryable,
  { entidadId, usuarioId }: PersonaConDatos,
  seccion: Seccion,
  start: number,
): Promise<string[]> {
  const rows = await tx.query(build(seccion), [entidadId, usuarioId, start]);
  return rows.map(({ fila }) => fila);
}
