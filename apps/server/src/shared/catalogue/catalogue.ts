import type { AccionAuditoria, CosaAuditoria } from '@jornada/contract/acciones.ts';
import type { CodigoError } from '@jornada/contract/errores.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Sesion } from '../sesion.ts';
import { cambiosDe } from './changes.ts';
import { insert, update, type Columns, type Cual, type Table } from './writes.ts';

/** The part of the audit log that a catalogue uses. */
export type Audit = {
  note(
    tx: Queryable,
    line: { sesion: Sesion; accion: AccionAuditoria; sobreId: number; datos?: Readonly<Record<string, unknown>> },
  ): Promise<void>;
  /** The error for somebody who saves a thing that another person has saved since they read it. */
  changedMeanwhile(tx: Queryable, entidadId: number, sobre: CosaAuditoria, sobreId: number): Promise<AppError>;
};

/** One row of a catalogue. */
type Row = { id: number; abierto: boolean };

type Check<R> = (tx: Queryable, sesion: Sesion, row: R) => Promise<void>;

type Options<R extends Row> = {
  table: Table;
  sobre: CosaAuditoria;
  errors: { missing: CodigoError; taken?: CodigoError };
  actions: Partial<Record<'crear' | 'cambiar' | 'cerrar' | 'reabrir', AccionAuditoria>>;
  auditoria: Audit;
  find(tx: Queryable, sesion: Sesion, id: number): Promise<R | undefined>;
  /** What the audit log records: everything for a new thing, the differences for a changed one. */
  said(row: R): Readonly<Record<string, unknown>>;
  /** Throws if a thing cannot be closed because it is still needed. */
  beforeClose?: Check<R>;
  /** Throws if a thing cannot be opened again. A name that is in use now is found without this. */
  beforeReopen?: Check<R>;
  /** Columns that are written with `activo` when a thing is closed or opened. */
  opening?(sesion: Sesion, abierto: boolean): Columns;
};

/**
 * What a company's departments, centres, schedules, projects and record types have in common: each is read or does not exist, has a name that no other
 * open one has, is closed instead of deleted, has a version by which two writers notice each other, and every change is in the audit log.
 * The caller has the transaction, and the turn where it checks more than one of them.
 */
export function createCatalogue<R extends Row>(options: Options<R>) {
  const { table, sobre, errors, actions, auditoria, find, said } = options;

  async function note(tx: Queryable, sesion: Sesion, accion: keyof typeof actions, sobreId: number, datos?: Columns): Promise<void> {
    const action = actions[accion];
    if (!action) throw new Error(`nothing is called ${accion} in ${table.name}`);
    await auditoria.note(tx, { sesion, accion: action, sobreId, ...(datos && { datos }) });
  }

  /** @throws AppError when it is not there, as for another company's. */
  async function get(tx: Queryable, sesion: Sesion, id: number): Promise<R> {
    const row = await find(tx, sesion, id);
    if (!row) throw new AppError(errors.missing);
    return row;
  }

  /** @throws AppError when the name is taken, or somebody else has saved since. */
  async function written(tx: Queryable, { entidadId }: Sesion, id: number, result: Awaited<ReturnType<typeof insert>>): Promise<number> {
    if (result === 'taken' && errors.taken) throw new AppError(errors.taken);
    if (typeof result !== 'number') throw await auditoria.changedMeanwhile(tx, entidadId, sobre, id);
    return result;
  }

  async function create(tx: Queryable, sesion: Sesion, columns: Columns, datos?: Columns | ((row: R) => Columns)): Promise<R> {
    const id = await written(tx, sesion, 0, await insert(tx, table, sesion.entidadId, columns));
    const after = await get(tx, sesion, id);
    await note(tx, sesion, 'crear', id, typeof datos === 'function' ? datos(after) : (datos ?? said(after)));
    return after;
  }

  /** Writes one without a line in the audit log, for a caller that writes a fuller line itself. */
  async function write(tx: Queryable, sesion: Sesion, cual: Cual, columns: Columns = {}): Promise<R> {
    await written(tx, sesion, cual.id, await update(tx, table, sesion.entidadId, cual, columns));
    return get(tx, sesion, cual.id);
  }

  /** Changes one. Saving it unchanged leaves no line in the audit log. `datos`: what the line says beside the changes. */
  async function change(
    tx: Queryable,
    sesion: Sesion,
    { before, version }: { before: R; version: number },
    columns: Columns,
    datos?: Columns,
  ) {
    const after = await write(tx, sesion, { id: before.id, version }, columns);
    const cambios = cambiosDe(said(before), said(after));
    if (Object.keys(cambios).length > 0) await note(tx, sesion, 'cambiar', before.id, { ...datos, cambios });
    return after;
  }

  /** Closes one or opens it again. Does nothing if it already is closed, or open. */
  async function setOpen(tx: Queryable, sesion: Sesion, cual: Cual, abierto: boolean): Promise<R> {
    const before = await get(tx, sesion, cual.id);
    if (before.abierto === abierto) return before;
    await (abierto ? options.beforeReopen : options.beforeClose)?.(tx, sesion, before);
    const after = await write(tx, sesion, cual, { activo: abierto, ...options.opening?.(sesion, abierto) });
    await note(tx, sesion, abierto ? 'reabrir' : 'cerrar', cual.id);
    return after;
  }

  return { get, create, write, change, setOpen };
}
