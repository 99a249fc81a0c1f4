import type { SalidaDe, ValidadaDe } from '@jornada/contract/call.ts';
import type { cuenta } from '@jornada/contract/cuenta.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Passwords } from '../../platform/passwords.ts';
import { checkNewPassword } from '../../shared/password-rules.ts';
import type { AuthService } from '../auth/service.ts';
import type { CorreoService } from '../correo/service.ts';
import type { Confirm } from './confirm.ts';
import type { QuienConfirma } from './reads.ts';
import { updatePassword } from './repo.ts';

export { createConfirm, type Confirm } from './confirm.ts';

/** The password of the signed-in person. */
export function createCuentaService(options: {
  db: Database;
  passwords: Passwords;
  auth: Pick<AuthService, 'closeOthers'>;
  confirm: Confirm;
  correo: CorreoService;
}) {
  const { db, passwords, auth, confirm, correo } = options;
  return {
    /** @throws AppError `cuenta.sin-contrasena`, `cuenta.contrasena-no-valida`, `general.datos-no-validos` with what is wrong with the new one. */
    async changePassword(
      quien: QuienConfirma,
      { Actual, Nueva }: ValidadaDe<typeof cuenta.cambiarContrasena>,
    ): Promise<SalidaDe<typeof cuenta.cambiarContrasena>> {
      const account = await confirm(quien, Actual);
      const before = account.passwordHash;
      if (before === null) throw new AppError('cuenta.sin-contrasena');
      await checkNewPassword(Nueva, { campo: 'Nueva', de: account, actual: Actual });
      const hash = await passwords.hash(Nueva, account.userName);
      const { entidadId } = quien;
      const cerradas = await db.tenant(entidadId, async (tx) => {
        if (!(await updatePassword(tx, quien, hash, before))) throw new AppError('cuenta.contrasena-no-valida');
        if (account.email !== '') {
          const datos = { nombre: account.nombre, entidad: account.empresa, ruta: '/recovery' };
          await correo.send(tx, { entidadId, para: account.email, idioma: account.idioma, plantilla: 'clave-cambiada', datos });
        }
        return auth.closeOthers(tx, quien);
      });
      return { cerradas };
    },
  };
}
