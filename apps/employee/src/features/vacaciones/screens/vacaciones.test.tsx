import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { registros } from '@jornada/contract';
import type { SalidaDe } from '@jornada/contract/call.ts';
import { solicitudes } from '@jornada/contract/solicitudes/calls.ts';
import { vacaciones, type VacacionesVista } from '@jornada/contract/vacaciones/calls.ts';
import {
  createConsecuencias,
  createHoy,
  createPerfil,
  createPuede,
  createSaldo,
  createSolicitud,
  createVacaciones,
  FakeFailure,
  type FakeApi,
} from '@jornada/testkit';
import { createApi, renderApp } from '../../../testing/render-app.tsx';

const perfil = createPerfil({ ModuloVacaciones: true, AccesoVacaciones: true });
const politica = { base: 'laborables' as const, diasAno: 23, diasSemana: 5, permiteMedios: true, avisoDias: 15, arrastreHasta: '01-31' };

let api: FakeApi;
let vista: VacacionesVista;
beforeEach(() => {
  api = createApi();
  vista = createVacaciones();
  api.handle(registros.registrosHoy, () => createHoy());
  api.handle(vacaciones.resumen, ({ en }) => ({
    saldo: en === undefined ? createSaldo() : createSaldo({ en, libres: 12, lineas: createSaldo().lineas.slice(0, -1) }),
    politica,
  }));
  api.handle(vacaciones.listado, () => ({ items: [createSolicitud()], total: 1 }));
  api.handle(vacaciones.anios, () => ({ items: [2026] }));
  api.handle(vacaciones.estados, () => ({ items: [{ id: 'pendiente' as const, nombre: 'Pendiente' }] }));
  api.handle(vacaciones.getCalendario, () => ({ items: [] }));
  api.handle(vacaciones.byId, () => vista);
  api.handle(vacaciones.nuevo, ({ data }) => {
    const { hasta } = JSON.parse(data ?? '{}') as { hasta?: string };
    return {
      valores: { desde: null, hasta: null, mitad: null, comentario: null },
      version: null,
      estado: null,
      politica,
      saldo: createSaldo(),
      decide: ['Marta Gil'],
      consecuencias: hasta ? createConsecuencias() : null,
    };
  });
});
/** A new form, as the server answers it. */
function offerForm(more: Partial<SalidaDe<typeof vacaciones.nuevo>> = {}): void {
  const empty = { desde: null, hasta: null, mitad: null, comentario: null };
  api.handle(vacaciones.nuevo, () => ({
    valores: empty,
    version: null,
    estado: null,
    politica,
    saldo: createSaldo(),
    decide: [],
    consecuencias: createConsecuencias(),
    ...more,
  }));
}

afterEach(() => {
  cleanup();
  expect(api.problems).toEqual([]);
});

const show = (path: string, options: Partial<Parameters<typeof renderApp>[0]> = {}) =>
  renderApp({ api, path, perfil, now: '2026-11-23T09:00:00+01:00', ...options });

it.each([
  ['Vacaciones', false],
  ['Solicitudes', true],
])('is marked in the menu under %s, also on the page of one request', async (name, hasSeveral) => {
  await show('/vacaciones-view/7', { width: 1440, perfil: { ...perfil, ModuloGastos: hasSeveral } });
  expect(await screen.findByRole('link', { name, current: true })).toBeDefined();
});

describe('the balance', () => {
  it('says what is left, and each part of its sum opens into its lines', async () => {
    await show('/vacaciones');
    await screen.findByText('días de 25 por pedir');
    expect(screen.getByRole('img', { name: 'Vacaciones de 2026: quedan 8 días de 25' })).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Disfrutados' }));
    expect(screen.getByText('16 – 20 nov')).toBeDefined();
    expect(screen.getByText('\u22125')).toBeDefined();
    expect(screen.getByText('sin ellos, quedarían 12')).toBeDefined();
  });

  it('answers what there will be on another day, in the address', async () => {
    const { router, requestsTo } = await show('/vacaciones');
    await userEvent.type(await screen.findByLabelText('¿Cuántos tendrás otro día?'), '31/12/2026');
    await screen.findByText('El 31 dic tendrás 12 días');
    expect(router.state.location.search).toMatchObject({ en: '2026-12-31' });
    expect(requestsTo(vacaciones.resumen).map(({ input }) => input)).toContainEqual({ anio: '2026', en: '2026-12-31' });
  });
});

