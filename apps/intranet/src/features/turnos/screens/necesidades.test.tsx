import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { centros, type CentroGestionado } from '@jornada/contract/centros.ts';
import { turnos, type NecesidadVista } from '@jornada/contract/turnos/calls.ts';
import { createPerfil, type FakeApi } from '@jornada/testkit';
import { createApi, renderIntranet } from '../../../testing/render-intranet.tsx';

const MANANA: NecesidadVista = {
  id: 9,
  centroId: 4,
  nombre: 'Mañana',
  puestoId: null,
  inicio: '06:00',
  fin: '14:00',
  personas: [4, 4, 4, 4, 4, 0, 0],
  enFestivos: null,
  vigenteDesde: '2027-01-01',
  vigenteHasta: null,
  version: 3,
};

const PUERTO: CentroGestionado = {
  id: 4,
  nombre: 'Puerto',
  direccion: '',
  municipio: '',
  ccc: '',
  pais: 'ES',
  region: null,
  zona: 'Atlantic/Canary',
  latitud: null,
  longitud: null,
  radioMetros: null,
  abierto: true,
  personas: 15,
  festivosConfirmados: [],
  version: 1,
};

let api: FakeApi;
beforeEach(() => {
  api = createApi({ turnos, centros });
  api.handle(turnos.necesidades, () => ({ items: [MANANA], total: 1 }));
  api.handle(turnos.puestos, () => ({
    items: [{ id: 2, nombre: 'Caja', abierto: true, personas: [], principales: [], gente: [], version: 1 }],
    total: 1,
  }));
  api.handle(centros.listado, () => ({ items: [PUERTO], total: 1 }));
});
afterEach(() => {
  cleanup();
  expect(api.problems).toEqual([]);
});

const open = (more = '', perfil = createPerfil({ EsAdmin: true })) =>
  renderIntranet({ api, path: `/turnos/necesidades${more}`, perfil, now: '2027-02-25T10:00:00+01:00' });

it('writes how many of which post are needed on each day of the week', async () => {
  api.handle(turnos.guardarNecesidad, () => ({ ...MANANA, id: 10, nombre: 'Tarde' }));
  const { requestsTo } = await open('?ver=nuevo');
  await userEvent.type(await screen.findByRole('textbox', { name: /Nombre/ }), 'Tarde');
  await userEvent.type(screen.getByRole('textbox', { name: /^De( |$)/ }), '14:00');
  await userEvent.type(screen.getByRole('textbox', { name: /^A( |$)/ }), '22:00');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Puesto' }), 'Caja');
  for (const [day, count] of [
    ['lun', '3'],
    ['sáb', '1'],
  ] as const) {
    const field = screen.getByRole('textbox', { name: day });
    await userEvent.clear(field);
    await userEvent.type(field, count);
  }
  await userEvent.click(screen.getByRole('button', { name: 'Crear' }));
  await waitFor(() => expect(requestsTo(turnos.guardarNecesidad)).toHaveLength(1));
  expect(requestsTo(turnos.guardarNecesidad)[0]?.input).toEqual({
    centroId: 4,
    nombre: 'Tarde',
    puestoId: 2,
    inicio: '14:00',
    fin: '22:00',
    personas: [3, 0, 0, 0, 0, 1, 0],
    enFestivos: null,
    vigenteDesde: '2027-02-25',
    vigenteHasta: null,
  });
});

it('takes a need away after asking', async () => {
  api.handle(turnos.quitarNecesidad, () => null);
  const { requestsTo } = await open('?ver=9');
  await userEvent.click(await screen.findByRole('button', { name: 'Quitar' }));
  await userEvent.click(screen.getByRole('button', { name: 'Quitar' }));
  await waitFor(() => expect(requestsTo(turnos.quitarNecesidad).map(({ input }) => input)).toEqual([{ id: '9', version: '3' }]));
});

it('is only read by whoever does not run the company', async () => {
  await open('', createPerfil({ EsAdmin: false, AccesoResponder: true }));
  await screen.findByRole('button', { name: /Mañana/ });
  expect(screen.queryByRole('button', { name: 'Nueva necesidad' })).toBeNull();
});
