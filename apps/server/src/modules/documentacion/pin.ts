import type { SalidaDe, ValidadaDe } from '@jornada/contract/call.ts';
import type { documentacion } from '@jornada/contract/documentacion/calls.ts';
import { isEasyPin } from '@jornada/domain/login/pin.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Tokens } from '../../platform/http/tokens.ts';
import type { Attempts } from '../../platform/attempts.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import { PasswordQueueFull, type Passwords } from '../../platform/passwords.ts';
import type { Vault } from '../../platform/vault.ts';
import type { CorreoService } from '../correo/service.ts';
import { signPin } from '../../shared/pin-token.ts';
import { takeTry } from '../../shared/take-try.ts';
import type { Confirm } from '../cuenta/service.ts';
import type { QuienConfirma } from '../cuenta/reads.ts';
import { findAddressee } from '../factores/reads.ts';
import type { Notice } from '../factores/service.ts';
import { findPin, replacePin, type PersonaConPin } from './pin-repo.ts';

/** A PIN of four digits has only ten thousand values, so five tries in a quarter of an hour are allowed. */
const LIMITS = { account: 5, device: 100 };
/** Mails within a quarter of an hour. */
const REMINDERS = 3;
/** How long access to the documents lasts, in seconds. */
const SECONDS = 10 * 60;

export type PinOptions = {
  db: Database;
  clock: Clock;
  attempts: Attempts;
  passwords: Passwords;
  vault: Vault;
  tokens: Tokens;
  confirm: Confirm;
  notice: Notice;
  correo: CorreoService;
};

/** The PIN for access to a person's documents. Nobody uses or sets it for somebody else. */
export function createPinService(options: PinOptions) {
  const { db, clock, attempts, passwords, vault, tokens, confirm, notice, correo } = options;
  const keyed = ({ entidadId, usuarioId }: PersonaConPin, pin: string, kid?: string): string =>
    vault.digest(`pin:${entidadId}:${usuarioId}:${pin}`, kid);
  const keysOf = ({ entidadId, usuarioId, address }: QuienConfirma) => [
    { key: `pin:${entidadId}:${usuarioId}`, limit: LIMITS.account },
    { key: `pin-device:${address}`, limit: LIMITS.device },
  ];

  async function isRight(hash: string, digest: string): Promise<boolean> {
    try {
      return await passwords.verify(hash, digest);
    } catch (error) {
      if (error instanceof PasswordQueueFull) throw new AppError('general.no-disponible', { headers: { 'retry-after': '10' } });
      throw error;
    }
  }

  /**
   * Takes a try. @throws AppError `documentacion.sin-pin`, `documentacion.pin-no-valido` with the tries that are left in `content`,
   * `documentacion.demasiados-intentos`.
   */
  async function check(quien: QuienConfirma, pin: string): Promise<void> {
    const row = await db.tenant(quien.entidadId, (tx) => findPin(tx, quien));
    if (!row) throw new AppError('documentacion.sin-pin');
    const keys = keysOf(quien);
    await takeTry(attempts, keys, 'documentacion.demasiados-intentos');
    const own = keys.slice(0, 1).map(({ key }) => key);
    if (!(await isRight(row.hash, keyed(quien, pin, row.clave)))) {
      const [used = 0] = (await attempts.read(own)).values();
      throw new AppError('documentacion.pin-no-valido', { content: { quedan: Math.max(0, LIMITS.account - used) } });
    }
    await attempts.succeed({ cleared: own, returned: keys.slice(1).map(({ key }) => key) });
  }

  const open = async (quien: QuienConfirma): Promise<SalidaDe<typeof documentacion.insertarPin>> => ({
    Token: await signPin(tokens, quien, SECONDS),
    hasta: clock.now().add({ seconds: SECONDS }).toString(),
  });

  return {
    async has(quien: QuienConfirma): Promise<SalidaDe<typeof documentacion.tienePin>> {
      const row = await db.tenant(quien.entidadId, (tx) => findPin(tx, quien));
      return { tienePin: row !== null };
    },

    check,
    /** Whether the person has a PIN, within a transaction of the caller's. */
    isSet: async (tx: Queryable, quien: PersonaConPin): Promise<boolean> => (await findPin(tx, quien)) !== null,

    /** For somebody who has typed it already, and is still looking. */
    async keepOpen(quien: QuienConfirma): Promise<SalidaDe<typeof documentacion.seguirAbierta>> {
      return open(quien);
    },

    /** @throws AppError as `check`. */
    async enter(
      quien: QuienConfirma,
      { pin }: ValidadaDe<typeof documentacion.insertarPin>,
    ): Promise<SalidaDe<typeof documentacion.insertarPin>> {
      await check(quien, pin);
      return open(quien);
    },

    /**
     * Sends a mail that explains how to set a new PIN: in the settings, with the password. Nothing changes until then, so that
     * nobody can lock another person out.
     */
    async remind(quien: QuienConfirma): Promise<SalidaDe<typeof documentacion.recuperarPin>> {
      const { entidadId, usuarioId } = quien;
      await takeTry(attempts, [{ key: `pin-olvidado:${entidadId}:${usuarioId}`, limit: REMINDERS }], 'documentacion.demasiados-intentos');
      return db.tenant(entidadId, async (tx) => {
        const who = await findAddressee(tx, quien);
        if (!who?.email) return { correo: false };
        const datos = { nombre: who.nombre, entidad: who.empresa, ruta: '/configuracion/pin' };
        await correo.send(tx, { entidadId, para: who.email, idioma: who.idioma, plantilla: 'pin-olvidado', datos });
        return { correo: true };
      });
    },

    /** @throws AppError `documentacion.pin-facil`, and what `confirm` throws. */
    async set(quien: QuienConfirma, { pin, Password }: ValidadaDe<typeof documentacion.ponerPin>): Promise<null> {
      if (isEasyPin(pin)) throw new AppError('documentacion.pin-facil');
      await confirm(quien, Password);
      const digest = keyed(quien, pin);
      const hash = await passwords.hash(digest);
      const [clave = ''] = digest.split('.', 1);
      await db.tenant(quien.entidadId, async (tx) => {
        await replacePin(tx, quien, { clave, hash }, clock.now().toString());
        await notice(tx, quien, 'pin-cambiado');
      });
      // A person who has proved who they are need not wait because of somebody else's tries.
      await attempts.succeed({
        cleared: keysOf(quien)
          .slice(0, 1)
          .map(({ key }) => key),
        returned: [],
      });
      return null;
    },
  };
}
