import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { auth, bandeja, registros } from '@jornada/contract';
import { solicitudes, type SolicitudPorDecidir } from '@jornada/contract/solicitudes/calls.ts';
import { vacaciones } from '@jornada/contract/vacaciones/calls.ts';
import {
  createAsunto,
  createHoy,
  createPerfil,
  createPorDecidir,
  createPuede,
  createVacaciones,
  FakeFailure,
  type FakeApi,
} from '@jornada/testkit';
import { createApi, renderApp } from '../../../testing/render-app.tsx';

const jonas = createPorDecidir({ id: 51, persona: { id: 7, nombre: 'Jonas Weber', iniciales: 'JW', fotoToken: '' } });
const lucia = createPorDecidir({ avisos: ['aviso-corto', 'bajo-minimo'] });

let api: FakeApi;
let items: SolicitudPorDecidir[];
beforeEach(() => {
  api = createApi();
  items = [jonas, lucia];
  api.handle(registros.registrosHoy, () => createHoy());
  api.handle(bandeja.pendientes, () => ({ total: 2, respuestas: 0 }));
  api.handle(solicitudes.respuestas, () => ({ items: [], total: 0 }));
  api.handle(solicitudes.getSolicitudesAno, () => ({ ano: 2026, anios: [2026], items: [], total: 0 }));
  api.handle(bandeja.listado, () => ({ items: [], total: 0 }));
  api.handle(solicitudes.pendientes, () => ({ total: items.length }));
  api.handle(solicitudes.suplencias, () => ({ items: [], total: 0 }));
  api.handle(solicitudes.porDecidir, () => ({ items, total: items.length }));
  api.handle(vacaciones.byId, ({ id }) => {
    const one = id === jonas.id ? jonas : lucia;
    const { persona, avisos } = one;
    return createVacaciones({ id, persona, avisos, puede: createPuede({ decidir: true }) });
  });
});
afterEach(() => {
  cleanup();
  expect(api.problems).toEqual([]);
});

const show = (path: string, options: Partial<Parameters<typeof renderApp>[0]> = {}) =>
  renderApp({ api, path, perfil: createPerfil({ AccesoResponder: true }), now: '2026-11-23T09:00:00+01:00', ...options });

