import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getI18n } from 'react-i18next';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bandeja } from '@jornada/contract';
import { solicitudes } from '@jornada/contract/solicitudes/calls.ts';
import { vacaciones } from '@jornada/contract/vacaciones/calls.ts';
import { createAsunto, createPerfil, createPuede, createVacaciones, FakeFailure, type FakeApi } from '@jornada/testkit';
import { liftTexts, type Section } from '@jornada/i18n/lift.ts';
import { createInbox, jonas, lucia } from '../testing/to-decide.ts';

const german = import.meta.glob<Section>('../../../../../../packages/i18n/src/catalogues/solicitudes/de.json', {
  eager: true,
  import: 'default',
});
const texts = liftTexts({ solicitudes: Object.values(german)[0] ?? {} });

let api: FakeApi;
let inbox: ReturnType<typeof createInbox>;
beforeEach(() => {
  inbox = createInbox();
  ({ api } = inbox);
});
afterEach(() => {
  cleanup();
  expect(api.problems).toEqual([]);
});

describe('requests that wait for a decision', () => {
  it('say what could not be read of them after a server error, and are read when somebody tries again', async () => {
    const fails = () => {
      throw new FakeFailure('general.desconocido', { message: 'Se ha producido un error.' });
    };
    api.handle(vacaciones.byId, fails);
    await inbox.show('/bandeja/solicitudes/51');
    expect(await screen.findByRole('heading', { name: 'No hemos podido traer la solicitud' })).toBeDefined();
    api.handle(vacaciones.byId, () => createVacaciones({ id: 51, persona: jonas.persona, puede: createPuede({ decidir: true }) }));
    await userEvent.click(screen.getByRole('button', { name: 'Probar otra vez' }));
    expect(await screen.findByRole('button', { name: /^Aprobar/ })).toBeDefined();
  });

  it('have their own part of the inbox, and count for the bell', async () => {
    const { router } = await inbox.show('/bandeja');
    expect(await screen.findByRole('link', { name: 'Abrir la bandeja, 4 asuntos esperan tu respuesta' })).toBeDefined();
    await userEvent.click(await screen.findByRole('link', { name: 'De otros 2' }));
    await screen.findByRole('button', { name: /Jonas Weber/ });
    expect(router.state.location.pathname).toBe('/bandeja/solicitudes');
  });

  it('are where the entry of the menu leads if nothing of one’s own waits', async () => {
    api.handle(bandeja.pendientes, () => ({ total: 0, respuestas: 0 }));
    const { router } = await inbox.show('/bandeja');
    await screen.findByRole('button', { name: /Jonas Weber/ });
    expect(router.state.location.pathname).toBe('/bandeja/solicitudes');
    await userEvent.click(screen.getByRole('link', { name: 'Lo tuyo' }));
    await screen.findByText('Nada espera tu respuesta');
    expect(router.state.location.pathname).toBe('/bandeja');
  });

  it('show to a stand-in, too, and to nobody else', async () => {
    await inbox.show('/bandeja', { perfil: createPerfil() });
    expect(await screen.findByRole('link', { name: 'De otros 2' })).toBeDefined();
    cleanup();
    inbox.items = [];
    await inbox.show('/bandeja', { perfil: createPerfil() });
    await screen.findByText('Nada espera tu respuesta');
    expect(screen.queryByRole('link', { name: /^De otros/ })).toBeNull();
  });

  it('miss a receipt where they are expenses, and a proof where they are permits, as their panels say', async () => {
    const avisos = ['sin-justificante' as const];
    inbox.items = [
      { ...jonas, modulo: 'gastos', avisos },
      { ...lucia, modulo: 'permisos', avisos },
    ];
    await inbox.show('/bandeja/solicitudes');
    const row = await screen.findByRole('button', { name: /Jonas Weber/ });
    expect(row.textContent).toContain('Falta el justificante');
    // Spanish has one word for both, German two.
    const i18n = getI18n();
    i18n.addResourceBundle('de', 'translation', texts);
    await act(() => i18n.changeLanguage('de'));
    expect(row.textContent).toContain('Der Beleg fehlt');
    expect(screen.getByRole('button', { name: /Lucía Martín/ }).textContent).toContain('Der Nachweis fehlt');
  });

  it('have corrections of hours among them, with the day as it is and as it would be', async () => {
    const asunto = createAsunto({ persona: jonas.persona });
    const correction = { modulo: 'correcciones' as const, titulo: null, cantidad: null };
    inbox.items = [{ ...jonas, ...correction, asunto }, lucia];
    api.handle(bandeja.correccion, ({ id }) => {
      const { persona } = jonas;
      return { ...createVacaciones({ id, persona, puede: createPuede({ decidir: true }) }), ...correction, comentario: null, asunto };
    });
    await inbox.show('/bandeja/solicitudes');
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
    const { router, requestsTo } = await inbox.show('/bandeja/solicitudes');
    await screen.findByRole('button', { name: /Jonas Weber/ });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Orden' }), 'Empiezan antes');
    await waitFor(() => expect(router.state.location.search).toEqual({ orden: 'comienzo' }));
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Clase' }), 'Correcciones de fichajes');
    await waitFor(() =>
      expect(requestsTo(solicitudes.porDecidir).at(-1)?.input).toMatchObject({ modulo: 'correcciones', orden: 'comienzo' }),
    );
    inbox.items = [];
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Clase' }), 'Cambio de turno');
    expect(await screen.findByText('Nada con este filtro')).toBeDefined();
    // What was decided has its own order.
    await userEvent.click(screen.getByRole('radio', { name: 'Decididas' }));
    await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Orden' })).toBeNull());
    expect(router.state.location.search).toMatchObject({ cuales: 'decididas', clase: 'cambio-turnos' });
  });

  it('cannot be ticked in a month that is closed, and say why', async () => {
    const asunto = createAsunto({ persona: jonas.persona, cerrado: true });
    inbox.items = [{ ...jonas, modulo: 'correcciones', titulo: null, cantidad: null, asunto }, lucia];
    await inbox.show('/bandeja/solicitudes');
    const row = await screen.findByRole('button', { name: /Jonas Weber/ });
    expect(row.textContent).toContain('Mes cerrado');
    expect(screen.queryByRole('checkbox', { name: 'Elegir la de Jonas Weber' })).toBeNull();
  });

  it('say in words what one should know, and the card explains it', async () => {
    await inbox.show('/bandeja/solicitudes');
    const row = await screen.findByRole('button', { name: /Lucía Martín Soto/ });
    expect(row.textContent).toContain('Con poca antelación');
    expect(row.textContent).toContain('Por debajo del mínimo del equipo');
    await userEvent.click(row);
    await screen.findByText(/La empresa pide avisar con 15 días de antelación/);
  });

  it('say before the decision what is left, who is away, what was written and what happened', async () => {
    await inbox.show('/bandeja/solicitudes/41');
    await screen.findByText('Le quedarían 8 días');
    expect(document.body.textContent).toContain('Por debajo del mínimo: mié 30 dic');
    expect(document.body.textContent).toContain('«Dejo la facturación de diciembre cerrada el 23.»');
    expect(document.body.textContent).toContain('Los 13 usados');
    expect(document.body.textContent).toContain('Lucía Martín Soto la envió');
    expect(document.body.textContent).toContain('Falta tu decisión');
  });

  it('that are not in the list are found by their number, whatever their module', async () => {
    inbox.items = [];
    api.handle(solicitudes.byId, ({ id }) => createVacaciones({ id, persona: lucia.persona }));
    await inbox.show('/bandeja/solicitudes/41');
    expect(await screen.findByRole('heading', { name: /Vacaciones/ })).toBeDefined();
  });

  it('are approved, and what was done stays until one goes on', async () => {
    api.handle(solicitudes.decidir, () => {
      inbox.items = [lucia];
      return { items: [{ id: 51, estado: 'aprobada' as const, version: 2, error: null }] };
    });
    const { router, requestsTo } = await inbox.show('/bandeja/solicitudes/51');
    await userEvent.click(await screen.findByRole('button', { name: 'Aprobar' }));
    await screen.findByText('Aprobada. Jonas ya lo sabe.');
    expect(requestsTo(solicitudes.decidir).map(({ input }) => input)).toEqual([{ cuales: [{ id: 51, version: 1 }], decision: 'aprobar' }]);
    await userEvent.click(screen.getByRole('button', { name: 'Seguir' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/bandeja/solicitudes/41'));
    await waitFor(() => expect(document.activeElement?.tagName).toMatch(/^H[12]$/));
  });

  it('that others decide after me are not told as approved', async () => {
    api.handle(solicitudes.decidir, () => ({ items: [{ id: 51, estado: 'en-curso' as const, version: 2, error: null }] }));
    await inbox.show('/bandeja/solicitudes/51');
    await userEvent.click(await screen.findByRole('button', { name: 'Aprobar' }));
    expect(await screen.findByText('Conforme. Ahora decide quien sigue.')).toBeDefined();
  });

  it('are rejected with a reason only, and the focus goes where it is missing', async () => {
    api.handle(solicitudes.decidir, () => ({ items: [{ id: 51, estado: 'rechazada' as const, version: 2, error: null }] }));
    const { requestsTo } = await inbox.show('/bandeja/solicitudes/51');
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
});
