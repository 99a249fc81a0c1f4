import type { SalidaDe, ValidadaDe } from '@jornada/contract/call.ts';
import type { recovery } from '@jornada/contract/recovery.ts';
import type { Idioma } from '@jornada/domain/perfil/idiomas.ts';
import type { Attempts } from '../../platform/attempts.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { Passwords } from '../../platform/passwords.ts';
import type { AuthService } from '../auth/service.ts';
import type { CorreoService } from '../correo/service.ts';
import { checkNewPassword, refusePassword } from '../../shared/password-rules.ts';
import { refuseFor, takeTry } from '../../shared/take-try.ts';
import { rutaDe } from '../enlaces/reads.ts';
import type { EnlacesService } from '../enlaces/service.ts';
import type { Origen, TakeMailOrder, Tries } from '../login/service.ts';
import { normalizeUserName } from '../login/reads.ts';
import { findAccount, updatePassword, type Cuenta } from './repo.ts';

/** Invalid links that one place may try within a quarter of an hour. */
const MISSES = 30;
/** How many new passwords a holder of a link may try within that time. */
const MOST_NEW = 10;
/** Longer than `takeMailOrder` counts: a link that was sent is still good when no further one is. */
const MINUTOS = 30;
const COLA = 'recuperaciones';

type Persona = { entidadId: number; usuarioId: number };
type Pedido = { personas: Persona[] };

/** A new password by a one-time link: recovery for people who forgot theirs, and invitations. */
export function createRecoveryService(options: {
  db: Database;
  jobs: Jobs;
  passwords: Passwords;
  attempts: Attempts;
  tries: Tries;
  takeMailOrder: TakeMailOrder;
  auth: AuthService;
  enlaces: EnlacesService;
  correo: CorreoService;
}) {
  const { db, jobs, passwords, attempts, tries, takeMailOrder, auth, enlaces, correo } = options;

  async function send(tx: Queryable, { entidadId, usuarioId }: Persona, { nombre, entidad, email, idioma }: Cuenta): Promise<void> {
    const { token, caduca } = await enlaces.create(tx, { tipo: 'recuperacion', entidadId, usuarioId, minutos: MINUTOS });
    const datos = { nombre, entidad, ruta: rutaDe('recuperacion', token), minutos: MINUTOS };
    await correo.send(tx, { entidadId, para: email, idioma: idioma as Idioma, plantilla: 'recuperacion', datos, caduca });
  }

  // Work that depends on whether a person exists is done in a job, so that neither the answer nor its duration tells.
  jobs.work<Pedido>(COLA, async ({ personas }) => {
    for (const persona of personas) {
      await db.tenant(persona.entidadId, async (tx) => {
        const cuenta = await findAccount(tx, persona.entidadId, persona.usuarioId);
        if (cuenta?.email) await send(tx, persona, cuenta);
      });
    }
  });

  /** Only invalid links are counted, so that nobody can use up the tries of a person with a valid one. */
  const countMiss = (client: string): Promise<void> =>
    takeTry(attempts, [{ key: `enlace-device:${client}`, limit: MISSES }], 'general.demasiadas-veces');

  const lookUp = async ({ Tipo: tipo, Token: token }: { Tipo: 'recuperacion' | 'invitacion'; Token: string }) => {
    const enlace = await enlaces.peek({ tipo, token });
    const cuenta = enlace && (await db.tenant(enlace.entidadId, (tx) => findAccount(tx, enlace.entidadId, enlace.usuarioId)));
    return cuenta;
  };

  return {
    /**
     * Sends a link to the address of the user in each company. For a user who does not exist it does the same: one look-up, one
     * job. @throws AppError `general.demasiadas-veces`, by place, whether the user exists or not.
     */
    async request({ user }: ValidadaDe<typeof recovery.pedir>, from: Origen): Promise<null> {
      const userName = normalizeUserName(user);
      const { wait, due } = await takeMailOrder('recovery', userName, from);
      refuseFor(wait, 'general.demasiadas-veces');
      const personas = due.map(({ entidadId, usuarioId }) => ({ entidadId, usuarioId }));
      await jobs.send(COLA, { personas } satisfies Pedido);
      return null;
    },

    /**
     * Null for a link that never existed, was used or replaced, or has expired. All of these get the same answer and are counted.
     */
    async open(input: ValidadaDe<typeof recovery.abrir>, client: string): Promise<SalidaDe<typeof recovery.abrir>> {
      const cuenta = await lookUp(input);
      if (!cuenta) {
        await countMiss(client);
        return { Cuenta: null };
      }
      return { Cuenta: { UserName: cuenta.userName, NombreCompleto: cuenta.nombre, Entidad: cuenta.entidad } };
    },

    /**
     * Sets the password, ends every session of the person and every other link to their account, and tells them by mail. The
     * person then signs in as usual. @throws AppError `recovery.enlace-no-vale`; `general.datos-no-validos` if the password is
     * too weak: then the link stays valid.
     */
    async change(input: ValidadaDe<typeof recovery.cambiar>, client: string): Promise<SalidaDe<typeof recovery.cambiar>> {
      const { Tipo: tipo, Token: token, Password } = input;
      const cuenta = await lookUp(input);
      if (!cuenta) {
        await countMiss(client);
        throw new AppError('recovery.enlace-no-vale');
      }
      await checkNewPassword(Password, { campo: 'Password', de: { ...cuenta, empresa: cuenta.entidad } });
      // Each one costs a computation, and reveals whether it is the present password.
      await takeTry(attempts, [{ key: `clave-nueva:${cuenta.userName}:${client}`, limit: MOST_NEW }], 'general.demasiadas-veces');
      if (cuenta.passwordHash !== null && (await passwords.verify(cuenta.passwordHash, Password)))
        throw refusePassword('Password', 'igual');
      const hash = await passwords.hash(Password, cuenta.userName);
      const done = await enlaces.redeemIn({ tipo, token }, async (tx, { entidadId, usuarioId }) => {
        await updatePassword(tx, entidadId, usuarioId, hash);
        await auth.closeAll(tx, entidadId, usuarioId);
        await enlaces.forget(tx, { entidadId, usuarioId, tipos: ['recuperacion', 'invitacion', 'acceso', 'entrada'] });
        if (tipo === 'recuperacion' && cuenta.email) await tell(tx, entidadId, cuenta);
        return { UserName: cuenta.userName, EntidadId: entidadId };
      });
      if (!done) throw new AppError('recovery.enlace-no-vale');
      await tries.forgive(cuenta.userName);
      return done;
    },
  };

  async function tell(tx: Queryable, entidadId: number, { nombre, entidad, email, idioma }: Cuenta): Promise<void> {
    const datos = { nombre, entidad, ruta: '/recovery' };
    await correo.send(tx, { entidadId, para: email, idioma: idioma as Idioma, plantilla: 'clave-cambiada', datos });
  }
}
