import { beforeAll, expect, test } from 'vitest';
import { TOO_LARGE, type Program, type Solver } from './program.ts';
import { limitMemory, loadSolver } from './solver.ts';

/** Columns for which the memory that the solver begins with is not enough. */
const MANY = 400_000;
let solver: Solver;
beforeAll(async () => {
  solver = await loadSolver();
});
/** At most one and a half of two things, of which the first is worth more. */
const program = (rest: Partial<Program> = {}): Program => ({
  cost: Float64Array.of(-3, -2),
  offset: 10,
  lower: Float64Array.of(0, 0),
  upper: Float64Array.of(1, 1),
  integer: [1, 1],
  rowLower: Float64Array.of(-Infinity),
  rowUpper: Float64Array.of(1.5),
  starts: Int32Array.of(0, 2),
  columns: Int32Array.of(0, 1),
  coefficients: Float64Array.of(1, 1),
  ...rest,
});
const options = { seconds: 10, gap: 1e-4, start: null, isStopped: () => false, onBetter: () => undefined };

test('whole numbers are solved with their bound, others with theirs', () => {
  const whole = solver.solve(program(), options);
  expect(whole).toMatchObject({ isProven: true, isImpossible: false, bound: 7 });
  expect([...(whole.values ?? [])]).toEqual([1, 0]);
  expect(solver.solve(program({ integer: [0, 0] }), options).bound).toBeCloseTo(6, 6);
});

test('a time that is over is no error', () => {
  expect(solver.solve(program(), { ...options, seconds: -0.001 })).toMatchObject({ isImpossible: false });
});

test('what cannot be is said to be impossible, and has no answer', () => {
  expect(solver.solve(program({ rowLower: Float64Array.of(3), rowUpper: Float64Array.of(4) }), options)).toMatchObject({
    isProven: false,
    isImpossible: true,
    values: null,
  });
});

test('a programme without columns is its offset', () => {
  const nothing = {
    cost: new Float64Array(),
    lower: new Float64Array(),
    upper: new Float64Array(),
    integer: [],
    rowLower: new Float64Array(),
  };
  const empty = { rowUpper: new Float64Array(), starts: Int32Array.of(0), columns: new Int32Array(), coefficients: new Float64Array() };
  expect(solver.solve(program({ ...nothing, ...empty }), options)).toMatchObject({ isProven: true, bound: 10 });
});

test('an answer that is known is where it begins', () => {
  expect(solver.solve(program(), { ...options, start: { columns: [0, 1], values: [0, 1] } })).toMatchObject({ isProven: true, bound: 7 });
});

test('the memory of compiled code grows to its limit and not beyond', async () => {
  const limit = limitMemory(1);
  try {
    const large = {
      cost: new Float64Array(MANY),
      lower: new Float64Array(MANY),
      upper: new Float64Array(MANY),
      integer: new Uint8Array(MANY),
    };
    await expect(loadSolver(limit.isRefused).then((small) => small.solve(program(large), options))).rejects.toThrow(TOO_LARGE);
    expect(limit.isRefused()).toBe(true);
  } finally {
    limit.end();
  }
  expect(solver.solve(program(), options)).toMatchObject({ isProven: true, bound: 7 });
});
