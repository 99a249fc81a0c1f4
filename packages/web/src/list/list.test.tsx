import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRoute, createRouter, Outlet, RouterProvider } from '@tanstack/react-router';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { login, proyectos } from '@jornada/contract';
import type { SalidaDe, ValidadaDe } from '@jornada/contract/call.ts';
import { createFakeApi, createPerfil, createProyectoGestionado, FakeFailure, type FakeApi } from '@jornada/testkit';
import { plainSearch } from '../plain-search.ts';
import { anyText } from '../search-params.ts';
import { ServicesProvider, type WebServices } from '../services.tsx';
import { createFakeServices } from '../testing/create-fake-services.ts';
import { Aside } from './aside.tsx';
import { Filters, SearchField } from './filters.tsx';
import { ListPage } from './list-page.tsx';
import { placeSearch } from './place-search.ts';
import { useList } from './use-list.ts';
import { usePlace } from './use-place.ts';

const proyecto = (id: number) => createProyectoGestionado({ id, nombre: `Obra ${id}` });
const ALL = Array.from({ length: 30 }, (_, index) => proyecto(index + 1));

let api: FakeApi;
let services: WebServices;
beforeEach(async () => {
  api = createFakeApi({ login, proyectos });
  api.handle(proyectos.listado, answer);
  ({ services } = await createFakeServices({ api, perfil: createPerfil(), now: '2026-10-22T13:24:00+02:00' }));
});
afterEach(() => {
  cleanup();
  expect(api.problems).toEqual([]);
});

const answer = ({ start = 0, limit = 20, texto = '' }: ValidadaDe<typeof proyectos.listado>): SalidaDe<typeof proyectos.listado> => {
  const found = ALL.filter(({ nombre }) => nombre.includes(texto));
  return { items: found.slice(start, start + limit), total: found.length };
};

const read = placeSearch({ texto: anyText });

function Works() {
  const place = usePlace(read);
  const { search, show, set } = place;
  const list = useList(proyectos.listado, { texto: search.texto });
  return (
    <ListPage
      title="Obras"
      place={place}
      list={list}
      empty={{ title: 'No hay obras' }}
      renderRow={({ id, nombre }) => ({ id, name: nombre })}
      renderOne={({ id, nombre }) => (
        <Aside key={id} title={`Ficha de ${nombre}`} onClose={() => show(null)}>
          <p>Dentro</p>
        </Aside>
      )}
      add={{ label: 'Nueva obra', form: <p>Formulario</p> }}
      before={<p>Cómo se cuentan</p>}
      filters={
        <Filters>
          <SearchField label="Buscar" value={search.texto} onChange={(texto) => set({ texto })} />
        </Filters>
      }
    />
  );
}

