import fc from 'fast-check';
import { expect, test } from 'vitest';
import { intentos } from '../testing/acciones-al-azar.ts';
import { dias, personas } from '../testing/arbitrarios.ts';
import { createPersona, T } from '../testing/persona.ts';
import { liveThrough } from '../testing/live-through.ts';
import { arcoDelDia } from './arco.ts';
import { lineaDelDia } from './linea.ts';
import { balance, lineaDeDia } from './balance.ts';
import { decideSugerido } from './decide-fin.ts';
import { fechaDeEntrada } from './dia.ts';
import { horaDeSalida, horaDeSalidaSiEntra } from './salida.ts';
import { ms } from './tiempo.ts';

const RUNS = 150;
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const addDays = (fecha: string, days: number): string => Temporal.PlainDate.from(fecha).add({ days }).toString();

/** A person, what they did, and a later instant to look at it. */
const vidas = fc
  .record({ laboral: personas, inicio: dias, pasos: intentos, despues: fc.nat({ max: 20 * 3600 }) })
  .map(({ laboral, inicio, pasos, despues }) => {
    const persona = createPersona({ laboral });
    const last = liveThrough({ inicio, persona, pasos });
    return { laboral, persona, inicio, ahora: Temporal.Instant.from(last).add({ seconds: despues }).toString() };
  });

test('the arc covers the day from foot to foot, and ends at the leave hour', () => {
  fc.assert(
    fc.property(vidas, ({ laboral, persona, inicio, ahora }) => {
      const open = persona.hoy(ahora);
      const days = [
        ...persona.dias().map((jornada) => ({ jornada, previsto: laboral.planDia(jornada.fecha) })),
        { jornada: open.jornada, previsto: open.previsto },
        { jornada: null, previsto: laboral.planDia(inicio) },
      ];
      for (const { jornada, previsto } of days) {
        const { desde, hasta, tramos } = arcoDelDia({ previsto, jornada, ahora });
        const edges = [desde, ...tramos.map(({ fin }) => fin)];
        expect(tramos.map(({ inicio: start }) => start)).toEqual(edges.slice(0, -1));
        expect(edges.at(-1)).toBe(hasta);
        expect(tramos.every(({ inicio: start, fin }) => ms(start) < ms(fin))).toBe(true);
        const { momento, faltanMinutos } = horaDeSalida({ previsto, jornada, ahora });
        const isExpected = momento !== null && faltanMinutos > 0;
        expect(isExpected ? hasta : null).toBe(isExpected ? momento : null);
      }
    }),
    { numRuns: RUNS },
  );
});

test('the leave hour is now, what is missing, and the pauses to come', () => {
  fc.assert(
    fc.property(vidas, ({ persona, ahora }) => {
      const { previsto, jornada, situacion } = persona.hoy(ahora);
      fc.pre(situacion === 'trabajando' || situacion === 'pausa');
      const { momento, faltanMinutos, pausasPendientes, trabajadoMinutos, sobranMinutos } = horaDeSalida({ previsto, jornada, ahora });
      expect(trabajadoMinutos + faltanMinutos - sobranMinutos).toBe(previsto.minutos);
      const minutes = sum([faltanMinutos, ...pausasPendientes.map(({ minutos }) => minutos)]);
      const now = Math.floor(ms(ahora) / 60_000) * 60_000;
      expect(faltanMinutos > 0 ? ms(momento ?? ahora) : now).toBe(faltanMinutos > 0 ? now + minutes * 60_000 : now);
    }),
    { numRuns: RUNS },
  );
});

test('the leave hour promised to who comes in now is the one that the day says right after the entry', () => {
  fc.assert(
    fc.property(vidas, ({ persona, ahora }) => {
      fc.pre(persona.hoy(ahora).jornada === null && persona.ficha(ahora, T.entrada) === null);
      const { previsto, jornada } = persona.hoy(ahora);
      fc.pre(previsto.minutos > 0);
      expect(horaDeSalidaSiEntra({ previsto, ahora })).toBe(horaDeSalida({ previsto, jornada, ahora }).momento);
    }),
    { numRuns: RUNS },
  );
});

