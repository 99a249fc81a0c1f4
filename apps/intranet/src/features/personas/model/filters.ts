import type { Filtro } from '../api.ts';
import type { personasSearch } from '../search.ts';

/** Converts the filters in the address to those of the list. */
export function filterOf({
  texto,
  departamento,
  centro,
  horario,
  estado,
  cuenta,
  orden: sort,
  dir,
}: ReturnType<typeof personasSearch>): Filtro {
  return {
    ...(texto && { texto: texto.slice(0, 100) }),
    ...(departamento && { departamento }),
    ...(centro && { centro }),
    ...(horario && { horario }),
    ...(estado && { estado }),
    ...(cuenta && { cuenta }),
    ...(sort && { sort }),
    ...(dir && { dir }),
  };
}
