import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { proyectos } from '@jornada/contract';
import type { SalidaDe } from '@jornada/contract/call.ts';
import { tareas } from '@jornada/contract/tareas/calls.ts';
import { createProyectoEntero, createProyectoGestionado, FakeFailure, type FakeApi } from '@jornada/testkit';
import { createApi, renderIntranet } from '../../../testing/render-intranet.tsx';

type ProyectoVisto = SalidaDe<typeof proyectos.guardar>;
const MUELLE = createProyectoGestionado({
  cliente: 'Puerto, S.A.',
  clienteId: 1,
  version: 3,
  creado: { autor: 'Marta Gil', momento: '2026-01-12T09:00:00Z' },
});
const FERIA: ProyectoVisto = {
  ...MUELLE,
  id: 2,
  nombre: 'Feria',
  cliente: null,
  clienteId: null,
  abierto: false,
  cerrado: { autor: 'Juan Jefe', momento: '2026-09-30T16:00:00Z' },
};

let api: FakeApi;
let stored: ProyectoVisto[];
/** What only the whole project says. */
let rest: Partial<SalidaDe<typeof proyectos.uno>>;
beforeEach(() => {
  stored = [MUELLE, FERIA];
  rest = {};
  api = createApi({ proyectos, tareas });
  api.handle(tareas.pedidas, () => ({ items: [], total: 0 }));
  api.handle(proyectos.listado, ({ estado, texto = '' }) => {
    const items = stored.filter(({ abierto, nombre }) => abierto === (estado === 'abierto') && nombre.includes(texto));
    return { items, total: items.length };
  });
  api.handle(proyectos.uno, ({ id }) => createProyectoEntero({ ...stored.find((one) => one.id === id), ...rest }));
  api.handle(proyectos.clientes, () => ({ items: [], total: 0 }));
});
afterEach(() => {
  cleanup();
  expect(api.problems).toEqual([]);
});

const rows = async () => within(await screen.findByRole('list', { name: 'Proyectos' })).getAllByRole('button');

it('shows the open ones, each with its author', async () => {
  await renderIntranet({ api, path: '/proyectos' });
  const found = await rows();
  expect(found.map(({ textContent }) => textContent)).toEqual(['MuellePuerto, S.A.']);
  await userEvent.click(found[0] as HTMLElement);
  const one = within(await screen.findByRole('region', { name: 'Muelle' }));
  expect(one.getByText(/^Marta Gil, 12\/0?1\/2026$/)).toBeDefined();
});

it('makes one, without a client where none is typed', async () => {
  api.handle(proyectos.guardar, ({ nombre, cliente }) => {
    const made = { ...MUELLE, id: 7, nombre, cliente: cliente ?? null };
    stored = [...stored, made];
    return made;
  });
  const { services, requestsTo } = await renderIntranet({ api, path: '/proyectos?ver=nuevo' });
  const create = await screen.findByRole('button', { name: 'Crear el proyecto' });
  await userEvent.click(create);
  expect(await screen.findByText('Este dato es obligatorio.')).toBeDefined();
  expect(requestsTo(proyectos.guardar)).toEqual([]);
  await userEvent.type(screen.getByLabelText('Nombre'), 'Almacén');
  await userEvent.click(create);
  expect(await screen.findByRole('region', { name: 'Almacén' })).toBeDefined();
  expect(services.notices.toast.get()?.text).toBe('Guardado.');
  expect(requestsTo(proyectos.guardar).map(({ input }) => input)).toEqual([
    {
      nombre: 'Almacén',
      cliente: null,
      responsable: null,
      facturable: true,
      aprueba: false,
      empieza: null,
      entrega: null,
      presupuestoMinutos: null,
      presupuestoImporte: null,
    },
  ]);
});

it('says that a name is taken, keeps what was typed, and saves another one', async () => {
  api.handle(proyectos.guardar, ({ id = 0, nombre, cliente }) => {
    if (nombre === 'Feria') throw new FakeFailure('proyectos.nombre-repetido');
    const saved = { ...MUELLE, id, nombre, cliente: cliente ?? null };
    stored = [saved, FERIA];
    return saved;
  });
  const { requestsTo } = await renderIntranet({ api, path: '/proyectos?ver=1' });
  const name = await screen.findByLabelText<HTMLInputElement>('Nombre');
  await userEvent.clear(name);
  await userEvent.type(name, 'Feria');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(screen.getAllByRole('alert').some(({ textContent }) => textContent !== '')).toBe(true));
  expect(name.value).toBe('Feria');
  await userEvent.type(name, ' 2027');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByRole('region', { name: 'Feria 2027' })).toBeDefined();
  expect(requestsTo(proyectos.guardar).at(-1)?.input).toMatchObject({ id: 1, version: 3, nombre: 'Feria 2027', cliente: 'Puerto, S.A.' });
});

it('closes one after a question: it leaves the list, and stands among those that are closed, from where it comes back', async () => {
  const put = (id: number, abierto: boolean): ProyectoVisto => {
    const found = { ...(stored.find((one) => one.id === id) ?? MUELLE), abierto };
    stored = stored.map((one) => (one.id === id ? found : one));
    return found;
  };
  api.handle(proyectos.cerrar, ({ id }) => put(id, false));
  api.handle(proyectos.reabrir, ({ id }) => put(id, true));
  const { requestsTo } = await renderIntranet({ api, path: '/proyectos?ver=1' });
  await userEvent.click(await screen.findByRole('button', { name: 'Cerrar el proyecto' }));
  expect(requestsTo(proyectos.cerrar)).toHaveLength(0);
  const question = within(screen.getByRole('group', { name: '¿Cerrar este proyecto?' }));
  await userEvent.click(question.getByRole('button', { name: 'Cerrar el proyecto' }));
  expect(await screen.findByText('Ningún proyecto')).toBeDefined();

  await userEvent.click(screen.getByRole('radio', { name: 'Cerrados' }));
  await waitFor(async () =>
    expect((await rows()).map(({ textContent }) => textContent)).toEqual(['MuellePuerto, S.A.Cerrado', 'FeriaCerrado']),
  );
  await userEvent.click((await rows())[1] as HTMLElement);
  await userEvent.click(await screen.findByRole('button', { name: 'Reabrir el proyecto' }));
  await waitFor(async () => expect(await rows()).toHaveLength(1));
  expect(requestsTo(proyectos.reabrir).map(({ input }) => input)).toEqual([{ id: 2, version: 3 }]);
});

it('finds by what is typed, which stays in the address', async () => {
  const { router, requestsTo } = await renderIntranet({ api, path: '/proyectos' });
  await rows();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Buscar por nombre o cliente' }), 'zz');
  expect(await screen.findByText('Ningún proyecto')).toBeDefined();
  expect(router.state.location.search).toMatchObject({ texto: 'zz' });
  expect(requestsTo(proyectos.listado).at(-1)?.input).toMatchObject({ texto: 'zz', estado: 'abierto' });
});
