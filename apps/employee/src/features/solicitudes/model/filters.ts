import type { SolicitudVista } from '@jornada/contract/solicitudes/vistas.ts';
import { MODULOS_SOLICITUD, type ModuloDecision, type ModuloSolicitud } from '@jornada/domain/solicitudes/modelo.ts';

const ABSENCES: readonly ModuloSolicitud[] = ['vacaciones', 'bajas', 'permisos'];
type Other = Exclude<ModuloSolicitud, 'vacaciones' | 'bajas' | 'permisos'>;

/** What the list can be narrowed down to: absences together, and each other kind of request. */
export const FILTERS = [
  'pendientes',
  'ausencias',
  ...MODULOS_SOLICITUD.filter((modulo): modulo is Other => !ABSENCES.includes(modulo)),
] as const;
export type Filter = (typeof FILTERS)[number];

/** The kinds of requests that pass a filter. */
export const modulesOfFilter = (filter: Exclude<Filter, 'pendientes'>): readonly ModuloSolicitud[] =>
  filter === 'ausencias' ? ABSENCES : [filter];

/** It waits for somebody's decision. */
export const isOpen = ({ espera }: SolicitudVista): boolean => espera !== null;

export function passes(one: SolicitudVista, filter: Filter | undefined): boolean {
  if (filter === undefined) return true;
  return filter === 'pendientes' ? isOpen(one) : modulesOfFilter(filter).some((modulo) => modulo === one.modulo);
}

/** The filters that say something: those of the person's modules, and those with requests. */
export const filtersOf = (items: readonly SolicitudVista[], modules: readonly ModuloDecision[]): Filter[] =>
  FILTERS.filter(
    (filter) =>
      filter === 'pendientes' ||
      modulesOfFilter(filter).some((modulo) => modules.includes(modulo)) ||
      items.some((one) => passes(one, filter)),
  );

/** The month `YYYY-MM` in which a request begins, within the year that is shown; of one that is open from another year, its own. */
export const monthOfRequest = ({ desde, hasta }: SolicitudVista, ano: number): string =>
  Number(hasta.slice(0, 4)) === ano && Number(desde.slice(0, 4)) !== ano ? hasta.slice(0, 7) : desde.slice(0, 7);

/** A month `YYYY-MM` in two numbers; without its year if it is the one that is shown. */
export const namedMonth = (mes: string, ano: number): [month: number, year?: number] => {
  const [year = 0, month = 0] = mes.split('-').map(Number);
  return year === ano ? [month] : [month, year];
};
