import type { Fecha } from '../horario/modelo.ts';
import type { CotizacionExtra, Tipologia, VersionTipologia } from './modelo.ts';

const ordinary: Omit<Tipologia, 'id' | 'clase'> = {
  nombre: null,
  modo: 'elegir',
  pagoPorCien: 100,
  descansoPorHora: 60,
  cuentaTope: true,
  cotizacion: 'ordinaria',
  activa: true,
};

/** What every company has until it says otherwise: each hour at least as an ordinary one (ET 35.1). */
export const TIPOLOGIAS: readonly Tipologia[] = [
  { ...ordinary, id: 1, clase: 'ordinaria' },
  { ...ordinary, id: 2, clase: 'fuerza-mayor', cuentaTope: false, cotizacion: 'fuerza-mayor' },
  { ...ordinary, id: 3, clase: 'nocturna' },
  { ...ordinary, id: 4, clase: 'festiva' },
  { ...ordinary, id: 5, clase: 'activacion' },
];
/** The kinds of overtime on a day: those that every company has, replaced by the company's own versions of that time. */
export function tipologiasEn(propias: readonly VersionTipologia[], fecha: Fecha): Tipologia[] {
  const now = new Map(TIPOLOGIAS.map((tipologia) => [tipologia.id, tipologia]));
  const held = propias.filter(({ desde }) => desde <= fecha).toSorted((a, b) => (a.desde < b.desde ? -1 : 1));
  for (const { desde: _desde, ...tipologia } of held) now.set(tipologia.id, tipologia);
  return [...now.values()];
}

/** Rates for overtime by country, in hundredths of a per cent, company and person together, from a day on. */
const COTIZACION: Readonly<Record<string, readonly { vigente: Fecha; tipos: Record<CotizacionExtra, number> }[]>> = {
  ES: [{ vigente: '2026-01-01', tipos: { ordinaria: 2830, 'fuerza-mayor': 1400 } }],
};

/** The rate of a class on a day, in hundredths of a per cent; null where we know none. */
export const cotizacionEn = (pais: string, fecha: Fecha, clase: CotizacionExtra | null): number | null =>
  clase === null ? null : (COTIZACION[pais]?.findLast(({ vigente }) => vigente <= fecha)?.tipos[clase] ?? null);

/** Minutes of rest for minutes of overtime, half a minute up. */
export const descansoDe = (minutos: number, { descansoPorHora }: Pick<Tipologia, 'descansoPorHora'>): number =>
  Math.floor((minutos * descansoPorHora + 30) / 60);

/** Minutes that are paid as ordinary ones for minutes of overtime, half a minute up. */
export const pagoDe = (minutos: number, { pagoPorCien }: Pick<Tipologia, 'pagoPorCien'>): number =>
  Math.floor((minutos * pagoPorCien + 50) / 100);
