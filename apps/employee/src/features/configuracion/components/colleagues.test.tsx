import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { bandeja, sesiones, team, type MiTarjeta } from '@jornada/contract';
import { createPerfil, FakeFailure, type FakeApi } from '@jornada/testkit';
import { createApi, renderApp } from '../../../testing/render-app.tsx';

const MINE: MiTarjeta = {
  tarjeta: {
    id: 1,
    nombre: 'Ana Gil',
    iniciales: 'AG',
    fotoToken: '',
    puesto: '',
    departamento: null,
    centro: null,
    zona: 'Europe/Madrid',
    propia: true,
  },
  ven: { correo: true, telefono: true, trabajando: false },
  eligen: true,
  ocultaTelefono: false,
  ocultaFoto: false,
};

let api: FakeApi;
let stored: MiTarjeta;
beforeEach(() => {
  api = createApi();
  stored = MINE;
  api.handle(bandeja.pendientes, () => ({ total: 0, respuestas: 0 }));
  api.handle(sesiones.listado, () => ({ items: [] }));
  api.handle(team.mio, () => stored);
});
afterEach(() => {
  cleanup();
  expect(api.problems).toEqual([]);
});

const show = (ModuloTeam = true) => renderApp({ api, path: '/configuracion', perfil: createPerfil({ ModuloTeam }) });
const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name });

it('keeps the telephone from colleagues, and shows it again where that could not be saved', async () => {
  api.handle(team.guardarMio, (input) => {
    stored = { ...stored, ...input };
    return stored;
  });
  const { requestsTo } = await show();
  await userEvent.click(await box('Mostrar mi teléfono'));
  expect((await box('Mostrar mi teléfono')).checked).toBe(false);
  await waitFor(() => expect(requestsTo(team.guardarMio).map(({ input }) => input)).toEqual([{ ocultaTelefono: true, ocultaFoto: false }]));
  api.handle(team.guardarMio, () => {
    throw new FakeFailure('general.desconocido', { message: 'Se ha producido un error.' });
  });
  await userEvent.click(await box('Mostrar mi foto'));
  expect((await screen.findByRole('alert')).textContent).toBe('Se ha producido un error.');
  expect((await box('Mostrar mi foto')).checked).toBe(true);
});

it('only says what is seen where the company decides it', async () => {
  stored = { ...MINE, eligen: false };
  await show();
  const part = await screen.findByRole('region', { name: 'Lo que ven tus compañeros' });
  expect(part.textContent).toContain('Tu teléfonose ve');
  expect(part.textContent).toContain('nunca por qué nono se ve');
  expect(screen.queryByRole('checkbox', { name: /Mostrar mi/ })).toBeNull();
});

it('is not there where the company has no directory', async () => {
  const { requestsTo } = await show(false);
  await screen.findByRole('heading', { name: 'Idioma' });
  expect(screen.queryByText('Lo que ven tus compañeros')).toBeNull();
  expect(requestsTo(team.mio)).toEqual([]);
});
