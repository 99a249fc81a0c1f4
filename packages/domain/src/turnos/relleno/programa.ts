/**
 * An integer programme: the least cost of columns within their bounds, so that each row is within its own. Rows are sparse: those of row `r`
 * stand in `columnas` and `coeficientes` from `comienzos[r]` to `comienzos[r + 1]`.
 */
export type Programa = {
  coste: Float64Array;
  /** Cost that no column changes. */
  base: number;
  minimo: Float64Array;
  maximo: Float64Array;
  /** 1: whole numbers only. */
  entero: Uint8Array;
  filaMinimo: Float64Array;
  filaMaximo: Float64Array;
  comienzos: Int32Array;
  columnas: Int32Array;
  coeficientes: Float64Array;
};

/** What is known already instead of a column. */
export const CERO = -1;
export const UNO = -2;
/** As `UNO`, from before the plan: nothing that it breaks by itself is the plan's fault. */
export const PASADO = -3;

/** A column (or what is known in its place) and its coefficient. */
export type Termino = readonly [columna: number, coeficiente: number];

export type Constructor = ReturnType<typeof createConstructor>;

const valueOf = (column: number): number => (column === CERO ? 0 : 1);

/** Writes a programme column by column and row by row. What is known is taken out of the rows, and a row in which nothing is open is left out. */
export function createConstructor() {
  const cost: number[] = [];
  const low: number[] = [];
  const high: number[] = [];
  const whole: number[] = [];
  const rowLow: number[] = [];
  const rowHigh: number[] = [];
  const starts: number[] = [0];
  const columns: number[] = [];
  const coefficients: number[] = [];
  let base = 0;
  let isImpossible = false;

  function addColumn(price: number, { minimo = 0, maximo = Infinity, entero = false } = {}): number {
    cost.push(price);
    low.push(minimo);
    high.push(maximo);
    whole.push(entero ? 1 : 0);
    return cost.length - 1;
  }
  /** The open part of a row, each column once, and the sum of what is known. */
  function split(terms: readonly Termino[]): { open: Map<number, number>; known: number } {
    const open = new Map<number, number>();
    let known = 0;
    for (const [column, coefficient] of terms)
      if (column < 0) known += coefficient * valueOf(column);
      else open.set(column, (open.get(column) ?? 0) + coefficient);
    return { open, known };
  }
  function write(open: ReadonlyMap<number, number>, minimo: number, maximo: number): void {
    for (const [column, coefficient] of open) {
      if (coefficient === 0) continue;
      columns.push(column);
      coefficients.push(coefficient);
    }
    rowLow.push(minimo);
    rowHigh.push(maximo);
    starts.push(columns.length);
  }
  return {
    addColumn,
    /** Makes a column dearer, or the whole programme if it is known. */
    addCost(column: number, price: number): void {
      if (column < 0) base += price * valueOf(column);
      else cost[column] = (cost[column] ?? 0) + price;
    },
    addBase: (price: number): void => void (base += price),
    addRow(terms: readonly Termino[], minimo: number, maximo: number): void {
      const { open, known } = split(terms);
      if (open.size > 0) write(open, minimo - known, maximo - known);
    },
    /** At most `maximo` of what is never negative. If what is known is more already, nothing more may come to it. */
    addMost(terms: readonly Termino[], maximo: number): void {
      const { open, known } = split(terms);
      isImpossible ||= known > maximo && terms.some(([column]) => column === UNO);
      const left = Math.max(0, maximo - known);
      const most = [...open].reduce((sum, [column, coefficient]) => sum + coefficient * (high[column] ?? Infinity), 0);
      if (open.size > 0 && most > left) write(open, -Infinity, left);
    },
    /** At least `minimo`. `precio`: what each missing one costs; null: none may miss. */
    addLeast(terms: readonly Termino[], minimo: number, precio: number | null): void {
      const { open, known } = split(terms);
      const least = [...open].reduce((sum, [column, coefficient]) => sum + Math.min(0, coefficient * (high[column] ?? Infinity)), known);
      if (least >= minimo) return;
      if (open.size === 0) {
        base += (precio ?? 0) * (minimo - known);
        isImpossible ||= precio === null;
        return;
      }
      if (precio !== null) open.set(addColumn(precio), 1);
      write(open, minimo - known, Infinity);
    },
    /** Whether what is known breaks a row already. */
    isBroken: (): boolean => isImpossible,
    finish: (): Programa => ({
      coste: Float64Array.from(cost),
      base,
      minimo: Float64Array.from(low),
      maximo: Float64Array.from(high),
      entero: Uint8Array.from(whole),
      filaMinimo: Float64Array.from(rowLow),
      filaMaximo: Float64Array.from(rowHigh),
      comienzos: Int32Array.from(starts),
      columnas: Int32Array.from(columns),
      coeficientes: Float64Array.from(coefficients),
    }),
  };
}
