import { expect, it } from 'vitest';
import { createPaginaRepartida } from '@jornada/testkit';
import { goesOnFrom, nextOf, numbersOn, ticksNear, ticksOf } from './split-view.ts';

it('has a tick for each page up to two hundred, and then one for ten that shows the worst of them', () => {
  expect(ticksOf(['encontrada', 'dudosa'])).toEqual([
    { from: 1, to: 1, state: 'encontrada' },
    { from: 2, to: 2, state: 'dudosa' },
  ]);
  const long = Array.from({ length: 205 }, (_, at) => (at === 17 ? ('dudosa' as const) : ('encontrada' as const)));
  long[18] = 'dudosa';
  const ticks = ticksOf(long.with(15, 'dudosa'));
  expect(ticks).toHaveLength(21);
  expect(ticks[1]).toEqual({ from: 11, to: 20, state: 'dudosa' });
  expect(ticks.at(-1)).toEqual({ from: 201, to: 205, state: 'encontrada' });
  // Those around the page that one looks at, never beyond the ends.
  expect(
    ticksNear(long, 100)
      .map(({ from }) => from)
      .at(0),
  ).toBe(70);
  expect(ticksNear(long, 205).at(-1)?.to).toBe(205);
  expect(ticksNear(long, 1)[0]?.from).toBe(1);
});

it('goes through the list in its order, and ends', () => {
  const order = [4, 3, 1, 2].map((pagina) => createPaginaRepartida({ pagina }));
  expect(nextOf(order, 4)).toBe(3);
  expect(nextOf(order, 2)).toBe(null);
  expect(nextOf(order, 4, -1)).toBe(null);
  expect(nextOf(order, null)).toBe(4);
});

it('says each number once, and what a page may go on from', () => {
  const twice = { documento: '00000001R', caja: null };
  expect(numbersOn({ leidos: [twice, twice] })).toEqual(['00000001R']);
  const first = createPaginaRepartida({ pagina: 8 });
  const second = createPaginaRepartida({ pagina: 9, estado: 'dudosa', motivo: 'sin-documento', persona: null });
  expect(goesOnFrom(second, first)).toEqual({ pagina: 8, persona: 7 });
  expect(goesOnFrom(second, createPaginaRepartida({ pagina: 7 }))).toBe(null);
  expect(goesOnFrom({ ...second, motivo: 'documento-desconocido' }, first)).toBe(null);
  const said = createPaginaRepartida({
    pagina: 9,
    motivo: 'continua',
    persona: null,
    sigueA: 6,
    candidatos: [{ id: 3, nombre: 'Eva', documento: '' }],
  });
  expect(goesOnFrom(said, undefined)).toEqual({ pagina: 6, persona: 3 });
});
