import type { CambioDeImputacion, TareaVista } from '@jornada/contract/tareas/calls.ts';
import { fillHuecos, hasOverlap, huecosDe, instanteDeMinuto, minutosDe, type Hueco } from '@jornada/domain/tareas/huecos.ts';
import type { LineaTecleada } from '@jornada/domain/tareas/linea.ts';
import { masDias } from '@jornada/domain/horario/calendario.ts';
import { leftOf, namedTask, type DiaMostrado, type EntradaMostrada, type PartesDelDia } from './day.ts';

/** What a typed line would write. `trechos`: where it would show; `demas`: minutes beyond those that are left. */
export type PlanDeLinea = { minutos: number; trechos: readonly Hueco[]; conHoras: boolean; demas: number; solapa: boolean };

const MINUTE_MS = 60_000;
const DAY = 1440;

/** The minute of an hour of the clock on a day, or on the next one if that is when the day was worked. */
export function minuteOfWall(fecha: string, zona: string, hora: string, from: number): number {
  const on = (day: string): number =>
    Math.floor(Temporal.PlainDate.from(day).toZonedDateTime({ timeZone: zona, plainTime: hora }).epochMilliseconds / MINUTE_MS);
  const sameDay = on(fecha);
  // A night shift: an hour long before its beginning is one of the next morning.
  return sameDay < from - DAY / 4 ? on(masDias(fecha, 1)) : sameDay;
}

/** What only the clock has given to its project. */
const isOfClock = ({ id, origen, espera }: EntradaMostrada): boolean => id === null && origen === 'reloj' && espera === undefined;
const clockMinutes = ({ imputaciones }: DiaMostrado): number =>
  imputaciones.filter(isOfClock).reduce((sum, { minutos }) => sum + minutos, 0);

export function planOfLine(linea: LineaTecleada, dia: DiaMostrado, parts: PartesDelDia): PlanDeLinea {
  const left = leftOf(dia, parts);
  // What the clock gave to its project gives way to what a person says.
  const room = left + clockMinutes(dia);
  if (linea.desde !== null && linea.hasta !== null) {
    const begin = Math.min(...parts.trabajo.map(({ desde }) => desde));
    const desde = minuteOfWall(dia.fecha, dia.zona, linea.desde, begin);
    const until = minuteOfWall(dia.fecha, dia.zona, linea.hasta, begin);
    const hasta = until > desde ? until : desde + (linea.minutos ?? 0);
    const trechos = huecosDe(
      [{ desde, hasta }],
      parts.pausas.map(({ trecho }) => trecho),
    );
    const minutos = minutosDe(trechos);
    const solapa = trechos.some((one) =>
      parts.colocadas.some(({ trechos: others, entrada }) => entrada.desde !== null && !isOfClock(entrada) && hasOverlap([one, ...others])),
    );
    return { minutos, trechos, conHoras: true, demas: Math.max(0, minutos - room), solapa };
  }
  const minutos = linea.minutos ?? left;
  return { minutos, trechos: fillHuecos(parts.libres, minutos), conHoras: false, demas: Math.max(0, minutos - room), solapa: false };
}

/** What is written for a task by a plan: with hours an entry for each piece, otherwise one that is only long. */
export function changesOfPlan(tarea: TareaVista, { minutos, trechos, conHoras }: PlanDeLinea): CambioDeImputacion[] {
  if (!conHoras) return minutos > 0 ? [{ hace: 'poner', ...namedTask(tarea), minutos }] : [];
  return trechos.map(({ desde, hasta }) => ({
    hace: 'poner',
    ...namedTask(tarea),
    desde: instanteDeMinuto(desde),
    minutos: hasta - desde,
  }));
}

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** Tasks at hand that have all the words somewhere: what is found where nobody can be asked. */
export function findAtHand(texto: string, at: readonly TareaVista[]): TareaVista[] {
  const words = plain(texto).split(' ').filter(Boolean);
  return at.filter(({ nombre, proyecto, cliente }) => {
    const all = plain([nombre, proyecto.nombre, cliente?.nombre].filter(Boolean).join(' '));
    return words.every((word) => all.includes(word));
  });
}
