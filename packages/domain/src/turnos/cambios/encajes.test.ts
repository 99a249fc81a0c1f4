import { describe, expect, test } from 'vitest';
import { ausencia } from '../../testing/laboral.ts';
import { codes, deTurnos, dia, M, mesaDe, N, noPuede, semanaDe, T } from '../../testing/plan.ts';
import { findEncajes, weeksToGive, type PersonaDeCambio } from './index.ts';

const LUNES = '2026-12-14';
const VIERNES = '2026-12-18';
const SEMANA = ['2026-12-14', '2026-12-15', '2026-12-16', '2026-12-17', '2026-12-18'];
const VENTANA = { desde: '2026-12-14', hasta: '2027-01-03' };

const week = (one: typeof T | null) => [one, one, one, one, one, null, null];
/** Works every other week. */
const yo = () => deTurnos(1, semanaDe(LUNES, [...week(T), ...week(null)]));
const libre = (id: number, resto: Parameters<typeof deTurnos>[2] = {}) => deTurnos(id, semanaDe(LUNES, [null]), resto);
const find = (others: PersonaDeCambio[], resto: Partial<Parameters<typeof findEncajes>[1]> = {}, maximo?: number) =>
  findEncajes(mesaDe([yo(), ...others]), { quien: 1, fechas: [VIERNES], ventana: VENTANA, sinDevolver: false, ...resto }, maximo);

test('the form offers weeks first, from Monday, each day with its shift and why it cannot be given', () => {
  const mesa = mesaDe(
    [deTurnos(1, semanaDe(LUNES, T), { publicado: [{ desde: '2026-12-01', hasta: '2026-12-23' }] })],
    '2026-12-16T09:00:00Z',
  );
  const weeks = weeksToGive(mesa, 1, { desde: '2026-12-16', hasta: '2026-12-24' });
  const told = weeks.map(({ lunes, dias }) => [
    lunes,
    ...dias.map(({ partes, impedimento }) => `${codes(partes)} ${impedimento ?? ''}`.trim()),
  ]);
  expect(told).toEqual([
    ['2026-12-14', 'T pasado', 'T pasado', 'T', 'T', 'T', '- sin-turno', '- sin-turno'],
    ['2026-12-21', 'T', 'T', 'T', 'T sin-publicar', 'T sin-publicar', '- sin-publicar', '- sin-publicar'],
  ]);
});

describe('who fits', () => {
  test('somebody who is free that day, with a day that they give back; the best way first, at most as many as asked for', () => {
    const guacimara = libre(2, { sueltos: { '2026-12-22': dia(M), '2026-12-24': dia(T) } });
    const { encajan, noEncajan } = find([guacimara]);
    expect(noEncajan).toEqual([]);
    expect(encajan.map(({ personaId }) => personaId)).toEqual([2]);
    const [option] = encajan[0]?.opciones ?? [];
    expect(option?.cesiones.map(({ de, a, fecha }) => `${de}>${a} ${fecha}`)).toEqual([`1>2 ${VIERNES}`, `2>1 ${option?.devuelve[0]}`]);
    const recortes = encajan[0]?.opciones.map(({ recorte }) => recorte) ?? [];
    expect(recortes).toHaveLength(2);
    expect(recortes).toEqual(recortes.toSorted((a, b) => a - b));
    expect(find([guacimara], {}, 1).encajan[0]?.opciones).toHaveLength(1);
  });

  test('among equal ways the nearer day, among people who fits best', () => {
    const far = libre(2, { sueltos: { '2026-12-24': dia(T) } });
    const near = libre(3, { sueltos: { '2026-12-22': dia(T) } });
    const { encajan } = find([far, near]);
    expect(encajan.map(({ personaId, opciones }) => [personaId, opciones[0]?.devuelve])).toEqual([
      [3, ['2026-12-22']],
      [2, ['2026-12-24']],
    ]);
  });

  test('nobody is offered the shift that they have anyway; another one of the same day they are', () => {
    const same = libre(2, { sueltos: { [LUNES]: dia(T) } });
    const other = libre(3, { sueltos: { [LUNES]: dia(M) } });
    const { encajan, noEncajan } = find([same, other], { fechas: [LUNES] });
    expect(encajan.map(({ personaId, opciones }) => [personaId, opciones.map(({ devuelve }) => devuelve)])).toEqual([[3, [[LUNES]]]]);
    expect(noEncajan).toEqual([{ motivo: 'ya-trabaja', limite: null, personas: [2] }]);
  });

  test('without giving back only where the company allows it', () => {
    const nobody = libre(2);
    expect(find([nobody]).noEncajan).toEqual([{ motivo: 'sin-devolucion', limite: null, personas: [2] }]);
    expect(find([nobody], { sinDevolver: true }).encajan[0]?.opciones[0]).toMatchObject({ devuelve: [], avisos: [] });
  });

  test('on the same day a shift for another one', () => {
    const { encajan } = find([deTurnos(2, semanaDe(LUNES, [null, null, null, null, N, null, null, ...week(null)]))], {
      ventana: { desde: VIERNES, hasta: VIERNES },
    });
    expect(encajan[0]?.opciones.map(({ devuelve }) => devuelve)).toEqual([[VIERNES]]);
  });

  test('a week for a week with as many shifts, also for one later', () => {
    const nights = deTurnos(2, semanaDe(LUNES, N));
    const four = deTurnos(3, semanaDe(LUNES, [M, M, M, M, null, null, null]));
    const later = deTurnos(4, semanaDe(LUNES, [...week(null), ...week(M)]));
    const { encajan } = find([nights, four, later], { fechas: SEMANA, ventana: { desde: LUNES, hasta: '2027-01-03' } });
    expect(encajan.find(({ personaId }) => personaId === 2)?.opciones.map(({ devuelve }) => devuelve)).toContainEqual(SEMANA);
    expect(encajan.some(({ personaId }) => personaId === 3)).toBe(false);
    const next = ['2026-12-21', '2026-12-22', '2026-12-23', '2026-12-24', '2026-12-25'];
    expect(encajan.find(({ personaId }) => personaId === 4)?.opciones.map(({ devuelve }) => devuelve)).toEqual([next]);
  });
});

test('who does not fit, by reason and with counts; what is private is one reason', () => {
  const rest = { sueltos: { '2026-12-19': dia(M) } };
  const { encajan, noEncajan } = find(
    [
      deTurnos(2, semanaDe(LUNES, T)),
      deTurnos(3, semanaDe(LUNES, T)),
      libre(4, { puestos: new Set([5]) }),
      libre(5, { ausencias: [ausencia(VIERNES, VIERNES, { clase: 'baja' })] }),
      libre(6, { dicho: [noPuede(VIERNES)] }),
      libre(7, rest),
      libre(8, {
        isMenor: true,
        sueltos: { '2026-12-17': dia({ ...T, inicio: '16:00', fin: '02:00', pausas: [] }), '2026-12-19': dia(M) },
      }),
    ],
    { ventana: { desde: '2026-12-21', hasta: '2026-12-27' } },
  );
  expect(encajan).toEqual([]);
  expect(noEncajan).toEqual(
    expect.arrayContaining([
      { motivo: 'ya-trabaja', limite: null, personas: [2, 3] },
      { motivo: 'otro-puesto', limite: null, personas: [4] },
      { motivo: 'no-disponible', limite: null, personas: [5, 6, 8] },
      { motivo: 'limite', limite: { regla: 'descanso-diario', norma: 'ET 34.3', limiteMinutos: 720, valorMinutos: 480 }, personas: [7] },
    ]),
  );
  expect(noEncajan).toHaveLength(4);
});
