import type { Database, Transaction } from '../platform/database/database.ts';
import type { Parameters } from '../platform/database/pool.ts';
import { KEYS, LOCKS, type Lock } from '../shared/locks.ts';

/** One lock that a transaction holds. `of`: whose, where a number says so; 0 for rows. */
export type TakenLock = { lock: Lock; of: number; isShared: boolean };

const NAMES = new Map<unknown, Lock>(Object.entries(KEYS).map(([name, key]) => [key, name as Lock]));
const TABLES: Readonly<Record<string, Lock>> = { usuarios: 'people', entidades: 'company' };
/** Functions of the database that take the lock of the record themselves. */
const CLOSING = /\b(turno_de_cierre|comprobar_cierres|escribir_registros\w*)\s*\(/;

/** What a statement locks by its words, beside what it says in numbers. Rows that triggers write are not seen. */
function wordsOf(text: string): readonly Lock[] {
  const plain = text.replaceAll('"', '').replaceAll(/\s+/g, ' ');
  const found: Lock[] = CLOSING.test(plain) ? ['closing'] : [];
  for (const [, table = ''] of plain.matchAll(/\bupdate instancia\.(\w+)/gi)) found.push(...(TABLES[table] ? [TABLES[table]] : []));
  if (/for (no key )?update\b/i.test(plain) && !/skip locked/i.test(plain))
    for (const [, table = ''] of plain.matchAll(/\bfrom instancia\.(\w+)/gi)) found.push(...(TABLES[table] ? [TABLES[table]] : []));
  return LOCKS.filter((lock) => found.includes(lock));
}

const rankOf = ({ lock }: Pick<TakenLock, 'lock'>): number => LOCKS.indexOf(lock);
const nameOf = ({ lock, isShared }: TakenLock): string => (isShared ? `${lock} (shared)` : lock);

/** What is wrong with taking one more; null: nothing. */
function faultOf(held: readonly TakenLock[], next: TakenLock): string | null {
  const later = held.find((one) => rankOf(one) > rankOf(next) || (one.lock === next.lock && one.of > next.of));
  if (later) return `${nameOf(next)} after ${nameOf(later)}`;
  if (!next.isShared && held.some((one) => one.isShared && one.lock === next.lock && one.of === next.of))
    return `${next.lock} alone after sharing it: two who do so wait for each other`;
  return null;
}

export type LockWatch = {
  /** What was taken in another order than `LOCKS` says, each with the statement that did it. */
  faults: string[];
  /** The locks of each transaction that has taken some, in the order in which it took them. */
  transactions: TakenLock[][];
};

/** The same database, and what its transactions lock. */
export function watchLocks(db: Database): { db: Database; locks: LockWatch } {
  const locks: LockWatch = { faults: [], transactions: [] };
  const known = new Map<string, readonly Lock[]>();

  function takenBy(text: string, values: Parameters): TakenLock[] {
    if (text.includes('advisory_xact_lock') && Array.isArray(values)) {
      const lock = NAMES.get(values[0]);
      if (!lock) return [];
      const whose: readonly unknown[] = Array.isArray(values[1]) ? values[1].toSorted((a, b) => Number(a) - Number(b)) : [values[1]];
      return whose.map((of) => ({ lock, of: Number(of), isShared: text.includes('_shared') }));
    }
    const words = known.get(text) ?? wordsOf(text);
    known.set(text, words);
    return words.map((lock) => ({ lock, of: 0, isShared: lock === 'closing' && !text.includes('turno_de_cierre') }));
  }

  function watched(tx: Transaction): Transaction {
    const held: TakenLock[] = [];
    return {
      ...tx,
      async query(said, values) {
        for (const next of takenBy(said.text, values)) {
          const isHeld = held.some(
            (one) => one.lock === next.lock && (one.of === next.of || next.of === 0) && (next.isShared || !one.isShared),
          );
          if (isHeld) continue;
          const fault = faultOf(held, next);
          if (fault) locks.faults.push(`${fault}, in: ${said.text.replaceAll(/\s+/g, ' ').slice(0, 160)}`);
          if (held.length === 0) locks.transactions.push(held);
          held.push(next);
        }
        return tx.query(said, values);
      },
    };
  }
  return {
    db: {
      ...db,
      tenant: (entidadId, work) => db.tenant(entidadId, (tx) => work(watched(tx))),
      transaction: (work) => db.transaction((tx) => work(watched(tx))),
    },
    locks,
  };
}
