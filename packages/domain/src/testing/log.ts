import type { Clase, Evento, Jornada, TipoRegistro } from '../registros/modelo.ts';
import { projectJornada } from '../registros/project-jornada.ts';
import { a } from './laboral.ts';
import { PERSONA, T, TIPOS } from './persona.ts';

const tipos: ReadonlyMap<number, TipoRegistro> = new Map(TIPOS.map((tipo) => [tipo.id, tipo]));

/** One line; its number and its id are `numero`. */
export const linea = (numero: number, resto: Partial<Evento>): Evento => ({
  registroId: numero,
  numero,
  fecha: '2026-05-04',
  evento: 'fichaje',
  clase: null,
  tipoId: null,
  momento: null,
  zona: 'Europe/Madrid',
  recibido: resto.momento ?? '2026-05-04T12:00:00Z',
  modo: 'directo',
  confianza: 'directa',
  refiereA: null,
  proyectoId: null,
  observaciones: null,
  autorId: PERSONA,
  primero: numero,
  ...resto,
});

/** A mark at an hour of the wall clock (`HH:MM`, or with its own date). */
export function marca(numero: number, tipo: keyof typeof T, hora: string, resto: Partial<Evento> = {}): Evento {
  const { fecha = '2026-05-04', zona = 'Europe/Madrid' } = resto;
  const clase: Clase | null = tipos.get(T[tipo])?.clase ?? null;
  return linea(numero, { clase, tipoId: T[tipo], momento: a(hora.includes('T') ? hora : `${fecha}T${hora}`, zona), ...resto });
}

type Paso = [keyof typeof T, string] | [keyof typeof T, string, Partial<Evento>];

/** The marks of a day, in their order. */
export const marcas = (...pasos: Paso[]): Evento[] => pasos.map(([tipo, hora, resto], index) => marca(index + 1, tipo, hora, resto));

export const project = (lines: readonly Evento[]): Jornada => projectJornada(lines, tipos);

/** A day projected from its marks. */
export const jornada = (...pasos: Paso[]): Jornada => project(marcas(...pasos));
