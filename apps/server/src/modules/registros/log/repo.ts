import type { Ausencia, Fecha } from '@jornada/domain/horario/modelo.ts';
import type { MovimientoEscrito, ReglaBolsa } from '@jornada/domain/bolsa/modelo.ts';
import type { MesesCerrados } from '@jornada/domain/cierres/modelo.ts';
import type { Evento, Jornada, Minutos } from '@jornada/domain/registros/modelo.ts';
import { statement, type Queryable } from '../../../platform/database/pool.ts';

/** A line of the log as it is read back. `cerca`: was the position near a centre; null without one. */
export type EventoLeido = Evento & { cerca: boolean | null };

/** A projected day as stored. */
export type FilaJornada = Pick<
  Jornada,
  'fecha' | 'zona' | 'estado' | 'situacion' | 'desde' | 'inicio' | 'fin' | 'tramos' | 'incidencias'
> & {
  corregida: boolean;
  pendientes: number;
};

/** The hour bank of one person: what was written, in the order of writing; absences since its first month; the company's rules. */
export type BolsaLeida = {
  movimientos: (MovimientoEscrito & { autor: string | null })[];
  ausencias: Ausencia[];
  reglas: ReglaBolsa[];
};

export type Persona = {
  revision: number;
  /** Where the record stood when it was read; see `instancia.leer_punto`. */
  punto: string | null;
  ultimoNumero: number;
  asignaciones: { desde: Fecha; horarioId: number | null; centroId: number | null }[];
  ausencias: Ausencia[];
  eventos: EventoLeido[];
  jornadas: FilaJornada[];
  /** Closed months, and the last act of closing: what is written is refused when there has been another one since. */
  cierres: (MesesCerrados & { version: number }) | null;
  repetido: { registroId: number; fecha: Fecha; cuerpo: string | null } | null;
  /** The hour bank, where it was asked for. */
  bolsa: BolsaLeida | null;
};

/** Whom, and how far to read: log lines of some days (and of the open one), projected days of others. */
export type Lectura = {
  entidadId: number;
  personaId: number;
  eventos: { desde: Fecha; hasta: Fecha };
  dias: { desde: Fecha; hasta: Fecha };
  /** One more day, log and projection. */
  dia: Fecha | null;
  clave: string | null;
  /** The hour bank as well. */
  conBolsa?: boolean;
};

const LEER = statement('select instancia.leer_persona($1, $2, $3, $4, $5, $6, $7, $8) as persona');
const LEER_CON_BOLSA = statement(
  'select instancia.leer_persona($1, $2, $3, $4, $5, $6, $7, $8) as persona, instancia.leer_bolsa($1, $2) as bolsa',
);

/** Hot path: all that the rules need of one person, in one trip. */
export async function readPerson(
  db: Queryable,
  { entidadId, personaId, eventos, dias, dia, clave, conBolsa = false }: Lectura,
): Promise<Persona> {
  const [row] = await db.query<{ persona: Persona; bolsa?: BolsaLeida }>(conBolsa ? LEER_CON_BOLSA : LEER, [
    entidadId,
    personaId,
    eventos.desde,
    eventos.hasta,
    dias.desde,
    dias.hasta,
    dia,
    clave,
  ]);
  if (!row) throw new Error('leer_persona answered nothing');
  return personFrom(row.persona, row.bolsa ?? null);
}

/** A person as the database answers them. */
export function personFrom(persona: Persona, bolsa: BolsaLeida | null): Persona {
  return {
    ...persona,
    eventos: persona.eventos.map(withUtc),
    jornadas: persona.jornadas.map(withUtc),
    bolsa: bolsa && { ...bolsa, movimientos: bolsa.movimientos.map(withUtc) },
  };
}

const INSTANTS = ['momento', 'recibido', 'desde', 'inicio', 'fin'] as const;

/** Instants within JSON come with the session's offset, which is always +00:00; everywhere else they end in Z. */
export function withUtc<T extends object>(row: T): T {
  const copy = { ...row } as Record<string, unknown>;
  for (const name of INSTANTS) {
    const value = copy[name];
    if (typeof value === 'string') copy[name] = value.replace(/\+00:00$/, 'Z');
  }
  return copy as T;
}

