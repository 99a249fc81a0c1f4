import type { MovimientoEscrito, ReglaBolsa } from '@jornada/domain/bolsa/modelo.ts';
import type { MesesCerrados } from '@jornada/domain/cierres/modelo.ts';
import type { Ausencia, Fecha } from '@jornada/domain/horario/modelo.ts';
import { statement, told, type Queryable } from '../../../platform/database/pool.ts';
import type { EventoLeido, FilaJornada } from '../log/model.ts';
import type { SueltoLeido } from './sueltos.ts';
import type { Ventana } from './windows.ts';

/**
 * The hour bank of one person: the written movements, in the order of writing; the absences and single days since its first month; the
 * company's rules.
 */
export type BolsaLeida = {
  movimientos: (MovimientoEscrito & { autor: string | null })[];
  ausencias: Ausencia[];
  sueltos: SueltoLeido[];
  reglas: ReglaBolsa[];
};

export type PersonaLeida = {
  revision: number;
  /** The record's point at the time of reading; see `instancia.leer_punto`. */
  punto: string | null;
  ultimoNumero: number;
  asignaciones: { desde: Fecha; horarioId: number | null; centroId: number | null }[];
  ausencias: Ausencia[];
  /** Published single days, above the schedules. */
  sueltos: SueltoLeido[];
  eventos: EventoLeido[];
  jornadas: FilaJornada[];
  /** The closed months, and the last closing. A write is refused if there was another one since. */
  cierres: (MesesCerrados & { version: number }) | null;
  repetido: { registroId: number; fecha: Fecha; cuerpo: string | null } | null;
  /** The hour bank, if it was requested. */
  bolsa: BolsaLeida | null;
};

/** Which person, and what to read: log lines of some days (and of the open one), projected days of others. */
type Consulta = {
  entidadId: number;
  personaId: number;
  eventos: Ventana;
  dias: Ventana;
  /** One more day, with its log and its projection. */
  dia: Fecha | null;
  clave: string | null;
  /** Reads the hour bank, too. */
  conBolsa?: boolean;
};

const LEER = statement(
  'registros/person.LEER',
  'select instancia.leer_persona($1, $2, $3, $4, $5, $6, $7, $8) as persona',
  told<{ persona: PersonaLeida }>(),
);
const LEER_CON_BOLSA = statement(
  'registros/person.LEER_CON_BOLSA',
  'select instancia.leer_persona($1, $2, $3, $4, $5, $6, $7, $8) as persona, instancia.leer_bolsa($1, $2) as bolsa',
  told<{ persona: PersonaLeida; bolsa: BolsaLeida | null }>(),
);

/** Hot path: reads everything that the rules need about one person, in one round trip. */
export async function readPerson(
  db: Queryable,
  { entidadId, personaId, eventos, dias, dia, clave, conBolsa = false }: Consulta,
): Promise<PersonaLeida> {
  const values = [entidadId, personaId, eventos.desde, eventos.hasta, dias.desde, dias.hasta, dia, clave] as const;
  const [row] = conBolsa ? await db.query(LEER_CON_BOLSA, values) : (await db.query(LEER, values)).map((one) => ({ ...one, bolsa: null }));
  if (!row) throw new Error('leer_persona answered nothing');
  return personFrom(row.persona, row.bolsa);
}

/** Converts a person from the database's answer. */
export function personFrom(persona: PersonaLeida, bolsa: BolsaLeida | null): PersonaLeida {
  return {
    ...persona,
    eventos: persona.eventos.map(withUtc),
    jornadas: persona.jornadas.map(withUtc),
    bolsa: bolsa && { ...bolsa, movimientos: bolsa.movimientos.map(withUtc) },
  };
}

const INSTANTS = ['momento', 'recibido', 'desde', 'inicio', 'fin'] as const;

/** Instants within JSON have the session's offset, which is always +00:00. Everywhere else they end in Z. */
export function withUtc<T extends object>(row: T): T {
  const copy = { ...row } as Record<string, unknown>;
  for (const name of INSTANTS) {
    const value = copy[name];
    if (typeof value === 'string') copy[name] = value.replace(/\+00:00$/, 'Z');
  }
  return copy as T;
}
