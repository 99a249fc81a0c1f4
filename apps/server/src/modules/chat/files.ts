import type { Context } from '../../shared/module.ts';
import type { FileRules } from '../../shared/files.ts';
import { todayOf } from '../../shared/company/configuration.ts';
import { entidadesModule } from '../entidades/module.ts';
import { findPlace } from './messages-repo.ts';
import { findReadableUntil } from './manage-repo.ts';
import { findRoom } from './rooms-repo.ts';

/**
 * A file of a message is for those who are in the room now and may read the message, and for an admin who has opened the room with a reason. Nobody
 * adds or removes any afterwards.
 */
export const createFileRules = (context: Context): FileRules => {
  const { clock } = context;
  const entidades = context.use(entidadesModule);
  return {
    async canRead(tx, sesion, mensajeId) {
      const { entidadId, usuarioId, simulando, permisos } = sesion;
      const donde = simulando ? null : await findPlace(tx, entidadId, mensajeId);
      if (!donde || donde.borrado) return false;
      const ahora = clock.now().toString();
      const hoy = await todayOf({ clock, entidades }, sesion);
      const sala = permisos.has('chat.ver:own') ? await findRoom(tx, { entidadId, usuarioId, hoy, ahora }, donde.salaId) : null;
      if (sala) return donde.numero > sala.desde;
      if (!permisos.has('chat.gestionar:all')) return false;
      return (await findReadableUntil(tx, { entidadId, usuarioId, ahora }, donde.salaId)) !== null;
    },
  };
};
