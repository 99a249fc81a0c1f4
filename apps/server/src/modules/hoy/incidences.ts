import type { SalidaDe, ValidadaDe } from '@jornada/contract/call.ts';
import { DIAS_DE_INCIDENCIAS, type hoy, type IncidenciaVista } from '@jornada/contract/hoy.ts';
import { ESTADOS_INCIDENCIA, respuestasDe } from '@jornada/domain/hoy/index.ts';
import { PRIMER_DIA } from '@jornada/contract/valores.ts';
import { masDias } from '@jornada/domain/horario/calendario.ts';
import type { ContextoLaboral } from '@jornada/domain/horario/modelo.ts';
import { lineaDelDia, type Trazo } from '@jornada/domain/registros/linea.ts';
import type { Bus } from '../../platform/bus.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Sesion } from '../../shared/sesion.ts';
import type { AuditoriaService } from '../auditoria/service.ts';
import type { SumSoon } from '../mes/service.ts';
import { laborOf } from '../registros/reads.ts';
import { inUtc } from '../../platform/database/pool.ts';
import { preguntaHecha, preguntaRespondida } from './notices.ts';
import {
  createQuestions,
  findIncidences,
  lockQuestion,
  findQuestionsOf,
  findWithinReach,
  settle,
  updateAnswer,
  type DiaConIncidencia,
  type FilaIncidencia,
} from './incidences-repo.ts';
import { createMoment, type HoyOptions } from './service.ts';

const PAGE = 50;
const USUAL_DAYS = 60;

type Options = Pick<HoyOptions, 'db' | 'clock' | 'entidades'> & {
  bus: Bus;
  auditoria: AuditoriaService;
  sumSoon: SumSoon;
};

function monthsOf(desde: string, hasta: string): string[] {
  const [first, last] = [Temporal.PlainYearMonth.from(desde.slice(0, 7)), Temporal.PlainYearMonth.from(hasta.slice(0, 7))];
  return Array.from({ length: first.until(last, { largestUnit: 'months' }).months + 1 }, (_, months) => first.add({ months }).toString());
}

/** The first day that is looked at if nobody said one. No answer says a day that no call may ask about. */
function usuallyFrom(hasta: string): string {
  const desde = masDias(hasta, -USUAL_DAYS);
  return desde < PRIMER_DIA ? PRIMER_DIA : desde;
}

/** The day of a row as lists draw it; what runs on is drawn today only. */
function lineOf({ fecha, zona, tramos }: FilaIncidencia, laboral: ContextoLaboral, now: { fecha: string; ahora: string }): Trazo[] {
  const previsto = laboral.planDia(fecha);
  const ahora = fecha === now.fecha ? now.ahora : null;
  return lineaDelDia({ previsto, tramos, zona: zona ?? previsto.zona, fecha, ahora, ventana: [0, 24], conPausas: true });
}

/** PostgreSQL's JSON has its own format of instants. */
const present = (
  { preguntada, respuesta, respondida, resuelta, autor, nota, zona: _zone, tramos: _stretches, ...same }: FilaIncidencia,
  linea: Trazo[],
): IncidenciaVista => ({
  ...same,
  linea,
  pregunta: preguntada === null ? null : { momento: inUtc(preguntada), respuesta, respondida: respondida && inUtc(respondida) },
  resuelta: resuelta === null ? null : { momento: inUtc(resuelta), autor: autor ?? '', nota },
});

/** The same day of the same person is one, however often it is said. */
const distinct = (cuales: readonly DiaConIncidencia[]): DiaConIncidencia[] => [
  ...new Map(cuales.map((one) => [`${one.personaId} ${one.fecha} ${one.clase}`, one])).values(),
];

