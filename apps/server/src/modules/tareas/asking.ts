import type { ValidadaDe } from '@jornada/contract/call.ts';
import type { tareas } from '@jornada/contract/tareas/calls.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { NotificacionesService } from '../notificaciones/service.ts';
import type { Partes } from './context.ts';
import { insertWanted } from './extras-repo.ts';
import type { QuienReparte } from './model.ts';
import { tareaPedida } from './notices.ts';

/** Asks for a task that nobody found, once a day for the same name. @throws AppError `tareas.ya-pedida` */
export const createAsking =
  ({ db, registros, tell }: Partes & { tell: NotificacionesService['tell'] }) =>
  async (quien: QuienReparte, { nombre }: ValidadaDe<typeof tareas.pedir>): Promise<null> => {
    const { entidadId, personaId } = quien.sesion;
    const { hoy } = await registros.readWorkedDays(quien);
    await db.tenant(entidadId, async (tx) => {
      if (!(await insertWanted(tx, quien.sesion, nombre, hoy))) throw new AppError('tareas.ya-pedida');
      await tell(tareaPedida, { entidadId, personaId }, { tx });
    });
    return null;
  };