test('every line of a month adds up, one that is incomplete to nothing, and the month is the sum of its days', () => {
  fc.assert(
    fc.property(vidas, ({ laboral, persona, inicio, ahora }) => {
      const jornadas = new Map(persona.dias().map((jornada) => [jornada.fecha, jornada]));
      const hoy = persona.hoy(ahora).fecha;
      const lines = laboral
        .planDias(addDays(inicio, -1), addDays(inicio, 29))
        .map((previsto) => lineaDeDia({ previsto, jornada: jornadas.get(previsto.fecha) ?? null, ahora, hoy }));
      for (const { sumandos, trabajadoMinutos, diferenciaMinutos, previstoMinutos, porque } of lines) {
        const of = (...clases: string[]) => sum(sumandos.filter(({ clase }) => clases.includes(clase)).map(({ minutos }) => minutos));
        expect([of('presencia', 'pausa'), of('trabajado'), of('presencia', 'pausa', 'previsto'), of('diferencia')]).toEqual([
          trabajadoMinutos,
          trabajadoMinutos,
          diferenciaMinutos,
          porque === 'incompleta' ? 0 : trabajadoMinutos - previstoMinutos,
        ]);
      }
      const month = balance(lines);
      const counted = lines.filter(({ cuenta }) => cuenta);
      expect(month.balanceMinutos).toBe(sum(counted.map(({ diferenciaMinutos }) => diferenciaMinutos)));
      expect(month.balanceMinutos).toBe(month.trabajadoMinutos - month.previstoMinutos);
      const half = Math.floor(lines.length / 2);
      expect(balance(lines.slice(0, half)).balanceMinutos + balance(lines.slice(half)).balanceMinutos).toBe(month.balanceMinutos);
      expect(lines.every(({ cuenta, porque }) => cuenta === (porque === null))).toBe(true);
    }),
    { numRuns: RUNS },
  );
});

test('the suggested end never fails where there is one', () => {
  fc.assert(
    fc.property(vidas, ({ persona, ahora }) => {
      const { previsto, jornada, situacion } = persona.hoy(ahora);
      fc.pre(situacion === 'terminada' && jornada?.marcas.at(-1)?.clase === 'salida');
      const { momento } = horaDeSalida({ previsto, jornada, ahora });
      const error = persona.decide(ahora, (ctx) => decideSugerido(ctx, { observaciones: null }));
      expect(error).toBe(momento === null ? 'registros.sin-turno-previsto' : null);
      expect(persona.dia(previsto.fecha)?.fin).toBe(momento ?? jornada?.fin);
    }),
    { numRuns: RUNS },
  );
});

test('the day line stays within its window', () => {
  fc.assert(
    fc.property(vidas, fc.constantFrom([0, 24] as const, [6, 23] as const), ({ laboral, persona, ahora }, ventana) => {
      for (const { fecha, zona, tramos } of persona.dias()) {
        const trazos = lineaDelDia({ previsto: laboral.planDia(fecha), tramos, zona, fecha, ahora, ventana });
        expect(trazos.every(({ desde, hasta }) => desde >= 0 && desde < hasta && hasta <= 1)).toBe(true);
      }
    }),
    { numRuns: RUNS },
  );
});

test('every instant belongs to one day, that of its minute, at most a day from its date in the zone of that day', () => {
  fc.assert(
    fc.property(personas, dias, fc.nat({ max: 86_399_999 }), (laboral, fecha, milliseconds) => {
      const momento = Temporal.PlainDate.from(fecha).toZonedDateTime('UTC').toInstant().add({ milliseconds });
      const day = fechaDeEntrada(laboral, momento.toString());
      const minute = momento.round({ smallestUnit: 'minute', roundingMode: 'floor' }).toString();
      expect(fechaDeEntrada(laboral, minute)).toBe(day);
      const local = momento.toZonedDateTimeISO(laboral.planDia(day).zona).toPlainDate();
      expect(Math.abs(Temporal.PlainDate.from(day).until(local).days)).toBeLessThanOrEqual(1);
    }),
    { numRuns: 300 },
  );
});
