import type { SalidaDe } from '@jornada/contract/call.ts';
import type { turnos, NecesidadVista } from '@jornada/contract/turnos/calls.ts';
import type { ByPerson } from './drawing.ts';
import type { Warning } from '../use-day-words.ts';

export type Preview = SalidaDe<typeof turnos.previsualizar>;
type Cover = SalidaDe<typeof turnos.cobertura>['items'];

/** Warnings by person and day, as the grid shows them. */
export function warningsOf(preview: Preview | undefined): ByPerson<readonly Warning[]> {
  const all = new Map<number, Map<string, Warning[]>>();
  for (const { persona, avisos } of preview?.items ?? []) {
    const own = all.get(persona.id) ?? new Map<string, Warning[]>();
    for (const one of avisos) own.set(one.fecha, [...(own.get(one.fecha) ?? []), one]);
    if (own.size > 0) all.set(persona.id, own);
  }
  return all;
}

/** Needs that are not covered: on which days how many are missing. */
export type Gap = { necesidad: NecesidadVista; faltan: number; dias: readonly { fecha: string; faltan: number }[] };

export const gapsOf = (cover: Cover | undefined): Gap[] =>
  (cover ?? []).flatMap(({ necesidad, dias }) => {
    const short = dias.filter(({ faltan }) => faltan > 0);
    return short.length === 0 ? [] : [{ necesidad, faltan: short.reduce((sum, { faltan }) => sum + faltan, 0), dias: short }];
  });

/** How many warnings publishing keeps: of limits and of short notice. */
export const countWarnings = ({ items }: Preview): number =>
  items.reduce((sum, { avisos, preavisos }) => sum + avisos.length + preavisos.length, 0);

/** The days before the first change. Null: nothing changes. */
export function noticeOf({ items }: Preview, hoy: string): number | null {
  const first = items
    .flatMap(({ cambios, nuevos }) => [...cambios.map(({ fecha }) => fecha), ...nuevos.map(({ desde }) => desde)])
    .toSorted()[0];
  if (first === undefined) return null;
  return Temporal.PlainDate.from(hoy).until(Temporal.PlainDate.from(first), { largestUnit: 'day' }).days;
}
