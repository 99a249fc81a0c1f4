import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { centros } from '@jornada/contract';
import { visitas } from '@jornada/contract/visitas/calls.ts';
import { createVisitaListada, type FakeApi } from '@jornada/testkit';
import { createApi, renderIntranet } from '../../../testing/render-intranet.tsx';

const TIPO = {
  id: 3,
  nombre: { texto: 'Obra' },
  descripcion: { texto: '' },
  icono: 'obra' as const,
  anfitrion: 'no' as const,
  pideMatricula: false,
  pideDocumento: false,
  normas: { texto: '' },
  preguntas: [],
  abierto: true,
  version: 2,
};

const EXPECTED = {
  id: 5,
  nombre: 'Tomás Rey',
  empresa: 'Rey e Hijos',
  tipo: 'Reunión',
  icono: 'reunion' as const,
  centro: 'Oficina Atocha',
  fecha: '2026-10-22',
  hora: '16:30',
  anfitrion: 'Javier Ortega',
};

let api: FakeApi;
beforeEach(() => {
  api = createApi({ visitas, centros });
  api.handle(visitas.gestion, () => ({ items: [TIPO], total: 1 }));
  api.handle(centros.listado, () => ({ items: [], total: 0 }));
  api.handle(visitas.esperadasDeHoy, () => ({ items: [EXPECTED] }));
});
afterEach(() => {
  cleanup();
  expect(api.problems).toEqual([]);
});
const show = (search = '') => renderIntranet({ api, path: `/visitas${search}`, now: '2026-10-22T14:00:00+02:00' });

describe('the visits', () => {
  it('begin with today, are filtered in the address, and whoever opens one reads that it is written down', async () => {
    api.handle(visitas.listado, () => ({ items: [createVisitaListada()], total: 1 }));
    api.handle(visitas.detalle, ({ id }) => ({
      ...createVisitaListada({ id }),
      codigo: '4821',
      contacto: null,
      matricula: '4821 KJV',
      documento: null,
      respuestas: [{ pregunta: '¿Traes casco?', clase: 'si-no' as const, si: false }],
      normas: null,
      seBorra: '2026-11-21',
    }));
    const { requestsTo, router } = await show();
    // Who is expected stands above those who have come, today only.
    const expected = within(await screen.findByRole('region', { name: '1 visita esperada hoy' }));
    expect(expected.getByText(/Rey e Hijos · Reunión · a Javier Ortega/)).toBeDefined();
    await userEvent.click(await screen.findByRole('radio', { name: 'Dentro ahora' }));
    expect(screen.queryByText(/Rey e Hijos/)).toBeNull();
    await waitFor(() => expect(requestsTo(visitas.listado).at(-1)?.input).toMatchObject({ cuales: 'dentro' }));
    expect(router.state.location.search).toMatchObject({ cuales: 'dentro' });
    await userEvent.click(await screen.findByRole('button', { name: /Ingrid Petersen/ }));
    const aside = within(await screen.findByRole('region', { name: 'Ingrid Petersen' }));
    expect(await aside.findByText('4821 KJV')).toBeDefined();
    expect(aside.getByText('21 nov 2026')).toBeDefined();
    expect(aside.getByText('Queda escrito que has mirado estos datos.')).toBeDefined();
    expect(requestsTo(visitas.detalle)).toHaveLength(1);
  });
});

describe('a type', () => {
  it('gets a question with its choices, and is warned of one about health', async () => {
    api.handle(visitas.guardar, () => ({ ...TIPO, version: 3 }));
    const { requestsTo } = await show('?parte=tipos&ver=3');
    await userEvent.click(await screen.findByRole('button', { name: 'Añadir una pregunta' }));
    const question = screen.getByRole('textbox', { name: 'Pregunta 1' });
    await userEvent.type(question, '¿Tienes fiebre?');
    expect(screen.getByText(/Parece una pregunta sobre la salud/)).toBeDefined();
    await userEvent.clear(question);
    await userEvent.type(question, '¿Por dónde?');
    expect(screen.queryByText(/Parece una pregunta sobre la salud/)).toBeNull();
    await userEvent.selectOptions(screen.getByLabelText('Se responde con'), 'Una opción');
    await userEvent.type(screen.getByLabelText('Opciones, una por línea'), 'Norte\nSur');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(requestsTo(visitas.guardar)).toHaveLength(1));
    expect(requestsTo(visitas.guardar)[0]?.input).toMatchObject({
      id: 3,
      version: 2,
      preguntas: [{ id: 1, clase: 'opcion', texto: { texto: '¿Por dónde?' }, opciones: [{ texto: 'Norte' }, { texto: 'Sur' }] }],
    });
  });
});

describe('who is inside', () => {
  it('is counted down to nobody missing; each tick is sent', async () => {
    const someone = { nota: null, desde: '2026-10-22T06:00:00Z' };
    const centre = { id: 1, nombre: 'Atocha', zona: 'Europe/Madrid', desde: null, marcas: [] };
    const personas = [{ id: 4, nombre: 'Ana Gil', ...someone }];
    const inside = {
      momento: '2026-10-22T12:00:00Z',
      centros: [{ ...centre, personas, visitas: [{ id: 9, nombre: 'Ingrid', ...someone }] }],
    };
    api.handle(visitas.presentes, () => inside);
    const kept: { clase: 'persona' | 'visita'; id: number; presente: boolean; momento: string }[] = [];
    api.handle(visitas.recuento, ({ desde, marcas }) => {
      kept.push(...marcas);
      return { desde, marcas: [...kept] };
    });
    const { requestsTo } = await show('?parte=recuento');
    expect(await screen.findByText('Por marcar: 2 de 2')).toBeDefined();
    await userEvent.click(screen.getByRole('checkbox', { name: /Ingrid/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: /Ana Gil/ }));
    expect(await screen.findByText('Están todos: 2')).toBeDefined();
    await waitFor(() => {
      const sent = requestsTo(visitas.recuento).flatMap(({ input }) => (input as { marcas: { clase: string; id: number }[] }).marcas);
      expect(new Set(sent.map(({ clase, id }) => `${clase} ${id}`))).toEqual(new Set(['visita 9', 'persona 4']));
    });
  });
});
