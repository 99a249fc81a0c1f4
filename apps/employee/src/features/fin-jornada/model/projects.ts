import type { SalidaDe } from '@jornada/contract/call.ts';
import type { tipos } from '@jornada/contract/tipos.ts';
import { readDuracion } from '@jornada/domain/tareas/linea.ts';

export type ProyectosHoras = SalidaDe<typeof tipos.proyectosHoras>;
export type Proyecto = ProyectosHoras['items'][number];

/** Minutes by project, as typed: `1:30` and so on. */
export type Typed = Readonly<Record<string, string>>;

/** From this number of projects on, there is a search field. */
export const SEARCH_FROM = 10;
/** The step of the plus and minus buttons, in minutes. */
export const STEP = 15;

/** Only entries with a positive Id are projects. The others are left out, here and when saving. */
export function realProjects(items: readonly Proyecto[]): Proyecto[] {
  return items.filter(({ Id }) => Id > 0);
}

export type Spread = {
  /** Minutes by Id, for readable texts. */
  minutos: ReadonlyMap<number, number>;
  total: number;
  /** The worked minutes that are left; negative if too many were given; null if the company hides totals. */
  quedan: number | null;
  /** Ids with an unreadable text. */
  unreadable: number[];
};

export function spreadOf(items: readonly Proyecto[], typed: Typed, trabajado: number | null): Spread {
  const read = items.map(({ Id }) => ({ Id, minutos: readDuracion(typed[Id] ?? '') }));
  const minutos = new Map(read.flatMap((one): [number, number][] => (one.minutos === null ? [] : [[one.Id, one.minutos]])));
  const total = [...minutos.values()].reduce((sum, some) => sum + some, 0);
  return {
    minutos,
    total,
    quedan: trabajado === null ? null : trabajado - total,
    unreadable: read.filter((one) => one.minutos === null).map(({ Id }) => Id),
  };
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
