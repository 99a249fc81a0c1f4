import { setTimeout as delay } from 'node:timers/promises';
import { type AvancePropuestaVista, SEGUNDOS_PROPUESTA } from '@jornada/contract/turnos/calls.ts';
import { masDias } from '@jornada/domain/horario/calendario.ts';
import type { PropuestaRelleno } from '@jornada/domain/turnos/relleno/relleno.ts';
import { findSaid } from '../disponibilidad/reads.ts';
import { fillPlan } from './relleno/fill.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { findNeeds } from './needs-repo.ts';
import { planToFill, type PlanParaLlenar } from './plan-to-fill.ts';
import { readPlanned } from './reads.ts';
import { resultOf } from './present-proposal.ts';
import { findProposal, updateProposal, type FilaPropuesta } from './proposals-repo.ts';
import { checkedSpan, type PlanOptions } from './span.ts';

export const LLENAR = 'turnos-llenar';
/** `revision`: that of the company when it was asked for. */
export type TrabajoLlenar = { entidadId: number; autorId: number; numero: number; revision: number };

/** So often it is said how far a plan is, and asked whether it shall end. */
const CADA_MS = 500;
/** The thread has some seconds more to end, and the plan must be written. */
const EXPIRE_SECONDS = SEGUNDOS_PROPUESTA.maximo + 60;

const advanceOf = ({ coste, cota, plan }: PropuestaRelleno, { missingIn }: PlanParaLlenar): AvancePropuestaVista => ({
  coste: Math.round(coste.total * 100) / 100,
  cota: Number.isFinite(cota) ? Math.round(cota * 100) / 100 : null,
  faltan: missingIn(plan),
});

/** The work of making proposals: in a job, so that whichever process makes it, every one can tell how far it is and end it. */
export function defineFilling(
  { db, clock, entidades }: PlanOptions,
  { jobs, warn }: { jobs: Jobs; warn(error: unknown, what: string): void },
): void {
  async function prepare({ entidadId, revision }: TrabajoLlenar, fila: FilaPropuesta): Promise<PlanParaLlenar | null> {
    const { desde, hasta, centroId, personas, pedido } = fila;
    return db.tenant(entidadId, async (tx) => {
      const empresa = await entidades.getConfiguration(entidadId, revision);
      const centro = empresa.centros.get(centroId);
      if (!centro) return null;
      // From the new year on, for what each person has had of its nights and weekends.
      const span = { desde: `${desde.slice(0, 4)}-01-01`, hasta: masDias(hasta, 7) };
      const people = await readPlanned(tx, entidadId, { ids: personas, ...span, empresa, clock });
      const needs = await findNeeds(tx, entidadId, centroId);
      const dias = checkedSpan({ desde, hasta });
      const dicho = await findSaid(tx, entidadId, personas, masDias(desde, -1));
      const { zona, pais } = centro;
      return planToFill({ centroId, zona, pais, dias, needs, people, eleccion: pedido, empresa, dicho });
    });
  }

  async function fill(work: TrabajoLlenar, fila: FilaPropuesta, signal: AbortSignal): Promise<void> {
    const { entidadId } = work;
    const plan = await prepare(work, fila);
    const say = (what: Parameters<typeof updateProposal>[2]): Promise<boolean> =>
      db.tenant(entidadId, (tx) => updateProposal(tx, work, what));
    if (!plan) return void (await say({ estado: 'sin-plan' }));
    const stop = new AbortController();
    const done = new AbortController();
    let best: PropuestaRelleno | null = null;
    async function watch(): Promise<void> {
      while (!done.signal.aborted) {
        const avance = best && advanceOf(best, plan as PlanParaLlenar);
        // Nobody awaits this while the plan is made. What could not be said now is said the next time.
        try {
          if (await say({ estado: 'haciendo', avance })) stop.abort();
        } catch (error) {
          warn(error, 'how far a plan is was not said');
        }
        await delay(CADA_MS, undefined, { signal: done.signal }).catch(() => undefined);
      }
    }
    const watching = watch();
    try {
      const hecho = await fillPlan(plan.pedido, {
        segundos: fila.pedido.segundos,
        gone: AbortSignal.any([stop.signal, signal]),
        onBetter: (one) => (best = one),
      });
      done.abort();
      await watching;
      if (!hecho) signal.throwIfAborted();
      await say(
        hecho ? { estado: 'hecha', avance: advanceOf(hecho, plan), resultado: resultOf(hecho, plan, fila.hasta) } : { estado: 'sin-plan' },
      );
    } finally {
      done.abort();
      await watching;
    }
  }

  jobs.work<TrabajoLlenar>(
    LLENAR,
    async (work, { signal, isLast }) => {
      const { entidadId, autorId, numero } = work;
      const fila = await db.tenant(entidadId, (tx) => findProposal(tx, entidadId, autorId));
      if (fila?.numero !== numero || fila.estado === 'hecha') return;
      try {
        await fill(work, fila, signal);
      } catch (error) {
        // The server stops: another process makes the plan.
        if (signal.aborted && !isLast) throw error;
        warn(error, 'a plan was not filled');
        await db.tenant(entidadId, (tx) => updateProposal(tx, work, { estado: 'fallo' }));
      }
    },
    { concurrency: 1, retries: 1, expireSeconds: EXPIRE_SECONDS, heartbeatSeconds: 30 },
  );
}
