import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { registros } from '@jornada/contract';
import type { SalidaDe } from '@jornada/contract/call.ts';
import { bajas } from '@jornada/contract/bajas/calls.ts';
import type { BajaVista } from '@jornada/contract/bajas/vistas.ts';
import { ficheros } from '@jornada/contract/ficheros.ts';
import { createBaja, createConsecuenciasBaja, createHoy, createPerfil, createSalud, FakeFailure, type FakeApi } from '@jornada/testkit';
import { createApi, renderApp } from '../../../testing/render-app.tsx';

const perfil = createPerfil({ ModuloBajas: true, AccesoBajas: true });
const EARLIER = { id: 5, tipo: 'enfermedad-comun' as const, desde: '2026-09-21', hasta: '2026-09-29' };
const PAPER = { id: 31, nombre: 'parte.pdf', tipo: 'application/pdf' as const, bytes: 48_213, vistaPrevia: false };

let api: FakeApi;
let vista: BajaVista;
beforeEach(() => {
  api = createApi();
  vista = createBaja();
  api.handle(registros.registrosHoy, () => createHoy());
  api.handle(bajas.listado, () => ({ items: [vista].map(({ id, ...rest }) => ({ ...createLine(rest), id })), total: 1 }));
  api.handle(bajas.anios, () => ({ items: [2026] }));
  api.handle(bajas.estados, () => ({ items: [{ id: 'aprobada' as const, nombre: 'Anotada' }] }));
  api.handle(bajas.byId, () => vista);
  api.handle(ficheros.temporales, () => ({ items: [], maximoBytes: 1024 * 1024 }));
  api.handle(bajas.nuevo, ({ data }) => startOf(JSON.parse(data ?? '{}') as { desde?: string }));
});
afterEach(() => {
  cleanup();
  expect(api.problems).toEqual([]);
});

const createLine = ({ modulo, ano, estado, version, desde, hasta, cantidad, titulo, creada, espera, decidida }: Omit<BajaVista, 'id'>) => ({
  modulo,
  ano,
  estado,
  version,
  desde,
  hasta,
  cantidad,
  titulo,
  creada,
  espera,
  decidida,
});
function startOf({ desde }: { desde?: string }): SalidaDe<typeof bajas.nuevo> {
  return {
    valores: { tipo: null, desde: null, duracionDias: null, alta: null, recaidaDe: null, comentario: null },
    version: null,
    estado: null,
    ficheros: [],
    anteriores: [EARLIER],
    decide: [],
    consecuencias: desde ? createConsecuenciasBaja({ vacaciones: 3, avisos: ['mes-cerrado'] }) : null,
  };
}
const show = (path: string, options: Partial<Parameters<typeof renderApp>[0]> = {}) =>
  renderApp({ api, path, perfil, now: '2026-11-23T09:00:00+01:00', ...options });

describe('telling a leave', () => {
  it('says its end, its review and the vacation that comes back while one types, and asks for no reason', async () => {
    api.handle(bajas.guardar, () => createBaja({ estado: 'pendiente', decidida: null }));
    const { requestsTo, router } = await show('/bajas-form');
    // Its fields come after its name, in another sheet.
    await screen.findByLabelText('Tipo de baja');
    const form = await screen.findByRole('dialog', { name: 'Comunicar una baja' });
    await userEvent.selectOptions(await within(form).findByLabelText('Tipo de baja'), 'Enfermedad común');
    // Today, unless one says otherwise.
    expect(within(form).getByLabelText<HTMLInputElement>('Primer día de baja').value).toBe('23/11/2026');
    expect(screen.queryByText(/previsto hasta/)).toBeNull();
    await userEvent.type(within(form).getByLabelText('Días previstos'), '10');
    await screen.findByText('10 días, previsto hasta el miércoles 2 de diciembre');
    expect(screen.getByText('Primera revisión, a más tardar el lunes 30 de noviembre.')).toBeDefined();
    expect(screen.getByText('Caen en tus vacaciones: recuperas 3 días.')).toBeDefined();
    expect(screen.getByText(/está en un mes cerrado/)).toBeDefined();
    await userEvent.selectOptions(within(form).getByLabelText('¿Es una recaída?'), 'De la baja del 21 – 29 sept');
    await userEvent.click(within(form).getByRole('button', { name: 'Comunicar la baja' }));
    await waitFor(() => expect(router.state.location.pathname).toMatch(/bajas-view/));
    expect(requestsTo(bajas.guardar).map(({ input }) => input)).toEqual([
      {
        tipo: 'enfermedad-comun',
        desde: '2026-11-23',
        duracionDias: 10,
        alta: null,
        recaidaDe: 5,
        ficheros: [],
        comentario: null,
      },
    ]);
  });

  it('one that is over has a last day and no expected ones', async () => {
    api.handle(bajas.guardar, () => createBaja());
    const { requestsTo } = await show('/bajas-form');
    // Its fields come after its name, in another sheet.
    await screen.findByLabelText('Tipo de baja');
    const form = await screen.findByRole('dialog', { name: 'Comunicar una baja' });
    await userEvent.selectOptions(await within(form).findByLabelText('Tipo de baja'), 'Nacimiento y cuidado');
    // What cannot be a relapse is not asked.
    expect(within(form).queryByLabelText('¿Es una recaída?')).toBeNull();
    await userEvent.click(within(form).getByLabelText('Ya terminó'));
    await userEvent.clear(within(form).getByLabelText('Primer día de baja'));
    await userEvent.type(within(form).getByLabelText('Primer día de baja'), '16/11/2026');
    await userEvent.click(within(form).getByRole('button', { name: 'Comunicar la baja' }));
    expect(await within(form).findByText('Este dato es obligatorio.')).toBeDefined();
    await userEvent.type(within(form).getByLabelText('Último día de baja'), '13/11/2026');
    expect(await within(form).findByText('El último día va antes que el primero.')).toBeDefined();
    await userEvent.clear(within(form).getByLabelText('Último día de baja'));
    await userEvent.type(within(form).getByLabelText('Último día de baja'), '18/11/2026');
    await userEvent.click(within(form).getByRole('button', { name: 'Comunicar la baja' }));
    await waitFor(() => expect(requestsTo(bajas.guardar)).toHaveLength(1));
    expect(requestsTo(bajas.guardar)[0]?.input).toMatchObject({ alta: '2026-11-18', duracionDias: null });
  });
});

