import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { personas } from '@jornada/contract/personas.ts';
import { quiosco } from '@jornada/contract/quiosco/calls.ts';
import type { PersonaDeQuiosco, QuioscoGestionado } from '@jornada/contract/quiosco/vistas.ts';
import { createConfiguracionQuiosco, type FakeApi } from '@jornada/testkit';
import { createApi, renderIntranet } from '../../../testing/render-intranet.tsx';

const { subtipos, identificacion, otrosCentros, foto, diasFoto, visitas, mensaje, centroId } = createConfiguracionQuiosco();
const KIOSK: QuioscoGestionado = {
  id: 7,
  subtipos,
  identificacion,
  otrosCentros,
  foto,
  diasFoto,
  visitas,
  mensaje,
  centroId,
  nombre: 'Puerta',
  centro: 'Madrid',
  estado: 'conectado',
  frenado: true,
  contacto: '2026-10-22T11:59:00Z',
  emparejado: '2026-10-01T08:00:00Z',
  dispositivo: null,
  porMirar: 0,
  version: 3,
};
const ANA: PersonaDeQuiosco = { id: 4, nombre: 'Ana Gil', centro: 'Madrid', pin: '2026-10-01T08:00:00Z', tarjeta: null, parada: true };
const SLOWED = /durante un cuarto de hora solo se admite uno por minuto/;
const STOPPED = /Han fallado cinco PIN con su nombre/;

let api: FakeApi;
beforeEach(() => {
  api = createApi({ quiosco, personas });
  api.handle(personas.opciones, () => ({
    centros: [{ id: 4, nombre: 'Madrid' }],
    departamentos: [],
    horarios: [],
    responsables: [],
    hoy: '2026-10-22',
  }));
  api.handle(quiosco.porMirar, () => ({ items: [], total: 0 }));
});
afterEach(() => {
  cleanup();
  expect(api.problems).toEqual([]);
});
const show = (path: string) => renderIntranet({ api, path, now: '2026-10-22T14:00:00+02:00' });

it('a new kiosk says which is the code for the tablet, where it is typed, and which is the password', async () => {
  const NEW: QuioscoGestionado = {
    ...KIOSK,
    nombre: 'Puerta principal',
    estado: 'nuevo',
    frenado: false,
    contacto: null,
    emparejado: null,
  };
  let items: QuioscoGestionado[] = [];
  api.handle(quiosco.lista, () => ({ items, total: items.length }));
  api.handle(quiosco.crear, () => {
    items = [NEW];
    return { quiosco: NEW, emparejamiento: { codigo: 'M6U2-TY5K', caduca: '2026-10-22T11:39:00Z' }, contrasena: 'g48c-dzgq-6qtz' };
  });
  await show('/quioscos');
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

describe('a kiosk that wrong PINs have slowed', () => {
  it('is marked in the list, says what that means, and takes PINs again when it is freed', async () => {
    let kiosk = KIOSK;
    api.handle(quiosco.lista, () => ({ items: [kiosk, { ...KIOSK, id: 8, nombre: 'Muelle', frenado: false }], total: 2 }));
    api.handle(quiosco.desbloquear, () => (kiosk = { ...kiosk, frenado: false }));
    const { requestsTo } = await show('/quioscos');
    expect(await screen.findAllByText('PIN frenado')).toHaveLength(1);
    await userEvent.click(screen.getByText('Puerta'));
    const aside = within(await screen.findByRole('region', { name: 'Puerta' }));
    expect(aside.getByText(SLOWED)).toBeDefined();
    await userEvent.click(aside.getByRole('button', { name: 'Desbloquear' }));
    await waitFor(() => expect(screen.queryByText(SLOWED)).toBeNull());
    expect(requestsTo(quiosco.desbloquear).map(({ input }) => input)).toEqual([{ id: 7 }]);
    expect(await screen.findByText('Desbloqueado')).toBeDefined();
    await waitFor(() => expect(screen.queryAllByText('PIN frenado')).toHaveLength(0));
  });

  it('that nobody has slowed offers nothing to free', async () => {
    api.handle(quiosco.lista, () => ({ items: [{ ...KIOSK, frenado: false }], total: 1 }));
    await show('/quioscos?ver=7');
    const aside = within(await screen.findByRole('region', { name: 'Puerta' }));
    expect(aside.queryByText(SLOWED)).toBeNull();
    expect(aside.queryByRole('button', { name: 'Desbloquear' })).toBeNull();
  });
});

describe('somebody whom wrong PINs after their name have stopped', () => {
  it('is marked in the list, and may try again when they are freed', async () => {
    let ana = ANA;
    api.handle(quiosco.personas, () => ({ items: [ana], total: 1 }));
    api.handle(quiosco.desbloquearPersona, () => {
      ana = { ...ana, parada: false };
      return null;
    });
    const { requestsTo } = await show('/quioscos/pins');
    expect(await screen.findByText(/Parada por PIN fallidos/)).toBeDefined();
    await userEvent.click(screen.getByText('Ana Gil'));
    const aside = within(await screen.findByRole('region', { name: 'Ana Gil' }));
    expect(aside.getByText(STOPPED)).toBeDefined();
    await userEvent.click(aside.getByRole('button', { name: 'Desbloquear' }));
    await waitFor(() => expect(screen.queryByText(STOPPED)).toBeNull());
    expect(requestsTo(quiosco.desbloquearPersona).map(({ input }) => input)).toEqual([{ personaId: 4 }]);
    await waitFor(() => expect(screen.queryByText(/Parada por PIN fallidos/)).toBeNull());
  });
});