it('a draft of the server is offered to be sent, and is sent as it is', async () => {
  vista = createVacaciones({ estado: 'borrador', espera: null, pasos: [], puede: createPuede({ cambiar: true, retirar: true }) });
  const days = { desde: '2026-12-28', hasta: '2026-12-31', mitad: null, comentario: null };
  api.handle(vacaciones.nuevo, () => ({
    valores: days,
    version: 1,
    estado: 'borrador' as const,
    politica,
    saldo: createSaldo(),
    decide: ['Marta Gil'],
    consecuencias: createConsecuencias(),
  }));
  api.handle(vacaciones.guardar, () => createVacaciones());
  const { requestsTo } = await show('/vacaciones-view/41');
  await userEvent.click(await screen.findByRole('button', { name: 'Seguir y enviar' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Enviar la solicitud' }));
  await waitFor(() => expect(requestsTo(vacaciones.guardar).map(({ input }) => input)).toEqual([{ id: 41, version: 1, ...days }]));
});

it('what is typed says that it is not sent, and can be thrown away', async () => {
  await show('/vacaciones-form');
  await userEvent.type(await screen.findByLabelText('Primer día'), '28/12/2026');
  await screen.findByText(/Sin enviar todavía/);
  await userEvent.click(screen.getByRole('button', { name: 'Descartar' }));
  expect(screen.getByLabelText<HTMLInputElement>('Primer día').value).toBe('');
  expect(screen.queryByText(/Sin enviar todavía/)).toBeNull();
});

it('asking to cancel what is in a closed month says before that nobody can decide it now', async () => {
  vista = createVacaciones({ estado: 'aprobada', espera: null, mesCerrado: true, puede: createPuede({ pedirAnulacion: true }) });
  await show('/vacaciones-view/41');
  await userEvent.click(await screen.findByRole('button', { name: 'Pedir anulación' }));
  expect(screen.getByRole('group', { name: /¿Pedir que se anule/ }).textContent).toContain('Toca un mes cerrado');
});

it('a request that was taken back was not cancelled, and one of another year says which', async () => {
  const decidida = { autor: 'Javier Ortega', momento: '2025-11-19T10:00:00+01:00', motivo: null };
  api.handle(vacaciones.listado, () => ({
    items: [
      createSolicitud({ id: 43, estado: 'anulada', espera: null }),
      createSolicitud({ id: 44, estado: 'aprobada', espera: null, decidida }),
    ],
    total: 2,
  }));
  await show('/vacaciones-list');
  expect(await screen.findByText('Retirada')).toBeDefined();
  expect(screen.getByText('Javier Ortega, 19 nov 2025')).toBeDefined();
});

it('of a day that does not exist, the form says so at its field, and nothing else at its foot', async () => {
  await show('/vacaciones-form');
  await userEvent.type(await screen.findByLabelText(/Primer día/), '31/02/2026');
  await userEvent.type(screen.getByLabelText(/Último día/), '05/03/2026');
  await userEvent.click(screen.getByRole('button', { name: /^Enviar/ }));
  expect(screen.getByText('Esa fecha no existe o no se entiende', { exact: false })).toBeDefined();
  expect(screen.queryByText('Este dato es obligatorio', { exact: false })).toBeNull();
});

describe('a request', () => {
  it('shows who decides, who else is away, the words and the history', async () => {
    await show('/vacaciones-view/41');
    const sheet = await screen.findByRole('dialog', { name: 'Del 28 al 31 de diciembre' });
    expect(sheet.textContent).toContain('4 días, vuelves el lunes 4 de enero');
    expect(sheet.textContent).toContain('pendiente desde hace 1 día');
    expect(sheet.textContent).toContain('«Dejo la facturación de diciembre cerrada el 23.»');
    expect(sheet.textContent).toContain('Enviaste la solicitud');
    const table = within(sheet).getByRole('table');
    expect(within(table).getByRole('row', { name: /^Nuria C\./ }).textContent).toContain('fuera');
    // Why a colleague is away is nobody's business.
    expect(sheet.textContent).not.toMatch(/baja|permiso/i);
  });

  it('of the id 0, or one that is not there, is said not to exist', async () => {
    await show('/vacaciones-view/0');
    await screen.findByText('No se ha encontrado la solicitud. Vuelve a la lista y elige otra.');
    cleanup();
    api.handle(vacaciones.byId, () => {
      throw new FakeFailure('solicitudes.no-existe');
    });
    await show('/vacaciones-view/99');
    await screen.findByText('No se ha encontrado la solicitud. Vuelve a la lista y elige otra.');
  });

  it('is taken back after a question, and says so', async () => {
    api.handle(vacaciones.eliminar, () => {
      vista = { ...vista, estado: 'anulada', espera: null, version: 2, puede: createPuede() };
      return vista;
    });
    const { requestsTo } = await show('/vacaciones-view/41');
    await userEvent.click(await screen.findByRole('button', { name: 'Retirar' }));
    expect(requestsTo(vacaciones.eliminar)).toHaveLength(0);
    await userEvent.click(await screen.findByRole('button', { name: 'Sí, retirarla' }));
    await screen.findAllByText('Solicitud retirada.');
    expect(requestsTo(vacaciones.eliminar).map(({ input }) => input)).toEqual([{ id: '41', version: '1' }]);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Sí, retirarla' })).toBeNull());
    // The question took the focus away with it: the request around it has it now.
    expect(screen.getByRole('dialog', { name: 'Del 28 al 31 de diciembre' }).contains(document.activeElement)).toBe(true);
    expect(screen.queryByRole('button', { name: 'Retirar' })).toBeNull();
  });

  it('reminds who decides', async () => {
    api.handle(solicitudes.recordar, () => ({ nombre: 'Javier Ortega' }));
    await show('/vacaciones-view/41');
    await userEvent.click(await screen.findByRole('button', { name: 'Recordárselo' }));
    await screen.findAllByText('Se lo hemos recordado a Javier Ortega.');
  });

  it('that waits is the one beside the list, not a rejected one above it', async () => {
    const rejected = createSolicitud({ id: 50, estado: 'rechazada', espera: null });
    api.handle(vacaciones.listado, () => ({ items: [rejected, createSolicitud()], total: 2 }));
    const { requestsTo } = await show('/vacaciones', { width: 1440 });
    await waitFor(() => expect(requestsTo(vacaciones.byId).map(({ input }) => input)).toEqual([{ id: '41' }]));
  });

  it('stands beside the list on a desktop, the first one open', async () => {
    await show('/vacaciones', { width: 1440 });
    await screen.findByRole('heading', { level: 2, name: 'Del 28 al 31 de diciembre' });
    expect(screen.getByRole('link', { name: /28 – 31 dic/ }).getAttribute('data-open')).toBe('true');
    expect(screen.getByText('Te quedan 8 días').parentElement?.textContent).toBe('Te quedan 8 días hasta el 31 ene');
  });

  it('says how many of the days are lost first, where others last longer', async () => {
    api.handle(vacaciones.resumen, () => ({
      saldo: createSaldo({ libres: 30, caduca: { fecha: '2027-03-31', dias: 5 } }),
      politica: { base: 'laborables' as const, diasAno: 25, diasSemana: 5, permiteMedios: true, avisoDias: 0, arrastreHasta: '03-31' },
    }));
    await show('/vacaciones', { width: 1440 });
    const left = await screen.findByText('Te quedan 30 días');
    expect(left.parentElement?.textContent).toBe('Te quedan 30 días 5 caducan el 31 mar');
  });
});

describe('the form', () => {
  const fill = async (): Promise<void> => {
    await userEvent.type(await screen.findByLabelText('Primer día'), '28/12/2026');
    await userEvent.type(screen.getByLabelText('Último día'), '31/12/2026');
  };

  it('tells the consequences while one types, and who decides', async () => {
    const { requestsTo } = await show('/vacaciones-form');
    await fill();
    await screen.findByText('Con estos 4 días te quedan 8');
    expect(document.body.textContent).toContain('El mié 30 dic seríais 6; el mínimo es 7');
    expect(document.body.textContent).toContain('Decide Marta Gil.');
    await userEvent.click(screen.getByLabelText('Solo mañana'));
    const asked = () => requestsTo(vacaciones.nuevo).map(({ input }) => (input as { data?: string }).data ?? '{}');
    await waitFor(() => expect(JSON.parse(asked().at(-1) ?? '{}')).toEqual({ desde: '2026-12-28', hasta: '2026-12-31', mitad: 'manana' }));
  });

  it('takes both days from one calendar, which names holidays, what one has asked for, and how many of the team are away', async () => {
    api.handle(vacaciones.getCalendario, () => ({
      items: [
        {
          ano: 2026,
          festivos: [{ fecha: '2026-12-25', nombre: 'Navidad', centro: null, propuesto: false }],
          ausencias: [{ clase: 'vacaciones' as const, desde: '2026-12-21', hasta: '2026-12-22', dias: 2, aprobada: false, solicitudId: 9 }],
        },
      ],
    }));
    await show('/vacaciones-form');
    const first = await screen.findByLabelText<HTMLInputElement>('Primer día');
    await userEvent.click(screen.getAllByRole('button', { name: 'Abrir el calendario' })[0] as HTMLElement);
    await userEvent.click(screen.getByRole('button', { name: 'Mes siguiente', hidden: true }));
    await screen.findByRole('button', { name: 'viernes 25 de diciembre de 2026, festivo: Navidad', hidden: true });
    await screen.findByRole('button', { name: 'lunes 21 de diciembre de 2026, tu ausencia sin decidir', hidden: true });
    expect((await screen.findAllByRole('button', { name: /2026, 1 de tu equipo fuera$/, hidden: true })).length).toBeGreaterThan(0);
    expect(screen.getByText('Elige el primer día')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: /^lunes 28 de diciembre/, hidden: true }));
    await userEvent.click(await screen.findByRole('button', { name: /^jueves 31 de diciembre/, hidden: true }));
    expect(screen.queryByText('Elige el último día')).toBeNull();
    expect([first.value, screen.getByLabelText<HTMLInputElement>('Último día').value]).toEqual(['lun 28 dic', 'jue 31 dic']);
    await screen.findByText('Con estos 4 días te quedan 8');
  });

  it('says which days are lost unless they are taken, and that less notice than the company asks for may still be sent', async () => {
    offerForm({
      saldo: createSaldo({ caduca: { fecha: '2027-01-31', dias: 5 } }),
      consecuencias: createConsecuencias({ avisos: ['aviso-corto'] }),
    });
    await show('/vacaciones-form');
    await screen.findByText('5 días de vacaciones caducan el 31 ene 2027 si no los pides.');
    await fill();
    await screen.findByText(/pide avisar con 15 días de antelación. Puedes enviarla igualmente/);
  });

  it('says nothing of days that are lost once those that are asked for take them', async () => {
    offerForm({ saldo: createSaldo({ caduca: { fecha: '2027-01-31', dias: 2 } }), decide: ['Marta Gil', 'Administración'] });
    await show('/vacaciones-form');
    await screen.findByText('2 días de vacaciones caducan el 31 ene 2027 si no los pides.');
    expect(document.body.textContent).toContain('Primero decide Marta Gil, después Administración.');
    await fill();
    await screen.findByText('Con estos 4 días te quedan 8');
    expect(screen.queryByText(/de vacaciones caducan/)).toBeNull();
  });

  it('says how many days are still lost where only some of them are asked for', async () => {
    const { cuenta } = createConsecuencias();
    offerForm({
      saldo: createSaldo({ caduca: { fecha: '2027-01-31', dias: 5 } }),
      consecuencias: createConsecuencias({ cuenta: { ...cuenta, dias: 3, detalle: cuenta.detalle.slice(0, 3) } }),
    });
    await show('/vacaciones-form');
    await screen.findByText('5 días de vacaciones caducan el 31 ene 2027 si no los pides.');
    await fill();
    await screen.findByText('2 días de vacaciones caducan el 31 ene 2027 si no los pides.');
  });

  it('tells what stands in the way in words', async () => {
    offerForm({ consecuencias: createConsecuencias({ obstaculos: [{ codigo: 'sin-saldo', faltan: 2 }], avisos: [] }) });
    await show('/vacaciones-form');
    await fill();
    await screen.findByText('No te llegan los días: faltan 2 días.');
  });

  it('is sent once, and leads to the request', async () => {
    api.handle(vacaciones.guardar, () => vista);
    const { router, requestsTo } = await show('/vacaciones-form');
    await fill();
    await userEvent.type(screen.getByLabelText('Comentario (opcional)'), 'Lo dejo cerrado.');
    await userEvent.dblClick(screen.getByRole('button', { name: 'Enviar la solicitud' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/vacaciones-view/41'));
    await screen.findAllByText('Solicitud enviada. Decide Javier Ortega.');
    expect(requestsTo(vacaciones.guardar).map(({ input }) => input)).toEqual([
      { desde: '2026-12-28', hasta: '2026-12-31', mitad: null, comentario: 'Lo dejo cerrado.' },
    ]);
  });

  it('keeps what was typed when it is opened again, also where sending failed without a network', async () => {
    await show('/vacaciones-form');
    await fill();
    await screen.findByText('Con estos 4 días te quedan 8');
    api.offline = true;
    await userEvent.click(screen.getByRole('button', { name: 'Enviar la solicitud' }));
    await screen.findByRole('alert');
    expect(screen.getByLabelText<HTMLInputElement>('Primer día').value).toBe('lun 28 dic');
    expect(document.body.textContent).toContain('Sin enviar todavía.');
  });
});
