import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dias as dates, personas, zonas } from '../testing/arbitrarios.ts';
import { intentos } from '../testing/acciones-al-azar.ts';
import { createPersona } from '../testing/persona.ts';
import { liveThrough } from '../testing/live-through.ts';
import { historia } from '../testing/vividos.ts';
import { avisosDelDia } from './avisos.ts';
import { avisosAlEntrar, avisosAlSeguir, proximoAviso } from './guardian.ts';
import { LIMITES } from './legales.ts';
import { REGLAS, type Aviso, type DiaVivido } from './modelo.ts';

const paises = fc.constantFrom(...Object.keys(LIMITES));
const plus = (instant: string, minutes: number): string => Temporal.Instant.from(instant).add({ minutes }).toString();
const minutesBetween = (from: string, to: string): number => Temporal.Instant.from(from).until(to).total('minutes');
const work = { clase: 'trabajo', tipoId: 1, subtipo: 'trabajo', efectivo: true, pagado: true, proyectoId: null } as const;

type Turno = { libre: number; dura: number; pausa: number; zona: string };

/** Shifts one after the other, at random distances in minutes, in changing zones; at most one on each date. */
const vidas = fc
  .tuple(
    dates,
    fc.array(
      fc.record({
        libre: fc.integer({ min: 0, max: 3 * 1440 }),
        dura: fc.integer({ min: 30, max: 780 }),
        pausa: fc.integer({ min: 0, max: 60 }),
        zona: zonas,
      }),
      { minLength: 1, maxLength: 18 },
    ),
  )
  .map(([inicio, turnos]) => live(inicio, turnos));

function live(inicio: string, turnos: readonly Turno[]): DiaVivido[] {
  const lived: DiaVivido[] = [];
  let end = Temporal.PlainDate.from(inicio).toZonedDateTime({ timeZone: 'UTC', plainTime: '05:00' }).toInstant().toString();
  for (const { libre, dura, pausa, zona } of turnos) {
    const start = plus(end, libre);
    const fecha = Temporal.Instant.from(start).toZonedDateTimeISO(zona).toPlainDate().toString();
    if (lived.some((dia) => dia.fecha >= fecha)) continue;
    const half = plus(start, Math.floor(dura / 2));
    const back = plus(half, pausa);
    end = plus(start, dura + pausa);
    const tramos = [
      { ...work, inicio: start, fin: half },
      { ...work, inicio: back, fin: end },
    ];
    lived.push({ fecha, zona, estado: 'cerrada', inicio: start, fin: end, tramos, incidencias: [] });
  }
  return lived;
}

const of = (avisos: readonly Aviso[], regla: string): Aviso | undefined => avisos.find((aviso) => aviso.regla === regla);
/** A date after all others, which has no shift yet. */
const FUTURA = '2099-01-01';

test('clocking in at the first possible instant breaks that rest no more, and a minute before it still does', () => {
  fc.assert(
    fc.property(vidas, paises, fc.nat({ max: 4000 }), (dias, pais, later) => {
      const ahora = plus(dias.at(-1)?.fin ?? '', later);
      for (const aviso of avisosAlEntrar(historia(dias, { ahora, pais }), FUTURA)) {
        expect(aviso.posibleDesde).not.toBeNull();
        const at = (instant: string) => of(avisosAlEntrar(historia(dias, { ahora: instant, pais }), FUTURA), aviso.regla);
        expect(Temporal.Instant.compare(aviso.posibleDesde ?? '', ahora)).toBe(1);
        expect(at(aviso.posibleDesde ?? '')).toBeUndefined();
        expect(at(plus(aviso.posibleDesde ?? '', -1))).toBeDefined();
      }
    }),
    { numRuns: 400 },
  );
});

