import type { SalidaDe } from '@jornada/contract/call.ts';
import type { tipos } from '@jornada/contract/tipos.ts';

export type ProyectosHoras = SalidaDe<typeof tipos.proyectosHoras>;
export type Proyecto = ProyectosHoras['items'][number];

/** Minutes by project, as typed: `1:30` and the like. */
export type Typed = Readonly<Record<string, string>>;

/** More projects than this are searched, not read. */
export const SEARCH_FROM = 10;
/** What one press of a stepper adds, in minutes. */
export const STEP = 15;
const LONGEST = 25 * 60;

/** Only entries with a positive Id are projects: the others are dropped, here and when saving. */
export function realProjects(items: readonly Proyecto[]): Proyecto[] {
  return items.filter(({ Id }) => Id > 0);
}

/**
 * Minutes of what somebody typed: `1:30`, `1.5`, `1,5`, `130` (an hour and a half, on a keyboard without a colon), `2`
 * (hours). Nothing is nothing. Null where it is no duration.
 */
export function parseMinutes(text: string): number | null {
  const clean = text.trim().replace(/\s*h$/i, '');
  if (clean === '') return 0;
  const clock = /^(\d{0,2})[:h](\d{2})$/.exec(clean) ?? /^(\d{1,2})(\d{2})$/.exec(clean);
  if (clock) {
    const [hours, minutes] = [Number(clock[1]), Number(clock[2])];
    return minutes < 60 && hours * 60 + minutes <= LONGEST ? hours * 60 + minutes : null;
  }
  const decimal = /^(\d{1,2})(?:[.,](\d{1,2}))?$/.exec(clean);
  if (!decimal) return null;
  const minutes = Math.round(Number(`${decimal[1]}.${decimal[2] ?? 0}`) * 60);
  return minutes <= LONGEST ? minutes : null;
}

export type Spread = {
  /** Minutes by Id, of those that can be read. */
  minutos: ReadonlyMap<number, number>;
  total: number;
  /** What is left of the time worked; negative where it is too much. */
  quedan: number;
  /** Ids whose text is no duration. */
  unreadable: number[];
};

export function spreadOf(items: readonly Proyecto[], typed: Typed, trabajado: number): Spread {
  const read = items.map(({ Id }) => ({ Id, minutos: parseMinutes(typed[Id] ?? '') }));
  const minutos = new Map(read.flatMap((one): [number, number][] => (one.minutos === null ? [] : [[one.Id, one.minutos]])));
  const total = [...minutos.values()].reduce((sum, some) => sum + some, 0);
  return { minutos, total, quedan: trabajado - total, unreadable: read.filter((one) => one.minutos === null).map(({ Id }) => Id) };
}

/** What is sent: projects with minutes, and no entry without a positive Id. */
export function hoursToSave({ minutos }: Pick<Spread, 'minutos'>): { Id: number; horasMinutos: number }[] {
  return [...minutos].filter(([Id, some]) => Id > 0 && some > 0).map(([Id, horasMinutos]) => ({ Id, horasMinutos }));
}

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The projects whose name or client has these words, whatever their accents. */
export function searchProjects(items: readonly Proyecto[], text: string): Proyecto[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  return items.filter(({ Nombre, Cliente }) => words.every((word) => plain(`${Nombre} ${Cliente ?? ''}`).includes(word)));
}