async function open(path = '/obras') {
  const root = createRootRoute({ component: Outlet });
  const obras = createRoute({ getParentRoute: () => root, path: '/obras', validateSearch: read, component: Works });
  const router = createRouter({
    ...plainSearch,
    routeTree: root.addChildren([obras]),
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  await router.load();
  render(
    <MantineProvider>
      <QueryClientProvider client={services.queryClient}>
        <ServicesProvider services={services}>
          <RouterProvider router={router as never} />
        </ServicesProvider>
      </QueryClientProvider>
    </MantineProvider>,
  );
  return { router, address: () => router.state.location.searchStr };
}
const rows = () => within(screen.getByRole('list', { name: 'Obras' })).getAllByRole('button');
const row = (name: string) => screen.findByRole('button', { name });

it('a list on its way has its shape, and then its rows', async () => {
  let answers: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (answers = resolve));
  api.handle(proyectos.listado, async (input) => {
    await gate;
    return answer(input);
  });
  await open();
  expect(await screen.findByRole('status', { name: 'Cargando' })).toBeDefined();
  answers();
  await row('Obra 1');
  expect(screen.queryByRole('status', { name: 'Cargando' })).toBeNull();
});

it('says that there is none', async () => {
  api.handle(proyectos.listado, () => ({ items: [], total: 0 }));
  await open();
  expect(await screen.findByRole('heading', { name: 'No hay obras' })).toBeDefined();
});

it('what could not be read says what it is and why, and is read when somebody tries again', async () => {
  api.handle(proyectos.listado, () => {
    throw new FakeFailure('general.datos-no-validos', { message: 'Ahora no se puede.' });
  });
  await open();
  expect(await screen.findByText('Ahora no se puede.')).toBeDefined();
  expect(screen.getByRole('heading', { name: 'No hemos podido traer «Obras»' })).toBeDefined();
  api.handle(proyectos.listado, answer);
  fireEvent.click(screen.getByRole('button', { name: 'Probar otra vez' }));
  expect(await row('Obra 1')).toBeDefined();
});

it('who may not read it is led to the beginning, and is not asked to try again', async () => {
  api.handle(proyectos.listado, () => {
    throw new FakeFailure('general.sin-permiso', { message: 'No tienes permiso para esto.' });
  });
  await open();
  expect(await screen.findByText('No tienes permiso para esto.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Probar otra vez' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Ir al inicio' }).getAttribute('href')).toBe('/');
});

it('whom something in front of the server refuses may try again', async () => {
  const fetch: typeof globalThis.fetch = async (resource, init) => {
    const { href } = resource instanceof Request ? new URL(resource.url) : new URL(resource, 'https://jornada.test');
    const isList = href.includes(proyectos.listado.path);
    return isList ? new Response('<html>Forbidden', { status: 403 }) : api.fetch(resource, init);
  };
  ({ services } = await createFakeServices({ api, perfil: createPerfil(), now: '2026-10-22T13:24:00+02:00', fetch }));
  await open();
  expect(await screen.findByRole('button', { name: 'Probar otra vez' })).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Ir al inicio' })).toBeNull();
});

it('shows twenty, says of how many, and goes on from there until all are seen', async () => {
  await open();
  await row('Obra 1');
  expect(rows()).toHaveLength(20);
  expect(screen.getByText('20 de 30')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Ver más' }));
  expect(await screen.findByText('30 de 30')).toBeDefined();
  expect(rows()).toHaveLength(30);
  expect(screen.queryByRole('button', { name: 'Ver más' })).toBeNull();
});

it('something that stands on two parts, because a new one came between them, shows once', async () => {
  await open();
  await row('Obra 1');
  const shifted = [proyecto(99), ...ALL];
  api.handle(proyectos.listado, ({ start = 0, limit = 20 }) => ({ items: shifted.slice(start, start + limit), total: 31 }));
  fireEvent.click(screen.getByRole('button', { name: 'Ver más' }));
  await row('Obra 30');
  expect(screen.getAllByText('Obra 20')).toHaveLength(1);
});

it('what is looked for goes into the address, and the former list stays until the other one is there', async () => {
  const { address } = await open();
  await row('Obra 1');
  fireEvent.change(screen.getByLabelText('Buscar'), { target: { value: 'Obra 7' } });
  await waitFor(() => expect(address()).toBe('?texto=Obra+7'));
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(screen.queryByRole('status', { name: 'Cargando' })).toBeNull();
});

it('what is open is in the address; its name has the focus, Escape closes it, and the row has the focus again', async () => {
  const { address } = await open();
  const opener = await row('Obra 3');
  fireEvent.click(opener);
  const heading = await screen.findByRole('heading', { name: 'Ficha de Obra 3' });
  expect(document.activeElement).toBe(heading);
  expect(address()).toBe('?ver=3');
  expect(opener.getAttribute('aria-expanded')).toBe('true');
  fireEvent.keyDown(heading, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Ficha de Obra 3' })).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(opener));
  expect(address()).toBe('');
});

it('Escape in a field is the field’s', async () => {
  await open('/obras?ver=3');
  await screen.findByRole('heading', { name: 'Ficha de Obra 3' });
  act(() => screen.getByLabelText('Buscar').focus());
  fireEvent.keyDown(screen.getByLabelText('Buscar'), { key: 'Escape' });
  expect(screen.getByRole('heading', { name: 'Ficha de Obra 3' })).toBeDefined();
});

it('a new one is made beside the list, and meanwhile its button does nothing', async () => {
  const { address } = await open();
  await row('Obra 1');
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Nueva obra' });
  fireEvent.click(button);
  expect(await screen.findByText('Formulario')).toBeDefined();
  expect(screen.getByRole('region', { name: 'Nueva obra' })).toBeDefined();
  expect(address()).toBe('?ver=nuevo');
  expect(button.disabled).toBe(true);
});

it('an address that says nonsense opens nothing', async () => {
  await open('/obras?ver=perro');
  await row('Obra 1');
  expect(screen.queryByRole('region')).toBeNull();
});

it('keeps what stands above a list above the list alone: what is open begins beside it, and its foot ends with the window', async () => {
  await open('/obras?ver=3');
  const aside = await screen.findByRole('region', { name: 'Ficha de Obra 3' });
  const above = screen.getByText('Cómo se cuentan');
  expect(above.parentElement?.contains(screen.getByRole('list', { name: 'Obras' }))).toBe(true);
  expect(above.parentElement?.nextElementSibling).toBe(aside);
});

it('a search is never narrower than its words, which stand in its field', () => {
  const { container } = render(
    <MantineProvider>
      <SearchField label="Nombre, DNI o correo" value="" onChange={() => undefined} />
    </MantineProvider>,
  );
  const field = container.querySelector<HTMLElement>('.mantine-TextInput-root');
  expect(field?.style.getPropertyValue('--letters')).toBe(String('Nombre, DNI o correo'.length));
});