test('the guardian and the calendar agree: what clocking in would break, the day then shows', () => {
  fc.assert(
    fc.property(vidas, paises, (dias, pais) => {
      const last = dias.at(-1);
      if (!last?.inicio) return;
      const rests = (avisos: readonly Aviso[]) =>
        avisos.filter(({ regla }) => regla.startsWith('descanso')).map((aviso) => ({ ...aviso, posibleDesde: null }));
      const warned = avisosAlEntrar(historia(dias.slice(0, -1), { ahora: last.inicio, pais }), last.fecha);
      expect(rests(avisosDelDia(historia(dias, { pais }), last.fecha))).toEqual(rests(warned));
    }),
    { numRuns: 400 },
  );
});

test('the rest before a day is what has passed on the timeline, whatever the zones and clocks say', () => {
  fc.assert(
    fc.property(vidas, paises, (dias, pais) => {
      for (const [index, dia] of dias.entries()) {
        const before = dias[index - 1];
        if (!before?.fin || !dia.inicio) continue;
        const rest = minutesBetween(before.fin, dia.inicio);
        const aviso = of(avisosDelDia(historia(dias, { pais }), dia.fecha), 'descanso-diario');
        expect(aviso?.valorMinutos ?? null).toBe(rest < (pais === 'ES' ? 720 : 660) ? rest : null);
      }
    }),
    { numRuns: 400 },
  );
});

test('a warning tells a number on the wrong side of its limit, each rule once, in their order', () => {
  const least: ReadonlySet<string> = new Set(['descanso-diario', 'descanso-semanal', 'pausa-minima']);
  fc.assert(
    fc.property(personas, dates, intentos, paises, fc.nat({ max: 1200 }), (laboral, inicio, pasos, pais, later) => {
      const persona = createPersona({ laboral });
      const ahora = plus(liveThrough({ inicio, persona, pasos }), later);
      const dias = persona.dias();
      const whole = historia(dias, { ahora, pais });
      const { fecha } = persona.hoy(ahora);
      for (const avisos of [...dias.map((dia) => avisosDelDia(whole, dia.fecha)), avisosAlEntrar(whole, fecha), avisosAlSeguir(whole)]) {
        const order = avisos.map(({ regla }) => REGLAS.indexOf(regla));
        expect(order).toEqual([...new Set(order)].toSorted((a, b) => a - b));
        for (const { regla, limiteMinutos, valorMinutos } of avisos) {
          expect(Number.isInteger(valorMinutos) && valorMinutos >= 0).toBe(true);
          expect(least.has(regla) ? valorMinutos < limiteMinutos : valorMinutos >= limiteMinutos).toBe(true);
        }
      }
      const voided = dias.filter(({ estado }) => estado === 'vacia');
      expect(voided.flatMap((dia) => avisosDelDia(whole, dia.fecha))).toEqual([]);
    }),
    { numRuns: 150 },
  );
});

test('at work, the next warning comes at its minute and not before', () => {
  fc.assert(
    fc.property(
      fc.record({
        dia: dates,
        zona: zonas,
        pais: paises,
        trabajo: fc.integer({ min: 1, max: 400 }),
        pausa: fc.integer({ min: 0, max: 60 }),
      }),
      fc.nat({ max: 500 }),
      ({ dia, zona, pais, trabajo, pausa }, later) => {
        const start = Temporal.PlainDate.from(dia).toZonedDateTime({ timeZone: zona, plainTime: '20:00' }).toInstant().toString();
        const leave = plus(start, trabajo);
        const back = plus(leave, pausa);
        const tramos = [
          { ...work, inicio: start, fin: leave },
          { ...work, inicio: back, fin: null },
        ];
        const open: DiaVivido = { fecha: dia, zona, estado: 'abierta', inicio: start, fin: null, tramos, incidencias: [] };
        const at = (instant: string) => historia([open], { ahora: instant, pais });
        const known = (instant: string) => avisosAlSeguir(at(instant)).map(({ regla, limiteMinutos }) => `${regla} ${limiteMinutos}`);
        const now = plus(back, later);
        const next = proximoAviso(at(now));
        if (next === null) return;
        expect(known(plus(next, -1))).toEqual(known(now));
        expect(known(next)).not.toEqual(known(now));
      },
    ),
    { numRuns: 400 },
  );
});
