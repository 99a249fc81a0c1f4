import { createPublicKey, randomBytes, randomInt, randomUUID } from 'node:crypto';
import type { SalidaDe } from '@jornada/contract/call.ts';
import type { quiosco } from '@jornada/contract/quiosco/calls.ts';
import { badgeCode, cifrasDePin, makePin } from '@jornada/domain/quiosco/index.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import type { Secrets } from '../../platform/secrets.ts';
import type { Vault } from '../../platform/vault.ts';
import type { Sesion } from '../../shared/sesion.ts';
import type { AuditoriaService } from '../auditoria/service.ts';
import { digestsOf } from './digests.ts';
import { digestOfBadge, pinSubject } from './identify.ts';
import type { Limits } from './limits.ts';
import { countPins, createBadge, createPhone, findOwn, isPerson, isPinTaken, replacePin, revokeBadge, revokePhones } from './own-repo.ts';
import { lock } from '../../shared/locks.ts';

/** New PINs and phones of one person in a quarter of an hour. */
const MOST_NEW = 10;
const MOST_PHONES = 5;

type Propia = SalidaDe<typeof quiosco.identidad>;
type Quien = { entidadId: number; personaId: number };
type Dependencies = { db: Database; clock: Clock; vault: Vault; secrets: Secrets; limits: Limits; auditoria: AuditoriaService };

const place = ({ entidadId, personaId }: Quien): string => `quiosco-pin:${entidadId}:${personaId}`;

/** Gives a person this PIN, which nobody else of the company has. */
export async function keepPin(
  tx: Queryable,
  { vault, quien, pin, ahora }: { vault: Pick<Vault, 'seal' | 'digest'>; quien: Quien; pin: string; ahora: string },
): Promise<void> {
  const huella = vault.digest(pinSubject(quien.entidadId, pin));
  await replacePin(tx, quien, { huella, cifras: pin.length, sellado: vault.seal(Buffer.from(pin), place(quien)), creado: ahora });
}

/** A PIN that nobody of the company has. It is made here, because "taken" would tell somebody else’s. */
async function issuePin(
  tx: Queryable,
  { vault, secrets, quien, ahora }: { vault: Vault; secrets: Pick<Secrets, 'data'>; quien: Quien; ahora: string },
): Promise<string> {
  const { entidadId } = quien;
  await lock.pins(tx, entidadId);
  const cifras = cifrasDePin((await countPins(tx, entidadId)) + 1);
  for (;;) {
    const pin = makePin(cifras, (below) => randomInt(below));
    if (await isPinTaken(tx, entidadId, digestsOf({ vault, secrets }, pinSubject(entidadId, pin)))) continue;
    await keepPin(tx, { vault, quien, pin, ahora });
    return pin;
  }
}

/** PINs, badges and phones: what people have to say who they are. */
export function createPins(options: Dependencies) {
  const { db, clock, vault, limits, auditoria } = options;
  const now = (): string => clock.now().toString();

  async function read(tx: Queryable, quien: Quien): Promise<Propia> {
    const { sellado, tarjeta, moviles, hayQuioscos } = await findOwn(tx, quien);
    return { pin: sellado && vault.open(sellado, place(quien)).toString(), tarjeta, moviles, hayQuioscos };
  }
  const takeNew = ({ entidadId, personaId }: Quien): Promise<void> => limits.takeOne(`quiosco-nuevo:${entidadId}:${personaId}`, MOST_NEW);

  /** Something about a person, by somebody who runs the company. @throws AppError `quiosco.persona-no-valida`. */
  const forPerson = <T>(sesion: Sesion, personaId: number, work: (tx: Queryable, quien: Quien) => Promise<T>): Promise<T> =>
    db.tenant(sesion.entidadId, async (tx) => {
      const quien = { entidadId: sesion.entidadId, personaId };
      if (!(await isPerson(tx, quien))) throw new AppError('quiosco.persona-no-valida');
      return work(tx, quien);
    });

  return {
    readOwn: (sesion: Sesion): Promise<Propia> => db.tenant(sesion.entidadId, (tx) => read(tx, sesion)),

    async renewOwn(sesion: Sesion): Promise<Propia> {
      await takeNew(sesion);
      return db.tenant(sesion.entidadId, async (tx) => {
        await issuePin(tx, { ...options, quien: sesion, ahora: now() });
        return read(tx, sesion);
      });
    },

    /** @throws AppError `quiosco.clave-no-valida` for what is no P-256 key. */
    async addPhone(sesion: Sesion, publica: string): Promise<{ movilId: string }> {
      await takeNew(sesion);
      const der = Buffer.from(publica, 'base64');
      try {
        const { asymmetricKeyDetails } = createPublicKey({ key: der, format: 'der', type: 'spki' });
        if (asymmetricKeyDetails?.namedCurve !== 'prime256v1') throw new Error('another curve');
      } catch (error) {
        throw new AppError('quiosco.clave-no-valida', { cause: error });
      }
      const movilId = randomUUID();
      await db.tenant(sesion.entidadId, (tx) => createPhone(tx, sesion, { movilId, publica: der, ahora: now(), most: MOST_PHONES }));
      return { movilId };
    },

    async removePhones(sesion: Sesion): Promise<null> {
      await db.tenant(sesion.entidadId, (tx) => revokePhones(tx, sesion, now()));
      return null;
    },

    issue: (sesion: Sesion, personaId: number): Promise<{ pin: string }> =>
      forPerson(sesion, personaId, async (tx, quien) => {
        const pin = await issuePin(tx, { ...options, quien, ahora: now() });
        await auditoria.note(tx, { sesion, accion: 'quiosco.pin', sobreId: personaId });
        return { pin };
      }),

    issueBadge: (sesion: Sesion, personaId: number): Promise<{ codigo: string }> =>
      forPerson(sesion, personaId, async (tx, quien) => {
        const secreto = randomBytes(24).toString('base64url');
        await lock.pins(tx, quien.entidadId);
        await revokeBadge(tx, quien, now());
        await createBadge(tx, quien, digestOfBadge(secreto), now());
        await auditoria.note(tx, { sesion, accion: 'quiosco.tarjeta', sobreId: personaId });
        return { codigo: badgeCode(secreto) };
      }),

    revokeBadge: (sesion: Sesion, personaId: number): Promise<null> =>
      forPerson(sesion, personaId, async (tx, quien) => {
        if (await revokeBadge(tx, quien, now())) await auditoria.note(tx, { sesion, accion: 'quiosco.anular-tarjeta', sobreId: personaId });
        return null;
      }),
  };
}
