import type { Database } from '../../platform/database/database.ts';
import { BATCH, findRows, type PersonaConDatos } from './repo.ts';
import type { FileStore } from '../../platform/files/store.ts';
import type { Seccion } from '../../shared/own-data.ts';
import { withBytes } from './with-bytes.ts';

/**
 * The file, piece by piece: `{ formato, momento, ..., <section>: [rows] }`. Each piece is read in a separate transaction when the
 * client is ready for it, so that a slow client holds no connection.
 */
export async function* writeOwnData(
  db: Database,
  persona: PersonaConDatos,
  { sections, head, store }: { sections: readonly Seccion[]; head: Readonly<Record<string, string>>; store: FileStore },
): AsyncGenerator<string> {
  yield JSON.stringify(head, null, 2).replace(/\n\}$/, '');
  for (const section of sections) {
    yield `,\n  ${JSON.stringify(section.seccion)}: [`;
    let start = 0;
    for (;;) {
      const from = start;
      const rows = await db.tenant(persona.entidadId, (tx) => findRows(tx, persona, section, from));
      const { enAlmacen } = section;
      if (enAlmacen === undefined && rows.length > 0) yield `${start > 0 ? ',' : ''}\n    ${rows.join(',\n    ')}`;
      // One by one: together they would be large.
      if (enAlmacen !== undefined)
        for (const [at, row] of rows.entries()) yield `${start + at > 0 ? ',' : ''}\n    ${await withBytes(row, enAlmacen, store)}`;
      start += rows.length;
      if (rows.length < BATCH) break;
    }
    yield start > 0 ? '\n  ]' : ']';
  }
  yield '\n}\n';
}
