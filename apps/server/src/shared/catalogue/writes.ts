import { composed, type Queryable } from '../../platform/database/pool.ts';

/** The table of a catalogue. `unique`: the index that keeps names unique; `open`: the column that says whether one is in use. */
export type Table = { name: string; id: string; unique?: string };

/** Which one, and the version that the writer has read. */
export type Cual = { id: number; version: number };
/** Values by column. The columns are named by the code, never by the caller of the API. */
export type Columns = Readonly<Record<string, unknown>>;

/** The id that was written; undefined if the version has changed, `taken` if an open one has that name. */
type Written = Promise<number | undefined | 'taken'>;

async function refuseTakenName({ unique }: Table, write: Promise<{ id: number }[]>): Written {
  try {
    return (await write)[0]?.id;
  } catch (error) {
    const { code, constraint } = error as { code?: string; constraint?: string };
    if (code === '23505' && unique !== undefined && constraint === unique) return 'taken';
    throw error;
  }
}

export function insert(tx: Queryable, table: Table, entidadId: number, columns: Columns): Written {
  const names = Object.keys(columns);
  const places = names.map((_, index) => `$${index + 2}`);
  const text = `insert into ${table.name} (${['entidad_id', ...names].join(', ')}) values (${['$1', ...places].join(', ')}) returning ${table.id} as id`;
  return refuseTakenName(table, tx.query(composed(text), [entidadId, ...Object.values(columns)]));
}

/** Raises the version that the writer has read. Writes nothing if the version has changed since. */
export function update(tx: Queryable, table: Table, entidadId: number, { id, version }: Cual, columns: Columns): Written {
  const set = ['version = version + 1', ...Object.keys(columns).map((name, index) => `${name} = $${index + 4}`)];
  const text = `update ${table.name} set ${set.join(', ')} where entidad_id = $1 and ${table.id} = $2 and version = $3 returning ${table.id} as id`;
  return refuseTakenName(table, tx.query(composed(text), [entidadId, id, version, ...Object.values(columns)]));
}
