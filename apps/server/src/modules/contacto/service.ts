import type { ValidadaDe } from '@jornada/contract/call.ts';
import type { contacto } from '@jornada/contract/contacto.ts';
import type { Attempts } from '../../platform/attempts.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Sesion } from '../../shared/sesion.ts';
import { takeTry } from '../../shared/take-try.ts';
import type { CorreoService } from '../correo/service.ts';
import { createContact, findAdmins, findAsker } from './repo.ts';

/** Requests of one person within a quarter of an hour. */
const LIMIT = 5;

/**
 * Requests for help. They are stored for those who run the company, and sent by mail to the company's admins, or to the address
 * in the installation's settings.
 */
export function createContactoService(options: {
  db: Database;
  clock: Clock;
  attempts: Attempts;
  correo: CorreoService;
  /** Null: those who run the company. */
  soporte: string | null;
}) {
  const { db, clock, attempts, correo, soporte } = options;
  return {
    soporte,

    /** @throws AppError `general.demasiadas-veces`. */
    async send({ entidadId, usuarioId }: Sesion, { Comentario: comentario }: ValidadaDe<typeof contacto.enviar>): Promise<null> {
      await takeTry(attempts, [{ key: `contacto:${entidadId}.${usuarioId}`, limit: LIMIT }], 'general.demasiadas-veces');
      await db.tenant(entidadId, async (tx) => {
        const id = await createContact(tx, { entidadId, usuarioId, comentario, momento: clock.now().toString() });
        const quien = await findAsker(tx, entidadId, usuarioId);
        if (!quien) return;
        const { nombre: asker, userName: usuario, entidad, email: responderA, idiomaEntidad } = quien;
        const datos = { entidad, quien: asker, usuario, comentario };
        if (soporte) {
          // Support staff do not belong to the company: they answer by mail, and cannot open its intranet.
          const sent = { ...datos, nombre: soporte, correo: responderA || '–' };
          await correo.send(tx, { entidadId, para: soporte, idioma: idiomaEntidad, plantilla: 'contacto-soporte', datos: sent });
          return;
        }
        const ruta = `/intranet/contacto?ver=${id}`;
        for (const { nombre, email, idioma } of await findAdmins(tx, entidadId))
          await correo.send(tx, { entidadId, para: email, idioma, plantilla: 'contacto', datos: { ...datos, nombre, ruta } });
      });
      return null;
    },
  };
}
