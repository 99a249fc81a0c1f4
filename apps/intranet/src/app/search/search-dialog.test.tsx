import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { correo, empresa, personas } from '@jornada/contract';
import { COLUMNAS_COMUNES, mes } from '@jornada/contract/mes/calls.ts';
import { tareas } from '@jornada/contract/tareas/calls.ts';
import { createPerfil, FakeFailure } from '@jornada/testkit';
import { forgetTab } from '@jornada/web/tab-store.ts';
import { AT_A_GLANCE, handleAtAGlance, handlePeople } from '../../testing/people.ts';
import { createApi, renderIntranet } from '../../testing/render-intranet.tsx';

afterEach(() => {
  cleanup();
  forgetTab();
});

type Options = Omit<Partial<Parameters<typeof renderIntranet>[0]>, 'api'>;

async function show(options: Options = {}) {
  const api = createApi({ personas, correo, empresa, mes, ...AT_A_GLANCE });
  handlePeople(api);
  handleAtAGlance(api);
  const shown = await renderIntranet({ path: '/correo', ...options, api });
  await screen.findByText('No hay ningún correo');
  return { ...shown, api, user: userEvent.setup() };
}

/** What is offered, and which of it is chosen. */
const options = async () => (await screen.findAllByRole('option')).map((one) => one.textContent);
const chosen = () => document.getElementById(screen.getByRole('combobox').getAttribute('aria-activedescendant') ?? '');

it.each(['{Control>}k{/Control}', '{Meta>}k{/Meta}', '/'])('%s opens the search from a page, with the focus in its field', async (keys) => {
  const { user } = await show();
  await user.keyboard(keys);
  const field = await screen.findByRole('combobox', { name: 'Persona, página, ajuste o acción' });
  await waitFor(() => expect(document.activeElement).toBe(field));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
});

it('gives the focus back to where one was, and takes it at once where it opens again', async () => {
  const { user } = await show();
  const opener = within(screen.getByRole('navigation', { name: 'Menú' })).getByRole('button', { name: 'Buscar' });
  await user.click(opener);
  await screen.findByRole('combobox');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(opener));
  fireEvent.keyDown(opener, { key: '/' });
  expect(document.activeElement).toBe(screen.getByRole('combobox'));
});

it('the field on top of the menu opens it, too', async () => {
  const { user } = await show();
  await user.click(within(screen.getByRole('navigation', { name: 'Menú' })).getByRole('button', { name: 'Buscar' }));
  expect(await screen.findByRole('combobox')).toBeDefined();
});

it('opens a page by another word with a typing error, by the keyboard alone', async () => {
  const { user, router } = await show();
  await user.keyboard('/');
  await user.type(await screen.findByRole('combobox'), 'enfermdad');
  expect((await options())[0]).toBe('Bajas médicas');
  expect(chosen()?.textContent).toBe('Bajas médicas');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/bajas'));
  expect(screen.queryByRole('combobox')).toBeNull();
});

it.each([
  ['kiosco', 'Quioscos'],
  ['punto de encuentro', 'Visitas'],
  ['quién está dentro', 'Visitas'],
  ['finiquito', 'Personas'],
  ['teletrabajo', 'Centros'],
  ['lactancia', 'Permisos'],
])('finds by the words that people have for it: %s is %s', async (typed, page) => {
  const { user } = await show();
  await user.keyboard('/');
  await user.type(await screen.findByRole('combobox'), typed);
  expect((await options())[0]).toContain(page);
});

it.each(['RGPD', 'DSGVO', 'protección de datos'])(
  '%s leads to what is noted of changes, and to how long documents are kept',
  async (typed) => {
    const { user } = await show();
    await user.keyboard('/');
    await user.type(await screen.findByRole('combobox'), typed);
    expect(await options()).toEqual([expect.stringMatching(/^Tipos/), expect.stringMatching(/^Quién hizo qué/)]);
  },
);

it('says that nothing was found only when the server has looked for people, and why it could not', async () => {
  const { user, api } = await show();
  let answer = (): void => undefined;
  api.handle(personas.buscar, () => new Promise((resolve) => void (answer = () => resolve({ items: [] }))));
  await user.keyboard('/');
  await user.type(await screen.findByRole('combobox'), 'xyzzy');
  await waitFor(() => expect(api.requests.some(({ call }) => call === personas.buscar)).toBe(true));
  expect(screen.queryByText('Nada con «xyzzy»')).toBeNull();
  answer();
  expect(await screen.findByText('Nada con «xyzzy»')).toBeDefined();
  api.handle(personas.buscar, () => {
    throw new FakeFailure('general.no-disponible', { message: 'Ahora no.' });
  });
  await user.type(screen.getByRole('combobox'), 'qq');
  expect(await screen.findByText('Ahora no.')).toBeDefined();
});

