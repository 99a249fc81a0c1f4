import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { registros, team, type CompaneraVista, type PuestoVista } from '@jornada/contract';
import { createHoy, createPerfil, type FakeApi } from '@jornada/testkit';
import { createApi, renderApp } from '../../../testing/render-app.tsx';

const perfil = createPerfil({ ModuloTeam: true, AccesoPeople: true, ModuloChat: false, Entidad: 'Aurora, S.L.' });

const person = (id: number, nombre: string, more: Partial<CompaneraVista> = {}): CompaneraVista => ({
  id,
  nombre,
  iniciales: 'XX',
  fotoToken: '',
  puesto: 'Compras',
  departamento: { id: 2, nombre: 'Oficina' },
  centro: 'Atocha',
  zona: 'Europe/Madrid',
  propia: false,
  ...more,
});
const ana = person(1, 'Ana Gil', { correo: 'ana@a.example', telefono: '+34 600 111 222', trabajando: true });
const luis = person(2, 'Luis Mora', { trabajando: false });
const ayose = person(3, 'Ayose Vera', {
  trabajando: true,
  zona: 'Atlantic/Canary',
  puesto: '',
  departamento: { id: 3, nombre: 'Planta' },
  centro: 'La Luz',
});

let api: FakeApi;
let people: CompaneraVista[];
beforeEach(() => {
  api = createApi();
  people = [ana, luis, ayose];
  api.handle(registros.registrosHoy, () => createHoy());
  api.handle(team.hoy, () => ({ fuera: [] }));
  api.handle(team.cuentas, () => ({
    personas: 3,
    trabajando: 2,
    departamentos: [
      { id: 2, nombre: 'Oficina', padreId: null, personas: 2, trabajando: 1 },
      { id: 3, nombre: 'Planta', padreId: null, personas: 1, trabajando: 1 },
    ],
    sinDepartamento: { personas: 0, trabajando: 0 },
    propio: 3,
  }));
  api.handle(team.getteamlist, ({ departamentoId, texto, quienes }) => ({
    items: people.filter(
      (one) =>
        (departamentoId === undefined || one.departamento?.id === departamentoId) &&
        (texto === undefined || one.nombre.toLowerCase().includes(texto)) &&
        (quienes !== 'trabajando' || one.trabajando),
    ),
    hayMas: false,
  }));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  expect(api.problems).toEqual([]);
});

const show = (path = '/team', options: Partial<Parameters<typeof renderApp>[0]> = {}) =>
  renderApp({ api, path, perfil, now: '2026-11-23T09:00:00+01:00', ...options });
const row = (name: RegExp) => screen.findByRole('button', { name });

describe('the list', () => {
  it('has the own department first, each with who works, and says which hour it is elsewhere', async () => {
    await show();
    await row(/Ayose Vera/);
    await row(/Ana Gil/);
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Planta 11 trabajando',
      'Oficina 21 trabajando',
    ]);
    // The arrow stands beside all of the words, however many lines they take.
    for (const head of screen.getAllByRole('heading', { level: 2 }))
      expect(Array.from(head.querySelectorAll('button > *'), ({ tagName }) => tagName.toLowerCase())).toEqual(['span', 'svg']);
    expect(screen.getByRole('button', { name: /Ana Gil/ }).textContent).toBe('XXAna GilCompras, AtochaTrabajando');
    expect(screen.getByRole('button', { name: /Luis Mora/ }).textContent).toContain('Ahora no');
    expect(screen.getByRole('button', { name: /Ayose Vera/ }).textContent).toContain('Planta, La Luz');
    expect(screen.getByText('allí son las 8:00')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: /Oficina/ }));
    expect(screen.queryByRole('button', { name: /Ana Gil/ })).toBeNull();
  });

  it('says nothing of who works where the company does not show it', async () => {
    people = [person(1, 'Ana Gil')];
    api.handle(team.cuentas, () => ({
      personas: 1,
      departamentos: [{ id: 2, nombre: 'Oficina', padreId: null, personas: 1 }],
      sinDepartamento: { personas: 0 },
      propio: null,
    }));
    await show();
    expect((await row(/Ana Gil/)).textContent).toBe('XXAna GilCompras, Atocha');
    expect(screen.queryByText(/rabajando/)).toBeNull();
    await userEvent.click(await row(/Ana Gil/));
    expect(screen.getByText('Aquí no hay teléfono ni correo.')).toBeDefined();
    expect(screen.queryByRole('link', { name: /Llamar|Correo|Chat/ })).toBeNull();
  });

  it('opens a person in place, with the ways to them; one at a time', async () => {
    await show();
    await userEvent.click(await row(/Ana Gil/));
    expect(screen.getByRole('link', { name: 'Llamar a Ana Gil' }).getAttribute('href')).toBe('tel:+34600111222');
    expect(screen.getByRole('link', { name: 'Escribir un correo a Ana Gil' }).getAttribute('href')).toBe('mailto:ana%40a.example');
    // Chat is off, or has no screen.
    expect(screen.queryByRole('link', { name: /Chat/ })).toBeNull();
    await userEvent.click(await row(/Luis Mora/));
    expect(screen.getAllByRole('button', { expanded: true }).filter((one) => one.closest('li'))).toHaveLength(1);
  });

  it('says of oneself how others see it, and where to change that', async () => {
    people = [{ ...ana, propia: true }];
    await show('/team?vista=lista');
    await userEvent.click(await row(/Ana Gil · tú/));
    expect(screen.getByText('Así te ven tus compañeros.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Cambiar lo que se ve' }).getAttribute('href')).toBe('/configuracion');
    expect(screen.queryByRole('link', { name: /Llamar/ })).toBeNull();
  });

  it('saves a contact with what is seen of them, and nothing else', async () => {
    const made: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      made.push(blob as Blob);
      return 'blob:x';
    });
    vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
    await show();
    await userEvent.click(await row(/Ana Gil/));
    await userEvent.click(screen.getByRole('button', { name: 'Guardar el contacto de Ana Gil' }));
    const text = await made[0]?.text();
    expect(text).toContain('FN:Ana Gil\r\n');
    expect(text).toContain('ORG:Aurora\\, S.L.;Oficina\r\n');
    expect(text).not.toMatch(/rabaj|Atocha/);
  });

  it('finds people as one types, keeps it in the address, and says when there is nobody', async () => {
    const { router, requestsTo } = await show();
    const user = userEvent.setup();
    await row(/Ana Gil/);
    const field = screen.getByRole('searchbox', { name: 'Nombre, puesto o centro' });
    await user.type(field, 'luis');
    await waitFor(() => expect(screen.queryByRole('button', { name: /Ana Gil/ })).toBeNull());
    expect(await row(/Luis Mora/)).toBeDefined();
    expect(router.state.location.search).toMatchObject({ texto: 'luis' });
    expect(requestsTo(team.getteamlist).filter(({ input }) => input !== undefined && JSON.stringify(input).includes('texto'))).toHaveLength(
      1,
    );
    await user.type(field, 'zzz');
    expect(await screen.findByRole('heading', { name: 'Nadie coincide' })).toBeDefined();
  });

  it('shows what the address asks for: a department, who works', async () => {
    const { requestsTo } = await show('/team?departamentoId=2&quienes=trabajando&vista=lista');
    await row(/Ana Gil/);
    expect(screen.queryByRole('button', { name: /Luis Mora|Ayose/ })).toBeNull();
    expect(requestsTo(team.getteamlist).at(-1)?.input).toMatchObject({ departamentoId: '2', quienes: 'trabajando' });
    await userEvent.click(screen.getByRole('button', { name: 'Quitar el filtro' }));
    expect(await row(/Ayose Vera/)).toBeDefined();
  });

  it('is for those who may see it', async () => {
    const { router } = await show('/team', { perfil: { ...perfil, AccesoPeople: false } });
    await waitFor(() => expect(router.state.location.pathname).toBe('/home'));
    expect(screen.queryByRole('link', { name: 'Equipo' })).toBeNull();
  });
});