/** A line to write. `refiereNuevo` points at an earlier line of the same batch, by index. */
export type EventoNuevo = Omit<Evento, 'registroId'> & {
  refiereNuevo: number | null;
  desplazamientoMinutos: number;
  momentoDispositivo: string | null;
  zonaDispositivo: string | null;
  origen: string;
  /** The line that carries the key, the position and, in the answer, the record. */
  principal: boolean;
  canonico: string;
};

export type Posicion = {
  latitud: number | null;
  longitud: number | null;
  precision: number | null;
  centroId: number | null;
  distanciaMetros: number | null;
  cerca: boolean | null;
};

export type Escritura = {
  entidadId: number;
  personaId: number;
  eventos: EventoNuevo[];
  jornadas: (FilaJornada & { minutos: Minutos })[];
  posicion: Posicion | null;
  clave: string | null;
  cuerpo: Buffer | null;
  /** The last act of closing that the decision knew of; null where it could not be read, and then nothing is written. */
  cierres: number | null;
};

/** What the database answers when a month was closed or reopened since. */
const STALE = '40001';

const ESCRIBIR = statement('select instancia.escribir_registros($1, $2, $3, $4, $5, $6) as ids');

const hexOf = (bytes: Buffer | null): string | null => bytes && `\\x${bytes.toString('hex')}`;

/** The lines of several people as one list; what they refer to by index is counted from where their own lines begin. */
function linesOf(writes: readonly Escritura[]) {
  const lines: object[] = [];
  for (const { personaId, eventos, clave, cuerpo } of writes) {
    const before = lines.length;
    for (const { principal, refiereNuevo, ...evento } of eventos) {
      const key = principal ? { clave, cuerpo: hexOf(cuerpo) } : {};
      lines.push({ ...evento, personaId, refiereNuevo: refiereNuevo === null ? null : before + refiereNuevo + 1, ...key });
    }
  }
  return lines;
}

const daysOf = (writes: readonly Escritura[]): object[] =>
  writes.flatMap(({ personaId, jornadas }) => jornadas.map(({ minutos, ...jornada }) => ({ ...jornada, ...minutos, personaId })));

function positionsOf(writes: readonly Escritura[]): object[] {
  let before = 0;
  return writes.flatMap(({ eventos, posicion }) => {
    const lugar = before + 1 + eventos.findIndex(({ principal }) => principal);
    before += eventos.length;
    return posicion ? [{ ...posicion, lugar }] : [];
  });
}

/**
 * Hot path, and the only writer of records: log lines, the days they project to and the positions of different people of one company, all or
 * nothing, in one statement.
 * @returns the ids of the lines of each, in the order of `writes`.
 * @throws what PostgreSQL says; see `isOvertaken`.
 */
