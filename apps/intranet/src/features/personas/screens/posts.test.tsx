import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { personas } from '@jornada/contract';
import { turnos, type PuestoDeTurnosVista } from '@jornada/contract/turnos/calls.ts';
import { FakeFailure, type FakeApi } from '@jornada/testkit';
import { ficha, handlePeople } from '../../../testing/people.ts';
import { createApi, renderIntranet } from '../../../testing/render-intranet.tsx';

const post = (id: number, nombre: string, over: Partial<PuestoDeTurnosVista> = {}): PuestoDeTurnosVista => ({
  id,
  nombre,
  abierto: true,
  personas: [],
  principales: [],
  gente: [],
  version: 3,
  ...over,
});

let api: FakeApi;
let posts: PuestoDeTurnosVista[];
beforeEach(() => {
  posts = [
    post(1, 'Almacén', { personas: [7, 8], principales: [7, 8] }),
    post(2, 'Caja', { personas: [8] }),
    post(3, 'Fax', { abierto: false, personas: [7] }),
    post(4, 'Télex', { abierto: false, personas: [8] }),
  ];
  api = createApi({ personas, turnos });
  handlePeople(api);
  api.handle(turnos.puestos, () => ({ items: posts, total: posts.length }));
  api.handle(turnos.guardarPuesto, ({ id, personas: people, principales, nombre, abierto }) => {
    const saved = post(id ?? 0, nombre, { abierto, personas: people, principales, version: 4 });
    posts = posts.map((one) => (one.id === id ? saved : one));
    return saved;
  });
});
afterEach(() => {
  cleanup();
  expect(api.problems).toEqual([]);
});

const open = () => renderIntranet({ api, path: '/personas?ver=7&pestana=horario' });
const section = async () => within(await screen.findByRole('region', { name: 'Puestos' }));

it('shows the posts in use and those the person still has, with whose own each is', async () => {
  await open();
  const here = await section();
  expect((await here.findByRole<HTMLInputElement>('checkbox', { name: 'Almacén' })).checked).toBe(true);
  expect(here.getByRole<HTMLInputElement>('checkbox', { name: 'Almacén es el puesto de Lucía Martín Soto' }).checked).toBe(true);
  expect(here.getByRole<HTMLInputElement>('checkbox', { name: 'Caja' }).checked).toBe(false);
  expect(here.getByRole<HTMLInputElement>('checkbox', { name: 'Fax (sin usar)' }).checked).toBe(true);
  expect(here.queryByText(/Télex/)).toBeNull();
});

it('adds the person to a post and makes it their own, with everybody else as they were', async () => {
  const { requestsTo } = await open();
  const here = await section();
  await userEvent.click(await here.findByRole('checkbox', { name: 'Caja' }));
  await userEvent.click(await here.findByRole('checkbox', { name: 'Caja es el puesto de Lucía Martín Soto' }));
  await waitFor(() => expect(requestsTo(turnos.guardarPuesto)).toHaveLength(2));
  const same = { id: 2, nombre: 'Caja', abierto: true };
  expect(requestsTo(turnos.guardarPuesto).map(({ input }) => input)).toEqual([
    { ...same, version: 3, personas: [8, 7], principales: [] },
    { ...same, version: 4, personas: [8, 7], principales: [7] },
  ]);
});

it('takes the person out of a post, also as their own', async () => {
  const { requestsTo } = await open();
  await userEvent.click(await (await section()).findByRole('checkbox', { name: 'Almacén' }));
  await waitFor(() => expect(requestsTo(turnos.guardarPuesto)).toHaveLength(1));
  expect(requestsTo(turnos.guardarPuesto)[0]?.input).toMatchObject({ id: 1, personas: [8], principales: [8] });
  await waitFor(async () => expect((await section()).getByRole<HTMLInputElement>('checkbox', { name: 'Almacén' }).checked).toBe(false));
});

it('says so where somebody else has changed the post meanwhile, and shows how it is now', async () => {
  api.handle(turnos.guardarPuesto, () => {
    posts = posts.map((one) => (one.id === 2 ? { ...one, personas: [7, 8], version: 5 } : one));
    throw new FakeFailure('general.cambiado-entretanto', { message: 'Otra persona lo ha cambiado.' });
  });
  await open();
  const here = await section();
  await userEvent.click(await here.findByRole('checkbox', { name: 'Caja' }));
  expect(await here.findByText('Otra persona lo ha cambiado.')).toBeDefined();
  await waitFor(() => expect(here.getByRole<HTMLInputElement>('checkbox', { name: 'Caja' }).checked).toBe(true));
});

it('is not there for somebody who leaves', async () => {
  api.handle(personas.byId, () => ({ ...ficha, ultimoDia: '2026-11-30' }));
  const { requestsTo } = await open();
  await screen.findByRole('tabpanel', { name: 'Horario' });
  expect(screen.queryByRole('region', { name: 'Puestos' })).toBeNull();
  expect(requestsTo(turnos.puestos)).toEqual([]);
});
