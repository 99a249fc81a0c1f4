import { expect, test } from 'vitest';
import { LIMITES } from '../../limites/legales.ts';
import { deTurnos, semanaDe } from '../../testing/plan.ts';
import { LUNES, necesita, pedidoRelleno, rellenable, turnoRellenable } from '../../testing/relleno.ts';
import { fechas } from '../../testing/vividos.ts';
import { livedAsPlanned } from '../plan/vivido.ts';
import { findAbiertas } from './abiertas.ts';
import { createExaminador } from './examen.ts';
import type { PedidoRelleno } from './modelo.ts';
import { poseRelleno } from './planteamiento.ts';
import { createRelleno } from './relleno.ts';
import { createTablero } from './tablero.ts';
import { chooseVecindad, createAzar } from './vecindades.ts';

const [ESPANA] = LIMITES['ES'] ?? [];
if (!ESPANA) throw new Error('Spain has limits');
const limites = [{ desde: '2000-01-01', limites: ESPANA.limites }];
const [M, T, N, L] = [0, 1, 2, -1] as const;

const examine = (pedido: PedidoRelleno, plan: number[][]) => createExaminador(createTablero(pedido)).examine(plan);
const broken = (pedido: PedidoRelleno, fila: number[]): string[] =>
  examine(pedido, [fila]).roturas.map(({ motivo, fecha }) => `${motivo} ${fecha}`);
const everything = { actual: null, isLibre: () => true, precio: null, conNoches: new Set<number>() };

test('an answer of 0.9999 is a yes', () => {
  const tablero = createTablero(pedidoRelleno({ personas: [rellenable(1)], turnos: pedidoRelleno().turnos.slice(0, 1) }));
  const { read } = poseRelleno(tablero, { hasta: 7, ...everything });
  expect(read([0.9999, 0.0001, 1, 0, 0.9999, 0, 0])).toEqual([[M, L, M, L, M, L, L]]);
});

test('a plan that is written into a programme is read out of it again', () => {
  const tablero = createTablero(pedidoRelleno({ personas: [rellenable(1), rellenable(2, { ausencias: [LUNES] })] }));
  const { read, write, programa } = poseRelleno(tablero, { hasta: 7, ...everything });
  const plan = [
    [M, T, N, L, L, M, M],
    [L, L, M, M, T, T, N],
  ];
  const { columnas, valores } = write(plan);
  const values = new Float64Array(programa.coste.length);
  for (const [index, columna] of columnas.entries()) values[columna] = valores[index] ?? 0;
  expect(read(values)).toEqual(plan);
});

test('a day that nobody may change, an absence and a shift that is not allowed have no column', () => {
  const dias = fechas(LUNES, 2);
  const persona = rellenable(1, { turnos: ['M'], ausencias: [LUNES], fijos: [{ fecha: dias[1] ?? '', turno: 'N' }] });
  const { programa, read } = poseRelleno(createTablero(pedidoRelleno({ dias, personas: [persona] })), { hasta: 2, ...everything });
  expect(programa.coste).toHaveLength(0);
  expect(read([])).toEqual([[L, N]]);
});

test('the examination names each rule that a plan breaks, those of working time by the limits themselves', () => {
  const pedido = pedidoRelleno({
    personas: [
      rellenable(1, {
        seguidos: { minimo: 2, maximo: 3 },
        libres: 2,
        fines: 0,
        minutos: { minimo: null, maximo: 32 * 60 },
        porTurno: { N: { minimo: null, maximo: 1 } },
        limites,
      }),
    ],
  });
  expect(broken(pedido, [L, L, M, M, L, L, L])).toEqual([]);
  expect(broken(pedido, [T, M, L, L, L, L, L])).toEqual(['descanso-diario 2026-06-02', 'sucesion 2026-06-02']);
  expect(broken(pedido, [M, M, M, M, L, L, L])).toEqual(['seguidos-maximo 2026-06-01']);
  expect(broken(pedido, [L, L, M, L, L, L, L])).toEqual(['seguidos-minimo 2026-06-03']);
  expect(broken(pedido, [M, M, L, M, M, L, L])).toEqual(['libres-minimo 2026-06-03']);
  expect(broken(pedido, [L, L, L, L, L, M, M])).toEqual(['fines 2026-06-01']);
  expect(broken(pedido, [L, L, N, N, L, L, L])).toEqual(['turno-maximo 2026-06-01']);
});

test('a shift of a day for which somebody cannot be asked has no column, and the judge says so', () => {
  const pedido = pedidoRelleno({ personas: [rellenable(1, { vetos: [{ fecha: LUNES, turno: 'T' }] })] });
  const { impedimento } = createTablero(pedido).personas[0] ?? {};
  expect([impedimento?.(0, T), impedimento?.(0, M), impedimento?.(1, T)]).toEqual(['no-disponible', null, null]);
  expect(broken(pedido, [T, L, L, L, L, L, L])).toEqual([`no-disponible ${LUNES}`]);
});

