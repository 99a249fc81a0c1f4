import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { registros } from '@jornada/contract';
import type { SalidaDe } from '@jornada/contract/call.ts';
import { ficheros } from '@jornada/contract/ficheros.ts';
import { permisos } from '@jornada/contract/permisos/calls.ts';
import type { PermisoVista } from '@jornada/contract/permisos/vistas.ts';
import {
  createConsecuenciasPermiso,
  createHoy,
  createLineaResumen,
  createPerfil,
  createPermiso,
  createTipoPermiso,
  createTipoPorHoras,
  FakeFailure,
  type FakeApi,
} from '@jornada/testkit';
import { createApi, renderApp } from '../../../testing/render-app.tsx';

const perfil = createPerfil({ ModuloPermisos: true, AccesoPermisos: true });
const SPAIN = { id: 3, nombre: 'Publicidad', pais: 'ES', leyConocida: true };
const LINES = [
  createLineaResumen(),
  createLineaResumen({ tipo: createTipoPermiso(), unidad: 'dias', usado: 0, contador: null }),
  createLineaResumen({
    tipo: createTipoPermiso({
      codigo: 'mudanza',
      nombre: 'Mudanza',
      origen: 'ley',
      norma: 'ET 37.3.c',
      cantidad: 1,
      viajeDias: 0,
      distancias: [],
    }),
    unidad: 'dias',
    usado: 0,
    contador: null,
  }),
];

let api: FakeApi;
let vista: PermisoVista;
beforeEach(() => {
  api = createApi();
  vista = createPermiso();
  api.handle(registros.registrosHoy, () => createHoy());
  api.handle(permisos.resumen, () => ({ ano: 2026, familia: SPAIN, items: LINES, total: LINES.length }));
  api.handle(permisos.listado, () => {
    const { id, modulo, ano, estado, version, desde, hasta, cantidad, titulo, creada, espera, decidida } = vista;
    return { items: [{ id, modulo, ano, estado, version, desde, hasta, cantidad, titulo, creada, espera, decidida }], total: 1 };
  });
  api.handle(permisos.anios, () => ({ items: [2026] }));
  api.handle(permisos.estados, () => ({ items: [{ id: 'pendiente' as const, nombre: 'Pendiente' }] }));
  api.handle(permisos.byId, () => vista);
  api.handle(ficheros.temporales, () => ({ items: [], maximoBytes: 1024 * 1024 }));
  api.handle(permisos.nuevo, ({ data }) => startOf(JSON.parse(data ?? '{}') as Said));
});
afterEach(() => {
  cleanup();
  expect(api.problems).toEqual([]);
});

type Said = { codigo?: string; desde?: string; minutos?: number | null; hecho?: string | null };
function startOf({ codigo, desde = '', minutos = null, hecho = null }: Said): SalidaDe<typeof permisos.nuevo> {
  const isWhole = desde !== '' && (codigo === 'acompanamiento-medico' ? minutos !== null : hecho !== null);
  const hours = createConsecuenciasPermiso({
    tipo: createTipoPorHoras(),
    cuenta: { unidad: 'minutos', total: minutos ?? 0, detalle: [], vuelve: null },
    contadores: [
      { clase: 'ano', periodo: '2026', unidad: 'minutos', total: 960, usado: 150, estos: minutos ?? 0, queda: 810 - (minutos ?? 0) },
    ],
    justificante: { clase: 'cita', hasta: null },
    avisos: ['con-vacaciones'],
  });
  return {
    valores: {
      codigo: null,
      desde: null,
      hasta: null,
      hecho: null,
      minutos: null,
      grado: null,
      viaje: false,
      km: null,
      monoparental: false,
      hijos: null,
      deAmbos: false,
      comentario: null,
    },
    ficheros: [],
    version: null,
    estado: null,
    familia: SPAIN,
    tipos: [createTipoPermiso(), createTipoPorHoras()],
    propuesta: codigo === 'fallecimiento' && hecho ? { desde: hecho, hasta: '2026-12-04' } : null,
    consecuencias: isWhole ? (codigo === 'acompanamiento-medico' ? hours : createConsecuenciasPermiso()) : null,
    decide: ['Javier Ortega'],
  };
}
const show = (path: string) => renderApp({ api, path, perfil, now: '2026-11-23T09:00:00+01:00' });