describe('requests that wait for a decision', () => {
  it('say what could not be read of them after a server error, and are read when somebody tries again', async () => {
    const fails = () => {
      throw new FakeFailure('general.desconocido', { message: 'Se ha producido un error.' });
    };
    api.handle(vacaciones.byId, fails);
    await show('/bandeja/solicitudes/51');
    expect(await screen.findByRole('heading', { name: 'No hemos podido traer la solicitud' })).toBeDefined();
    api.handle(vacaciones.byId, () => createVacaciones({ id: 51, persona: jonas.persona, puede: createPuede({ decidir: true }) }));
    await userEvent.click(screen.getByRole('button', { name: 'Probar otra vez' }));
    expect(await screen.findByRole('button', { name: /^Aprobar/ })).toBeDefined();
  });

  it('have their own part of the inbox, and count for the bell', async () => {
    const { router } = await show('/bandeja');
    expect(await screen.findByRole('link', { name: 'Abrir la bandeja, 4 asuntos esperan tu respuesta' })).toBeDefined();
    await userEvent.click(await screen.findByRole('link', { name: 'De otros 2' }));
    await screen.findByRole('button', { name: /Jonas Weber/ });
    expect(router.state.location.pathname).toBe('/bandeja/solicitudes');
  });

  it('are where the entry of the menu leads if nothing of one’s own waits', async () => {
    api.handle(bandeja.pendientes, () => ({ total: 0, respuestas: 0 }));
    const { router } = await show('/bandeja');
    await screen.findByRole('button', { name: /Jonas Weber/ });
    expect(router.state.location.pathname).toBe('/bandeja/solicitudes');
    await userEvent.click(screen.getByRole('link', { name: 'Lo tuyo' }));
    await screen.findByText('Nada espera tu respuesta');
    expect(router.state.location.pathname).toBe('/bandeja');
  });

  it('show to a stand-in, too, and to nobody else', async () => {
    await show('/bandeja', { perfil: createPerfil() });
    expect(await screen.findByRole('link', { name: 'De otros 2' })).toBeDefined();
    cleanup();
    items = [];
    await show('/bandeja', { perfil: createPerfil() });
    await screen.findByText('Nada espera tu respuesta');
    expect(screen.queryByRole('link', { name: /^De otros/ })).toBeNull();
  });

  it('have corrections of hours among them, with the day as it is and as it would be', async () => {
    const asunto = createAsunto({ persona: jonas.persona });
    const correction = { modulo: 'correcciones' as const, titulo: null, cantidad: null };
    items = [{ ...jonas, ...correction, asunto }, lucia];
    api.handle(bandeja.correccion, ({ id }) => {
      const { persona } = jonas;
      return { ...createVacaciones({ id, persona, puede: createPuede({ decidir: true }) }), ...correction, comentario: null, asunto };
    });
    await show('/bandeja/solicitudes');
    const row = await screen.findByRole('button', { name: /Jonas Weber/ });
    expect(row.textContent).toContain('Cambio de hora: Salida, ');
    expect(row.textContent).toContain('17:30 → Propuesta: 17:58');
    // Several at once, whatever they are.
    await userEvent.click(screen.getByRole('checkbox', { name: 'Elegir todas' }));
    expect(screen.getByRole('button', { name: 'Aprobar 1 sin avisos' })).toBeDefined();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Elegir la de Lucía Martín Soto' }));
    expect(screen.getByRole('button', { name: 'Aprobar 1' })).toBeDefined();
    await userEvent.click(row);
    await screen.findByRole('heading', { name: 'Cambio de hora: Salida' });
    expect(screen.getByText('Si hay acuerdo')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Aprobar' })).toBeDefined();
  });

  it('are narrowed down to a kind and put in the order in which they begin, in the address', async () => {
    const { router, requestsTo } = await show('/bandeja/solicitudes');
    await screen.findByRole('button', { name: /Jonas Weber/ });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Orden' }), 'Empiezan antes');
    await waitFor(() => expect(router.state.location.search).toEqual({ orden: 'comienzo' }));
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Clase' }), 'Correcciones de fichajes');
    await waitFor(() =>
      expect(requestsTo(solicitudes.porDecidir).at(-1)?.input).toMatchObject({ modulo: 'correcciones', orden: 'comienzo' }),
    );
    items = [];
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Clase' }), 'Cambio de turno');
    expect(await screen.findByText('Nada con este filtro')).toBeDefined();
    // What was decided has its own order.
    await userEvent.click(screen.getByRole('radio', { name: 'Decididas' }));
    await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Orden' })).toBeNull());
    expect(router.state.location.search).toMatchObject({ cuales: 'decididas', clase: 'cambio-turnos' });
  });

  it('cannot be ticked in a month that is closed, and say why', async () => {
    const asunto = createAsunto({ persona: jonas.persona, cerrado: true });
    items = [{ ...jonas, modulo: 'correcciones', titulo: null, cantidad: null, asunto }, lucia];
    await show('/bandeja/solicitudes');
    const row = await screen.findByRole('button', { name: /Jonas Weber/ });
    expect(row.textContent).toContain('Mes cerrado');
    expect(screen.queryByRole('checkbox', { name: 'Elegir la de Jonas Weber' })).toBeNull();
  });

  it('say in words what one should know, and the card explains it', async () => {
    await show('/bandeja/solicitudes');
    const row = await screen.findByRole('button', { name: /Lucía Martín Soto/ });
    expect(row.textContent).toContain('Con poca antelación');
    expect(row.textContent).toContain('Por debajo del mínimo del equipo');
    await userEvent.click(row);
    await screen.findByText(/La empresa pide avisar con 15 días de antelación/);
  });

  it('say before the decision what is left, who is away, what was written and what happened', async () => {
    await show('/bandeja/solicitudes/41');
    await screen.findByText('Le quedarían 8 días');
    expect(document.body.textContent).toContain('Por debajo del mínimo: mié 30 dic');
    expect(document.body.textContent).toContain('«Dejo la facturación de diciembre cerrada el 23.»');
    expect(document.body.textContent).toContain('Los 13 usados');
    expect(document.body.textContent).toContain('Lucía Martín Soto la envió');
    expect(document.body.textContent).toContain('Falta tu decisión');
  });

  it('that are not in the list are found by their number, whatever their module', async () => {
    items = [];
    api.handle(solicitudes.byId, ({ id }) => createVacaciones({ id, persona: lucia.persona }));
    await show('/bandeja/solicitudes/41');
    expect(await screen.findByRole('heading', { name: /Vacaciones/ })).toBeDefined();
  });

  it('are approved, and what was done stays until one goes on', async () => {
    api.handle(solicitudes.decidir, () => {
      items = [lucia];
      return { items: [{ id: 51, estado: 'aprobada' as const, version: 2, error: null }] };
    });
    const { router, requestsTo } = await show('/bandeja/solicitudes/51');
    await userEvent.click(await screen.findByRole('button', { name: 'Aprobar' }));
    await screen.findByText('Aprobada. Jonas ya lo sabe.');
    expect(requestsTo(solicitudes.decidir).map(({ input }) => input)).toEqual([{ cuales: [{ id: 51, version: 1 }], decision: 'aprobar' }]);
    await userEvent.click(screen.getByRole('button', { name: 'Seguir' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/bandeja/solicitudes/41'));
  });

  it('that others decide after me are not told as approved', async () => {
    api.handle(solicitudes.decidir, () => ({ items: [{ id: 51, estado: 'en-curso' as const, version: 2, error: null }] }));
    await show('/bandeja/solicitudes/51');
    await userEvent.click(await screen.findByRole('button', { name: 'Aprobar' }));
    expect(await screen.findByText('Conforme. Ahora decide quien sigue.')).toBeDefined();
  });

  it('are rejected with a reason only, and the focus goes where it is missing', async () => {
    api.handle(solicitudes.decidir, () => ({ items: [{ id: 51, estado: 'rechazada' as const, version: 2, error: null }] }));
    const { requestsTo } = await show('/bandeja/solicitudes/51');
    await userEvent.click(await screen.findByRole('button', { name: 'Rechazar' }));
    await screen.findByText('Escribe por qué la rechazas.');
    const reason = screen.getByRole('textbox', { name: /Motivo/ });
    expect(document.activeElement).toBe(reason);
    expect(requestsTo(solicitudes.decidir)).toHaveLength(0);
    await userEvent.type(reason, 'Hay inventario.');
    await userEvent.click(screen.getByRole('button', { name: 'Rechazar' }));
    await screen.findByText('Rechazada. Jonas leerá tu motivo.');
    expect(requestsTo(solicitudes.decidir)[0]?.input).toEqual({
      cuales: [{ id: 51, version: 1 }],
      decision: 'rechazar',
      motivo: 'Hay inventario.',
    });
  });

  const clean = createPorDecidir({ id: 52, persona: { id: 8, nombre: 'Alba Ríos', iniciales: 'AR', fotoToken: '' } });

  it('decided several at once, say of each what came of it', async () => {
    items = [jonas, clean];
    api.handle(solicitudes.decidir, () => {
      items = [clean];
      return {
        items: [
          { id: 51, estado: 'aprobada' as const, version: 2, error: null },
          { id: 52, estado: null, version: null, error: { codigo: 'vacaciones.sin-saldo', mensaje: 'Ya no le llegan los días.' } },
        ],
      };
    });
    const { requestsTo } = await show('/bandeja/solicitudes');
    await userEvent.click(await screen.findByLabelText('Elegir todas'));
    const bar = screen.getByRole('group', { name: '2 elegidas' });
    expect(bar.textContent).toContain('ninguna tiene avisos');
    const barClass = bar.className;
    await userEvent.click(within(bar).getByRole('button', { name: 'Aprobar 2' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Ya mismo' }));
    const told = await screen.findByText('1 aprobada.');
    const status = told.closest('[role="status"]');
    expect(status?.textContent).toContain('1 sigue sin decidir:Alba Ríos, Vacaciones 28');
    expect(status?.textContent).toContain('Ya no le llegan los días.');
    // It stands where the bar was, with the focus, until it was read.
    const close = screen.getByRole('button', { name: 'Entendido' });
    expect(document.activeElement).toBe(close);
    expect(status?.parentElement?.className).toBe(barClass);
    await userEvent.click(close);
    expect(screen.queryByText('1 aprobada.')).toBeNull();
    expect(requestsTo(solicitudes.decidir).map(({ input }) => input)).toEqual([
      {
        decision: 'aprobar',
        cuales: [
          { id: 51, version: 1 },
          { id: 52, version: 1 },
        ],
      },
    ]);
  });

  it('with a warning are left out of an approval of several, and led to', async () => {
    items = [jonas, lucia, clean];
    api.handle(solicitudes.decidir, ({ cuales }) => ({
      items: cuales.map(({ id }) => ({ id, estado: 'aprobada' as const, version: 2, error: null })),
    }));
    const { router, requestsTo } = await show('/bandeja/solicitudes');
    await userEvent.click(await screen.findByLabelText('Elegir todas'));
    const bar = screen.getByRole('group', { name: '3 elegidas' });
    expect(bar.textContent).toContain('1 tiene avisos: Lucía Martín Soto');
    await userEvent.click(within(bar).getByRole('button', { name: 'Aprobar 2 sin avisos' }));
    expect(await screen.findByText('Se aprueban 2')).toBeDefined();
    // They have left the list, and the other one has not.
    expect(screen.queryByLabelText('Elegir la de Jonas Weber')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Ya mismo' }));
    await screen.findByText('2 aprobadas.');
    expect(requestsTo(solicitudes.decidir).map(({ input }) => input)).toMatchObject([{ cuales: [{ id: 51 }, { id: 52 }] }]);
    await userEvent.click(screen.getByLabelText('Elegir la de Lucía Martín Soto'));
    expect(screen.queryByRole('button', { name: /^Aprobar/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Revisar 1' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/bandeja/solicitudes/41'));
  });

  it('approved by mistake are back with one press, still ticked, and nobody was told', async () => {
    items = [jonas, clean];
    const { requestsTo } = await show('/bandeja/solicitudes');
    await userEvent.click(await screen.findByLabelText('Elegir todas'));
    await userEvent.click(screen.getByRole('button', { name: 'Aprobar 2' }));
    const undo = await screen.findByRole('button', { name: 'Deshacer' });
    expect(document.activeElement).toBe(undo);
    await userEvent.click(undo);
    expect(screen.getByRole('group', { name: '2 elegidas' })).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>('Elegir la de Jonas Weber').checked).toBe(true);
    expect(requestsTo(solicitudes.decidir)).toEqual([]);
  });

  it('approved together do not stay open beside the list', async () => {
    items = [jonas, lucia];
    await show('/bandeja/solicitudes', { width: 1440 });
    await screen.findByRole('button', { name: 'Aprobar' });
    await userEvent.click(screen.getByLabelText('Elegir la de Jonas Weber'));
    expect(screen.getByRole('region', { name: 'Jonas Weber' })).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Aprobar 1' }));
    await screen.findByRole('region', { name: 'Lucía Martín Soto' });
    await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
    expect(await screen.findByLabelText('Elegir la de Jonas Weber')).toHaveProperty('checked', true);
    await userEvent.click(screen.getByRole('button', { name: 'Aprobar 1' }));
    api.handle(solicitudes.decidir, ({ cuales }) => {
      items = [lucia];
      return { items: cuales.map(({ id }) => ({ id, estado: 'aprobada' as const, version: 2, error: null })) };
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Ya mismo' }));
    await screen.findByText('1 aprobada.');
    expect(screen.getByRole('region', { name: 'Lucía Martín Soto' })).toBeDefined();
    expect(screen.queryByText('Jonas Weber')).toBeNull();
  });

  it('that could not be rejected are ticked again, with the reason that was typed', async () => {
    items = [jonas, clean];
    api.handle(solicitudes.decidir, () => {
      throw new FakeFailure('general.no-disponible', { message: 'Ahora no.' });
    });
    await show('/bandeja/solicitudes');
    await userEvent.click(await screen.findByLabelText('Elegir todas'));
    await userEvent.click(screen.getByRole('button', { name: 'Rechazar…' }));
    await userEvent.type(screen.getByRole('textbox'), 'Estamos cerrados.');
    await userEvent.click(screen.getByRole('button', { name: 'Rechazar 2' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Ya mismo' }));
    expect(await screen.findByText('Ahora no.')).toBeDefined();
    expect(screen.getByRole('group', { name: '2 elegidas' })).toBeDefined();
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'Estamos cerrados.');
  });

  it('are sent by themselves after ten seconds', async () => {
    items = [jonas, clean];
    api.handle(solicitudes.decidir, ({ cuales }) => ({
      items: cuales.map(({ id }) => ({ id, estado: 'aprobada' as const, version: 2, error: null })),
    }));
    const { clock, requestsTo } = await show('/bandeja/solicitudes');
    await userEvent.click(await screen.findByLabelText('Elegir todas'));
    await userEvent.click(screen.getByRole('button', { name: 'Aprobar 2' }));
    await screen.findByText('Se aprueban 2');
    expect(requestsTo(solicitudes.decidir)).toEqual([]);
    clock.advance({ seconds: 10 });
    await waitFor(() => expect(requestsTo(solicitudes.decidir)).toHaveLength(1));
  });

  it('are sent before somebody signs out', async () => {
    items = [jonas, clean];
    let ended = false;
    api.handle(auth.salir, () => {
      ended = true;
      return null;
    });
    let isInTime = false;
    api.handle(solicitudes.decidir, ({ cuales }) => {
      isInTime = !ended;
      return { items: cuales.map(({ id }) => ({ id, estado: 'aprobada' as const, version: 2, error: null })) };
    });
    await show('/bandeja/solicitudes', { width: 1440 });
    await userEvent.click(await screen.findByLabelText('Elegir todas'));
    await userEvent.click(screen.getByRole('button', { name: 'Aprobar 2' }));
    await screen.findByText('Se aprueban 2');
    await userEvent.click(screen.getByRole('button', { name: 'Desconectar' }));
    await waitFor(() => expect(ended).toBe(true));
    expect(isInTime).toBe(true);
  });

  it('approved together are sent at once by whoever leaves the page', async () => {
    items = [jonas, clean];
    api.handle(solicitudes.decidir, ({ cuales }) => ({
      items: cuales.map(({ id }) => ({ id, estado: 'aprobada' as const, version: 2, error: null })),
    }));
    const { requestsTo } = await show('/bandeja/solicitudes');
    await userEvent.click(await screen.findByLabelText('Elegir todas'));
    await userEvent.click(screen.getByRole('button', { name: 'Aprobar 2' }));
    await screen.findByText('Se aprueban 2');
    await userEvent.click(screen.getByRole('link', { name: /^Lo tuyo/ }));
    await waitFor(() => expect(requestsTo(solicitudes.decidir)).toHaveLength(1));
  });

  it('are noted if they are sick leave, alone and among others', async () => {
    const leave = { modulo: 'bajas' as const, titulo: null };
    items = [{ ...jonas, ...leave }, lucia];
    await show('/bandeja/solicitudes');
    const row = await screen.findByRole('button', { name: /Jonas Weber/ });
    expect(row.textContent).toContain('Comunicada: solo hay que anotarla');
    await userEvent.click(screen.getByLabelText('Elegir la de Jonas Weber'));
    expect(screen.getByRole('button', { name: 'Anotar 1' })).toBeDefined();
    await userEvent.click(screen.getByLabelText('Elegir todas'));
    expect(screen.getByRole('button', { name: 'Anotar 1 sin avisos' })).toBeDefined();
    cleanup();
    items = [{ ...jonas, ...leave }, clean];
    await show('/bandeja/solicitudes');
    await userEvent.click(await screen.findByLabelText('Elegir todas'));
    expect(screen.getByRole('button', { name: 'Aprobar o anotar 2' })).toBeDefined();
  });

  it('are chosen without the cancellations, which are decided one by one', async () => {
    items = [jonas, lucia, createPorDecidir({ id: 60, estado: 'anulacion-solicitada', persona: { ...jonas.persona, nombre: 'Eva Sanz' } })];
    await show('/bandeja/solicitudes');
    await userEvent.click(await screen.findByLabelText('Elegir todas'));
    expect(screen.getByRole('group', { name: '2 elegidas' })).toBeDefined();
    expect(screen.queryByLabelText('Elegir la de Eva Sanz')).toBeNull();
    expect(screen.getByRole('button', { name: /Eva Sanz/ }).textContent).toContain('Anular: ');
  });
});

describe('stand-ins', () => {
  const persona = (id: number, nombre: string) => ({ id, nombre });
  const days = { desde: '2026-11-23', hasta: '2026-11-27' };

  it('say in the inbox for whom one decides today, and who decides for oneself', async () => {
    const [own, other] = [
      { id: 1, titular: persona(3, 'Marta Gil'), suplente: persona(7, 'Dani Soler'), parte: 'titular' as const },
      { id: 2, titular: persona(8, 'Alba Ríos'), suplente: persona(3, 'Marta Gil'), parte: 'suplente' as const },
    ];
    api.handle(solicitudes.suplencias, () => ({
      items: [
        { ...own, ...days },
        { ...other, ...days },
      ],
      total: 2,
    }));
    await show('/bandeja/solicitudes');
    await screen.findByText('Hoy decides también por Alba Ríos.');
    expect(screen.getByText('Hoy Dani Soler también puede decidir por ti.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Suplencias' }).getAttribute('href')).toBe('/bandeja/suplencias');
  });

  it('are named with their days, by name, and ended after a question', async () => {
    const made = { id: 1, titular: persona(3, 'Marta Gil'), suplente: persona(7, 'Dani Soler'), parte: 'titular' as const, ...days };
    let named = false;
    api.handle(solicitudes.suplencias, () => ({ items: named ? [made] : [], total: Number(named) }));
    api.handle(solicitudes.suplentes, () => ({ items: [persona(7, 'Dani Soler')] }));
    api.handle(solicitudes.guardarSuplencia, () => {
      named = true;
      return made;
    });
    api.handle(solicitudes.quitarSuplencia, () => null);
    const { requestsTo } = await show('/bandeja/suplencias');
    await screen.findByText('Nadie: decides tú.');
    await userEvent.click(screen.getByRole('button', { name: 'Nombrar' }));
    await screen.findByText('Elige quién decidirá por ti.');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Buscar a una persona de la empresa' }), 'dani');
    await userEvent.click(await screen.findByRole('button', { name: 'Dani Soler' }));
    await userEvent.type(screen.getByLabelText(/^Desde/), '23/11/2026');
    await userEvent.type(screen.getByLabelText(/^Hasta/), '27/11/2026');
    await userEvent.click(screen.getByRole('button', { name: 'Nombrar' }));
    await waitFor(() => expect(requestsTo(solicitudes.guardarSuplencia)[0]?.input).toEqual({ suplente: 7, ...days }));
    await userEvent.click(await screen.findByRole('button', { name: 'Quitar la suplencia de Dani Soler' }));
    await userEvent.click(screen.getByRole('button', { name: 'Quitar la suplencia' }));
    await waitFor(() => expect(requestsTo(solicitudes.quitarSuplencia)).toHaveLength(1));
  });
});
