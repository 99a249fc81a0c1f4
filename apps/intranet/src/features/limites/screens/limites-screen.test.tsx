import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { personas } from '@jornada/contract';
import { limites, type IncumplimientoDePersona } from '@jornada/contract/limites/calls.ts';
import type { FakeApi } from '@jornada/testkit';
import { createApi, renderIntranet } from '../../../testing/render-intranet.tsx';

const breach = (over: Partial<IncumplimientoDePersona> = {}): IncumplimientoDePersona => ({
  fecha: '2026-10-20',
  regla: 'descanso-diario',
  norma: 'ET 34.3',
  limiteMinutos: 720,
  valorMinutos: 694,
  vigente: true,
  respuestas: [],
  persona: { id: 7, nombre: 'Jonay Betancor' },
  ...over,
});
const answer = { causa: 'necesidad' as const, texto: 'Avería de la línea', autor: 'Carmen Ruiz', momento: '2026-10-21T08:00:00Z' };

let api: FakeApi;
let items: IncumplimientoDePersona[];
beforeEach(() => {
  api = createApi({ limites, personas });
  items = [breach(), breach({ persona: { id: 8, nombre: 'Ana Sanz' }, vigente: false, respuestas: [answer] })];
  api.handle(personas.opciones, () => ({ centros: [], departamentos: [], horarios: [], responsables: [], hoy: '2026-10-22' }));
  api.handle(limites.listado, () => ({
    items,
    total: items.length,
    sinRespuesta: items.filter(({ respuestas }) => respuestas.length === 0).length,
    tolerancia: 5,
    ocultos: 1,
  }));
});
afterEach(() => {
  cleanup();
  expect(api.problems).toEqual([]);
});
const open = () => renderIntranet({ api, path: '/limites' });

it('lists what days broke, how far, and what is explained', async () => {
  const { requestsTo } = await open();
  const rows = await screen.findByRole('list', { name: 'Límites de jornada' });
  const [first, second] = within(rows).getAllByRole('listitem');
  expect(first?.textContent).toMatch(/11:34\sh \(límite 12:00\sh\)/);
  expect(second?.textContent).toContain('Ana Sanz');
  expect(screen.getByText('1 sin explicar')).toBeDefined();
  expect(screen.getByText(/1 que pasa el límite por menos de 5 min no se muestra/)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Mostrar' }));
  await waitFor(() => expect(requestsTo(limites.listado).at(-1)?.input).toMatchObject({ todos: 'si' }));
  // Its label is not in sight: what it shows says of what it is all.
  expect(within(screen.getByRole('combobox', { name: 'Explicación' })).getAllByRole('option')[0]?.textContent).toBe('Explicados o no');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Límite' }), 'Descanso semanal');
  await waitFor(() => expect(requestsTo(limites.listado).at(-1)?.input).toMatchObject({ regla: 'descanso-semanal' }));
});

it('explains a breach; the explanation stays beside it', async () => {
  api.handle(limites.responder, () => {
    const [first, ...others] = items;
    const explained = { ...first!, respuestas: [answer] };
    items = [explained, ...others];
    return explained;
  });
  const { requestsTo } = await open();
  await userEvent.click(await screen.findByRole('button', { name: /Jonay Betancor/ }));
  const aside = await screen.findByRole('heading', { name: 'Jonay Betancor' });
  expect(aside).toBeDefined();
  await userEvent.type(screen.getByRole('textbox', { name: /Qué pasó|Explicación/ }), 'Avería de la línea');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar la explicación' }));
  await screen.findByText(/Avería de la línea/, { selector: ':not(textarea)' });
  expect(requestsTo(limites.responder).map(({ input }) => input)).toEqual([
    { persona: 7, fecha: '2026-10-20', regla: 'descanso-diario', causa: 'necesidad', texto: 'Avería de la línea' },
  ]);
});

it('says that no limit was broken', async () => {
  items = [];
  await open();
  await screen.findByText('Ningún límite pasado en octubre de 2026');
  expect(screen.queryByText(/sin explicar/)).toBeNull();
});