/** Days with something to settle: listing them, asking about them, answering, settling. */
export function createIncidences({ db, bus, auditoria, sumSoon, ...options }: Options) {
  const momentOf = createMoment(options);

  /** Does something about days, all of them within reach. @throws AppError `personas.no-existe`. */
  async function about<T>(
    sesion: Sesion,
    all: readonly DiaConIncidencia[],
    work: (tx: Transaction, cuales: readonly DiaConIncidencia[], ahora: string) => Promise<T>,
  ): Promise<T> {
    const cuales = distinct(all);
    const { ahora, reach } = await momentOf(sesion);
    return db.tenant(sesion.entidadId, async (tx) => {
      const seen = await findWithinReach(tx, await reach(tx), [...new Set(cuales.map(({ personaId }) => personaId))]);
      if (cuales.some(({ personaId }) => !seen.has(personaId))) throw new AppError('personas.no-existe');
      return work(tx, cuales, ahora.toString());
    });
  }

  async function listOwn(tx: Transaction, { entidadId, personaId }: Sesion): Promise<SalidaDe<typeof hoy.preguntas>> {
    const found = await findQuestionsOf(tx, entidadId, personaId);
    return { items: found.map((one) => ({ ...one, opciones: [...respuestasDe(one.clase)] })) };
  }

  return {
    async list(sesion: Sesion, input: ValidadaDe<typeof hoy.incidencias>): Promise<SalidaDe<typeof hoy.incidencias>> {
      const { empresa, ahora, fecha, reach } = await momentOf(sesion);
      const { start = 0, limit = PAGE, hasta = fecha, desde = usuallyFrom(hasta), ...filtro } = input;
      if (desde > hasta || masDias(desde, DIAS_DE_INCIDENCIAS) < hasta) throw new AppError('hoy.demasiados-dias');
      const left: number[] = [];
      for (const mes of monthsOf(desde, hasta < fecha ? hasta : fecha)) left.push(await sumSoon({ entidadId: sesion.entidadId, mes }));
      return db.tenant(sesion.entidadId, async (tx) => {
        const { items: rows, cuentas, planes } = await findIncidences(tx, await reach(tx), { ...filtro, desde, hasta, start, limit });
        const [abierta = 0, preguntada = 0, respondida = 0, resuelta = 0] = ESTADOS_INCIDENCIA.map((estado) => cuentas[estado] ?? 0);
        const all = { abierta, preguntada, respondida, resuelta };
        const total = filtro.estado ? all[filtro.estado] : abierta + preguntada + respondida + resuelta;
        const laborals = new Map(planes.map((plan) => [plan.id, laborOf(plan, empresa)]));
        const items = rows.map((row) => {
          const laboral = laborals.get(row.persona.id);
          return present(row, laboral ? lineOf(row, laboral, { fecha, ahora: ahora.toString() }) : []);
        });
        return { items, total, cuentas: all, faltan: Math.max(0, ...left), desde, hasta };
      });
    },

    ask: (sesion: Sesion, { cuales: all, texto }: ValidadaDe<typeof hoy.preguntar>): Promise<SalidaDe<typeof hoy.preguntar>> =>
      about(sesion, all, async (tx, cuales, ahora) => {
        const { entidadId, usuarioId: autorId } = sesion;
        const asked = await createQuestions(tx, entidadId, cuales, { ahora, autorId, texto: texto || null });
        for (const { personaId, fecha } of asked)
          await auditoria.note(tx, { sesion, accion: 'hoy.preguntar', sobreId: personaId, datos: { fecha } });
        const personaIds = [...new Set(asked.map(({ personaId }) => personaId))];
        if (personaIds.length > 0) await bus.emit(tx, preguntaHecha, { entidadId, personaIds });
        return { preguntadas: asked.length };
      }),

    settle: (sesion: Sesion, { cuales: all, nota }: ValidadaDe<typeof hoy.resolver>): Promise<SalidaDe<typeof hoy.resolver>> =>
      about(sesion, all, async (tx, cuales, ahora) => {
        const { entidadId, usuarioId: autorId } = sesion;
        const settled = await settle(tx, entidadId, cuales, { ahora, autorId, nota: nota || null });
        for (const { personaId, fecha } of settled)
          await auditoria.note(tx, { sesion, accion: 'hoy.resolver', sobreId: personaId, datos: { fecha } });
        return { resueltas: settled.length };
      }),

    listOwn: (sesion: Sesion): Promise<SalidaDe<typeof hoy.preguntas>> => db.tenant(sesion.entidadId, (tx) => listOwn(tx, sesion)),

    async answer(sesion: Sesion, { id, respuesta }: ValidadaDe<typeof hoy.responder>): Promise<SalidaDe<typeof hoy.responder>> {
      const { entidadId, personaId } = sesion;
      const { ahora } = await momentOf(sesion);
      return db.tenant(entidadId, async (tx) => {
        const question = await lockQuestion(tx, entidadId, personaId, id);
        if (!question) throw new AppError('hoy.pregunta-no-existe');
        if (!respuestasDe(question.clase).includes(respuesta)) throw new AppError('hoy.respuesta-no-valida');
        if (question.hecha) throw new AppError('hoy.ya-respondida');
        await updateAnswer(tx, entidadId, { id, respuesta, ahora: ahora.toString() });
        await bus.emit(tx, preguntaRespondida, { entidadId, personaId, equipo: true });
        return listOwn(tx, sesion);
      });
    },
  };
}
