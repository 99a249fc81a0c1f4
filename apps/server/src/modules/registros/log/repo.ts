import type { Fecha } from '@jornada/domain/horario/modelo.ts';
import { statement, type Queryable } from '../../../platform/database/pool.ts';
import type { Escritura } from './model.ts';

/** PostgreSQL's error code if a month was closed or reopened since. */
export const STALE = '40001';

const ESCRIBIR = statement('registros/log.ESCRIBIR', 'select instancia.escribir_registros($1, $2, $3, $4, $5, $6) as ids');

const hexOf = (bytes: Buffer | null): string | null => bytes && `\\x${bytes.toString('hex')}`;

/** The lines of several people as one list. A reference to a line without an id yet is its position in the list, from 1. */
function linesOf(writes: readonly Escritura[]) {
  const lines: object[] = [];
  for (const { personaId, eventos, clave, cuerpo } of writes) {
    const before = lines.length;
    const places = new Map(eventos.map(({ registroId }, index) => [registroId, before + index + 1]));
    for (const { registroId: _, principal, refiereA, ...evento } of eventos) {
      const place = refiereA === null ? undefined : places.get(refiereA);
      const target = place === undefined ? { refiereNuevo: null, refiereA } : { refiereNuevo: place, refiereA: null };
      const key = principal ? { clave, cuerpo: hexOf(cuerpo) } : {};
      lines.push({ ...evento, personaId, ...target, ...key });
    }
  }
  return lines;
}

/** Days that are open come last: nobody has two at any moment, also where the one that is left is later than the new one. */
const daysOf = (writes: readonly Escritura[]): object[] =>
  writes
    .flatMap(({ personaId, jornadas }) => jornadas.map(({ minutos, ...jornada }) => ({ ...jornada, ...minutos, personaId })))
    .toSorted((a, b) => Number(a.estado === 'abierta') - Number(b.estado === 'abierta'));

function positionsOf(writes: readonly Escritura[]): object[] {
  let before = 0;
  return writes.flatMap(({ eventos, posicion }) => {
    const lugar = before + 1 + eventos.findIndex(({ principal }) => principal);
    before += eventos.length;
    return posicion ? [{ ...posicion, lugar }] : [];
  });
}

/**
 * Hot path, and the only writer of records. It writes log lines, their projected days and their positions for different people of
 * one company, all or nothing, in one statement. @returns the ids of the lines of each person, in the order of `writes`. @throws
 * PostgreSQL's error; see `isOvertaken`.
 */
export async function writeAll(db: Queryable, entidadId: number, writes: readonly Escritura[]): Promise<number[][]> {
  const [row] = await db.query(ESCRIBIR, [
    entidadId,
    [...new Set(writes.map(({ cierres }) => cierres))],
    JSON.stringify(linesOf(writes)),
    JSON.stringify(daysOf(writes)),
    JSON.stringify(positionsOf(writes)),
    writes.filter(({ eventos }) => eventos.length === 0).map(({ personaId }) => personaId),
  ]);
  let before = 0;
  return writes.map(({ eventos }) => row?.ids.slice(before, (before += eventos.length)) ?? []);
}

/** Whether a write failed because somebody else wrote first. Then the action is read and decided again. */
function isOvertaken(error: unknown): boolean {
  const { code, constraint = '' } = error as { code?: string; constraint?: string };
  return code === STALE || (code === '23505' && ['registros_pkey', 'registros_por_clave', 'una_jornada_abierta'].includes(constraint));
}

/** `writeAll` for one person. @returns the ids of the lines, or null if somebody else wrote first. */
export async function writeRecords(db: Queryable, write: Escritura): Promise<number[] | null> {
  try {
    const [ids] = await writeAll(db, write.entidadId, [write]);
    return ids ?? null;
  } catch (error) {
    if (isOvertaken(error)) return null;
    throw error;
  }
}

const FECHA = statement(
  'registros/log.FECHA',
  'select fecha from instancia.registros where entidad_id = $1 and usuario_id = $2 and registro_id = $3',
);

/** The day of a record of this person; null if it does not exist or belongs to another person. */
export async function findDay(tx: Queryable, entidadId: number, personaId: number, registroId: number): Promise<Fecha | null> {
  const [row] = await tx.query(FECHA, [entidadId, personaId, registroId]);
  return row?.fecha ?? null;
}
