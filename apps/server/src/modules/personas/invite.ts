import type { Idioma } from '@jornada/domain/perfil/idiomas.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { AuditoriaService } from '../auditoria/service.ts';
import type { Sesion } from '../../shared/sesion.ts';
import type { CorreoService } from '../correo/service.ts';
import { rutaDe } from '../enlaces/reads.ts';
import type { EnlacesService } from '../enlaces/service.ts';
import type { EntidadesService } from '../../shared/company/configuration.ts';
import { findUser } from '../perfil/reads.ts';
import { updatePerson } from './repo.ts';

/** How many days an invitation is valid. */
const DIAS_INVITACION = 7;

/** Sends a mail with which a person chooses their password, within a transaction of the company. */
export type Invite = (tx: Queryable, quien: { sesion: Sesion; id: number }) => Promise<void>;

export function createInvitations(options: {
  clock: Clock;
  entidades: EntidadesService;
  auditoria: AuditoriaService;
  enlaces: Pick<EnlacesService, 'create'>;
  correo: Pick<CorreoService, 'send'>;
}): Invite {
  const { clock, entidades, auditoria, enlaces, correo } = options;
  return async (tx, { sesion, id }) => {
    const { entidadId } = sesion;
    const empresa = await entidades.getConfiguration(entidadId, sesion.revision);
    const persona = await findUser(tx, entidadId, id);
    if (!persona?.email) throw new AppError('personas.sin-correo', { fields: { email: { key: 'obligatorio' } } });
    const { token, caduca } = await enlaces.create(tx, {
      tipo: 'invitacion',
      entidadId,
      usuarioId: id,
      minutos: DIAS_INVITACION * 24 * 60,
    });
    await correo.send(tx, {
      entidadId,
      para: persona.email,
      idioma: (persona.idioma as Idioma | null) ?? empresa.idioma,
      plantilla: 'invitacion',
      datos: {
        nombre: persona.nombreCompleto,
        entidad: empresa.nombre,
        usuario: persona.userName,
        ruta: rutaDe('invitacion', token),
        dias: DIAS_INVITACION,
      },
      caduca,
    });
    await updatePerson(tx, entidadId, id, { invitada: clock.now().toString() });
    await auditoria.note(tx, { sesion, accion: 'personas.invitar', sobreId: id, datos: { para: persona.email } });
  };
}
