import type { LlaveUsada, OpcionesDeLlave } from '@jornada/contract/factores/valores.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import type { OneTime } from '../../platform/one-time.ts';
import type { Titular } from '../cuenta/reads.ts';
import { findKeys } from './keys-repo.ts';
import { requestOptions, siteAt } from './passkeys.ts';
import { siteOf } from './reads.ts';
import type { Proofs } from './proofs.ts';

const PURPOSE = 'confirmar-llave';
const SECONDS = 5 * 60;

export type KeyConfirm = ReturnType<typeof createKeyConfirm>;

/** A passkey again, to confirm one thing: the challenge is good for it, for this session, once and for five minutes. */
export function createKeyConfirm({ db, oneTime, proofs }: { db: Database; oneTime: OneTime; proofs: Proofs }) {
  return {
    /** Whether the person has a passkey for this site. */
    async has(tx: Queryable, quien: Titular, origin: string | null): Promise<boolean> {
      const sitio = siteOf(origin);
      return sitio !== null && (await findKeys(tx, quien)).some(({ rpId }) => rpId === sitio.rpId);
    },

    /** @param sobre what is confirmed, as a digest. @throws AppError `login.metodo-no-disponible`. */
    async ask(quien: Titular, sobre: string, origin: string | null): Promise<{ Reto: string; Opciones: OpcionesDeLlave }> {
      const sitio = siteAt(origin);
      const keys = await db.tenant(quien.entidadId, (tx) => findKeys(tx, quien));
      const usable = keys.filter(({ rpId }) => rpId === sitio.rpId);
      if (usable.length === 0) throw new AppError('login.metodo-no-disponible');
      const Opciones = await requestOptions(sitio, usable);
      const claims = { ent: quien.entidadId, usr: quien.usuarioId, sid: quien.sesionId, sob: sobre, dsf: Opciones.challenge };
      return { Reto: await oneTime.sign(claims, { purpose: PURPOSE, seconds: SECONDS }), Opciones: Opciones as OpcionesDeLlave };
    },

    /** Uses the challenge up. @throws AppError `login.reto-caducado`, `login.llave-no-valida`, `login.metodo-no-disponible`. */
    async check(
      tx: Queryable,
      quien: Titular,
      { Reto, Llave, sobre, origin }: { Reto: string; Llave: LlaveUsada; sobre: string; origin: string | null },
    ): Promise<void> {
      const sitio = siteAt(origin);
      const claims = await oneTime.read(Reto, { purpose: PURPOSE });
      const { entidadId, usuarioId, sesionId } = quien;
      const isOwn = claims?.['ent'] === entidadId && claims['usr'] === usuarioId && claims['sid'] === sesionId && claims['sob'] === sobre;
      if (!claims || !isOwn) throw new AppError('login.reto-caducado');
      if (!(await proofs.key(tx, quien, { sitio, respuesta: Llave, desafio: String(claims['dsf']) })))
        throw new AppError('login.llave-no-valida');
      if (!(await oneTime.spend(tx, claims))) throw new AppError('login.reto-caducado');
    },
  };
}
