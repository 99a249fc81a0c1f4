import type { Perfil } from '@jornada/contract/perfil.ts';
import type { Queryable } from '../platform/database/pool.ts';

/** For whom is counted, and when: `hoy` is the company's day. */
export type Counted = { entidadId: number; usuarioId: number; hoy: string; ahora: string };
/** Counts what waits for a person in one module. */
export type BadgeCounter = (tx: Queryable, who: Counted) => Promise<number>;
/** The fields of the profile that count something. */
export type Badge = Extract<keyof Perfil, `Num${string}`>;
/** Counters of the menu's badges, by their field. */
export type BadgeCounters = Readonly<Partial<Record<Badge, BadgeCounter>>>;
