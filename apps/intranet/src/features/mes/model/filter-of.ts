import { partsOf } from '@jornada/web/month.ts';
import type { mesSearch } from '../search.ts';

type Search = ReturnType<typeof mesSearch>;

/** The filter of the address as both calls ask for it. */
export function filterOf({ centro, departamento, responsable, texto, con }: Search, mes: string) {
  return {
    ...partsOf(mes),
    ...(centro !== undefined && { centro }),
    ...(departamento !== undefined && { departamento }),
    ...(responsable !== undefined && { responsable }),
    ...(texto !== undefined && { texto }),
    ...(con !== undefined && { con }),
  };
}
export type FiltroDelMes = ReturnType<typeof filterOf>;