it('tells who of the own team is away today, and not why', async () => {
  const fuera = ['Eva Sanz', 'Leo Paz', 'Iris Gil', 'Noa Ruiz', 'Teo Mas', 'Zoe Rey'].map((nombre, id) => ({
    id,
    nombre,
    iniciales: 'XX',
    fotoToken: '',
    mitad: id === 0 ? ('tarde' as const) : null,
  }));
  api.handle(team.hoy, () => ({ fuera }));
  await show();
  const part = await screen.findByRole('region', { name: /Hoy no están/ });
  expect(
    within(part)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['XXEva Sanzpor la tarde', 'XXLeo Paz', 'XXIris Gil', 'XXNoa Ruiz']);
  await userEvent.click(within(part).getByRole('button', { name: 'y 2 más' }));
  expect(within(part).getAllByRole('listitem')).toHaveLength(6);
});

describe('the organisation chart', () => {
  const lead = (id: number, nombre: string, directos = 0, aCargo = directos): PuestoVista => ({ ...person(id, nombre), directos, aCargo });
  const under: Record<number, PuestoVista[]> = {
    0: [lead(10, 'Alba Ríos', 2, 3)],
    10: [lead(11, 'Julio Paz', 1), lead(12, 'Eva Sanz')],
    11: [lead(13, 'Ana Gil')],
  };
  beforeEach(() => {
    api.handle(team.organigrama, ({ de = 0 }) => ({ items: under[de] ?? [], total: (under[de] ?? []).length }));
  });

  it('is a tree that reads only what is opened, by pointer and by the arrow keys', async () => {
    const { requestsTo } = await show('/team?vista=organigrama');
    const user = userEvent.setup();
    const item = (name: RegExp) => screen.findByRole('treeitem', { name });
    await item(/Julio Paz/);
    expect(requestsTo(team.organigrama).map(({ input }) => input)).toEqual([{ limit: '50' }, { de: '10', limit: '50' }]);
    (await item(/Alba Ríos/)).focus();
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(await item(/Julio Paz/));
    expect(document.activeElement?.getAttribute('aria-expanded')).toBe('false');
    await user.keyboard('{ArrowRight}');
    await item(/Ana Gil/);
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(await item(/Ana Gil/));
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(screen.queryByRole('treeitem', { name: /Ana Gil/ })).toBeNull();
    await user.keyboard('{End}');
    expect(document.activeElement).toBe(await item(/Eva Sanz/));
    await user.keyboard('{Home}{Enter}');
    expect(screen.queryByRole('treeitem', { name: /Julio Paz/ })).toBeNull();
    await user.click(await item(/Alba Ríos/));
    await item(/Julio Paz/);
  });
});
