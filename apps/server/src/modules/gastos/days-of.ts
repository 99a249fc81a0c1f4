import { fechaDeNumero, numeroDeDia } from '@jornada/domain/horario/calendario.ts';

const two = (value: number): string => String(value).padStart(2, '0');

/** The days of a month, of a year, or all: a month without a year is one of the year `ano`. */
export function daysOf({ anio, mes }: { anio?: number | undefined; mes?: number | undefined }, ano: number) {
  if (anio === undefined && mes === undefined) return { desde: null, hasta: null };
  const year = anio ?? ano;
  if (mes === undefined) return { desde: `${year}-01-01`, hasta: `${year}-12-31` };
  const next = mes === 12 ? `${year + 1}-01-01` : `${year}-${two(mes + 1)}-01`;
  return { desde: `${year}-${two(mes)}-01`, hasta: fechaDeNumero(numeroDeDia(next) - 1) };
}
