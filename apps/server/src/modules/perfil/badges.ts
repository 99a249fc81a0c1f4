import type { Perfil } from '@jornada/contract/perfil.ts';
import type { Queryable } from '../../platform/database/pool.ts';

/** Counts what waits for a person in one module; a whole number from 0 on. */
export type BadgeCounter = (tx: Queryable, who: { entidadId: number; usuarioId: number }) => Promise<number>;

type Badge = Extract<keyof Perfil, `Num${string}`>;

/** The counters of the menu's badges, by their field. */
export type BadgeCounters = Readonly<Partial<Record<Badge, BadgeCounter>>>;

/** Which module has what a badge counts. */
export const BADGE_MODULES: Readonly<Record<Badge, string>> = {
  NumComunicacionesSinLeer: 'wiki',
  NumChatsSinLeer: 'chat',
  NumCambioTurnosPendientes: 'cambioturnos',
};

/**
 * The counters that there are. A module puts its own here, from its `service.ts`, when it comes; until then nothing can wait in it.
 * A test holds this list against the modules that are there.
 */
export const BADGE_COUNTERS: BadgeCounters = {};

/** The badges of a person. What no module counts is 0: there is nothing of its kind. */
export async function countBadges(
  counters: BadgeCounters,
  tx: Queryable,
  who: { entidadId: number; usuarioId: number },
): Promise<Record<Badge, number>> {
  const count = (badge: Badge): Promise<number> => counters[badge]?.(tx, who) ?? Promise.resolve(0);
  return {
    NumComunicacionesSinLeer: await count('NumComunicacionesSinLeer'),
    NumChatsSinLeer: await count('NumChatsSinLeer'),
    NumCambioTurnosPendientes: await count('NumCambioTurnosPendientes'),
  };
}
