import type { Queryable } from '../../platform/database/pool.ts';

type Dias = { desde: string; hasta: string };
/** Minutes above the plan of a person and day that are made good by themselves. */
type MinutosAparte = { personaId: number; fecha: string; minutos: number };

/** What another module makes good by itself, so that it does not go into the hour bank with the balance of a month. */
export type BalanceAparte = {
  /** Called before a closing of many people, without its lock; `onProgress` is told for how many people there is still something to do. */
  prepare?(entidadId: number, onProgress: (left: number) => Promise<void>): Promise<void>;
  /** Called before a month is closed, under its lock. */
  settle(tx: Queryable, entidadId: number, dias: Dias): Promise<void>;
  find(tx: Queryable, entidadId: number, dias: Dias): Promise<readonly MinutosAparte[]>;
};

/** Those modules. Each joins once, when it is built. */
export function createApart() {
  const joined: BalanceAparte[] = [];
  return {
    join: (one: BalanceAparte): void => void joined.push(one),
    async prepare(entidadId: number, onProgress: (left: number) => Promise<void>): Promise<void> {
      for (const one of joined) await one.prepare?.(entidadId, onProgress);
    },
    async settle(tx: Queryable, entidadId: number, dias: Dias): Promise<void> {
      for (const one of joined) await one.settle(tx, entidadId, dias);
    },
    /** By person, the minutes of each day. */
    async find(tx: Queryable, entidadId: number, dias: Dias): Promise<Map<number, Map<string, number>>> {
      const found = new Map<number, Map<string, number>>();
      for (const one of joined)
        for (const { personaId, fecha, minutos } of await one.find(tx, entidadId, dias)) {
          const own = found.get(personaId) ?? new Map<string, number>();
          found.set(personaId, own.set(fecha, (own.get(fecha) ?? 0) + minutos));
        }
      return found;
    },
  };
}
export type Apart = ReturnType<typeof createApart>;
