import type { SalidaDe, ValidadaDe } from '@jornada/contract/call.ts';
import type { tareas } from '@jornada/contract/tareas/calls.ts';
import { masDias } from '@jornada/domain/horario/calendario.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { lock } from '../../shared/locks.ts';
import type { Sesion } from '../../shared/sesion.ts';
import type { AuditoriaService } from '../auditoria/service.ts';
import type { NotificacionesService } from '../notificaciones/service.ts';
import type { ProjectListsService } from '../proyectos/service.ts';
import { findAlikeUnanswered, findOwnAsked, findUnanswered, insertAsked, isAskedByOthers } from './asked-repo.ts';
import type { Partes } from './context.ts';
import type { QuienReparte } from './model.ts';
import { tareaPedida, tareaRespondida } from './notices.ts';

/** For how many days whoever asked sees it, and for how many those who answer do. */
const OWN_DAYS = 30;
const DAYS = 365;
const LIMIT = 50;

type Options = Partes & {
  auditoria: AuditoriaService;
  lists: Pick<ProjectListsService, 'createTask'>;
  tell: NotificacionesService['tell'];
};
type Answer = { accion: 'tareas.crear-pedida' | 'tareas.rechazar-pedida'; datos: Record<string, string | number> };

/** Tasks that are missed: asked for, and made or refused by those who manage projects. */
export function createAsking({ db, clock, registros, auditoria, lists, tell }: Options) {
  const today = (): string => clock.now().toString().slice(0, 10);

  /** Answers what was asked for, and all that was asked for by the same name: one answer is for everybody. */
  const answer = (sesion: Sesion, id: number, { accion, datos }: Answer, before?: (tx: Queryable) => Promise<void>): Promise<null> =>
    db.tenant(sesion.entidadId, async (tx) => {
      const { entidadId } = sesion;
      // Of two who answer at once, the second one finds it answered.
      await lock.catalogues(tx, entidadId);
      const alike = await findAlikeUnanswered(tx, entidadId, id);
      if (alike.length === 0) throw new AppError('tareas.pedida-no-existe');
      await before?.(tx);
      for (const { id: sobreId } of alike) await auditoria.note(tx, { sesion, accion, sobreId, datos });
      const caso = accion === 'tareas.crear-pedida' ? 'creada' : 'rechazada';
      for (const personaId of new Set(alike.map((one) => one.personaId)))
        await tell(tareaRespondida, { entidadId, personaId, caso }, { tx });
      return null;
    });

  return {
    /** Once a day for the same name; those who answer are told once of all who ask for it. @throws AppError `tareas.ya-pedida` */
    async ask(quien: QuienReparte, { nombre }: ValidadaDe<typeof tareas.pedir>): Promise<null> {
      const { entidadId, personaId } = quien.sesion;
      const { hoy } = await registros.readWorkedDays(quien);
      await db.tenant(entidadId, async (tx) => {
        if (!(await insertAsked(tx, quien.sesion, nombre, hoy))) throw new AppError('tareas.ya-pedida');
        if (!(await isAskedByOthers(tx, quien.sesion, nombre, hoy))) await tell(tareaPedida, { entidadId, personaId }, { tx });
      });
      return null;
    },

    own: ({ sesion }: QuienReparte): Promise<SalidaDe<typeof tareas.misPedidas>> =>
      db.tenant(sesion.entidadId, async (tx) => ({
        items: (await findOwnAsked(tx, sesion, masDias(today(), -OWN_DAYS))).map(({ accion, creada, motivo, autor, ...pedida }) => {
          const respuesta = accion === null ? null : accion === 'tareas.crear-pedida' ? ('creada' as const) : ('rechazada' as const);
          return { ...pedida, respuesta, respondidaPor: autor, creada: respuesta === 'creada' ? creada : null, motivo };
        }),
      })),

    unanswered: ({ entidadId }: Sesion): Promise<SalidaDe<typeof tareas.pedidas>> =>
      db.tenant(entidadId, async (tx) => {
        const rows = await findUnanswered(tx, entidadId, { desde: masDias(today(), -DAYS), limit: LIMIT });
        const items = rows.map(({ id, nombre, fecha, personaId, persona }) => ({
          id,
          nombre,
          fecha,
          persona: { id: personaId, nombre: persona },
        }));
        return { items, total: rows[0]?.total ?? 0 };
      }),

    /** @throws AppError `tareas.pedida-no-existe`, or as the project refuses the task */
    create: (sesion: Sesion, { id, ...task }: ValidadaDe<typeof tareas.crearPedida>): Promise<null> =>
      answer(sesion, id, { accion: 'tareas.crear-pedida', datos: { nombre: task.nombre } }, (tx) => lists.createTask(tx, sesion, task)),

    /** @throws AppError `tareas.pedida-no-existe` */
    refuse: (sesion: Sesion, { id, motivo }: ValidadaDe<typeof tareas.rechazarPedida>): Promise<null> =>
      answer(sesion, id, { accion: 'tareas.rechazar-pedida', datos: { motivo } }),
  };
}
