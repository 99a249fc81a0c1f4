import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cambioTurnos } from '@jornada/contract/cambio-turnos/calls.ts';
import { AYTHAMI, createCambio, createResumenCambio, TURNOS_DE_PRUEBA as turnos, YERAY, type FakeApi } from '@jornada/testkit';
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

describe('a request of a colleague', () => {
  const SHORT_REST = {
    desde: '2026-12-07',
    hasta: '2026-12-11',
    antes: { ahora: 2880, luego: 600 },
    despues: { ahora: 4320, luego: 3360 },
  };

  it('shows rests between the days, the short one as a warning, and is agreed to', async () => {
    const [own, other] = createResumenCambio().consecuencias;
    const avisos = [
      {
        personaId: YERAY.id,
        fecha: '2026-12-07',
        regla: 'descanso-diario' as const,
        norma: 'ET 34.3',
        valorMinutos: 600,
        limiteMinutos: 720,
      },
    ];
    if (!own || !other) throw new Error('both have consequences');
    told.vista = createCambio({ resumen: createResumenCambio({ avisos, consecuencias: [{ ...own, descansos: [SHORT_REST] }, other] }) });
    api.handle(cambioTurnos.aceptar, () => {
      told.vista = createCambio({ estado: 'aceptada', espera: 'responsable', version: 2, puede: { ...NADIE, desdecirse: true } });
      return { cambio: told.vista, turnos };
    });
    const { requestsTo } = await told.show(VIEW);
    expect(await screen.findByRole('heading', { name: 'Aythami te lo pide' })).toBeDefined();
    expect(screen.getByText('«Me vendría bien tener libres esas noches.»')).toBeDefined();
    const rest = screen.getAllByRole('row', { name: /^Descanso/ })[0];
    expect(rest?.textContent).toContain('mín. 12:00');
    expect(screen.getByText('Horas de noche')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Aceptar' }));
    await waitFor(() => expect(requestsTo(cambioTurnos.aceptar)).toHaveLength(1));
    expect(await screen.findByRole('button', { name: 'Ya no puedo' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Aceptar' })).toBeNull();
  });

  it('that breaks a limit by now has a sentence in place of the button', async () => {
    told.vista = createCambio({
      resumen: createResumenCambio({
        vale: false,
        obstaculos: [{ personaId: AYTHAMI.id, fecha: '2026-12-07', motivo: 'no-disponible', limite: null }],
      }),
      movidos: [{ personaId: AYTHAMI.id, fecha: '2026-12-07', antes: on('n'), ahora: [] }],
    });
    await told.show(VIEW);
    expect(await screen.findByText('Así no puede ser: No puede ese día')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Aceptar' })).toBeNull();
    expect(screen.getByText('Ha cambiado algo desde que se pidió')).toBeDefined();
  });

  it('may be declined without a reason', async () => {
    api.handle(cambioTurnos.declinar, () => ({ cambio: createCambio({ estado: 'rechazada', espera: null, puede: NADIE }), turnos }));
    const { requestsTo } = await told.show(VIEW);
    await userEvent.click(await screen.findByRole('button', { name: 'No puedo' }));
    const question = screen.getByRole('group', { name: /Decir que no/ });
    await userEvent.click(within(question).getByRole('button', { name: 'No puedo' }));
    await waitFor(() => expect(requestsTo(cambioTurnos.declinar)).toHaveLength(1));
  });

  it('of which there is none says so', async () => {
    await told.show('/cambio-turnos-view/0');
    expect(await screen.findByRole('heading', { level: 1 })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Aceptar' })).toBeNull();
  });
});

describe('a request to the person', () => {
  it('is accepted with one tap, which is sent once, and then waits for whoever decides', async () => {
    api.handle(cambioTurnos.aceptar, () => {
      told.vista = createCambio({
        estado: 'aceptada',
        espera: 'responsable',
        esperaNombre: 'Dácil Suárez',
        puede: { ...NADIE, desdecirse: true },
      });
      return { cambio: told.vista, turnos };
    });
    const { requestsTo } = await told.show(VIEW);
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Aceptar' }));
    expect(await screen.findByRole('button', { name: 'Ya no puedo' })).toBeDefined();
    expect(requestsTo(cambioTurnos.aceptar).map(({ input }) => input)).toEqual([{ id: 70, version: 3 }]);
    expect(screen.queryByRole('button', { name: 'Aceptar' })).toBeNull();
  });

  it('what has moved since stands with what it was and what it is', async () => {
    told.vista = createCambio({
      movidos: [{ personaId: YERAY.id, fecha: '2026-12-08', antes: [{ turno: 'm', puestoId: null }], ahora: [] }],
    });
    await told.show(VIEW);
    const note = await screen.findByText('Ha cambiado algo desde que se pidió');
    expect(note.parentElement?.textContent).toContain('Martes 8: mañana → libre');
  });

  it('one that has expired is the same page with nothing to do', async () => {
    told.vista = createCambio({ estado: 'caducada', espera: null, resumen: null, caduca: null, puede: NADIE });
    await told.show(VIEW);
    expect(await screen.findByText('Caducado')).toBeDefined();
    expect(screen.queryByRole('button', { name: /Aceptar|No puedo|Retirar/ })).toBeNull();
  });

  it('its form can be read again, and changes nothing', async () => {
    told.vista = createCambio({ espera: 'companero', puede: NADIE });
    const { router } = await told.show(VIEW);
    await userEvent.click(await screen.findByRole('link', { name: 'Ver el formulario' }));
    expect(router.state.location.pathname).toBe('/cambio-turnos-form-consulta');
    const sheet = within(await screen.findByRole('dialog', { name: 'Consultar la propuesta' }));
    expect(await sheet.findByRole('rowheader', { name: 'Horas en total' })).toBeDefined();
    expect(sheet.getAllByRole('listitem').length).toBeGreaterThanOrEqual(told.vista.cesiones.length);
    expect(sheet.queryByRole('button', { name: /Propon|Aceptar|Retirar/ })).toBeNull();
  });

  it('on a wide screen stands beside the list', async () => {
    await told.show(VIEW, { width: 1440 });
    expect(await screen.findByRole('region', { name: 'Tus turnos' })).toBeDefined();
    expect(await screen.findByRole('heading', { name: 'Aythami te lo pide' })).toBeDefined();
  });
});
