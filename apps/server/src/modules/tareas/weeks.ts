import type { ValidadaDe } from '@jornada/contract/call.ts';
import type { SemanaDeTareasVista, tareas } from '@jornada/contract/tareas/calls.ts';
import { lunesDe, masDias } from '@jornada/domain/horario/calendario.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import { lock } from '../../shared/locks.ts';
import type { Sesion } from '../../shared/sesion.ts';
import type { AuditoriaService } from '../auditoria/service.ts';
import type { NotificacionesService } from '../notificaciones/service.ts';
import { writeClockedOf } from './clock-job.ts';
import type { Partes } from './context.ts';
import type { QuienReparte } from './model.ts';
import { semanaDecidida, semanaEnviada } from './notices.ts';
import { countWaitingWeeks, deleteWeeks, findWaitingWeeks, findWeek, findWeeks, insertWeeks, updateWeek } from './weeks-repo.ts';

type Fila = Awaited<ReturnType<typeof findWeeks>>[number];
export const presentWeek = ({ lunes, proyectoId, proyecto, estado, minutos, motivo, decididaPor }: Fila): SemanaDeTareasVista => ({
  lunes,
  proyecto: { id: proyectoId, nombre: proyecto },
  estado,
  minutos,
  motivo,
  decididaPor,
});

const LIMIT = 50;
const approver = ({ entidadId, usuarioId, permisos }: Sesion) => ({ entidadId, usuarioId, todos: permisos.has('proyectos.gestionar:all') });

type Options = Partes & { auditoria: AuditoriaService; tell: NotificacionesService['tell'] };

/** Weeks of projects that want them approved. Who sends, takes back or decides has the turn of whoever writes that person's entries. */
export function createWeeks({ db, clock, registros, auditoria, tell }: Options) {
  const weekOf = (tx: Queryable, sesion: Sesion, lunes: string) => findWeeks(tx, sesion, { desde: lunes, hasta: masDias(lunes, 6) });
  const answer = async (tx: Queryable, sesion: Sesion, lunes: string) => ({ semanas: (await weekOf(tx, sesion, lunes)).map(presentWeek) });

  return {
    /** All projects of the week that wait for nobody yet. @throws AppError `tareas.semana-ya-enviada`, `tareas.semana-sin-horas` */
    send: ({ sesion }: QuienReparte, input: ValidadaDe<typeof tareas.enviarSemana>) =>
      db.tenant(sesion.entidadId, async (tx) => {
        const lunes = lunesDe(input.lunes);
        const { entidadId, personaId } = sesion;
        const momento = clock.now().toString();
        await lock.closing.read(tx, entidadId);
        await lock.projects(tx, personaId);
        // Once it is sent, the clock writes nothing there.
        await writeClockedOf(tx, registros, sesion, { desde: lunes, hasta: masDias(lunes, 6), momento });
        const weeks = (await weekOf(tx, sesion, lunes)).filter(({ minutos }) => minutos > 0);
        if (weeks.length === 0) throw new AppError('tareas.semana-sin-horas');
        const sent = await insertWeeks(tx, sesion, { lunes, semanas: weeks, momento });
        if (sent.length === 0) throw new AppError('tareas.semana-ya-enviada');
        await registros.logForAnother(tx, sesion, { accion: 'tareas.enviar', sobreId: personaId, fecha: lunes });
        const responsible = new Set(weeks.filter(({ proyectoId }) => sent.includes(proyectoId)).map(({ responsableId }) => responsableId));
        for (const responsableId of responsible) await tell(semanaEnviada, { entidadId, personaId, responsableId }, { tx });
        return answer(tx, sesion, lunes);
      }),

    /** @throws AppError `tareas.semana-sin-enviar` */
    takeBack: ({ sesion }: QuienReparte, input: ValidadaDe<typeof tareas.retirarSemana>) =>
      db.tenant(sesion.entidadId, async (tx) => {
        const lunes = lunesDe(input.lunes);
        await lock.projects(tx, sesion.personaId);
        if ((await deleteWeeks(tx, sesion, lunes)) === 0) throw new AppError('tareas.semana-sin-enviar');
        await registros.logForAnother(tx, sesion, { accion: 'tareas.retirar', sobreId: sesion.personaId, fecha: lunes });
        return answer(tx, sesion, lunes);
      }),

    waiting: (sesion: Sesion, { start = 0, limit = LIMIT }: ValidadaDe<typeof tareas.porAprobar>) =>
      db.tenant(sesion.entidadId, async (tx) => {
        const rows = await findWaitingWeeks(tx, approver(sesion), { start, limit });
        const items = rows.map(({ personaId, persona, proyectoId, proyecto, total: _total, dias, ...rest }) => ({
          ...rest,
          persona: { id: personaId, nombre: persona },
          proyecto: { id: proyectoId, nombre: proyecto },
          dias: dias.map(({ fecha, minutos }) => ({ fecha, minutos })),
        }));
        return { items, total: rows[0]?.total ?? (await countWaitingWeeks(tx, approver(sesion))) };
      }),

    /** Nobody decides about their own week. @throws AppError `tareas.semana-sin-enviar`, `tareas.semana-decidida`, `tareas.falta-motivo` */
    decide: (sesion: Sesion, { aprueba, motivo, version, ...cual }: ValidadaDe<typeof tareas.decidirSemana>): Promise<null> =>
      db.tenant(sesion.entidadId, async (tx) => {
        const { entidadId, usuarioId } = sesion;
        await lock.projects(tx, cual.personaId);
        const week = await findWeek(tx, entidadId, cual);
        const may = week && usuarioId !== cual.personaId && (approver(sesion).todos || week.responsableId === usuarioId);
        if (!may) throw new AppError('tareas.semana-sin-enviar');
        if (week.estado !== 'enviada' || week.version !== version) throw new AppError('tareas.semana-decidida');
        if (!aprueba && !motivo) throw new AppError('tareas.falta-motivo');
        const estado = aprueba ? 'aprobada' : 'devuelta';
        await updateWeek(tx, entidadId, cual, { estado, momento: clock.now().toString(), autorId: usuarioId, motivo: motivo || null });
        await auditoria.note(tx, {
          sesion,
          accion: 'tareas.decidir-semana',
          sobreId: cual.personaId,
          datos: { fecha: cual.lunes, estado },
        });
        await tell(semanaDecidida, { entidadId, personaId: cual.personaId, caso: estado, lunes: cual.lunes }, { tx });
        return null;
      }),
  };
}