describe('the permits of a year', () => {
  it('say what is left of those with an amount, and what the open one takes, asks for, and lacks', async () => {
    await show('/permisos-list');
    const left = await screen.findByRole('region', { name: 'Lo que te queda en 2026' });
    expect((await within(left).findByText('Acompañamiento médico')).closest('li')?.textContent).toContain('13:30');
    // What has no amount of the year and was not used is a press away.
    expect(within(left).queryByText('Mudanza')).toBeNull();
    expect(await screen.findByRole('link', { name: /Fallecimiento de un familiar/ })).toBeDefined();
  });

  it('of a country without a shipped law and without an agreement: why there are none, and whom to ask', async () => {
    api.handle(permisos.resumen, () => ({
      ano: 2026,
      familia: { id: null, nombre: null, pais: 'DE', leyConocida: false },
      items: [],
      total: 0,
    }));
    await show('/permisos-form');
    const sheet = await screen.findByRole('dialog', { name: '¿Qué permiso necesitas?' });
    expect(await within(sheet).findByText(/De Alemania no traemos permisos por ley/)).toBeDefined();
    expect(await within(sheet).findByText(/Di a administración qué necesitas/)).toBeDefined();
    expect(within(sheet).getByRole('link', { name: 'Escribir a la empresa' }).getAttribute('href')).toBe('/contacto');
    // What there is none of has no remainder.
    expect(screen.queryByRole('region', { name: /Lo que te queda/ })).toBeNull();
  });

  it('an address of no permit says so', async () => {
    await show('/permisos-view/0');
    expect(await screen.findByText(/No se ha encontrado el permiso/)).toBeDefined();
  });

  it('and so does the address of one that is not there', async () => {
    api.handle(permisos.byId, () => {
      throw new FakeFailure('solicitudes.no-existe');
    });
    await show('/permisos-view/999999');
    expect(await screen.findByText('No se ha encontrado el permiso. Vuelve a la lista y elige otro.')).toBeDefined();
  });
});

describe('asking for a permit', () => {
  it('begins with the kind, asks only what that needs, and offers all its days', async () => {
    api.handle(permisos.guardar, () => createPermiso());
    const { requestsTo, router } = await show('/permisos-form');
    await userEvent.click(await screen.findByRole('button', { name: /Fallecimiento de un familiar/ }));
    await screen.findByRole('button', { name: 'Enviar la solicitud' });
    const form = await screen.findByRole('dialog', { name: 'Pedir un permiso' });
    expect(router.state.location.pathname).toBe('/permisos-form');
    expect(await within(form).findByText(/4 días laborables · 1 día más si viajas · 1 más desde 600 km/)).toBeDefined();
    expect(within(form).queryByLabelText('Cuánto tiempo')).toBeNull();
    await userEvent.type(within(form).getByLabelText('Día del hecho'), '01/12/2026');
    await userEvent.click(await within(form).findByRole('button', { name: /Usar todos los días/ }));
    expect(within(form).getByLabelText<HTMLInputElement>('Último día').value).toBe('vie 4 dic');
    expect(await within(form).findByText('Hará falta: certificado de defunción, hasta el 16 dic.')).toBeDefined();
    await userEvent.click(within(form).getByLabelText('Tengo que viajar'));
    await userEvent.type(await within(form).findByLabelText('Kilómetros hasta allí'), '620');
    await userEvent.click(within(form).getByRole('button', { name: 'Enviar la solicitud' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/permisos-view/51'));
    expect(requestsTo(permisos.guardar).map(({ input }) => input)).toEqual([
      {
        codigo: 'fallecimiento',
        hecho: '2026-12-01',
        desde: '2026-12-01',
        hasta: '2026-12-04',
        minutos: null,
        horaInicio: null,
        grado: null,
        viaje: true,
        km: 620,
        monoparental: false,
        hijos: null,
        deAmbos: false,
        comentario: null,
        ficheros: [],
      },
    ]);
  });

  it('of hours says what is left and what else is on the day; one day is enough, and the server’s refusal stands there', async () => {
    api.handle(permisos.guardar, () => {
      throw new FakeFailure('permisos.sin-saldo', { message: 'Es más de lo que queda de este permiso.' });
    });
    const { requestsTo } = await show('/permisos-form?codigo=acompanamiento-medico');
    // Its fields come after its name, in another sheet.
    await screen.findByRole('button', { name: 'Enviar la solicitud' });
    const form = await screen.findByRole('dialog', { name: 'Pedir un permiso' });
    await userEvent.click(await within(form).findByRole('button', { name: 'Enviar la solicitud' }));
    expect(await within(form).findByText('Di cuánto tiempo, como 2:30.')).toBeDefined();
    await userEvent.type(within(form).getByLabelText('Primer día'), '27/11/2026');
    await userEvent.type(within(form).getByLabelText('Desde las (opcional)'), '10:00');
    await userEvent.type(within(form).getByLabelText('Cuánto tiempo'), '2:30');
    await userEvent.tab();
    expect(within(form).getByText('Fuera de 10:00 a 12:30.')).toBeDefined();
    expect(await within(form).findByText('2:30 h: te quedan 11:00 h')).toBeDefined();
    expect(within(form).getByText(/Coincide con tus vacaciones/)).toBeDefined();
    await userEvent.click(within(form).getByRole('button', { name: 'Enviar la solicitud' }));
    expect(await within(form).findByText('Es más de lo que queda de este permiso.')).toBeDefined();
    expect(requestsTo(permisos.guardar)[0]?.input).toMatchObject({
      desde: '2026-11-27',
      hasta: '2026-11-27',
      minutos: 150,
      horaInicio: '10:00',
    });
  });
});
