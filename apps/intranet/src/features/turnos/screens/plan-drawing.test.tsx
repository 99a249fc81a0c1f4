import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cambioTurnos } from '@jornada/contract/cambio-turnos/calls.ts';
import { turnos, type CeldaParaEscribir } from '@jornada/contract/turnos/calls.ts';
import { FakeFailure } from '@jornada/testkit';
import { NO_PREVIEW, PLAN_DAYS, PLAN_SHIFTS, Planning, planCell, planDay, planPerson, planWords } from '../../../testing/planning.ts';

let plan: Planning;
beforeEach(() => {
  plan = new Planning();
});
afterEach(() => {
  cleanup();
  expect(plan.api.problems).toEqual([]);
});

describe('drawing by keyboard', () => {
  it('puts a shift by its letter over all that is chosen, in one sending', async () => {
    const { requestsTo } = await plan.open();
    (await planCell('Airam', 1)).focus();
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowDown}{/Shift}t');
    await waitFor(() => expect(requestsTo(turnos.escribir)).toHaveLength(1));
    const sent = requestsTo(turnos.escribir)[0]?.input as { celdas: CeldaParaEscribir[] };
    expect(sent.celdas.map(({ personaId, fecha, que }) => `${personaId} ${fecha} ${que}`)).toEqual([
      '2 2027-03-01 turnos',
      '2 2027-03-02 turnos',
      '1 2027-03-01 turnos',
      '1 2027-03-02 turnos',
    ]);
    expect(sent.celdas[0]?.partes?.[0]?.turno).toEqual({ codigo: 'T', nombre: 'Tarde', inicio: '14:00', fin: '22:00', pausas: [] });
    await waitFor(async () =>
      expect(planWords(await planCell('Nayra', 2))).toBe('martes 2 de marzo: Tarde, 14:00 – 22:00. Cambiado, sin publicar'),
    );
  });

  it('keeps what could not be sent while another part of shifts shows, does not publish meanwhile, and sends it when it is back', async () => {
    plan.api.handle(cambioTurnos.ofrecidos, () => ({ items: [], total: 0, turnos: PLAN_SHIFTS }));
    plan.api.handle(turnos.previsualizar, () => ({ ...NO_PREVIEW, personas: 1, cambios: 1 }));
    plan.api.handle(turnos.escribir, () => {
      throw new FakeFailure('general.no-disponible', { message: 'Ahora no.' });
    });
    await plan.open();
    (await planCell('Airam', 1)).focus();
    await userEvent.keyboard('t');
    expect(await screen.findByText(/no se ha podido enviar/)).toBeDefined();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Publicar a 1 persona' }).disabled).toBe(true);
    await userEvent.click(screen.getByRole('link', { name: 'Se ofrecen' }));
    expect(await screen.findByText('No se ofrece ningún turno')).toBeDefined();
    plan.api.handle(turnos.escribir, ({ celdas }) => ({ items: plan.write(celdas), turnos: [] }));
    await userEvent.click(screen.getByRole('link', { name: 'Plan' }));
    await waitFor(() => expect(plan.people.flatMap(({ dias }) => dias).filter(({ borrador }) => borrador !== null)).toHaveLength(1));
  });

  it('copies days to others, takes that back and does it again', async () => {
    await plan.open();
    (await planCell('Airam', 1)).focus();
    await userEvent.keyboard('n{Control>}c{/Control}{ArrowRight}{Control>}v{/Control}');
    await waitFor(async () => expect(planWords(await planCell('Airam', 2))).toContain('Noche'));
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(async () => expect(planWords(await planCell('Airam', 2))).toContain('Mañana'));
    expect(planWords(await planCell('Airam', 1))).toContain('Noche');
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    await waitFor(async () => expect(planWords(await planCell('Airam', 2))).toContain('Noche'));
  });

  it('repeats the first day to the right, and brings the schedule back', async () => {
    await plan.open();
    (await planCell('Airam', 1)).focus();
    await userEvent.keyboard('t{Shift>}{ArrowRight}{ArrowRight}{/Shift}{Control>}r{/Control}');
    await waitFor(async () => expect(planWords(await planCell('Airam', 3))).toContain('Tarde'));
    await userEvent.keyboard('{Delete}');
    await waitFor(async () => expect(planWords(await planCell('Airam', 3))).toContain('Mañana'));
    expect(plan.people.flatMap(({ dias }) => dias).every(({ borrador }) => borrador === null)).toBe(true);
  });

  it('sends nothing for days that cannot change', async () => {
    plan.people = [
      planPerson(
        1,
        'Nayra Alemán',
        PLAN_DAYS.map((fecha) => planDay(fecha, { obstaculo: 'pasado' })),
      ),
    ];
    const { requestsTo } = await plan.open();
    (await planCell('Nayra', 1)).focus();
    await userEvent.keyboard('t');
    expect(requestsTo(turnos.escribir)).toEqual([]);
  });
});

