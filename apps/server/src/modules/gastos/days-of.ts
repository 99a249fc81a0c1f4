import { fechaDeNumero, numeroDeDia } from '@jornada/domain/horario/calendario.ts';
import { ESTADOS_EN_ESPERA } from '@jornada/domain/solicitudes/estados.ts';
import type { EstadoSolicitud } from '@jornada/domain/solicitudes/modelo.ts';

/** States in which an expense is open: it waits for its person, for a decision, or to be paid. */
const ABIERTOS: ReadonlySet<EstadoSolicitud> = new Set([...ESTADOS_EN_ESPERA, 'aprobada']);

type Pedido = { anio?: number | undefined; mes?: number | undefined; estado?: EstadoSolicitud | null | undefined };

const two = (value: number): string => String(value).padStart(2, '0');

/**
 * The days of a month, of a year, or all: a month without a year is one of the year `ano`. What is open belongs to every year, so that the year of such a state has all days.
 */
export function daysOf({ anio, mes, estado }: Pedido, ano: number) {
  if (mes === undefined && (anio === undefined || (estado && ABIERTOS.has(estado)))) return { desde: null, hasta: null };
  const year = anio ?? ano;
  if (mes === undefined) return { desde: `${year}-01-01`, hasta: `${year}-12-31` };
  const next = mes === 12 ? `${year + 1}-01-01` : `${year}-${two(mes + 1)}-01`;
  return { desde: `${year}-${two(mes)}-01`, hasta: fechaDeNumero(numeroDeDia(next) - 1) };
}