it('what the arrow keys chose stays chosen when people come in above it', async () => {
  const { user, api } = await show();
  let answer = (): void => undefined;
  api.handle(
    personas.buscar,
    () => new Promise((resolve) => void (answer = () => resolve({ items: [{ id: 3, nombre: 'Centro Pérez' }] }))),
  );
  await user.keyboard('/');
  await user.type(await screen.findByRole('combobox'), 'centro');
  await waitFor(() => expect(api.requests.some(({ call }) => call === personas.buscar)).toBe(true));
  await user.keyboard('{ArrowDown}');
  const before = chosen()?.textContent;
  answer();
  await screen.findByText('Centro Pérez');
  expect(chosen()?.textContent).toBe(before);
});

it('the arrow keys go through what is found, round at its ends', async () => {
  const { user } = await show();
  await user.keyboard('/');
  await user.type(await screen.findByRole('combobox'), 'centros');
  const all = await options();
  expect(all.length).toBeGreaterThan(2);
  await user.keyboard('{ArrowDown}');
  expect(chosen()?.textContent).toBe(all[1]);
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(chosen()?.textContent).toBe(all.at(-1));
});

it('finds people, and remembers whom one has opened until one signs out', async () => {
  const { user, router } = await show();
  await user.keyboard('/');
  await user.type(await screen.findByRole('combobox'), 'lucía');
  await user.click(await screen.findByRole('option', { name: /Lucía Martín Soto/ }));
  await waitFor(() => expect(router.state.location.href).toContain('/personas?ver=7'));
  await user.keyboard('{Control>}k{/Control}');
  const recent = within(await screen.findByRole('group', { name: 'Recientes' }));
  expect(recent.getAllByRole('option').map((one) => one.textContent)).toEqual(['Lucía Martín SotoPersonas']);
});

it('leads to a single setting by the words of its note', async () => {
  const { user, router } = await show();
  await user.keyboard('/');
  await user.type(await screen.findByRole('combobox'), 'cortesia');
  await user.click(await screen.findByRole('option', { name: /Minutos de cortesía/ }));
  await waitFor(() => expect(router.state.location.search).toEqual({ parte: 'fichajes', campo: 'ajustes.cortesiaMinutos' }));
  expect(router.state.location.pathname).toBe('/empresa');
});

it.each([
  ['nueva persona', 'Nueva persona', '/personas?ver=nuevo'],
  ['publicar documento', 'Publicar un documento', '/documentos?ver=nuevo'],
  ['cerrar mes', 'Cierre del mes', '/mes?panel=cierre'],
])('%s is an action', async (text, name, href) => {
  const { user, router } = await show();
  await user.keyboard('/');
  await user.type(await screen.findByRole('combobox'), text);
  await user.click(await screen.findByRole('option', { name: new RegExp(`^${name}`) }));
  await waitFor(() => expect(router.state.location.href).toContain(href));
});

it('says when nothing fits', async () => {
  const { user } = await show();
  await user.keyboard('/');
  await user.type(await screen.findByRole('combobox'), 'xyzzy');
  expect(await screen.findByText('Nada con «xyzzy»')).toBeDefined();
});

it('managers search among the people they answer for and the pages that are theirs, and find no setting', async () => {
  const api = createApi({ personas, mes, tareas });
  api.handle(tareas.porAprobar, () => ({ items: [], total: 0 }));
  const valores = Object.fromEntries(COLUMNAS_COMUNES.map((name) => [name, 0])) as never;
  const row = { centro: 'Atocha', departamento: null, tira: 't'.repeat(31), firma: 'pendiente' as const, aviso: null };
  api.handle(mes.listado, ({ texto }) => ({
    items: texto === 'cortesía' ? [{ ...row, persona: { id: 7, nombre: 'Cortesía Rey' }, valores, clases: null }] : [],
    total: 0,
    faltan: 0,
  }));
  const perfil = createPerfil({ EsAdmin: false, AccesoResponder: true, Modulos: ['proyectos'] });
  const { requestsTo } = await renderIntranet({ api, path: '/proyectos/semanas', perfil });
  await screen.findByRole('navigation', { name: 'Proyectos' });
  const user = userEvent.setup();
  await user.keyboard('/');
  await user.type(await screen.findByRole('combobox'), 'cortesía');
  expect(await screen.findByRole('option', { name: /Cortesía Rey/ })).toBeDefined();
  expect(screen.getAllByRole('option')).toHaveLength(1);
  expect(requestsTo(personas.buscar)).toEqual([]);
});
