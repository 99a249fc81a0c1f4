import { contratoEn, isParcial } from '@jornada/domain/contratos/index.ts';
import { avisoDeComplementarias, avisosDeExceso } from '@jornada/domain/excesos/index.ts';
import { lunesDe, yearOf } from '@jornada/domain/horario/calendario.ts';
import type { Fecha } from '@jornada/domain/horario/modelo.ts';
import { semanaEn } from '@jornada/domain/horas-extra/index.ts';
import { avisosDelAno, avisosDelDia, historiaDe, type Aviso, type Limites } from '@jornada/domain/limites/index.ts';
import type { SituacionDeExtra } from '../horas-extra/service.ts';
import type { DiaCalculado } from './categories.ts';
import type { VividaLeida } from './reading-repo.ts';

const daysOfMonth = (mes: string): number => Temporal.PlainYearMonth.from(mes).daysInMonth;

const OF_WEEKS: ReadonlySet<Aviso['regla']> = new Set(['jornada-semanal', 'descanso-semanal']);

/** A week above its limit or without its rest is one breach: that of the last day, with all its hours. */
const oncePerWeek = (avisos: readonly Aviso[]): Aviso[] => [
  ...new Map(
    avisos.map((aviso) => [OF_WEEKS.has(aviso.regla) ? `${lunesDe(aviso.fecha)} ${aviso.regla}` : `${aviso.fecha} ${aviso.regla}`, aviso]),
  ).values(),
];

/** What single days broke: rests, breaks, hours, nights. A running day is not judged yet. */
function ofDays(
  { jornadas }: VividaLeida,
  situacion: SituacionDeExtra,
  limites: (fecha: Fecha) => Limites,
  desde: Fecha,
  ahora: string,
): Aviso[] {
  const lugar = (fecha: Fecha) => ({ zona: situacion.laboral.planDia(fecha).zona, pais: situacion.countryAt(fecha) });
  const historia = historiaDe({ dias: jornadas, ahora, limites, lugar });
  const judged = jornadas.filter(({ fecha, estado }) => fecha >= desde && estado !== 'abierta');
  return oncePerWeek(judged.flatMap(({ fecha }) => avisosDelDia(historia, fecha)));
}

/** Complementary hours of each month, beyond what the contract of its last day with some allows. */
function ofMonths(situacion: SituacionDeExtra, dias: readonly DiaCalculado[], limites: (fecha: Fecha) => Limites): Aviso[] {
  const minutesOf = ({ partes }: DiaCalculado): number =>
    partes.reduce((sum, { categoria, minutos }) => sum + (categoria === 'complementaria' ? minutos : 0), 0);
  const withSome = dias.map((dia) => ({ fecha: dia.fecha, minutos: minutesOf(dia) })).filter(({ minutos }) => minutos > 0);
  return [...Map.groupBy(withSome, ({ fecha }) => fecha.slice(0, 7))].flatMap(([mes, ofMonth]) => {
    const last = ofMonth.at(-1)?.fecha ?? `${mes}-01`;
    const contrato = contratoEn(situacion.leida.contratos, last);
    if (!contrato || !isParcial(contrato)) return [];
    const semana = semanaEn(situacion.laboral, last) ?? 0;
    return avisoDeComplementarias({ dias: ofMonth, diasDelMes: daysOfMonth(mes), contrato, semana }, limites(last)) ?? [];
  });
}

/** The hours and the overtime of each year. */
function ofYears(
  situacion: SituacionDeExtra,
  { efectivos }: VividaLeida,
  dias: readonly DiaCalculado[],
  limites: (fecha: Fecha) => Limites,
): Aviso[] {
  const counted = new Map(dias.map(({ fecha, cuentan }) => [fecha, cuentan]));
  const byYear = Map.groupBy(efectivos, ({ fecha }) => yearOf(fecha));
  return [...byYear].flatMap(([ano, ofYear]) => {
    const sums = ofYear.map((dia) => ({ ...dia, cuentan: counted.get(dia.fecha) ?? 0 }));
    return avisosDelAno(sums, limites, (limite) => situacion.limitOf(ano).limite ?? limite);
  });
}

/**
 * Everything that the days of a person broke from a day on. `dias`: their days above the plan since the beginning of that year. A running day
 * is not judged, and of what lacks an hour only what does not need it.
 */
export function breachesOf(
  situacion: SituacionDeExtra,
  vivida: VividaLeida,
  { dias, desde, ahora }: { dias: readonly DiaCalculado[]; desde: Fecha; ahora: string },
): Aviso[] {
  const known = new Map<Fecha, Limites>();
  const limites = (fecha: Fecha): Limites => {
    const found = known.get(fecha) ?? situacion.limitsAt(fecha);
    known.set(fecha, found);
    return found;
  };
  const forbidden = dias
    .filter(({ fecha }) => fecha >= desde)
    .flatMap((dia) =>
      avisosDeExceso(dia, { limites: limites(dia.fecha), ley: situacion.lawAt(dia.fecha), regimenes: situacion.regimesAt(dia.fecha) }),
    );
  return [
    ...ofDays(vivida, situacion, limites, desde, ahora),
    ...forbidden,
    ...[...ofMonths(situacion, dias, limites), ...ofYears(situacion, vivida, dias, limites)].filter(({ fecha }) => fecha >= desde),
  ];
}
