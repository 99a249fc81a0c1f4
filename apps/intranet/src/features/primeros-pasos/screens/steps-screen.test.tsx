import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { centros, festivos, horarios, personas, type CentroGestionado } from '@jornada/contract';
import type { FakeApi } from '@jornada/testkit';
import { handlePeople } from '../../../testing/people.ts';
import { filledIn } from '../../../testing/filled.ts';
import { createApi, renderIntranet } from '../../../testing/render-intranet.tsx';

const CENTRO: CentroGestionado = {
  id: 4,
  nombre: 'Oficina',
  direccion: '',
  municipio: '',
  ccc: '',
  pais: 'ES',
  region: null,
  zona: 'Europe/Madrid',
  latitud: null,
  longitud: null,
  radioMetros: 150,
  abierto: true,
  personas: 1,
  festivosConfirmados: [],
  version: 1,
};
const NAVIDAD = { fecha: '2026-12-25', nombre: 'Navidad' };

let api: FakeApi;
let centro: CentroGestionado;
let people: { todas: number; sinAcceso: number };
beforeEach(() => {
  centro = CENTRO;
  people = { todas: 1, sinAcceso: 0 };
  api = createApi({ centros, festivos, horarios, personas });
  handlePeople(api);
  api.handle(centros.listado, () => ({ items: [centro], total: 1 }));
  api.handle(centros.regiones, () => ({ items: [{ codigo: 'MD', nombre: 'Madrid' }] }));
  api.handle(horarios.listado, () => ({ items: [], total: 0 }));
  api.handle(festivos.ano, ({ ano }) => ({
    ano,
    centro: { id: 4, nombre: 'Oficina', pais: 'ES', region: 'MD' },
    confirmado: null,
    festivos: [NAVIDAD],
    propuestos: [{ ...NAVIDAD, vigente: true }],
    locales: [],
    regiones: [],
  }));
  api.handle(personas.cuentas, () => ({
    cuentas: { todas: people.todas, trabajando: 0, pausa: 0, fuera: people.todas, tarde: 0, ausente: 0 },
    sinEntrar: { invitadas: 0, sinAcceso: people.sinAcceso },
    centros: 1,
    ahora: '2026-10-22T11:24:00Z',
  }));
});
afterEach(() => {
  cleanup();
  expect(api.problems).toEqual([]);
});

const open = () => renderIntranet({ api, path: '/primeros-pasos' });
const doneOf = (headings: readonly HTMLElement[]) => headings.map(({ textContent }) => textContent.includes('(hecho)'));

it('ticks each step once it is done', async () => {
  await open();
  const steps = await screen.findAllByRole('heading', { level: 2 });
  expect(doneOf(steps)).toEqual([false, false, false, false, false]);
  cleanup();
  centro = { ...CENTRO, region: 'MD', festivosConfirmados: [2026, 2027] };
  people = { todas: 3, sinAcceso: 1 };
  await open();
  expect(doneOf(await screen.findAllByRole('heading', { level: 2 }))).toEqual([true, true, false, true, false]);
  cleanup();
  people = { todas: 3, sinAcceso: 0 };
  await open();
  expect(doneOf(await screen.findAllByRole('heading', { level: 2 }))).toEqual([true, true, false, true, true]);
});

it('each step that is done elsewhere leads there, and from there back', async () => {
  people = { todas: 3, sinAcceso: 1 };
  const { router } = await open();
  await screen.findAllByRole('link', { name: /Días locales|locales/ });
  const list = within(screen.getAllByRole('list').find((one) => one.tagName === 'OL') ?? document.body);
  const away = list.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
  expect(away.length).toBeGreaterThan(5);
  expect(away.filter((href) => !href.includes('volver=primeros-pasos'))).toEqual([]);
  await userEvent.click(list.getAllByRole('link', { name: /locales/ })[0] ?? document.body);
  expect(router.state.location.pathname).toContain('/festivos');
  await userEvent.selectOptions(await screen.findByLabelText('Año'), '2027');
  await userEvent.click(screen.getByRole('link', { name: 'Volver a los primeros pasos' }));
  expect(await screen.findByRole('heading', { level: 1, name: /Primeros pasos/ })).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Volver a los primeros pasos' })).toBeNull();
});

it('has one filled button at most', async () => {
  await open();
  await screen.findAllByRole('link', { name: /locales/ });
  expect(filledIn(document.body)).toHaveLength(1);
});
