import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EntradaDe } from '@jornada/contract/call.ts';
import { turnos, type CeldaDelPlanVista } from '@jornada/contract/turnos/calls.ts';
import { diaDeSemana } from '@jornada/domain/horario/calendario.ts';
import { createTestPeople, type TestPeople } from '../../testing/test-people.ts';

// No publication loses or doubles a shift: what was drawn is what holds, and what nobody drew is what held.

const NOW = '2026-11-23T09:00:00Z';
const GENTE = ['ANA', 'LUIS', 'NOE'];
const DIAS = Array.from({ length: 7 }, (_, day) => `2027-02-0${day + 1}`);
const SEMANA = { desde: '2027-02-01', hasta: '2027-02-07' };

let world: TestPeople;
beforeAll(async () => {
  world = await createTestPeople({ now: NOW, gente: GENTE.map((userName) => ({ userName })) });
});
afterAll(() => world.close());

type Cell = EntradaDe<typeof turnos.escribir>['celdas'][number];
const SHIFTS = { M: ['06:00', '14:00'], T: ['14:00', '22:00'], N: ['22:00', '06:00'] } as const;
const partOf = (codigo: keyof typeof SHIFTS) => {
  const [inicio, fin] = SHIFTS[codigo];
  return { turno: { codigo, nombre: codigo, inicio, fin, pausas: [] } };
};

const drawings = fc.array(
  fc.record({
    who: fc.constantFrom(...GENTE),
    day: fc.constantFrom(...DIAS),
    what: fc.constantFrom('M', 'T', 'N', 'M+T', 'libre', 'horario'),
  }),
  { minLength: 1, maxLength: 12 },
);

const codes = ({ partes }: Pick<CeldaDelPlanVista, 'partes'>): string =>
  (partes ?? []).map(({ turno }) => turno.split(' ')[0]).join('+') || 'libre';

test(
  'whatever is drawn, and published by three at once, everybody has each day exactly once, as it was drawn last',
  { timeout: 240_000 },
  async () => {
    const { server, empresa } = world;
    const extras = await world.as('JEFA');
    const idOf = (userName: string): number => empresa.personas[userName] ?? 0;
    const read = async () => {
      const { items } = (await server.call(turnos.plan, SEMANA, extras)).content;
      return new Map(
        GENTE.flatMap((who) => (items.find(({ id }) => id === idOf(who))?.dias ?? []).map((dia) => [`${who} ${dia.fecha}`, dia] as const)),
      );
    };
    await fc.assert(
      fc.asyncProperty(drawings, async (drawn) => {
        const before = await read();
        const wanted = new Map<string, string>();
        for (const { who, day, what } of drawn) {
          const now = (await read()).get(`${who} ${day}`);
          const base: Omit<Cell, 'que'> = {
            personaId: idOf(who),
            fecha: day,
            sobre: now?.numero ?? null,
            version: now?.borrador?.version ?? null,
          };
          const codigos = what.split('+').filter((one): one is keyof typeof SHIFTS => one in SHIFTS);
          const cell: Cell =
            what === 'libre' || what === 'horario' ? { ...base, que: what } : { ...base, que: 'turnos', partes: codigos.map(partOf) };
          expect((await server.call(turnos.escribir, { celdas: [cell] }, extras)).content.items[0]?.fallo).toBeNull();
          wanted.set(`${who} ${day}`, what === 'horario' ? (diaDeSemana(day) > 5 ? 'libre' : 'D') : what);
        }
        const { huella } = (await server.call(turnos.previsualizar, SEMANA, extras)).content;
        const both = await Promise.all([1, 2, 3].map(() => server.call(turnos.publicar, { ...SEMANA, huella }, extras)));
        expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
        const after = await read();
        expect(after.size).toBe(before.size);
        for (const [key, dia] of after) {
          const held = before.get(key);
          expect(`${key} ${codes(dia)}`).toBe(`${key} ${wanted.get(key) ?? (held ? codes(held) : '')}`);
          expect(dia.borrador).toBeNull();
          expect(dia.numero).toBe(wanted.has(key) ? (held?.numero ?? 0) + 1 : (held?.numero ?? null));
        }
      }),
      { numRuns: 12 },
    );
  },
);
