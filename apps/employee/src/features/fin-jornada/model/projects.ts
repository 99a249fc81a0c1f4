import type { SalidaDe } from '@jornada/contract/call.ts';
import type { tipos } from '@jornada/contract/tipos.ts';

export type ProyectosHoras = SalidaDe<typeof tipos.proyectosHoras>;
export type Proyecto = ProyectosHoras['items'][number];

/** Minutes by project, as typed: `1:30` and so on. */
export type Typed = Readonly<Record<string, string>>;

/** From this number of projects on, there is a search field. */
export const SEARCH_FROM = 10;
/** The step of the plus and minus buttons, in minutes. */
export const STEP = 15;
const LONGEST = 25 * 60;

/** Only entries with a positive Id are projects. The others are left out, here and when saving. */
export function realProjects(items: readonly Proyecto[]): Proyecto[] {
  return items.filter(({ Id }) => Id > 0);
}

/**
 * The minutes in a typed text: `1:30`, `1.5`, `1,5`, `130` (1:30 on a keyboard without a colon), `2` (hours). An empty text is 0.
 * Null if it is not a duration.
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
  /** Minutes by Id, for readable texts. */
  minutos: ReadonlyMap<number, number>;
  total: number;
  /** The worked minutes that are left; negative if too many were given. */
  quedan: number;
  /** Ids with an unreadable text. */
  unreadable: number[];
};

export function spreadOf(items: readonly Proyecto[], typed: Typed, trabajado: number): Spread {
  const read = items.map(({ Id }) => ({ Id, minutos: parseMinutes(typed[Id] ?? '') }));
  const minutos = new Map(read.flatMap((one): [number, number][] => (one.minutos === null ? [] : [[one.Id, one.minutos]])));
  const total = [...minutos.values()].reduce((sum, some) => sum + some, 0);
  return { minutos, total, quedan: trabajado - total, unreadable: read.filter((one) => one.minutos === null).map(({ Id }) => Id) };
}

/** The entries to send: projects with minutes, and only positive Ids. */
export function hoursToSave({ minutos }: Pick<Spread, 'minutos'>): { Id: number; horasMinutos: number }[] {
  return [...minutos].filter(([Id, some]) => Id > 0 && some > 0).map(([Id, horasMinutos]) => ({ Id, horasMinutos }));
}

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The projects with these words in name or client; accents are ignored. */
export function searchProjects(items: readonly Proyecto[], text: string): Proyecto[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  return items.filter(({ Nombre, Cliente }) => words.every((word) => plain(`${Nombre} ${Cliente ?? ''}`).includes(word)));
}
