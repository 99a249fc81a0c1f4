import { diaDeSemana, fechaDeNumero, numeroDeDia } from './calendario.ts';
import type { Fecha, Semana, Temporada } from './modelo.ts';

type Dates = Pick<Temporada<unknown>, 'desde' | 'hasta'>;

const isYearly = (text: string): boolean => text.length === 5;
/** A leap year, which has all the days that a year can have. */
const ANY_YEAR = '2024';
const isDay = (text: string): boolean => {
  const fecha = isYearly(text) ? `${ANY_YEAR}-${text}` : text;
  return fechaDeNumero(numeroDeDia(fecha)) === fecha;
};

/** Whether the dates of a season mean something: both of every year, or both of one time and in order. */
export const isSeason = ({ desde, hasta }: Dates): boolean =>
  isDay(desde) && isDay(hasta) && isYearly(desde) === isYearly(hasta) && (isYearly(desde) || desde <= hasta);

/** Whether a day is in a season. One whose end is before its beginning goes on in the next year. */
function isInSeason({ desde, hasta }: Dates, fecha: Fecha): boolean {
  const day = isYearly(desde) ? fecha.slice(5) : fecha;
  return desde <= hasta ? desde <= day && day <= hasta : desde <= day || day <= hasta;
}

/** The first season that shares a day with another one, if both are of every year or both dated. A dated one comes before a yearly one. */
export const findOverlap = <S extends Dates>(seasons: readonly S[], other: Dates): S | undefined =>
  seasons.find((season) => isYearly(season.desde) === isYearly(other.desde) && shareDay(season, other));

/** Of two spans that meet, one begins within the other. */
const shareDay = (a: Dates, b: Dates): boolean => begins(a, b) || begins(b, a);
const begins = (season: Dates, { desde }: Dates): boolean => isInSeason(season, isYearly(desde) ? `${ANY_YEAR}-${desde}` : desde);

type Weekly<T> = { semana: Semana<T>; temporadas?: readonly Temporada<T>[] | undefined };

/** The season of a day; null: the usual week. What is dated comes before what is of every year. */
export function seasonOn<T>({ temporadas = [] }: Weekly<T>, fecha: Fecha): Temporada<T> | null {
  const found = temporadas.filter((season) => isInSeason(season, fecha));
  return found.find(({ desde }) => !isYearly(desde)) ?? found[0] ?? null;
}

/** What a week plans for a day, in its season; undefined only for what is no date. */
export function dayOn<T>(weekly: Weekly<T>, fecha: Fecha): T | undefined {
  const { semana } = seasonOn(weekly, fecha) ?? weekly;
  return semana[diaDeSemana(fecha) - 1];
}