test('a shift that is against the limits by itself is given to nobody', () => {
  const long = { ...pedidoRelleno().turnos[0], inicio: '06:00', fin: '16:00', codigo: 'X', nombre: 'X', pausas: [], noSiguen: [] };
  const tablero = createTablero(pedidoRelleno({ turnos: [long], personas: [rellenable(1, { limites })] }));
  expect(tablero.personas[0]?.impedimento(0, 0)).toBe('pausa-minima');
});

test('what is worked before the plan counts for its first days', () => {
  const before = { fecha: '2026-05-31', turno: 'N', inicio: '2026-05-31T20:00:00Z', fin: '2026-06-01T04:00:00Z', minutos: 480 };
  const pedido = pedidoRelleno({ personas: [rellenable(1, { limites, historia: { desde: '2026-05-25', dias: [before] } })] });
  expect(broken(pedido, [M, L, L, L, L, L, L])).toContain('descanso-diario 2026-06-01');
  expect(broken(pedido, [N, L, L, L, L, L, L])).toEqual([]);
});

test('the night in which the clocks change makes two days off too short between a night and a morning', () => {
  const dias = fechas('2026-03-23', 14);
  const persona = rellenable(1, { limites, seguidos: { minimo: null, maximo: 5 }, libres: 2 });
  const plan = [L, L, L, N, L, L, M, M, M, M, M, L, L, L];
  expect(broken(pedidoRelleno({ dias, personas: [persona] }), plan)).toEqual([]);
  const { programa } = poseRelleno(createTablero(pedidoRelleno({ dias, personas: [persona] })), { hasta: 14, ...everything });
  const summer = poseRelleno(createTablero(pedidoRelleno({ dias: fechas(LUNES, 14), personas: [persona] })), { hasta: 14, ...everything });
  expect(programa.filaMinimo.length).toBeGreaterThan(summer.programa.filaMinimo.length);
});

test('an open need says of each person which rule keeps them from it', () => {
  const dias = fechas(LUNES, 3);
  const second = dias[1] ?? '';
  const pedido = pedidoRelleno({
    dias,
    personas: [
      rellenable(1, { ausencias: [second] }),
      rellenable(2, { turnos: ['T'] }),
      rellenable(3, { fijos: [{ fecha: second, turno: null }] }),
      rellenable(4),
      rellenable(5, { limites }),
      rellenable(6, { seguidos: { minimo: null, maximo: 1 } }),
      rellenable(7),
      rellenable(8, { habilidades: ['grua'] }),
    ],
    necesidades: [{ fecha: second, turno: 'M', habilidad: null, personas: 3, pesoFalta: 100, pesoSobra: 1 }],
  });
  const plan = [
    [L, L, L],
    [L, L, L],
    [L, L, L],
    [L, T, L],
    [T, L, L],
    [M, L, L],
    [L, L, L],
    [L, M, L],
  ];
  expect(findAbiertas(createTablero(pedido), plan)).toEqual([
    {
      necesidad: pedido.necesidades[0],
      faltan: 2,
      impedidos: [
        { personaId: 1, motivo: 'ausencia' },
        { personaId: 2, motivo: 'turno-no-permitido' },
        { personaId: 3, motivo: 'fijo' },
        { personaId: 4, motivo: 'ya-trabaja' },
        { personaId: 5, motivo: 'descanso-diario' },
        { personaId: 6, motivo: 'seguidos-maximo' },
        { personaId: 7, motivo: 'coste' },
      ],
    },
  ]);
});

test('the cost is told by what it is for', () => {
  const dias = fechas(LUNES, 7);
  const [first = ''] = dias;
  const pedido = pedidoRelleno({
    dias,
    festivos: [first],
    personas: [
      rellenable(1, { minutos: { minimo: 24 * 60, maximo: null }, deseos: [{ fecha: first, turno: 'M', clase: 'contra', peso: 3 }] }),
      rellenable(2, { parte: 1, llevan: { noches: 0, fines: 0, festivos: 4 } }),
      rellenable(3, { parte: 1 }),
    ],
    necesidades: necesita([first], { M: 1, T: 1 }),
    pesos: { contrato: 2, reparto: { noches: 0, fines: 0, festivos: 5 } },
  });
  const nobody = [L, L, L, L, L, L];
  const plan = [
    [M, ...nobody],
    [L, ...nobody],
    [M, ...nobody],
  ];
  // Six holidays in all are three for each of both: one of them has four, the other one.
  expect(examine(pedido, plan).coste).toEqual({ falta: 100, sobra: 1, deseos: 3, contrato: 32, reparto: 15, total: 151 });
});

