import type { Fecha } from '@jornada/domain/horario/modelo.ts';
import type { Toque } from './day.ts';
import type { DiaContado, Seguimiento } from './mishaps.ts';

/** Something that a person or their manager does at an instant about the record of a day. */
export type AccionDemo = { fecha: Fecha; en: number } & ({ toque: Toque } | { seguimiento: Seguimiento });

/**
 * The actions of the days from `desde` on, and the actions after the instant `since` about earlier days, in order, up to `now`. A
 * day that is not over yet is left out completely. Milliseconds of the epoch.
 */
export function actionsOf(
  days: readonly (DiaContado & { fecha: Fecha })[],
  span: { desde: Fecha; since: number; now: number },
): AccionDemo[] {
  const { desde, since, now } = span;
  const actions = days
    .filter(({ toques }) => (toques.at(-1)?.en ?? 0) < now)
    .flatMap(({ fecha, toques, seguimientos }): AccionDemo[] => [
      ...(fecha >= desde ? toques.map((toque) => ({ fecha, en: toque.en, toque })) : []),
      ...seguimientos
        .filter(({ en }) => en <= now && (fecha >= desde || en > since))
        .map((seguimiento) => ({ fecha, en: seguimiento.en, seguimiento })),
    ]);
  return actions.toSorted((a, b) => a.en - b.en);
}
