import { llano } from './columnas.ts';
import type { Nombrado, ResultadoLinea } from './modelo.ts';

/** Departments to be made, for names that do not exist yet. They have negative ids for now. */
export function departamentosPorCrear(nombres: readonly string[], hay: readonly Nombrado[]): Nombrado[] {
  const known = new Set(hay.map(({ nombre }) => llano(nombre)));
  const wanted = nombres.filter((nombre) => {
    const name = llano(nombre);
    if (name === '' || known.has(name)) return false;
    known.add(name);
    return true;
  });
  return wanted.map((nombre, index) => ({ id: -1 - index, nombre }));
}

/** The department in a line; null if the line has none. */
function departamentoDe(resultado: ResultadoLinea): number | null {
  if (resultado.estado === 'crear') return resultado.nueva.departamentoId;
  return resultado.estado === 'cambiar' ? (resultado.cambio.datos.departamentoId ?? null) : null;
}

/** Of the departments that may be made, those that an accepted line needs. */
export function departamentosUsados(resultados: readonly ResultadoLinea[], porCrear: readonly Nombrado[]): Nombrado[] {
  const used = new Set(resultados.map(departamentoDe));
  return porCrear.filter(({ id }) => used.has(id));
}

/** The lines, with the real ids of the new departments. */
export function conDepartamentos(resultados: readonly ResultadoLinea[], ids: ReadonlyMap<number, number>): ResultadoLinea[] {
  return resultados.map((resultado): ResultadoLinea => {
    const made = ids.get(departamentoDe(resultado) ?? 0);
    if (made === undefined) return resultado;
    if (resultado.estado === 'crear') return { ...resultado, nueva: { ...resultado.nueva, departamentoId: made } };
    if (resultado.estado !== 'cambiar') return resultado;
    return { ...resultado, cambio: { ...resultado.cambio, datos: { ...resultado.cambio.datos, departamentoId: made } } };
  });
}