test('a shift counts its paid pauses as the plan does, where it has them', () => {
  const espera = { subtipo: 'espera' as const, inicio: '09:00', minutos: 30, pagada: true };
  const turno = { ...turnoRellenable('M', '06:00', '14:00'), pausas: [espera] };
  const [[puesto] = []] = createTablero(pedidoRelleno({ turnos: [turno] })).puestos;
  const { laboral } = deTurnos(1, semanaDe('2026-01-05', [turno]));
  expect(puesto?.vivido).toEqual(livedAsPlanned(laboral.planDia(LUNES)));
});

test('a code or a day that the plan does not have is refused, for it would be read as free', () => {
  const of = (resto: Parameters<typeof rellenable>[1]) => () => createTablero(pedidoRelleno({ personas: [rellenable(1, resto)] }));
  const need = (fecha: string, turno: string) => () => createTablero(pedidoRelleno({ necesidades: necesita([fecha], { [turno]: 1 }) }));
  expect(of({ fijos: [{ fecha: LUNES, turno: 'X' }] })).toThrow('a plan has no X');
  expect(of({ fijos: [{ fecha: '2026-05-31', turno: 'M' }] })).toThrow('a plan has no 2026-05-31');
  expect(of({ turnos: ['X'] })).toThrow('a plan has no X');
  expect(of({ deseos: [{ fecha: LUNES, turno: 'X', clase: 'favor', peso: 1 }] })).toThrow('a plan has no X');
  expect(need(LUNES, 'X')).toThrow('a plan has no X');
  expect(need('2026-06-08', 'M')).toThrow('a plan has no 2026-06-08');
  expect(() => createTablero(pedidoRelleno({ dias: [LUNES, '2026-06-03'] }))).toThrow('days leave a gap');
});

test('what was found on the way and broke a rule does not undo the proof of an answer that breaks none', () => {
  const dias = fechas(LUNES, 21);
  const relleno = createRelleno(pedidoRelleno({ dias, personas: [rellenable(1, { turnos: ['N'], limites })] }));
  const size = relleno.next(60)?.programa.coste.length ?? 0;
  // The first columns are the days, each with its one shift.
  relleno.offer(Array.from({ length: size }, (_, column) => (column < dias.length ? 1 : 0)));
  relleno.take({ isProbada: true, isImposible: false, valores: Array.from({ length: size }, () => 0), cota: null });
  expect(relleno.best()).toMatchObject({ isOptima: true, roturas: [] });
});

test('whoever runs it can stop at any time: the weeks of a large plan come one after the other', () => {
  const dias = fechas(LUNES, 28);
  const personas = Array.from({ length: 20 }, (_, id) => rellenable(id));
  const relleno = createRelleno(pedidoRelleno({ dias, personas, necesidades: necesita(dias, { M: 5 }) }));
  expect(relleno.best()).toBeNull();
  for (const week of [1, 2, 3, 4]) {
    expect(relleno.next(60)?.clase).toBe('semana');
    relleno.take({ isProbada: false, isImposible: false, valores: null, cota: null });
    expect(relleno.best() === null, `after week ${week}`).toBe(true);
  }
  expect(relleno.next(0)).toBeNull();
});

test('an answer without whole numbers opens the days on which it has something else than the plan, each with the days beside it', () => {
  const tablero = createTablero(pedidoRelleno({ personas: [rellenable(1), rellenable(2)] }));
  const { share, programa, write } = poseRelleno(tablero, { hasta: 7, ...everything });
  const plan: number[][] = [
    [M, M, M, M, M, L, L],
    [T, T, T, T, T, L, L],
  ];
  const { columnas, valores } = write(plan);
  const values = new Float64Array(programa.coste.length);
  for (const [index, columna] of columnas.entries()) values[columna] = valores[index] ?? 0;
  const relajada = share(values);
  expect([relajada(0, 0, M), relajada(0, 0, T), relajada(0, 5, L), relajada(0, 0, L)]).toEqual([1, 0, 1, 0]);

  const other = plan.map((fila, index) => (index === 1 ? fila.with(3, N) : fila));
  const choice = { clase: 'relajada', ancho: 5, azar: createAzar(1), broken: new Set<number>() } as const;
  const { isLibre } = chooseVecindad(tablero, other, { ...choice, relajada });
  const open = [0, 1].map((persona) => [0, 1, 2, 3, 4, 5, 6].filter((dia) => isLibre(persona, dia)));
  expect(open).toEqual([[], [2, 3, 4]]);
  expect(chooseVecindad(tablero, other, { ...choice, relajada: null }).clase).toBe('personas');
});