it('waits for its papers before it is sent, and is not sent without one that was refused', async () => {
  const uploads: ((one: typeof PAPER) => void)[] = [];
  api.handle(ficheros.subir, (_input, { file }) => {
    if (file?.name === 'mal.pdf') throw new FakeFailure('ficheros.danado', { message: 'El archivo está dañado.' });
    return new Promise<typeof PAPER>((resolve) => uploads.push(resolve));
  });
  api.handle(ficheros.eliminar, () => null);
  api.handle(bajas.guardar, () => vista);
  const { requestsTo } = await show('/bajas-form');
  // Its fields come after its name, in another sheet.
  await screen.findByLabelText('Tipo de baja');
  const form = await screen.findByRole('dialog', { name: 'Comunicar una baja' });
  await userEvent.selectOptions(await within(form).findByLabelText('Tipo de baja'), 'Enfermedad común');
  await userEvent.type(within(form).getByLabelText('Días previstos'), '10');
  const choose = (name: string) =>
    userEvent.upload(within(form).getByLabelText('Añadir archivos'), new File(['%PDF'], name, { type: 'application/pdf' }));
  await choose('mal.pdf');
  await within(form).findByText('El archivo está dañado.');
  await userEvent.click(within(form).getByRole('button', { name: 'Comunicar la baja' }));
  await within(form).findByText('Algún archivo no se ha subido. Quítalo o inténtalo de nuevo.');
  await userEvent.click(within(form).getByLabelText('Quitar mal.pdf'));
  await choose('parte.pdf');
  await waitFor(() => expect(uploads).toHaveLength(1));
  await userEvent.click(within(form).getByRole('button', { name: 'Comunicar la baja' }));
  expect(requestsTo(bajas.guardar)).toEqual([]);
  uploads[0]?.(PAPER);
  await waitFor(() => expect(requestsTo(bajas.guardar)).toHaveLength(1));
  expect(requestsTo(bajas.guardar)[0]?.input).toMatchObject({ ficheros: [31] });
});

describe('a leave that was noted', () => {
  it('shows its facts and papers, and is made longer in place', async () => {
    vista = createBaja({
      salud: createSalud({
        vencida: true,
        ficheros: [PAPER],
        confirmaciones: [{ fecha: '2026-11-20', prevista: '2026-11-25', autor: 'Ana Gil' }],
      }),
    });
    api.handle(bajas.confirmar, () => vista);
    const { requestsTo } = await show('/bajas-view/41');
    await screen.findByText('Enfermedad común');
    expect(screen.getAllByText('Anotada').length).toBeGreaterThan(0);
    expect(screen.getByText('Carmen Ruiz la anotó')).toBeDefined();
    expect(screen.getByText(/nadie ha dicho cómo sigue/)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Abrir parte.pdf' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Pedir anulación' })).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'Sigo de baja' }));
    await userEvent.type(await screen.findByLabelText('Ahora, previsto hasta'), '04/12/2026');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(requestsTo(bajas.confirmar)).toHaveLength(1));
    expect(requestsTo(bajas.confirmar)[0]?.input).toEqual({
      id: 41,
      version: 2,
      fecha: '2026-11-23',
      prevista: '2026-12-04',
      ficheros: [],
    });
  });

  it('ends on its last day; what the server says against it stands there', async () => {
    api.handle(bajas.alta, () => {
      throw new FakeFailure('solicitudes.mes-cerrado', { message: 'Antes hay que reabrir el mes.' });
    });
    await show('/bajas-view/41');
    await userEvent.click(await screen.findByRole('button', { name: 'Ya terminó' }));
    await userEvent.type(await screen.findByLabelText(/Último día de baja/), '20/11/2026');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Antes hay que reabrir el mes.');
  });

  it('that is over has nothing to press', async () => {
    vista = createBaja({
      salud: createSalud({ alta: '2026-11-20', revision: null }),
      puedeBaja: { confirmar: false, darAlta: false, reabrir: false, anular: false },
    });
    await show('/bajas-view/41');
    await screen.findByText('Enfermedad común');
    expect(screen.queryByRole('button', { name: 'Sigo de baja' })).toBeNull();
    expect(screen.queryByText('Como mucho hasta')).toBeNull();
  });
});
