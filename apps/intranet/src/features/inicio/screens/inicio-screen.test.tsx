import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { bandeja, centros, cierres, contacto, personas, type CentroGestionado } from '@jornada/contract';
import { createPerfil, type FakeApi } from '@jornada/testkit';
import { createApi, renderIntranet } from '../../../testing/render-intranet.tsx';

const mes = (numero: number, puedeCerrarse: boolean) => ({
  ano: 2026,
  mes: numero,
  centro: { id: 1, nombre: 'Madrid' },
  cerrado: !puedeCerrarse,
  puedeCerrarse,
  actas: [],
  retenidos: 0,
  obstaculos: null,
});

const MADRID: CentroGestionado = {
  id: 4,
  nombre: 'Madrid',
  direccion: '',
  pais: 'ES',
  region: null,
  zona: 'Europe/Madrid',
  latitud: null,
  longitud: null,
  radioMetros: 150,
  abierto: true,
  personas: 30,
  festivosConfirmados: [2026],
  version: 3,
};

const people = (total: number) => ({
  items: [],
  total,
  cuentas: { todas: total, trabajando: 0, pausa: 0, fuera: total, ausente: 0 },
  centros: 1,
  ahora: '2026-10-22T11:24:00Z',
});

const helpAsked = (pendientes: number) => ({ items: [], total: pendientes, cuentas: { pendientes, hechas: 5 } });

let api: FakeApi;
beforeEach(() => {
  api = createApi({ centros, contacto, personas });
  api.handle(personas.listado, () => people(60));
  api.handle(centros.listado, () => ({ items: [MADRID], total: 1 }));
  api.handle(bandeja.pendientes, () => ({ total: 3 }));
  api.handle(contacto.listado, () => helpAsked(2));
  api.handle(cierres.listado, () => ({ ano: 2026, items: [mes(8, false), mes(9, true)], total: 2 }));
});
afterEach(() => {
  cleanup();
  expect(api.problems).toEqual([]);
});

it('says what waits, and leads to it', async () => {
  await renderIntranet({ api, path: '/' });
  const answers = await screen.findByRole('link', { name: '3 solicitudes esperan tu respuesta' });
  expect(answers.getAttribute('href')).toBe('/bandeja');
  const help = screen.getByRole('link', { name: '2 peticiones de ayuda esperan respuesta' });
  expect(help.getAttribute('href')).toBe('/intranet/contacto');
  expect(screen.getByText('1 mes de un centro se puede cerrar')).toBeDefined();
});

it('tells a new company what comes first', async () => {
  api.handle(personas.listado, () => people(1));
  api.handle(centros.listado, () => ({ items: [{ ...MADRID, festivosConfirmados: [] }], total: 1 }));
  await renderIntranet({ api, path: '/' });
  const add = await screen.findByRole('link', { name: 'Añade a las personas de tu empresa' });
  expect(add.getAttribute('href')).toBe('/intranet/personas');
  const steps = screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(steps.filter((text) => / de (tu empresa|un archivo|un centro)$/.test(text))).toEqual([
    'Añade a las personas de tu empresa',
    'Trae a muchas personas de un archivo',
    'Confirma los festivos de 2026 de un centro',
  ]);
});

it('says that nothing waits', async () => {
  api.handle(bandeja.pendientes, () => ({ total: 0 }));
  api.handle(contacto.listado, () => helpAsked(0));
  api.handle(cierres.listado, () => ({ ano: 2026, items: [mes(8, false)], total: 1 }));
  await renderIntranet({ api, path: '/' });
  expect(await screen.findByRole('heading', { name: 'No hay nada pendiente' })).toBeDefined();
});

it('is closed to whoever is no admin, and leads home', async () => {
  await renderIntranet({ api, path: '/', perfil: createPerfil({ EsAdmin: false }) });
  expect(await screen.findByRole('heading', { name: 'Esta parte es de la administración' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Volver a mi jornada' }).getAttribute('href')).toBe('/');
  expect(screen.queryByRole('navigation')).toBeNull();
});
