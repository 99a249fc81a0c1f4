import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { turnos } from '@jornada/contract/turnos/calls.ts';
import { FakeFailure } from '@jornada/testkit';
import { PLAN_SHIFTS, Planning, planCell, planWords } from '../../../testing/planning.ts';

let plan: Planning;
beforeEach(() => {
  plan = new Planning();
});
afterEach(() => {
  cleanup();
  expect(plan.api.problems).toEqual([]);
});

describe('publishing', () => {
  const aviso = { regla: 'descanso-diario' as const, norma: 'ET 34.3', fecha: '2027-03-05', valorMinutos: 480, limiteMinutos: 720 };
  const preview = {
    huella: 'h1',
    personas: 1,
    cambios: 1,
    turnos: PLAN_SHIFTS,
    items: [
      {
        persona: { id: 1, nombre: 'Nayra Alemán' },
        cambios: [{ fecha: '2027-03-05', antes: [{ turno: 'T-clave', puestoId: null }], despues: [{ turno: 'M-clave', puestoId: null }] }],
        nuevos: [],
        avisos: [aviso],
        preavisos: [{ fecha: '2027-03-05', dias: 2, minimo: 5, norma: 'ET 34.2' }],
        obstaculos: [],
      },
    ],
  };

  it('says whom it touches and which rule warns, and publishes what was looked at', async () => {
    plan.api.handle(turnos.previsualizar, () => preview);
    plan.api.handle(turnos.publicar, () => ({ publicacionId: 3, personas: 1, dias: 1, obstaculos: 0 }));
    const { requestsTo } = await plan.open();
    await waitFor(async () => expect(planWords(await planCell('Nayra', 5))).toContain('Descanso entre jornadas: 8:00 h'));
    await userEvent.click(screen.getByRole('button', { name: 'Publicar a 1 persona' }));
    const sheet = await screen.findByRole('dialog', { name: 'Publicar el plan' });
    expect(within(sheet).getByText('Tarde, 14:00 – 22:00').tagName).toBe('DEL');
    expect(within(sheet).getByText(/ET 34\.3/)).toBeDefined();
    expect(within(sheet).getByText(/lo mínimo son 5 \(ET 34\.2\)/)).toBeDefined();
    await userEvent.click(within(sheet).getByRole('button', { name: 'Publicar a 1 persona' }));
    await waitFor(() => expect(requestsTo(turnos.publicar)).toHaveLength(1));
    expect(requestsTo(turnos.publicar)[0]?.input).toEqual({ desde: '2027-03-01', hasta: '2027-03-07', huella: 'h1' });
  });

  it('publishes nothing that has changed since it was looked at', async () => {
    plan.api.handle(turnos.previsualizar, () => preview);
    plan.api.handle(turnos.publicar, () => {
      throw new FakeFailure('turnos.borrador-cambiado');
    });
    await plan.open();
    await userEvent.click(await screen.findByRole('button', { name: 'Publicar a 1 persona' }));
    const sheet = await screen.findByRole('dialog', { name: 'Publicar el plan' });
    await userEvent.click(within(sheet).getByRole('button', { name: 'Publicar a 1 persona' }));
    expect(await within(sheet).findByRole('button', { name: 'Mirarlo de nuevo' })).toBeDefined();
  });
});
