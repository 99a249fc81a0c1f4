import { useEffect, useState, useSyncExternalStore } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import type { EntradaDe, SalidaDe } from '@jornada/contract/call.ts';
import {
  turnos,
  type CeldaDelPlanVista,
  type CeldaEscritaVista,
  type CeldaParaEscribir,
  type TurnoDelPlanVista,
} from '@jornada/contract/turnos/calls.ts';
import { refresh } from '@jornada/web/after-call.ts';
import { useRead } from '@jornada/web/calls.ts';
import { useWebServices, type WebServices } from '@jornada/web/services.tsx';
import { createDrawing, type Drawing } from './model/drawing.ts';
import type { Drawn } from './model/stroke.ts';

export type PlanAnswer = SalidaDe<typeof turnos.plan>;
export type PlanInput = EntradaDe<typeof turnos.plan>;

/** After so long without another stroke the sums, needs and warnings are asked for again, in milliseconds. */
const CALM_MS = 700;
const PLANS = { queryKey: [turnos.plan.path] } as const;

/**
 * Days and shifts in the plans that this browser has read: what is undone need not be in sight. What was asked for once is remembered, because
 * what waits to be sent may wait longer than a plan is kept.
 */
function createSeen({ queryClient }: WebServices) {
  const days = new Map<string, CeldaDelPlanVista>();
  const shifts = new Map<string, TurnoDelPlanVista>();
  const remembered = new WeakSet<PlanAnswer>();
  const remember = (plan: PlanAnswer): void => {
    if (remembered.has(plan)) return;
    remembered.add(plan);
    for (const shift of plan.turnos) shifts.set(shift.clave, shift);
  };
  return {
    findDay(personaId: number, fecha: string): CeldaDelPlanVista | undefined {
      const id = `${personaId} ${fecha}`;
      for (const [, plan] of queryClient.getQueriesData<PlanAnswer>(PLANS)) {
        const day = plan?.items.find((one) => one.id === personaId)?.dias.find((one) => one.fecha === fecha);
        if (!plan || !day) continue;
        remember(plan);
        days.set(id, day);
        return day;
      }
      return days.get(id);
    },
    findShift(clave: string): TurnoDelPlanVista | undefined {
      for (const [, plan] of queryClient.getQueriesData<PlanAnswer>(PLANS)) {
        const shift = plan?.turnos.find((one) => one.clave === clave);
        if (shift) return shift;
      }
      return shifts.get(clave);
    },
  };
}
type Seen = ReturnType<typeof createSeen>;

/** Days as they were answered, in every plan that shows them. People whose days did not change stay the same object. */
function withDays(plan: PlanAnswer, items: readonly CeldaEscritaVista[], shifts: readonly TurnoDelPlanVista[]): PlanAnswer {
  const days = new Map<number, Map<string, CeldaDelPlanVista>>();
  for (const { personaId, dia } of items)
    days.set(personaId, (days.get(personaId) ?? new Map<string, CeldaDelPlanVista>()).set(dia.fecha, dia));
  const known = new Set(plan.turnos.map(({ clave }) => clave));
  return {
    ...plan,
    turnos: [...plan.turnos, ...shifts.filter(({ clave }) => !known.has(clave))],
    items: plan.items.map((one) => {
      const own = days.get(one.id);
      return own ? { ...one, dias: one.dias.map((day) => own.get(day.fecha) ?? day) } : one;
    }),
  };
}

/** Where drawn cells go: to the server, and what it answers into the plans that show. */
function connect(services: WebServices) {
  const { client, queryClient } = services;
  const seen = createSeen(services);
  let calm: ReturnType<typeof setTimeout> | undefined;
  return createDrawing({
    find: seen.findDay,
    toCell: (drawn, cell) => toCell(seen, drawn, cell),
    send: async (celdas) => {
      const answer = await client.call(turnos.escribir, { celdas });
      // A plan that was asked for before would bring what is no longer so. It is asked for again when it is calm.
      const isReading = queryClient.isFetching(PLANS) > 0;
      if (isReading) await queryClient.cancelQueries(PLANS);
      queryClient.setQueriesData<PlanAnswer>(PLANS, (plan) => plan && withDays(plan, answer.items, answer.turnos));
      clearTimeout(calm);
      calm = setTimeout(() => {
        void refresh(queryClient, [turnos.previsualizar.id, turnos.cobertura.id, ...(isReading ? [turnos.plan.id] : [])]);
      }, CALM_MS);
      return answer.items;
    },
  });
}

function toCell({ findShift }: Seen, { personaId, fecha, stroke }: Drawn, cell: CeldaDelPlanVista): CeldaParaEscribir | null {
  const upon = { personaId, fecha, sobre: cell.numero, version: cell.borrador?.version ?? null };
  if (stroke.que !== 'turnos') return stroke.que === 'nada' && !cell.borrador ? null : { ...upon, que: stroke.que };
  const partes = stroke.partes.flatMap(({ turno, puestoId }) => {
    const shift = findShift(turno);
    if (!shift) return [];
    const { codigo, nombre, inicio, fin, pausas } = shift;
    return [{ turno: { codigo, nombre, inicio, fin, pausas }, puestoId }];
  });
  return partes.length === 0 ? null : { ...upon, que: 'turnos', partes };
}

/** What is drawn, and not sent, outlives the screen. */
const drawings = new WeakMap<QueryClient, Drawing>();

/** The drawing of the person who is signed in, until they sign out. */
function drawingOf(services: WebServices): Drawing {
  const { queryClient, session } = services;
  const known = drawings.get(queryClient);
  if (known) return known;
  const drawing = connect(services);
  drawings.set(queryClient, drawing);
  const stop = session.subscribe(() => {
    if (session.get().token !== null) return;
    drawings.delete(queryClient);
    stop();
  });
  return drawing;
}

/** The plan of some people and days, what is drawn over it, and the way to draw. */
export function usePlan(input: PlanInput) {
  const services = useWebServices();
  const query = useRead(turnos.plan, input, { keeps: true });
  const [drawing] = useState(() => drawingOf(services));
  const drawn = useSyncExternalStore(drawing.subscribe, drawing.getSnapshot);
  // What could not be sent is sent once there is a network again, or somebody comes back to the plan.
  useEffect(() => {
    const onOnline = (): void => drawing.retry();
    if (drawing.getSnapshot().error !== null) onOnline();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [drawing]);
  return { query, drawing, drawn };
}
