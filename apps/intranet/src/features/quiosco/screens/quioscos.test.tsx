import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { personas } from '@jornada/contract';
import { quiosco } from '@jornada/contract/quiosco/calls.ts';
import type { QuioscoGestionado } from '@jornada/contract/quiosco/vistas.ts';
import type { FakeApi } from '@jornada/testkit';
import { createApi, renderIntranet } from '../../../testing/render-intranet.tsx';

const PUERTA: QuioscoGestionado = {
  id: 3,
  nombre: 'Puerta principal',
  centroId: 4,
  centro: 'Oficina Atocha',
  subtipos: null,
  identificacion: ['pin'],
  otrosCentros: false,
  foto: false,
  diasFoto: 30,
  visitas: false,
  mensaje: '',
  estado: 'nuevo',
  frenado: false,
  contacto: null,
  emparejado: null,
  dispositivo: null,
  porMirar: 0,
  version: 0,
};

let api: FakeApi;
beforeEach(() => {
  api = createApi({ quiosco, personas });
  api.handle(quiosco.porMirar, () => ({ items: [], total: 0 }));
  api.handle(personas.opciones, () => ({
    centros: [{ id: 4, nombre: 'Oficina Atocha' }],
    departamentos: [],
    horarios: [],
    responsables: [],
    hoy: '2026-10-22',
  }));
});
afterEach(() => {
  cleanup();
  expect(api.problems).toEqual([]);
});

it('a new kiosk says which is the code for the tablet, where it is typed, and which is the password', async () => {
  let items: QuioscoGestionado[] = [];
  api.handle(quiosco.lista, () => ({ items, total: items.length }));
  api.handle(quiosco.crear, () => {
    items = [PUERTA];
    return { quiosco: PUERTA, emparejamiento: { codigo: 'M6U2-TY5K', caduca: '2026-10-22T11:39:00Z' }, contrasena: 'g48c-dzgq-6qtz' };
  });
  await renderIntranet({ api, path: '/quioscos' });
  await userEvent.click(await screen.findByRole('button', { name: 'Nuevo quiosco' }));
  await userEvent.type(await screen.findByLabelText('Nombre'), 'Puerta principal');
  await userEvent.click(screen.getByRole('button', { name: 'Crear el quiosco' }));
  const noticeOf = async (value: string) => within((await screen.findByText(value)).parentElement!.parentElement!);
  const code = await noticeOf('M6U2-TY5K');
  code.getByText('Código para la tableta');
  code.getByText(new RegExp(`^Abre ${location.host}/quiosco en la tableta`));
  expect(code.queryByText('g48c-dzgq-6qtz')).toBeNull();
  (await noticeOf('g48c-dzgq-6qtz')).getByText('Contraseña del quiosco');
});
