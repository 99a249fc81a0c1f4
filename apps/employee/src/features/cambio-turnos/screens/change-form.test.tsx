import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cambioTurnos } from '@jornada/contract/cambio-turnos/calls.ts';
import { AYTHAMI, createCambio, createResumenCambio, FakeFailure, TURNOS_DE_PRUEBA as turnos, YERAY, type FakeApi } from '@jornada/testkit';
import { createChanges, NADIE, on, VIEW } from '../testing/changes.ts';

let api: FakeApi;
let told: ReturnType<typeof createChanges>;
beforeEach(() => {
  told = createChanges();
  ({ api } = told);
});
afterEach(() => {
  cleanup();
  expect(api.problems).toEqual([]);
});

describe('the form', () => {
  const GUACIMARA = { id: 9, nombre: 'Guacimara Falcón', iniciales: 'GF', fotoToken: '' };
  const cesiones = [
    { de: YERAY.id, a: 9, fecha: '2026-12-18', partes: on('t') },
    { de: 9, a: YERAY.id, fecha: '2026-12-23', partes: on('n') },
  ];
  beforeEach(() => {
    api.handle(cambioTurnos.empleados, () => ({
      encajan: [
        {
          persona: GUACIMARA,
          opciones: [
            { devuelve: ['2026-12-23'], cesiones, avisos: [], recorte: 0 },
            { devuelve: [], cesiones: cesiones.slice(0, 1), avisos: [], recorte: 0 },
          ],
        },
      ],
      noEncajan: [
        { motivo: 'ya-trabaja' as const, limite: null, personas: [{ id: AYTHAMI.id, nombre: AYTHAMI.nombre }] },
        { motivo: 'no-disponible' as const, limite: null, personas: [{ id: 10, nombre: 'Tamara León' }] },
      ],
      turnos,
    }));
  });
  const strip = async () => within(await screen.findByRole('toolbar', { name: 'Días que das' }));
  const pressed = async () => (await strip()).getAllByRole('button', { pressed: true }).map((button) => button.textContent?.split(',')[0]);

  it('gives one day, then its week, then none; a day that cannot be given says why', async () => {
    await told.show('/cambio-turnos-form1?semana=2026-12-14');
    await userEvent.click((await strip()).getByRole('button', { name: /viernes 18/ }));
    expect(await pressed()).toEqual(['viernes 18 de diciembre']);
    expect(await screen.findByText('Das el viernes 18, tarde')).toBeDefined();
    await userEvent.click((await strip()).getByRole('button', { name: /viernes 18/ }));
    expect(await pressed()).toHaveLength(5);
    await userEvent.click((await strip()).getByRole('button', { name: /lunes 14/ }));
    expect((await strip()).queryAllByRole('button', { pressed: true })).toEqual([]);
    await userEvent.click((await strip()).getByRole('button', { name: /sábado 19/ }));
    expect(await screen.findByText('Sábado 19: Ese día no tienes turno')).toBeDefined();
  });

  it('goes on to the next week with the arrow keys', async () => {
    await told.show('/cambio-turnos-form1?semana=2026-12-14');
    const last = (await strip()).getByRole('button', { name: /domingo 20/ });
    last.focus();
    fireEvent.keyDown(last, { key: 'ArrowRight' });
    expect(await screen.findByRole('button', { name: /lunes 21/ })).toBeDefined();
  });

  it('names who fits and why others do not, shows what it means, and proposes it', async () => {
    api.handle(cambioTurnos.insertar, () => ({
      cambio: createCambio({ solicitante: YERAY, espera: 'companero', puede: { ...NADIE, retirar: true } }),
      turnos,
    }));
    const { router, requestsTo } = await told.show('/cambio-turnos-form1?fechas=2026-12-18');
    expect(await screen.findByRole('heading', { name: 'Encaja con 1 de 3' })).toBeDefined();
    expect(screen.queryByText('Tamara León')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /No encaja con 2/ }));
    expect(screen.getByText('No puede ese día')).toBeDefined();
    await userEvent.click(screen.getByRole('radio', { name: /Guacimara Falcón/ }));
    expect(router.state.location.pathname).toBe('/cambio-turnos-form2');
    expect(await screen.findByRole('row', { name: /^Horas en total/ })).toBeDefined();
    expect(screen.getByText('Si dice que sí, lo valida Dácil Suárez')).toBeDefined();
    await userEvent.click(await screen.findByRole('button', { name: 'Proponérselo a Guacimara' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(VIEW));
    expect(requestsTo(cambioTurnos.insertar)).toHaveLength(1);
  });

  it('sends nothing that breaks a limit', async () => {
    api.handle(cambioTurnos.obtenerresumensolicitud, () => ({
      resumen: createResumenCambio({
        vale: false,
        obstaculos: [{ personaId: 9, fecha: '2026-12-18', motivo: 'plan-cambiado', limite: null }],
      }),
      turnos,
    }));
    await told.show('/cambio-turnos-form2?fechas=2026-12-18&con=9&devuelve=2026-12-23');
    expect(await screen.findByText('Así no puede ser: El turno ha cambiado')).toBeDefined();
    expect(screen.queryByRole('button', { name: /Proponérselo/ })).toBeNull();
  });

  it('looks for rings where nobody fits', async () => {
    api.handle(cambioTurnos.empleados, () => ({ encajan: [], noEncajan: [], turnos }));
    api.handle(cambioTurnos.turnos, () => ({
      ofertas: [],
      anillos: [{ personas: [YERAY, AYTHAMI, GUACIMARA], cesiones, avisos: [] }],
      isAgotado: false,
      turnos,
    }));
    await told.show('/cambio-turnos-form1?fechas=2026-12-18');
    expect(await screen.findByRole('heading', { name: 'Nadie puede solo; 1 rueda sí' })).toBeDefined();
    await userEvent.click(screen.getByRole('radio', { name: /Yeray, Aythami y Guacimara/ }));
    expect(await screen.findByRole('button', { name: 'Proponer la rueda' })).toBeDefined();
  });

  it('asks whoever decides to find somebody where neither anybody nor a ring does', async () => {
    api.handle(cambioTurnos.empleados, () => ({ encajan: [], noEncajan: [], turnos }));
    api.handle(cambioTurnos.ofertar, () => {
      throw new FakeFailure('general.no-disponible');
    });
    const { requestsTo } = await told.show('/cambio-turnos-form1?fechas=2026-12-18');
    await userEvent.click(await screen.findByRole('radio', { name: /Pedírselo a Dácil/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Pedírselo a Dácil' }));
    await waitFor(() => expect(requestsTo(cambioTurnos.ofertar)).toHaveLength(1));
    expect(requestsTo(cambioTurnos.ofertar)[0]?.input).toMatchObject({ fechas: ['2026-12-18'], pedirAyuda: true });
  });

  it('names everybody in a list of its own, from which it goes on', async () => {
    const { router } = await told.show('/cambio-turnos-empleados-modal?fechas=2026-12-18');
    expect(await screen.findByText('Tamara León')).toBeDefined();
    await userEvent.click(screen.getByRole('radio', { name: /Guacimara Falcón/ }));
    expect(router.state.location.pathname).toBe('/cambio-turnos-form2');
  });

  it('shows what each shift is to whoever only looks', async () => {
    await told.show('/cambio-turnos-form-consulta');
    const sheet = within(await screen.findByRole('dialog', { name: 'Consultar turnos' }));
    expect(await sheet.findByText('22:00 – 6:00')).toBeDefined();
    expect(screen.queryByRole('button', { name: /Propon/ })).toBeNull();
  });
});
