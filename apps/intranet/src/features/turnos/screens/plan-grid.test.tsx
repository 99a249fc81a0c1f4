import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { turnos } from '@jornada/contract/turnos/calls.ts';
import { PLAN_DAYS, PLAN_SHIFTS, Planning, planCell, planCells, planDay, planPerson, planWords } from '../../../testing/planning.ts';

let plan: Planning;
beforeEach(() => {
  plan = new Planning();
});
afterEach(() => {
  cleanup();
  expect(plan.api.problems).toEqual([]);
});

describe('the grid', () => {
  it('says of each day in words what it shows in shapes', async () => {
    plan.people = [
      planPerson(1, 'Nayra Alemán', [
        planDay('2027-03-01', { festivo: 'Día de Canarias', publicado: false }),
        planDay('2027-03-02', { ausencia: { clase: 'ausencia', aprobada: true, mitad: null, horas: false } }),
        planDay('2027-03-03', { obstaculo: 'mes-cerrado' }),
        ...PLAN_DAYS.slice(3).map((fecha) => planDay(fecha)),
      ]),
    ];
    await plan.open();
    expect(planWords(await planCell('Nayra', 1))).toBe('lunes 1 de marzo: Mañana, 6:00 – 14:00. Sin publicar. Festivo: Día de Canarias');
    expect(planWords(await planCell('Nayra', 2))).toBe('martes 2 de marzo: Ausente');
    expect(planWords(await planCell('Nayra', 3))).toContain('El mes está cerrado');
  });

  it('marks what people say of when they work, and says it in words', async () => {
    const said = { fecha: '2027-03-02', clase: 'prefiere-no' as const, desde: '06:00', hasta: '10:00' };
    plan.people = [
      { ...planPerson(1, 'Nayra Alemán'), dicho: [said, { ...said, fecha: '2027-03-03', clase: 'no', desde: null, hasta: null }] },
    ];
    await plan.open();
    expect(planWords(await planCell('Nayra', 2))).toBe('martes 2 de marzo: Mañana, 6:00 – 14:00. Prefiere no trabajar, 6:00 – 10:00');
    expect(planWords(await planCell('Nayra', 3))).toContain('No está disponible');
    expect(document.querySelectorAll('[data-said]')).toHaveLength(2);
    await userEvent.click(await planCell('Nayra', 3));
    expect(within(screen.getByRole('complementary')).getByText('No está disponible')).toBeTruthy();
  });

  it('is one stop of the tab key, and arrows walk through it', async () => {
    await plan.open();
    const first = await planCell('Airam', 1);
    const stops = screen.getAllByRole('gridcell').filter(({ tabIndex }) => tabIndex === 0);
    expect(stops).toEqual([first]);
    first.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    expect(document.activeElement).toBe(await planCell('Nayra', 2));
  });

  it('is looked through by name without losing the field, also where nobody is found', async () => {
    const all = plan.people;
    plan.api.handle(turnos.plan, ({ desde, hasta, texto = '' }) => {
      const items = all.filter(({ nombre }) => nombre.includes(texto));
      return {
        desde,
        hasta,
        hoy: '2027-02-25',
        turnos: PLAN_SHIFTS,
        puestos: [],
        centros: [],
        departamentos: [],
        items,
        total: items.length,
        otros: [],
      };
    });
    await plan.open();
    await planCell('Nayra', 1);
    const field = screen.getByRole('searchbox', { name: 'Buscar a alguien' });
    await userEvent.type(field, 'Zz');
    expect(await screen.findByText('Nadie que planificar')).toBeDefined();
    expect(document.activeElement).toBe(field);
    await userEvent.clear(field);
    await planCell('Nayra', 1);
    expect(document.activeElement).toBe(field);
  });

  it('adds up the hours of each person as they are drawn', async () => {
    await plan.open();
    (await planCell('Nayra', 1)).focus();
    await userEvent.keyboard('0');
    expect(planWords((await planCells('Nayra'))[7] as HTMLElement)).toBe('48:00 h; antes 56:00 h');
  });
});

it('shows a day on a phone, and draws from a sheet', async () => {
  await plan.open('&dia=2027-03-02', 390);
  await userEvent.click(await screen.findByRole('button', { name: /Nayra Alemán.*martes 2 de marzo: Mañana/ }));
  const sheet = await screen.findByRole('dialog', { name: 'Nayra Alemán' });
  await userEvent.click(within(sheet).getByRole('button', { name: /Noche/ }));
  await screen.findByRole('button', { name: /Nayra Alemán.*martes 2 de marzo: Noche.*Cambiado/ });
});

it('draws only the people in sight, however many there are', async () => {
  plan.people = Array.from({ length: 200 }, (_, index) => planPerson(index + 1, `Persona ${String(index + 1).padStart(3, '0')}`));
  await plan.open();
  await planCells('Persona 001');
  expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('202');
  expect(screen.getAllByRole('row').length).toBeLessThan(80);
  (await planCell('Persona 001', 1)).focus();
  await userEvent.keyboard('{Control>}{End}{/Control}');
  expect(document.activeElement).toBe(await planCell('Persona 200', 7));
});
