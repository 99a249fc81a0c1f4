/** What the message of an error says where a programme needs more memory than it may have. */
export const TOO_LARGE = 'the programme needs more memory than it may have';

/** Find the least cost of columns within their bounds, so that each row is within its own. Rows are sparse (CSR). */
export type Program = {
  cost: Float64Array;
  offset: number;
  lower: Float64Array;
  upper: Float64Array;
  /** 1: whole numbers only. */
  integer: ArrayLike<number>;
  rowLower: Float64Array;
  rowUpper: Float64Array;
  starts: Int32Array;
  columns: Int32Array;
  coefficients: Float64Array;
};

/** `start`: values of some columns of an answer that is known. `isStopped` is asked often; `onBetter` gets each better answer on the way. */
export type Solving = {
  seconds: number;
  /** An answer so near to its bound, as a part of its cost, counts as proven. */
  gap: number;
  start: { columns: readonly number[]; values: readonly number[] } | null;
  isStopped(): boolean;
  onBetter(values: Float64Array): void;
};

/** `values` null: no answer was found. `bound`: nothing costs less; null: not known. A limit of time or a stop keeps the best answer. */
export type Solution = { isProven: boolean; isImpossible: boolean; values: Float64Array | null; bound: number | null };

export type Solver = {
  /** Works until the end: only for a thread of its own. @throws Error if the solver fails; it cannot be used again then. */
  solve(program: Program, options: Solving): Solution;
};
