import type { Fecha } from '@jornada/domain/horario/modelo.ts';
import type { Toque } from './day.ts';
import type { DiaContado, Seguimiento } from './mishaps.ts';

/** Something that a person, or whoever answers for them, does at an instant about the record of a day. */
export type AccionDemo = { fecha: Fecha; en: number } & ({ toque: Toque } | { seguimiento: Seguimiento });

/**
 * What happens from the day `desde` on, and after the instant `since` about the days before: the actions in the order of
 * their instants, up to `now`. A day that is not over yet is left out whole. Milliseconds of the epoch.
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
