import { expect, it } from 'vitest';
import { createSolicitud } from '@jornada/testkit';
import { filtersOf, monthOfRequest, passes } from './filters.ts';

const aceptada = createSolicitud({ estado: 'aprobada', espera: null });

it('what waits is pending, and vacations are absences', () => {
  expect(passes(createSolicitud(), 'pendientes')).toBe(true);
  expect(passes(aceptada, 'pendientes')).toBe(false);
  expect(passes(aceptada, 'ausencias')).toBe(true);
  expect(passes(aceptada, 'gastos')).toBe(false);
  expect(passes(aceptada, undefined)).toBe(true);
});

it('a filter is offered for what one may ask for, and for what there is', () => {
  expect(filtersOf([], ['vacaciones'])).toEqual(['pendientes', 'ausencias']);
  expect(filtersOf([createSolicitud({ modulo: 'gastos' })], ['vacaciones'])).toEqual(['pendientes', 'ausencias', 'gastos']);
});

it('a request over New Year stands in January of the later year', () => {
  const overNewYear = createSolicitud({ desde: '2026-12-28', hasta: '2027-01-03' });
  expect([monthOfRequest(overNewYear, 2026), monthOfRequest(overNewYear, 2027)]).toEqual(['2026-12', '2027-01']);
});
