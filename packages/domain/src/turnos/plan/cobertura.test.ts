import { expect, test } from 'vitest';
import { ausencia } from '../../testing/laboral.ts';
import { deTurnos, dia, M, N, parte, semanaDe, T } from '../../testing/plan.ts';
import { coverOn, type NecesidadPorHoras, type PersonaDelPlan } from './index.ts';

const LUNES = '2026-12-07';
const need = (nombre: string, desde: string, hasta: string, personas: number, puestoId: number | null = null): NecesidadPorHoras => ({
  nombre,
  puestoId,
  desde,
  hasta,
  personas,
});

const on = (fecha: string, personas: PersonaDelPlan[], ...necesidades: NecesidadPorHoras[]) =>
  coverOn({ fecha, zona: 'Europe/Madrid', necesidades }, personas);

test('a need of four with three who are there lacks one; an absent person covers nothing', () => {
  const people = [1, 2, 3].map((id) => deTurnos(id, semanaDe(LUNES, M)));
  const away = deTurnos(4, semanaDe(LUNES, M), { ausencias: [ausencia('2026-12-09', '2026-12-11', { clase: 'baja' })] });
  const missing = (fecha: string) => on(fecha, [...people, away], need('Mañana', '06:00', '14:00', 4))[0]?.faltan;
  expect(['2026-12-08', '2026-12-09'].map(missing)).toEqual([0, 1]);
});

test('the strip tells each hour, the figure the worst of them, in persons and minutes', () => {
  const short = deTurnos(2, semanaDe(LUNES, { ...M, fin: '12:30', pausas: [] }));
  const [morning] = on(LUNES, [deTurnos(1, semanaDe(LUNES, M)), short], need('Mañana', '06:00', '14:00', 2));
  expect(morning?.horas.map(({ previstas }) => previstas)).toEqual([2, 2, 2, 2, 2, 2, 1, 1]);
  expect(morning).toMatchObject({ previstas: 1, faltan: 1, faltanMinutos: 90 });
  expect(morning?.horas[0]).toEqual({ inicio: '2026-12-07T05:00:00Z', necesarias: 2, previstas: 2 });
});

test('whoever came the evening before covers the night until the morning', () => {
  const [night, early] = on(
    LUNES,
    [deTurnos(1, semanaDe('2026-12-06', N))],
    need('Noche', '22:00', '06:00', 1),
    need('Madrugada', '00:00', '06:00', 1),
  );
  expect([night?.faltan, early?.faltan]).toEqual([0, 0]);
  expect(night?.horas).toHaveLength(8);
});

test('a night of the autumn change has nine hours, and one of the spring change seven', () => {
  const always = deTurnos(1, semanaDe('2026-01-05', [N]));
  const hours = (fecha: string) =>
    on(fecha, [always], need('Noche', '22:00', '06:00', 1))[0]
      ?.horas.map(({ previstas }) => previstas)
      .join('');
  expect(['2026-10-24', '2026-03-28'].map(hours)).toEqual(['111111111', '1111111']);
});

test('a part counts for its post, and for a need of anybody', () => {
  const cook = deTurnos(1, semanaDe(LUNES, M), { puestoId: 2 });
  const lent = deTurnos(2, semanaDe(LUNES, M), { sueltos: { [LUNES]: [parte(M, 2)] } });
  const figures = on(LUNES, [cook, lent], ...[1, 2, null].map((puesto) => need('Mañana', '06:00', '14:00', 2, puesto)));
  expect(figures.map(({ faltan }) => faltan)).toEqual([2, 0, 0]);
});

test('two parts of one person are there with a gap between them', () => {
  const split = deTurnos(1, semanaDe(LUNES, M), { sueltos: { [LUNES]: dia({ ...M, fin: '09:00', pausas: [] }, T) } });
  expect(on(LUNES, [split], need('Día', '06:00', '22:00', 1))[0]?.faltanMinutos).toBe(5 * 60);
});

test('whoever is away in half a day covers the other half; hours of which nobody knows when they are take nothing', () => {
  const away = (resto: object) => deTurnos(1, semanaDe(LUNES, M), { ausencias: [ausencia(LUNES, LUNES, { clase: 'permiso', ...resto })] });
  const strip = (persona: PersonaDelPlan) =>
    on(LUNES, [persona], need('Mañana', '06:00', '14:00', 1))[0]
      ?.horas.map(({ previstas }) => previstas)
      .join('');
  expect(strip(away({ mitad: 'manana' }))).toBe('00001111');
  expect(strip(away({ mitad: 'tarde' }))).toBe('11110000');
  expect(strip(away({ mitad: 'tarde', aprobada: false }))).toBe('11111111');
  expect(strip(away({ minutos: 60 }))).toBe('11111111');
  const split = deTurnos(1, semanaDe(LUNES, M), {
    sueltos: { [LUNES]: dia({ ...M, fin: '10:00', pausas: [] }, { ...T, fin: '18:00', pausas: [] }) },
    ausencias: [ausencia(LUNES, LUNES, { clase: 'permiso', mitad: 'manana' })],
  });
  expect(on(LUNES, [split], need('Día', '06:00', '18:00', 1))[0]?.faltanMinutos).toBe(8 * 60);
});
