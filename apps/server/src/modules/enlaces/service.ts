import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import { createConfirmation, createLink, deleteLinks, findConfirmation, findLink, takeLink } from './repo.ts';
import { newToken, readToken } from './reads.ts';
import { newTypedToken } from './token.ts';

/** The purpose of a link. A link for one purpose works for no other. */
export type TipoEnlace = 'recuperacion' | 'registro' | 'invitacion' | 'acceso' | 'entrada';

/**
 * Anybody may request these for anybody, so a newer link does not end an older one that the person may be using. When one was
 * used, all of them end.
 */
const ORDERED: ReadonlySet<TipoEnlace> = new Set(['recuperacion', 'acceso']);

/** The meaning of a link: the account, and data stored by its maker. */
type Enlace = { entidadId: number; usuarioId: number; datos: Record<string, unknown> };

type Presentado = { tipo: TipoEnlace; token: string };

export type EnlacesService = ReturnType<typeof createEnlacesService>;

/** One-time links: secrets with a short life that open one thing once. Only their hash is stored. */
export function createEnlacesService({ db, clock }: { db: Database; clock: Clock }) {
  const keyOf = ({ tipo, token }: Presentado) => {
    const read = readToken(token);
    return read && { ...read, tipo, ahora: clock.now().toString() };
  };

  return {
    /**
     * Makes a link within the company's transaction. Older ones of the same kind for the same person become invalid, except those
     * in `ORDERED`.
     */
    async create(
      tx: Queryable,
      options: {
        tipo: TipoEnlace;
        entidadId: number;
        usuarioId: number;
        minutos: number;
        datos?: Record<string, unknown>;
        /** The secret is short, to be typed from paper. */
        isTyped?: boolean;
      },
    ): Promise<{ token: string; caduca: Temporal.Instant }> {
      const { tipo, entidadId, usuarioId, minutos, datos = {}, isTyped = false } = options;
      const { token, huella } = isTyped ? newTypedToken(entidadId) : newToken(entidadId);
      const ahora = clock.now();
      const caduca = ahora.add({ minutes: minutos });
      if (!ORDERED.has(tipo)) await deleteLinks(tx, entidadId, usuarioId, [tipo]);
      await createLink(tx, { entidadId, huella, tipo, usuarioId, datos, creado: ahora.toString(), caduca: caduca.toString() });
      return { token, caduca };
    },

    /** The meaning of a token, without using it up; null if it is invalid or expired. */
    async peek(presentado: Presentado): Promise<Enlace | null> {
      const key = keyOf(presentado);
      const row = key && (await db.tenant(key.entidadId, (tx) => findLink(tx, key)));
      return row ? { entidadId: key.entidadId, usuarioId: row.usuarioId, datos: row.datos } : null;
    },

    /** Whether a token has already confirmed a company. */
    async haConfirmado(presentado: Presentado): Promise<boolean> {
      const key = keyOf(presentado);
      return key !== null && (await db.tenant(key.entidadId, (tx) => findConfirmation(tx, key)));
    },

    /** Uses a token up. Only the first caller gets its meaning; others, and invalid tokens, get null. */
    async redeem(presentado: Presentado): Promise<Enlace | null> {
      return this.redeemIn(presentado, async (_tx, enlace) => enlace);
    },

    /**
     * Uses a token up together with what it opens, in one transaction of its company, so that the token stays valid if `work`
     * throws. @returns the result of `work`; null if the token is invalid or expired.
     */
    async redeemIn<T>(presentado: Presentado, work: (tx: Queryable, enlace: Enlace) => Promise<T>): Promise<T | null> {
      const key = keyOf(presentado);
      if (!key) return null;
      return db.tenant(key.entidadId, async (tx) => {
        const row = await takeLink(tx, key);
        if (!row) return null;
        if (ORDERED.has(presentado.tipo)) await deleteLinks(tx, key.entidadId, row.usuarioId, [presentado.tipo]);
        if (presentado.tipo === 'registro') await createConfirmation(tx, key);
        return work(tx, { entidadId: key.entidadId, usuarioId: row.usuarioId, datos: row.datos });
      });
    },

    /** Deletes a person's links of some kinds, within the company's transaction. */
    forget: (tx: Queryable, options: { entidadId: number; usuarioId: number; tipos: readonly TipoEnlace[] }): Promise<void> =>
      deleteLinks(tx, options.entidadId, options.usuarioId, options.tipos),
  };
}
