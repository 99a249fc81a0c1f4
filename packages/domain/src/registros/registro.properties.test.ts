import fc from 'fast-check';
import { expect, test } from 'vitest';
import { intentos, peticiones } from '../testing/acciones-al-azar.ts';
import { dias, personas } from '../testing/arbitrarios.ts';
import { createPersona, ordenDe, PROYECTO, type PersonaDePrueba } from '../testing/persona.ts';
import { liveThrough } from '../testing/live-through.ts';
import { decideFichaje } from './decide-fichaje.ts';
import { readDays } from './dias.ts';
import { minutosDeJornada } from './minutos.ts';
import type { Jornada } from './modelo.ts';
import { projectJornada } from './project-jornada.ts';
import { ms } from './tiempo.ts';

const RUNS = 20;
const BROKEN: ReadonlySet<string> = new Set(['orden', 'falta-entrada', 'solape']);
const ajustes = fc.record({ usuarioPuedeModificar: fc.boolean() });

const brokenOf = (jornadas: readonly Jornada[]): string[] =>
  jornadas.flatMap(({ fecha, incidencias }) => incidencias.filter((one) => BROKEN.has(one)).map((one) => `${fecha} ${one}`));

function overlaps(jornadas: readonly Jornada[]): string[] {
  const lived = jornadas
    .flatMap(({ tramos }) => tramos)
    .map(({ inicio, fin }) => ({ inicio, start: ms(inicio), end: ms(fin ?? inicio) }))
    .toSorted((a, b) => a.start - b.start);
  return lived.filter(({ start }, index) => start < (lived[index - 1]?.end ?? 0)).map(({ inicio }) => inicio);
}

/** The result of each action that is offered at an instant. */
function refusedButtons(persona: PersonaDePrueba, ahora: string): string[] {
  const ctx = persona.contextAt(ahora);
  return persona.hoy(ahora).acciones.flatMap((tipoId) => {
    const decision = decideFichaje(ctx, ordenDe(tipoId, { proyectoId: PROYECTO, observaciones: 'Una nota' }));
    return decision.ok ? [] : [`${tipoId} ${decision.error}`];
  });
}

test('whatever is accepted leaves every day in order, no two over one another, and one open at most', () => {
  fc.assert(
    fc.property(personas, ajustes, dias, fc.oneof(intentos, peticiones), (laboral, company, inicio, pasos) => {
      const persona = createPersona({ laboral, ajustes: company });
      const done: string[] = [];
      liveThrough({
        inicio,
        persona,
        pasos,
        check: (_, paso) => {
          done.push(paso);
          const jornadas = persona.dias();
          const open = jornadas.filter(({ estado }) => estado === 'abierta').map(({ fecha }) => fecha);
          expect({ done, broken: brokenOf(jornadas), over: overlaps(jornadas), second: open.slice(1) }).toEqual({
            done,
            broken: [],
            over: [],
            second: [],
          });
        },
      });
    }),
    { numRuns: RUNS },
  );
});

test('no button that is shown fails', () => {
  fc.assert(
    fc.property(personas, ajustes, dias, intentos, fc.nat({ max: 40 * 3600 }), (laboral, company, inicio, pasos, wait) => {
      const persona = createPersona({ laboral, ajustes: company });
      const done: string[] = [];
      liveThrough({
        inicio,
        persona,
        pasos,
        check: (ahora, paso) => {
          done.push(paso);
          const soon = Temporal.Instant.from(ahora).add({ seconds: wait }).toString();
          expect({ done, soon, refused: [...refusedButtons(persona, ahora), ...refusedButtons(persona, soon)] }).toEqual({
            done,
            soon,
            refused: [],
          });
          expect(persona.hoy(soon).acciones.length).toBeGreaterThan(0);
        },
      });
    }),
    { numRuns: RUNS },
  );
});

test('projecting depends on the lines alone, not on the order in which they come', () => {
  fc.assert(
    fc.property(
      personas,
      dias,
      fc.oneof(intentos, peticiones),
      fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })),
      (laboral, inicio, pasos, random) => {
        const persona = createPersona({ laboral });
        liveThrough({ inicio, persona, pasos });
        const tipos = new Map(persona.contextAt('2026-01-01T00:00:00Z').tipos.map((tipo) => [tipo.id, tipo]));
        for (const lines of Map.groupBy(persona.log, ({ fecha }) => fecha).values()) {
          const weights = new Map(lines.map(({ numero }) => [numero, random.next().value]));
          const shuffled = lines.toSorted((a, b) => (weights.get(a.numero) ?? 0) - (weights.get(b.numero) ?? 0));
          expect(projectJornada(shuffled, tipos)).toEqual(projectJornada(lines, tipos));
        }
      },
    ),
    { numRuns: RUNS },
  );
});

test('a decision knows the days that it leaves: what it says of them is what their lines project to once they are written', () => {
  fc.assert(
    fc.property(personas, ajustes, dias, fc.oneof(intentos, peticiones), (laboral, company, inicio, pasos) => {
      const persona = createPersona({ laboral, ajustes: company });
      const { tipos } = persona.contextAt('2026-01-01T00:00:00Z');
      const check = () => expect(persona.decididas()).toEqual(readDays(persona.log, tipos));
      liveThrough({ inicio, persona, pasos, check });
    }),
    { numRuns: RUNS },
  );
});

test('minutes are never negative and add up', () => {
  fc.assert(
    fc.property(personas, dias, intentos, (laboral, inicio, pasos) => {
      const persona = createPersona({ laboral });
      liveThrough({
        inicio,
        persona,
        pasos,
        check: (ahora) => {
          for (const jornada of persona.dias()) {
            const minutos = minutosDeJornada(jornada, ahora, { zona: jornada.zona, pais: 'ES' });
            expect(Math.min(...Object.values(minutos))).toBeGreaterThanOrEqual(0);
            expect(minutos.trabajado + minutos.pausaNoPagada).toBe(minutos.presencia);
            expect(minutos.nocturnos).toBeLessThanOrEqual(minutos.presencia);
          }
        },
      });
    }),
    { numRuns: RUNS },
  );
});
