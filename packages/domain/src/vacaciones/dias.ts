import { diaDeSemana, masDias, yearOf } from '../horario/calendario.ts';
import { findReturn } from '../horario/dia-laborable.ts';
import { isWholeDays, type ContextoLaboral, type DiaPrevisto, type Fecha } from '../horario/modelo.ts';
import { POR_DIA, sumOf, type Cantidad } from './cantidad.ts';
import type { PeticionVacaciones, PoliticaVacaciones } from './modelo.ts';

/** Why a day takes what it takes. `medio-dia`: a working day of which only half is taken. `ya-ausente`: sick leave or a permit. */
export type MotivoDia = 'laborable' | 'festivo' | 'descanso' | 'medio-dia' | 'sin-contrato' | 'ya-ausente';

export type DiaVacaciones = { fecha: Fecha; cantidad: Cantidad; motivo: MotivoDia };

/** The days of a request. `porAno`: years without an amount are left out. `vuelve`: the first working day after it, if one is found. */
export type DiasContados = { dias: DiaVacaciones[]; total: Cantidad; porAno: { ano: number; cantidad: Cantidad }[]; vuelve: Fecha | null };

const HALF = POR_DIA / 2;
const SUNDAY = 7;

/** Whether a date counts half by the policy. A span whose end comes before its begin passes over New Year. */
const isMedioDia = ({ mediosDias }: Pick<PoliticaVacaciones, 'mediosDias'>, fecha: Fecha): boolean => {
  const day = fecha.slice(5);
  return mediosDias.some(({ desde, hasta }) => (desde <= hasta ? desde <= day && day <= hasta : desde <= day || day <= hasta));
};

/** Sick leave comes before vacation, and so does a permit of whole days that is agreed. */
const isAwayAnyway = ({ ausencias }: ContextoLaboral, fecha: Fecha): boolean =>
  ausencias.some(
    (one) =>
      one.aprobada && isWholeDays(one) && (one.clase === 'baja' || one.clase === 'permiso') && one.desde <= fecha && fecha <= one.hasta,
  );

/** The kind of a day by schedule, calendar and contract. A day of absence is a working day underneath. */
function kindOf(laboral: ContextoLaboral, { fecha, motivo }: DiaPrevisto): Exclude<MotivoDia, 'medio-dia'> {
  if (motivo === 'sin-contrato') return 'sin-contrato';
  if (isAwayAnyway(laboral, fecha)) return 'ya-ausente';
  if (motivo === 'festivo') return 'festivo';
  return motivo === 'libre' ? 'descanso' : 'laborable';
}

/** Whether a whole day of this kind is a day of vacation. */
function isCounted(base: PoliticaVacaciones['base'], kind: MotivoDia, fecha: Fecha): boolean {
  if (kind === 'sin-contrato' || kind === 'ya-ausente') return false;
  if (base === 'naturales') return true;
  if (base === 'laborables') return kind === 'laborable';
  return kind !== 'festivo' && diaDeSemana(fecha) !== SUNDAY;
}

function countDay(
  laboral: ContextoLaboral,
  politica: PoliticaVacaciones,
  { dia, isHalf }: { dia: DiaPrevisto; isHalf: boolean },
): DiaVacaciones {
  const { fecha } = dia;
  const motivo = kindOf(laboral, dia);
  // Half a day is half of a shift: a day of rest has none, whatever the policy counts.
  if (!isCounted(politica.base, motivo, fecha) || (isHalf && motivo !== 'laborable')) return { fecha, cantidad: 0, motivo };
  // A day that counts half takes half a day. Half of it takes no less, because half a day is the smallest part.
  if (isHalf || isMedioDia(politica, fecha)) return { fecha, cantidad: HALF, motivo: motivo === 'laborable' ? 'medio-dia' : motivo };
  return { fecha, cantidad: POR_DIA, motivo };
}

/** Amounts by year, those without one left out. */
export function byYear(dias: readonly Pick<DiaVacaciones, 'fecha' | 'cantidad'>[]): { ano: number; cantidad: Cantidad }[] {
  const sums = new Map<number, Cantidad>();
  for (const { fecha, cantidad } of dias) if (cantidad !== 0) sums.set(yearOf(fecha), (sums.get(yearOf(fecha)) ?? 0) + cantidad);
  return [...sums].map(([ano, cantidad]) => ({ ano, cantidad })).toSorted((a, b) => a.ano - b.ano);
}

/**
 * What each day of a request takes, and why. The plan decides: the schedule, the centre and the contract of each day. A vacation
 * that is in the plan already changes nothing, so that a request can be counted again. A night belongs to the day on which it
 * begins.
 */
export function countDays(laboral: ContextoLaboral, politica: PoliticaVacaciones, peticion: PeticionVacaciones): DiasContados {
  const { desde, hasta, mitad } = peticion;
  const dias = laboral.planDias(desde, hasta).map((dia) => countDay(laboral, politica, { dia, isHalf: mitad !== null }));
  // After a morning of vacation one works in the afternoon.
  const isBackToday = mitad === 'manana' && (dias.at(-1)?.cantidad ?? 0) > 0;
  return {
    dias,
    total: sumOf(dias.map(({ cantidad }) => cantidad)),
    porAno: byYear(dias),
    vuelve: isBackToday ? hasta : findReturn(laboral, masDias(hasta, 1)),
  };
}