export async function writeAll(db: Queryable, entidadId: number, writes: readonly Escritura[]): Promise<number[][]> {
  const [row] = await db.query<{ ids: number[] }>(ESCRIBIR, [
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

/** Whether a write failed because somebody else wrote first: read and decide anew. */
function isOvertaken(error: unknown): boolean {
  const { code, constraint = '' } = error as { code?: string; constraint?: string };
  return code === STALE || (code === '23505' && ['registros_pkey', 'registros_por_clave', 'una_jornada_abierta'].includes(constraint));
}

/** `writeAll` for one person. @returns the ids of the lines, or null when somebody else wrote first. */
export async function writeRecords(db: Queryable, write: Escritura): Promise<number[] | null> {
  try {
    const [ids] = await writeAll(db, write.entidadId, [write]);
    return ids ?? null;
  } catch (error) {
    if (isOvertaken(error)) return null;
    throw error;
  }
}

const FECHA = statement('select fecha from instancia.registros where entidad_id = $1 and usuario_id = $2 and registro_id = $3');

/** The day that a record of this person belongs to, or null: another person's record does not exist either. */
export async function findDay(tx: Queryable, entidadId: number, personaId: number, registroId: number): Promise<Fecha | null> {
  const [row] = await tx.query<{ fecha: Fecha }>(FECHA, [entidadId, personaId, registroId]);
  return row?.fecha ?? null;
}

const CON_REGISTROS = statement(
  'select distinct usuario_id as id from instancia.jornadas where entidad_id = $1 union select distinct usuario_id from instancia.registros where entidad_id = $1 order by id',
);

/** Everybody who has a log, or a stored day. */
export async function findPeopleWithRecords(tx: Queryable, entidadId: number): Promise<number[]> {
  return (await tx.query<{ id: number }>(CON_REGISTROS, [entidadId])).map(({ id }) => id);
}

const BLOQUEAR = statement('select fecha from instancia.jornadas where entidad_id = $1 and usuario_id = $2 order by fecha for update');

/** Keeps whoever clocks from storing a day of this person until the transaction ends. */
export async function lockDays(tx: Queryable, entidadId: number, personaId: number): Promise<void> {
  await tx.query(BLOQUEAR, [entidadId, personaId]);
}

/** A stored day with its minutes. */
export type DiaGuardado = FilaJornada & { minutos: Minutos };

const GUARDADOS = statement(`
  select j.fecha, j.zona, j.estado, j.situacion, j.desde, j.inicio, j.fin, j.tramos, j.incidencias, j.corregida, j.pendientes,
    json_build_object('presencia', d.presencia, 'trabajado', d.trabajado, 'efectivo', d.efectivo, 'pausaPagada', d.pausa_pagada,
      'pausaNoPagada', d.pausa_no_pagada, 'nocturnos', d.nocturnos) as minutos
  from instancia.jornadas j left join instancia.dias d using (entidad_id, usuario_id, fecha)
  where j.entidad_id = $1 and j.usuario_id = $2 order by j.fecha`);

/** All stored days of a person, oldest first. */
export function findStoredDays(tx: Queryable, entidadId: number, personaId: number): Promise<DiaGuardado[]> {
  return tx.query<DiaGuardado>(GUARDADOS, [entidadId, personaId]);
}

const HORAS = statement(
  'select proyecto_id as id, minutos from instancia.horas_proyectos where entidad_id = $1 and usuario_id = $2 and fecha = $3',
);

export async function findProjectMinutes(tx: Queryable, entidadId: number, personaId: number, fecha: Fecha): Promise<Map<number, number>> {
  const rows = await tx.query<{ id: number; minutos: number }>(HORAS, [entidadId, personaId, fecha]);
  return new Map(rows.map(({ id, minutos }) => [id, minutos]));
}

const ULTIMO_USO = statement(
  'select proyecto_id as id, max(fecha) as fecha from instancia.horas_proyectos where entidad_id = $1 and usuario_id = $2 group by proyecto_id',
);

/** The last day on which a person gave each project some minutes. */
export async function findLastUseOfProjects(tx: Queryable, entidadId: number, personaId: number): Promise<Map<number, Fecha>> {
  const rows = await tx.query<{ id: number; fecha: Fecha }>(ULTIMO_USO, [entidadId, personaId]);
  return new Map(rows.map(({ id, fecha }) => [id, fecha]));
}

const BORRAR_HORAS = statement('delete from instancia.horas_proyectos where entidad_id = $1 and usuario_id = $2 and fecha = $3');
const PONER_HORAS = statement(
  'insert into instancia.horas_proyectos (entidad_id, usuario_id, fecha, proyecto_id, minutos) select $1, $2, $3, p, m from unnest($4::int[], $5::int[]) as t (p, m)',
);

const TURNO = statement('select pg_advisory_xact_lock($1, $2)');

const COMPROBAR_CIERRES = statement('select instancia.comprobar_cierres($1, $2)');

/**
 * Replaces the spread of one day; of two at once the later one stands, whole. `cierres`: the last act of closing that is known.
 * @returns false when there has been another one since; nothing is written then.
 */
export async function replaceProjectMinutes(
  tx: Queryable,
  entidadId: number,
  personaId: number,
  fecha: Fecha,
  minutos: ReadonlyMap<number, number>,
  cierres: number | null,
): Promise<boolean> {
  try {
    await tx.query(COMPROBAR_CIERRES, [entidadId, cierres]);
  } catch (error) {
    if ((error as { code?: string }).code === STALE) return false;
    throw error;
  }
  await tx.query(TURNO, [entidadId, personaId]);
  await tx.query(BORRAR_HORAS, [entidadId, personaId, fecha]);
  await tx.query(PONER_HORAS, [entidadId, personaId, fecha, [...minutos.keys()], [...minutos.values()]]);
  return true;
}
