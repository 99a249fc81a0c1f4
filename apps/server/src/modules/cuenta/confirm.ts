import { AppError } from '../../platform/http/app-error.ts';
import type { Attempts } from '../../platform/attempts.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { PasswordQueueFull, type Passwords } from '../../platform/passwords.ts';
import { findAccount, type FilaCuenta } from './repo.ts';
import type { QuienConfirma } from './reads.ts';
import { takeTry } from '../../shared/take-try.ts';

/** Tries within a quarter of an hour. */
const LIMITS = { account: 10, device: 100 };
/** A person without a password must have signed in within this many minutes. */
const FRESH_MINUTES = 10;

export type Confirm = ReturnType<typeof createConfirm>;

/** Makes sure that the person at the device is the one who signed in: by the password, or without one by a recent sign-in. */
export function createConfirm(options: { db: Database; clock: Clock; passwords: Passwords; attempts: Attempts }) {
  const { db, clock, passwords, attempts } = options;

  async function verify(hash: string, password: string): Promise<boolean> {
    try {
      return await passwords.verify(hash, password);
    } catch (error) {
      if (error instanceof PasswordQueueFull) throw new AppError('general.no-disponible', { headers: { 'retry-after': '10' } });
      throw error;
    }
  }

  /** @throws AppError `cuenta.contrasena-no-valida`, `cuenta.entra-de-nuevo`, `cuenta.demasiados-intentos`. */
  return async (quien: QuienConfirma, password: string | undefined): Promise<FilaCuenta> => {
    const account = await db.tenant(quien.entidadId, (tx) => findAccount(tx, quien));
    if (!account) throw new AppError('sesion.caducada');
    if (account.passwordHash === null) {
      const minutes = clock.now().since(account.entro).total('minutes');
      if (minutes > FRESH_MINUTES) throw new AppError('cuenta.entra-de-nuevo');
      return account;
    }
    const [own, device] = [`cuenta:${quien.entidadId}:${quien.usuarioId}`, `cuenta-device:${quien.address}`];
    await takeTry(attempts, [
      { key: own, limit: LIMITS.account },
      { key: device, limit: LIMITS.device },
    ]);
    if (!(await verify(account.passwordHash, password ?? ''))) throw new AppError('cuenta.contrasena-no-valida');
    await attempts.succeed({ cleared: [own], returned: [device] });
    return account;
  };
}
