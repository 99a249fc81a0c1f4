import type { SalidaDe, ValidadaDe } from '@jornada/contract/call.ts';
import type { informeProyectos, VistaDeInforme } from '@jornada/contract/informe-proyectos/calls.ts';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { lock } from '../../shared/locks.ts';
import type { Sesion } from '../../shared/sesion.ts';
import { createView, deleteView, findViews, type VistaLeida } from './views-repo.ts';

/** So many are found again. */
const MOST_OWN = 50;

/** Reports kept under a name. A name is one person's: two may use the same one. */
export function createViews({ db }: { db: Database }) {
  const presentFor =
    ({ usuarioId: own }: Sesion) =>
    ({ usuarioId, ...vista }: VistaLeida): VistaDeInforme => ({ ...vista, consulta: { ...vista.consulta }, propia: usuarioId === own });

  return {
    list: (sesion: Sesion): Promise<SalidaDe<typeof informeProyectos.vistas>> =>
      db.tenant(sesion.entidadId, async (tx) => ({
        items: (await findViews(tx, sesion.entidadId, sesion.usuarioId)).map(presentFor(sesion)),
      })),

    save: (sesion: Sesion, input: ValidadaDe<typeof informeProyectos.guardarVista>): Promise<VistaDeInforme> =>
      db.tenant(sesion.entidadId, async (tx) => {
        const { entidadId, usuarioId } = sesion;
        await lock.people(tx, entidadId, [usuarioId]);
        const before = await findViews(tx, entidadId, usuarioId);
        if (before.filter((one) => one.usuarioId === usuarioId).length >= MOST_OWN)
          throw new AppError('informe-proyectos.demasiadas-vistas');
        const id = await createView(tx, entidadId, { usuarioId, ...input });
        const made = (await findViews(tx, entidadId, usuarioId)).find((one) => one.id === id);
        if (!made) throw new AppError('informe-proyectos.vista-repetida');
        return presentFor(sesion)(made);
      }),

    remove: (sesion: Sesion, id: number): Promise<null> =>
      db.tenant(sesion.entidadId, async (tx) => {
        if (!(await deleteView(tx, sesion.entidadId, sesion.usuarioId, id))) throw new AppError('informe-proyectos.vista-no-existe');
        return null;
      }),
  };
}
