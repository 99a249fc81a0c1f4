import type { Queryable } from '../platform/database/pool.ts';

/** For whom is counted, and when: `hoy` is the company's day. */
export type Counted = { entidadId: number; usuarioId: number; hoy: string; ahora: string };
/** Counts what waits for a person in one module: for the entry that it stands under, or for several from one reading. */
export type BadgeCounter = (tx: Queryable, who: Counted) => Promise<number | Readonly<Record<string, number>>>;
/** Counters of the menu's badges, by the entry that shows them: its id, or the first word of its address. */
export type BadgeCounters = Readonly<Record<string, BadgeCounter>>;
