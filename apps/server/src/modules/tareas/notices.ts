import { findPeople, findThoseWho } from '../notificaciones/reads.ts';
import { defineNotice } from '../../shared/notice.ts';

const HOURS = 72;

/** Somebody looked for a task that there is not. */
export const tareaPedida = defineNotice<{ personaId: number }>({
  clase: 'tarea-pedida',
  envio: { ruta: () => '/intranet/proyectos', ttlHoras: HOURS, urgency: 'low' },
  decide: async (tx, { entidadId, personaId }) => ({
    people: await findThoseWho(tx, entidadId, 'proyectos.gestionar:all', personaId),
    asunto: {},
  }),
});

/** A task that somebody asked for was made, or will not be. What was said is read in the search. */
export const tareaRespondida = defineNotice<{ personaId: number; caso: 'creada' | 'rechazada' }>({
  clase: 'tarea-respondida',
  envio: { ruta: () => '/tareas-buscador', ttlHoras: HOURS, urgency: 'normal' },
  decide: async (tx, { entidadId, personaId, caso }) => ({ people: await findPeople(tx, entidadId, [personaId]), asunto: { caso } }),
});

/** A week of a project waits: for whoever answers for it, otherwise for those who manage projects. */
export const semanaEnviada = defineNotice<{ personaId: number; responsableId: number | null }>({
  clase: 'semana-enviada',
  envio: { ruta: () => '/intranet/proyectos/semanas', ttlHoras: HOURS, urgency: 'low' },
  async decide(tx, { entidadId, personaId, responsableId }) {
    const answers =
      responsableId === null ? [] : (await findPeople(tx, entidadId, [responsableId])).filter(({ usuarioId }) => usuarioId !== personaId);
    const people = answers.length > 0 ? answers : await findThoseWho(tx, entidadId, 'proyectos.gestionar:all', personaId);
    return { people, asunto: {} };
  },
});

/** A week was approved, or given back. */
export const semanaDecidida = defineNotice<{ personaId: number; caso: 'aprobada' | 'devuelta'; lunes: string }>({
  clase: 'semana-decidida',
  envio: { ruta: ({ dias = [] }) => `/tareas-view?fecha=${dias[0]?.desde ?? ''}&vista=semana`, ttlHoras: HOURS, urgency: 'normal' },
  decide: async (tx, { entidadId, personaId, caso, lunes }) => ({
    people: await findPeople(tx, entidadId, [personaId]),
    asunto: { caso, dias: [{ desde: lunes, hasta: lunes }] },
  }),
});
