import type { ValidadaDe } from '@jornada/contract/call.ts';
import type { PersonaFicha, personas } from '@jornada/contract/personas.ts';
import { estadoDeCuenta } from '@jornada/domain/personas/index.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Sesion } from '../../shared/sesion.ts';
import type { RemoveLost } from '../factores/service.ts';
import { checkAddress } from './address.ts';
import { isWithinRightsOf } from './file.ts';
import type { Invite } from './invite.ts';
import { endSessions, findAdmins, updatePerson } from './repo.ts';
import type { Change, Cambio } from './write.ts';
import { lock } from '../../shared/locks.ts';

const accountOf = ({ antes, persona }: Cambio) =>
  estadoDeCuenta(
    {
      tieneClave: antes.tieneClave,
      estaInvitada: antes.invitada !== null,
      estaSuspendida: antes.suspendida !== null || !antes.activo,
      ultimoDia: antes.ultimoDia,
    },
    persona.hoy.fecha,
  );

/** The account of a person: inviting, suspending, reactivating, and removing a lost second step. */
export function createAccountCalls({ change, invitar, removeLost }: { change: Change; invitar: Invite; removeLost: RemoveLost }) {
  return {
    invite: (sesion: Sesion, cual: ValidadaDe<typeof personas.invitar>): Promise<PersonaFicha> =>
      change(sesion, { ...cual, lock: (tx) => lock.addresses(tx, sesion.entidadId) }, async (cambio) => {
        const account = accountOf(cambio);
        if (account === 'suspendida' || account === 'baja') throw new AppError('personas.cuenta-cerrada');
        if (account === 'activa') throw new AppError('personas.ya-entra');
        const { tx, antes, ahora } = cambio;
        await checkAddress(tx, { entidadId: sesion.entidadId, id: cual.id, email: antes.email, ahora: ahora.toString() });
        await invitar(tx, { sesion, id: cual.id });
        return null;
      }),

    /** Ends all sessions at once: the next call with one of their tokens is refused. */
    suspend: (sesion: Sesion, { motivo, ...cual }: ValidadaDe<typeof personas.suspender>): Promise<PersonaFicha> =>
      change(sesion, { ...cual, lock: (tx) => lock.admins(tx, sesion.entidadId) }, async (cambio) => {
        const { tx, ahora, antes } = cambio;
        const { entidadId, usuarioId } = sesion;
        if (cual.id === usuarioId) throw new AppError('personas.uno-mismo');
        const account = accountOf(cambio);
        if (account === 'suspendida' || account === 'baja') throw new AppError('personas.cuenta-cerrada');
        const admins = await findAdmins(tx, entidadId, ahora.toString());
        if (antes.roles.includes('admin') && admins.every((admin) => admin === cual.id)) throw new AppError('personas.ultimo-admin');
        await updatePerson(tx, entidadId, cual.id, { activo: false, suspendida: ahora.toString() });
        await endSessions(tx, entidadId, cual.id, ahora.toString());
        return { accion: 'personas.suspender', datos: motivo ? { motivo } : {} };
      }),

    reactivate: (sesion: Sesion, cual: ValidadaDe<typeof personas.reactivar>): Promise<PersonaFicha> =>
      change(sesion, cual, async (cambio) => {
        if (accountOf(cambio) !== 'suspendida') throw new AppError('personas.no-suspendida');
        await updatePerson(cambio.tx, sesion.entidadId, cual.id, { activo: true, suspendida: null });
        return { accion: 'personas.reactivar' };
      }),

    /** Ends their sessions, too: somebody else may have one of them, for example on the lost device. */
    removeSegundoPaso: (sesion: Sesion, cual: ValidadaDe<typeof personas.quitarSegundoPaso>): Promise<PersonaFicha> =>
      change(sesion, cual, async ({ tx, ahora, antes }) => {
        const { entidadId, usuarioId } = sesion;
        if (cual.id === usuarioId) throw new AppError('personas.uno-mismo');
        if (!isWithinRightsOf(sesion, antes.roles)) throw new AppError('personas.mas-permisos');
        const removed = await removeLost(tx, { entidadId, usuarioId: cual.id });
        if (!removed) throw new AppError('personas.sin-segundo-paso');
        await endSessions(tx, entidadId, cual.id, ahora.toString());
        return { accion: 'personas.quitar-segundo-paso', datos: removed };
      }),
  };
}
