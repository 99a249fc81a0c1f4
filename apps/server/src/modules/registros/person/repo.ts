import type { MovimientoEscrito, ReglaBolsa } from '@jornada/domain/bolsa/modelo.ts';
import type { MesesCerrados } from '@jornada/domain/cierres/modelo.ts';
import type { Ausencia, Fecha } from '@jornada/domain/horario/modelo.ts';
import { statement, type Queryable } from '../../../platform/database/pool.ts';
import type { EventoLeido, FilaJornada } from '../log/model.ts';
import type { Ventana } from './windows.ts';

/** The hour bank of one person: what was written, in the order of writing; absences since its first month; the company's rules. */
export type BolsaLeida = {
  movimientos: (MovimientoEscrito & { autor: string | null })[];
  ausencias: Ausencia[];
  reglas: ReglaBolsa[];
};

export type PersonaLeida = {
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
type Consulta = {
  entidadId: number;
  personaId: number;
  eventos: Ventana;
  dias: Ventana;
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
  { entidadId, personaId, eventos, dias, dia, clave, conBolsa = false }: Consulta,
): Promise<PersonaLeida> {
  const [row] = await db.query<{ persona: PersonaLeida; bolsa?: BolsaLeida }>(conBolsa ? LEER_CON_BOLSA : LEER, [
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
export function personFrom(persona: PersonaLeida, bolsa: BolsaLeida | null): PersonaLeida {
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
