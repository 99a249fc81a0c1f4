import type { Database } from '../../platform/database/database.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import { laterFor } from '../../shared/sesion.ts';
import type { Access } from '../ficheros/service.ts';
import { BATCH, findRows, type PersonaConDatos } from './repo.ts';
import type { FileStore } from '../../platform/files/store.ts';
import type { Seccion } from '../../shared/own-data.ts';
import { withBytes } from './with-bytes.ts';

/** Whether a file about the person is theirs to have now. */
type IsOfOwnData = Access['isOfOwnData'];

type FileRow = { usuario_id: number; autor_id: number; modulo: string | null; asunto_id: number | null };

/** Those of these files that the person may have: what somebody has prepared for them and not shown yet is not among them. */
async function onlyOwn(tx: Queryable, persona: PersonaConDatos, rows: readonly string[], isOfOwnData: IsOfOwnData): Promise<string[]> {
  const sesion = laterFor({ entidadId: persona.entidadId, autorId: persona.usuarioId, revision: 0 });
  const own: string[] = [];
  for (const row of rows) {
    const { usuario_id: usuarioId, autor_id: autorId, modulo, asunto_id: asuntoId } = JSON.parse(row) as FileRow;
    if (await isOfOwnData(tx, sesion, { usuarioId, autorId, modulo, asuntoId })) own.push(row);
  }
  return own;
}

/**
 * The file, piece by piece: `{ formato, momento, ..., <section>: [rows] }`. Each piece is read in a separate transaction when the
 * client is ready for it, so that a slow client holds no connection.
 */
export async function* writeOwnData(
  db: Database,
  persona: PersonaConDatos,
  {
    sections,
    head,
    store,
    isOfOwnData,
  }: { sections: readonly Seccion[]; head: Readonly<Record<string, string>>; store: FileStore; isOfOwnData: IsOfOwnData },
): AsyncGenerator<string> {
  yield JSON.stringify(head, null, 2).replace(/\n\}$/, '');
  for (const section of sections) {
    yield `,\n  ${JSON.stringify(section.seccion)}: [`;
    let start = 0;
    let written = 0;
    for (;;) {
      const from = start;
      const { enAlmacen } = section;
      const { rows, read } = await db.tenant(persona.entidadId, async (tx) => {
        const found = await findRows(tx, persona, section, from);
        return { rows: enAlmacen === undefined ? found : await onlyOwn(tx, persona, found, isOfOwnData), read: found.length };
      });
      if (enAlmacen === undefined && rows.length > 0) yield `${written > 0 ? ',' : ''}\n    ${rows.join(',\n    ')}`;
      // One by one: together they would be large.
      if (enAlmacen !== undefined)
        for (const [at, row] of rows.entries()) yield `${written + at > 0 ? ',' : ''}\n    ${await withBytes(row, enAlmacen, store)}`;
      start += read;
      written += rows.length;
      if (read < BATCH) break;
    }
    yield written > 0 ? '\n  ]' : ']';
  }
  yield '\n}\n';
}
