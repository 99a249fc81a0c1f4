import { expect, it } from 'vitest';
import type { CeldaDelPlanVista, CeldaEscritaVista, CeldaParaEscribir } from '@jornada/contract/turnos/calls.ts';
import { createDrawing } from './drawing.ts';
import { drawnOn, FREE, NOTHING, shiftStroke, type Stroke } from './stroke.ts';

const day = (fecha: string, over: Partial<CeldaDelPlanVista> = {}): CeldaDelPlanVista => ({
  fecha,
  partes: [{ turno: 'M', puestoId: null }],
  minutos: 480,
  suelto: false,
  numero: null,
  publicado: true,
  festivo: null,
  ausencia: null,
  obstaculo: null,
  borrador: null,
  ...over,
});

const draft = (stroke: Stroke, version: number): CeldaDelPlanVista['borrador'] =>
  stroke.que === 'nada'
    ? null
    : {
        que: stroke.que,
        partes: stroke.que === 'turnos' ? [...stroke.partes] : [],
        minutos: 0,
        sobre: null,
        version,
        autorId: 1,
        alDia: true,
      };

/** A server of one person that keeps what is drawn, by the rule of versions. */
function createDesk() {
  const days = new Map(['2027-03-01', '2027-03-02'].map((fecha) => [fecha, day(fecha)]));
  const sent: CeldaParaEscribir[][] = [];
  let hold: Promise<void> = Promise.resolve();
  let isDown = false;
  let version = 0;
  const put = (fecha: string, stroke: Stroke): void => {
    version += 1;
    days.set(fecha, day(fecha, { borrador: draft(stroke, version) }));
  };
  const drawing = createDrawing({
    find: (_person, fecha) => days.get(fecha),
    toCell: ({ personaId, fecha, stroke }, cell) => ({
      personaId,
      fecha,
      que: stroke.que,
      sobre: cell.numero,
      version: cell.borrador?.version ?? null,
    }),
    send: async (celdas) => {
      sent.push(celdas);
      await hold;
      if (isDown) throw new Error('no network');
      return celdas.map(({ personaId, fecha, que, version: seen }): CeldaEscritaVista => {
        const now = days.get(fecha)?.borrador?.version ?? null;
        if (now === seen) put(fecha, que === 'turnos' ? shiftStroke('T') : { que });
        return { personaId, fallo: now === seen ? null : 'otra-version', dia: days.get(fecha) ?? day(fecha) };
      });
    },
  });
  return {
    drawing,
    days,
    sent,
    put,
    hold: (until: Promise<void>): void => {
      hold = until;
    },
    fail: (now: boolean): void => {
      isDown = now;
    },
    drawn: (fecha: string) => drawnOn(days.get(fecha) ?? day(fecha)),
  };
}

/** Lets everything that was sent be answered. */
const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};
const one = (fecha: string, stroke: Stroke) => ({ personaId: 1, fecha, stroke });
const FIRST = '2027-03-01';
const SECOND = '2027-03-02';

it('shows what is drawn at once, and what was answered then', async () => {
  const { drawing, drawn } = createDesk();
  expect(drawing.draw([one(FIRST, FREE)])).toBe(1);
  expect(drawing.getSnapshot().strokes.get(1)?.get(FIRST)).toEqual(FREE);
  await settled();
  expect(drawing.getSnapshot().strokes.size).toBe(0);
  expect(drawn(FIRST)).toEqual(FREE);
});

it('sends what is drawn while another sending is under way afterwards, upon the version that this one brought', async () => {
  const { drawing, sent, hold, drawn } = createDesk();
  const gate = Promise.withResolvers<void>();
  hold(gate.promise);
  drawing.draw([one(FIRST, FREE)]);
  drawing.draw([one(FIRST, shiftStroke('T'))]);
  expect(sent).toHaveLength(1);
  gate.resolve();
  await settled();
  expect(sent.map(([cell]) => [cell?.que, cell?.version])).toEqual([
    ['libre', null],
    ['turnos', 1],
  ]);
  expect(drawn(FIRST).que).toBe('turnos');
});

it('takes an action back as a whole, and does it again', async () => {
  const { drawing, drawn } = createDesk();
  drawing.draw([one(FIRST, FREE), one(SECOND, FREE)]);
  await settled();
  expect(drawing.undo()).toBe(0);
  await settled();
  expect([drawn(FIRST), drawn(SECOND)]).toEqual([NOTHING, NOTHING]);
  expect(drawing.getSnapshot()).toMatchObject({ canUndo: false, canRedo: true });
  drawing.redo();
  await settled();
  expect([drawn(FIRST), drawn(SECOND)]).toEqual([FREE, FREE]);
});

it('overwrites nothing that another planner has drawn, and keeps what was wanted', async () => {
  const { drawing, hold, put, drawn } = createDesk();
  const gate = Promise.withResolvers<void>();
  hold(gate.promise);
  drawing.draw([one(FIRST, shiftStroke('T'))]);
  put(FIRST, FREE);
  gate.resolve();
  await settled();
  expect(drawn(FIRST)).toEqual(FREE);
  expect(drawing.getSnapshot().failures.get(1)?.get(FIRST)).toEqual({ fallo: 'otra-version', stroke: shiftStroke('T') });
  drawing.draw([one(FIRST, shiftStroke('T'))]);
  await settled();
  expect(drawn(FIRST).que).toBe('turnos');
  expect(drawing.getSnapshot().failures.size).toBe(0);
});

it('takes nothing back that another planner has drawn over it', async () => {
  const { drawing, put, drawn } = createDesk();
  drawing.draw([one(FIRST, FREE), one(SECOND, FREE)]);
  await settled();
  put(FIRST, shiftStroke('N'));
  expect(drawing.undo()).toBe(1);
  await settled();
  expect(drawn(FIRST).que).toBe('turnos');
  expect(drawn(SECOND)).toEqual(NOTHING);
});

it('keeps what could not be sent, and sends it when it is asked to', async () => {
  const { drawing, fail, drawn } = createDesk();
  fail(true);
  drawing.draw([one(FIRST, FREE)]);
  await settled();
  expect(drawing.getSnapshot().error).toBeInstanceOf(Error);
  expect(drawing.getSnapshot().strokes.get(1)?.get(FIRST)).toEqual(FREE);
  fail(false);
  drawing.retry();
  await settled();
  expect(drawn(FIRST)).toEqual(FREE);
  expect(drawing.getSnapshot()).toMatchObject({ error: null });
});

it('draws neither a day that cannot change nor what is there already', async () => {
  const { drawing, days, sent } = createDesk();
  days.set(FIRST, day(FIRST, { obstaculo: 'pasado' }));
  expect(drawing.draw([one(FIRST, FREE), one(SECOND, NOTHING)])).toBe(0);
  await settled();
  expect(sent).toEqual([]);
  expect(drawing.getSnapshot().canUndo).toBe(false);
});
