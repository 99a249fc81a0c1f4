import type { KeyValueStorage } from '@jornada/client';
import type { Presentes } from '@jornada/contract/visitas/gestion.ts';

export type CentreInside = Presentes['centros'][number];
export type Kind = 'persona' | 'visita';
export type MusterTick = { clase: Kind; id: number; presente: boolean; momento: string };
/** Ticks of one centre that the server does not have yet, and when their count began. */
export type WaitingTicks = { desde: string; marcas: Readonly<Record<string, MusterTick>> };
/** By centre. */
export type WaitingCounts = Readonly<Record<number, WaitingTicks>>;

const KEY = 'jornada.recuento';
type Stored = { owner: string; waiting: WaitingCounts };

/** What waits on this device for this person; of anybody else it is deleted. */
export function readWaiting(storage: KeyValueStorage, owner: string | null): WaitingCounts {
  try {
    const stored = JSON.parse(storage.getItem(KEY) ?? 'null') as Stored | null;
    if (stored && stored.owner === owner) return stored.waiting;
  } catch {
    // What cannot be read was written by another version.
  }
  storage.removeItem(KEY);
  return {};
}

export function keepWaiting(storage: KeyValueStorage, owner: string | null, waiting: WaitingCounts): void {
  if (owner === null || Object.keys(waiting).length === 0) storage.removeItem(KEY);
  else storage.setItem(KEY, JSON.stringify({ owner, waiting } satisfies Stored));
}

export const keyOf = ({ clase, id }: Pick<MusterTick, 'clase' | 'id'>): string => `${clase} ${id}`;

/** Who was found in the count that goes on, by `keyOf`: what the server knows, and above it what waits. */
export function foundIn({ desde, marcas }: Pick<CentreInside, 'desde' | 'marcas'>, own: WaitingTicks | undefined): ReadonlySet<string> {
  const isNewer = own !== undefined && (desde === null || Temporal.Instant.compare(own.desde, desde) > 0);
  const ticks = new Map((isNewer ? [] : marcas).map((one) => [keyOf(one), one.presente]));
  for (const [key, { presente }] of Object.entries(own?.marcas ?? {})) ticks.set(key, presente);
  return new Set([...ticks].flatMap(([key, presente]) => (presente ? [key] : [])));
}

/** What still waits after some of it was sent. A tick that changed meanwhile waits on. */
export function withoutSent(waiting: WaitingCounts, centroId: number, sent: WaitingTicks): WaitingCounts {
  const now = waiting[centroId];
  if (!now) return waiting;
  const left = Object.entries(now.marcas).filter(([key, { momento }]) => sent.marcas[key]?.momento !== momento);
  const { [centroId]: _sent, ...others } = waiting;
  const isOver = left.length === 0 && now.desde === sent.desde;
  return isOver ? others : { ...others, [centroId]: { desde: now.desde, marcas: Object.fromEntries(left) } };
}
