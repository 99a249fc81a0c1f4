import type { Queryable } from '../platform/database/pool.ts';

/** For whom is counted, and when: `hoy` is the company's day. */
export type Counted = { entidadId: number; usuarioId: number; hoy: string; ahora: string };
/** Counts what waits for a person in one module. */
export type BadgeCounter = (tx: Queryable, who: Counted) => Promise<number>;
/** Counters of the menu's badges, by the entry that shows them: its id, or the first word of its address. */
export type BadgeCounters = Readonly<Record<string, BadgeCounter>>;