it('fills what is chosen with a pattern, each person some days later', async () => {
  await plan.open();
  (await planCell('Airam', 1)).focus();
  await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{ArrowDown}{/Shift}');
  await userEvent.click(screen.getByRole('button', { name: 'Rellenar con un patrón' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Patrón' }), 'T N Q');
  expect(screen.getByText('«Q» no es ningún turno')).toBeDefined();
  await userEvent.type(screen.getByRole('textbox', { name: 'Patrón' }), '{Backspace}-');
  const step = screen.getByRole('textbox', { name: 'Días de diferencia entre personas' });
  await userEvent.clear(step);
  await userEvent.type(step, '1');
  await userEvent.click(screen.getByRole('button', { name: 'Rellenar 6 días' }));
  await waitFor(() => {
    const drawn = plan.people.map(({ dias }) => dias.slice(0, 3).map(({ borrador }) => borrador?.partes?.[0]?.turno ?? borrador?.que));
    expect(drawn).toEqual([
      ['T-clave', 'N-clave', 'libre'],
      ['N-clave', 'libre', 'T-clave'],
    ]);
  });
});

it('tells what another planner has drawn meanwhile, and keeps what was wanted', async () => {
  await plan.open();
  (await planCell('Airam', 1)).focus();
  const borrador = { que: 'libre' as const, partes: [], minutos: 0, sobre: null, version: 99, autorId: 2, alDia: true };
  plan.people = plan.people.map((one) => (one.id === 2 ? { ...one, dias: one.dias.map((cell) => ({ ...cell, borrador })) } : one));
  await userEvent.keyboard('t');
  await waitFor(async () => expect(planWords(await planCell('Airam', 1))).toContain('otra persona ha dibujado este día a la vez'));
  expect(planWords(await planCell('Airam', 1))).toContain('Libre');
  await userEvent.click(screen.getByRole('button', { name: 'Poner lo mío' }));
  await waitFor(async () => expect(planWords(await planCell('Airam', 1))).toContain('Tarde'));
});

it('keeps what could not be sent, says so, and sends it again', async () => {
  plan.api.handle(turnos.escribir, () => {
    throw new FakeFailure('general.no-disponible');
  });
  await plan.open();
  (await planCell('Airam', 1)).focus();
  await userEvent.keyboard('t');
  const alert = await screen.findByText(/Lo último que has dibujado no se ha podido enviar/);
  expect(alert).toBeDefined();
  expect(planWords(await planCell('Airam', 1))).toContain('Tarde');
  plan.api.handle(turnos.escribir, ({ celdas }) => ({ items: plan.write(celdas), turnos: [] }));
  await userEvent.click(screen.getByRole('button', { name: 'Probar otra vez' }));
  await waitFor(() => expect(screen.queryByText(/no se ha podido enviar/)).toBeNull());
  expect(plan.people[0]?.dias[0]?.borrador?.que).toBe('turnos');
});
