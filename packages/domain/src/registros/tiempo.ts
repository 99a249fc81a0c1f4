import type { Instante } from '../horario/modelo.ts';

export const MS_POR_MINUTO = 60_000;

/** Milliseconds since the epoch. */
export const ms = (instante: Instante): number => Temporal.Instant.from(instante).epochMilliseconds;

/** Milliseconds since the epoch as an instant with `Z`. */
export const instanteDe = (milliseconds: number): Instante => Temporal.Instant.fromEpochMilliseconds(milliseconds).toString();

const toMinute = (instante: Instante): Instante => instanteDe(Math.floor(ms(instante) / MS_POR_MINUTO) * MS_POR_MINUTO);

/**
 * The minute an instant lies in, always with `Z`: the record speaks of hours and minutes, and sums must add up. Minutes
 * in this form can be compared as text.
 */
export const alMinuto = (instante: Instante): Instante => (instante.endsWith('Z') ? `${instante.slice(0, 16)}:00Z` : toMinute(instante));

/** Whole minutes from one instant to another, never negative. */
export const minutosEntre = (desde: number, hasta: number): number => Math.max(0, Math.floor((hasta - desde) / MS_POR_MINUTO));
