import type { SolicitudVista } from '@jornada/contract/solicitudes/vistas.ts';
import type { ModuloDecision } from '@jornada/domain/solicitudes/modelo.ts';

/** What the list can be narrowed down to. */
export const FILTERS = ['pendientes', 'ausencias', 'reservas', 'horas-extra', 'gastos'] as const;
export type Filter = (typeof FILTERS)[number];

const MODULES: Record<Exclude<Filter, 'pendientes'>, readonly ModuloDecision[]> = {
  ausencias: ['vacaciones', 'bajas', 'permisos'],
  reservas: ['reservas'],
  'horas-extra': ['horas-extra'],
  gastos: ['gastos'],
};

/** It waits for somebody's decision. */
export const isOpen = ({ espera }: SolicitudVista): boolean => espera !== null;

export function passes(one: SolicitudVista, filter: Filter | undefined): boolean {
  if (filter === undefined) return true;
  return filter === 'pendientes' ? isOpen(one) : MODULES[filter].includes(one.modulo);
}

/** The filters that say something: those of the person's modules, and those with requests. */
export const filtersOf = (items: readonly SolicitudVista[], modules: readonly ModuloDecision[]): Filter[] =>
  FILTERS.filter(
    (filter) =>
      filter === 'pendientes' || MODULES[filter].some((modulo) => modules.includes(modulo)) || items.some((one) => passes(one, filter)),
  );

/** The month `YYYY-MM` in which a request begins, within the year that is shown; of one that is open from another year, its own. */
export const monthOfRequest = ({ desde, hasta }: SolicitudVista, ano: number): string =>
  Number(hasta.slice(0, 4)) === ano && Number(desde.slice(0, 4)) !== ano ? hasta.slice(0, 7) : desde.slice(0, 7);

/** A month `YYYY-MM` in two numbers; without its year if it is the one that is shown. */
export const namedMonth = (mes: string, ano: number): [month: number, year?: number] => {
  const [year = 0, month = 0] = mes.split('-').map(Number);
  return year === ano ? [month] : [month, year];
};
