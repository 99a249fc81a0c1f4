import type { RespuestaRelleno, TareaRelleno } from '@jornada/domain/turnos/relleno/relleno.ts';
import type { Program, Solver, Solving } from '../../../platform/solver/program.ts';

const programOf = ({ programa }: TareaRelleno): Program => ({
  cost: programa.coste,
  offset: programa.base,
  lower: programa.minimo,
  upper: programa.maximo,
  integer: programa.entero,
  rowLower: programa.filaMinimo,
  rowUpper: programa.filaMaximo,
  starts: programa.comienzos,
  columns: programa.columnas,
  coefficients: programa.coeficientes,
});

/** Lets the solver work on a task of a plan, for `segundos` at most. */
export function workOn(
  solver: Solver,
  tarea: TareaRelleno,
  { segundos, isStopped, onBetter }: { segundos: number } & Pick<Solving, 'isStopped' | 'onBetter'>,
): RespuestaRelleno {
  const start = tarea.inicio && { columns: tarea.inicio.columnas, values: tarea.inicio.valores };
  const { isProven, isImpossible, values, bound } = solver.solve(programOf(tarea), {
    seconds: Math.min(tarea.segundos, segundos),
    gap: tarea.holgura,
    start,
    isStopped,
    onBetter,
  });
  return { isProbada: isProven, isImposible: isImpossible, valores: values, cota: bound };
}
