import type { Highs, InitOptions, Model, ModelData } from 'highs';
import { TOO_LARGE, type Program, type Solution, type Solver, type Solving } from './program.ts';

const PAGE = 65_536;

type WasmMemory = { readonly buffer: ArrayBuffer; grow: (this: WasmMemory, pages: number) => number };
/** The types of Node leave out what compiled code runs in. */
const { WebAssembly: wasm } = globalThis as unknown as { WebAssembly: { Memory: { prototype: WasmMemory } } };

/**
 * From now on the memory of compiled code grows only so far in this thread: what needs more fails. @returns whether something did, and how to end
 * the limit.
 */
export function limitMemory(mebibytes: number): { isRefused: () => boolean; end: () => void } {
  const memory = wasm.Memory.prototype;
  const { grow } = memory;
  let isRefused = false;
  memory.grow = function limited(this: WasmMemory, pages: number): number {
    isRefused = this.buffer.byteLength + pages * PAGE > mebibytes * 1024 * 1024;
    if (isRefused) throw new RangeError(TOO_LARGE);
    return grow.call(this, pages);
  };
  return { isRefused: () => isRefused, end: () => void (memory.grow = grow) };
}

const dataOf = (program: Program): ModelData => ({
  numCols: program.cost.length,
  numRows: program.rowLower.length,
  offset: program.offset,
  colCost: program.cost,
  colLower: program.lower,
  colUpper: program.upper,
  rowLower: program.rowLower,
  rowUpper: program.rowUpper,
  integrality: Int32Array.from(program.integer),
  matrix: {
    format: 'csr',
    numRows: program.rowLower.length,
    numCols: program.cost.length,
    starts: program.starts,
    indices: program.columns,
    values: program.coefficients,
  },
});

const finite = (value: number | bigint): number | null => (Number.isFinite(Number(value)) ? Number(value) : null);

function readSolution({ constants }: Highs, model: Model, isWhole: boolean): Solution {
  const { modelStatus } = constants;
  const status = model.getModelStatus();
  const isProven = status === modelStatus.optimal;
  const hasValues = model.info.get('primal_solution_status') === constants.solutionStatus.feasible;
  // A bound of a linear programme holds only at its end.
  const bound = isWhole ? finite(model.info.get('mip_dual_bound')) : isProven ? model.getObjectiveValue() : null;
  return {
    isProven,
    isImpossible: status === modelStatus.infeasible,
    values: hasValues || isProven ? model.getSolution().colValue : null,
    bound,
  };
}

/** Loads HiGHS, which takes some megabytes. `isRefused`: whether it was refused memory (`limitMemory`). */
export async function loadSolver(isRefused: () => boolean = () => false): Promise<Solver> {
  // Its types are those of CommonJS, and Node loads its ES module.
  const { default: load } = (await import('highs')) as unknown as { default: (options?: InitOptions) => Promise<Highs> };
  const highs = await load();
  const { callbackType } = highs.constants;
  function solve(program: Program, { seconds, gap, start, isStopped, onBetter }: Solving): Solution {
    return highs.withModel(dataOf(program), (model) => {
      model.options.set({ output_flag: false, time_limit: Math.max(0, seconds), mip_rel_gap: gap });
      if (start) model.setSolution({ indices: start.columns, values: start.values });
      const stopIfAsked = (event: { interrupt(): void }): undefined => {
        if (isStopped()) event.interrupt();
      };
      model.run({
        [callbackType.simplexInterrupt]: stopIfAsked,
        [callbackType.ipmInterrupt]: stopIfAsked,
        [callbackType.mipInterrupt]: stopIfAsked,
        [callbackType.mipImprovingSolution]: ({ data }): undefined => {
          if (data.mip_solution) onBetter(data.mip_solution);
        },
      });
      return readSolution(highs, model, Array.prototype.includes.call(program.integer, 1));
    });
  }
  return {
    solve(program, options) {
      // HiGHS gives no answer to no question.
      if (program.cost.length === 0) return { isProven: true, isImpossible: false, values: new Float64Array(), bound: program.offset };
      try {
        return solve(program, options);
      } catch (error) {
        throw isRefused() ? new Error(TOO_LARGE, { cause: error }) : error;
      }
    },
  };
}
