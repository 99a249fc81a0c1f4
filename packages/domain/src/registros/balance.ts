import type { Ausencia, DiaPrevisto, Fecha, Instante, Subtipo } from '../horario/modelo.ts';
import { settleOpenDay } from './dia.ts';
import { minutosTrabajados, tramosHasta } from './minutos.ts';
import type { Incidencia, Jornada } from './modelo.ts';
import { minutosEntre, ms } from './tiempo.ts';

/** One line of a sum, in minutes with sign. */
export type Sumando = {
  clase: 'presencia' | 'pausa' | 'trabajado' | 'previsto' | 'diferencia';
  subtipo: Subtipo | null;
  inicio: Instante | null;
  fin: Instante | null;
  minutos: number;
};

type ClaseAusencia = Ausencia['clase'];

/**
 * One day of a balance. Presence and pauses add up to trabajado; trabajado and previsto (negative) to diferencia. The worked time
 * of an incomplete day is unknown: it has no minutes and no sum.
 */
export type LineaDia = {
  fecha: Fecha;
  previstoMinutos: number;
  trabajadoMinutos: number;
  diferenciaMinutos: number;
  /** Is the day in the balance? */
  cuenta: boolean;
  porque: 'futuro' | 'en-curso' | 'incompleta' | 'libre' | null;
  incidencias: Incidencia[];
  retrasoMinutos: number;
  salidaAnticipadaMinutos: number;
  /** The kind of day in the plan, and its text: a holiday's name, or the class of an approved absence. */
  motivo: DiaPrevisto['motivo'];
  festivo: string | null;
  ausencia: ClaseAusencia | null;
  sumandos: Sumando[];
};

/** The balance of some days, in minutes. The sums contain only days that count. */
export type Balance = {
  desde: Fecha;
  hasta: Fecha;
  previstoMinutos: number;
  trabajadoMinutos: number;
  balanceMinutos: number;
  diasQueCuentan: number;
  incompletos: Fecha[];
  dias: LineaDia[];
};

/** The sums of those days that count, in minutes. */
export type SumaDeDias = Pick<Balance, 'previstoMinutos' | 'trabajadoMinutos' | 'balanceMinutos' | 'diasQueCuentan' | 'incompletos'>;

/** The sum of no days. */
export const NADA: SumaDeDias = { previstoMinutos: 0, trabajadoMinutos: 0, balanceMinutos: 0, diasQueCuentan: 0, incompletos: [] };

type Vivida = Pick<Jornada, 'fecha' | 'estado' | 'inicio' | 'fin' | 'tramos' | 'incidencias'>;

/** Presence from each coming to each leaving, and every unpaid pause within it. */
function sumandosDe(jornada: Vivida, ahora: Instante): Sumando[] {
  const tramos = tramosHasta(jornada.tramos, jornada.estado === 'abierta' ? ahora : null);
  const spans: { inicio: Instante; fin: Instante; pausas: Sumando[] }[] = [];
  for (const { inicio, fin, pagado, subtipo } of tramos) {
    const last = spans.at(-1);
    const span = last && last.fin === inicio ? last : { inicio, fin, pausas: [] };
    if (span !== last) spans.push(span);
    span.fin = fin;
    if (!pagado) span.pausas.push({ clase: 'pausa', subtipo, inicio, fin, minutos: -minutosEntre(ms(inicio), ms(fin)) });
  }
  return spans.flatMap(({ inicio, fin, pausas }) => [
    { clase: 'presencia', subtipo: null, inicio, fin, minutos: minutosEntre(ms(inicio), ms(fin)) } satisfies Sumando,
    ...pausas,
  ]);
}

function reasonNotToCount(day: {
  jornada: Vivida | null;
  previsto: DiaPrevisto;
  hoy: Fecha;
  ahora: Instante;
  trabajado: number;
}): LineaDia['porque'] {
  const { jornada, previsto, hoy, ahora, trabajado } = day;
  if (previsto.fecha > hoy) return 'futuro';
  if (jornada?.estado === 'incompleta') return 'incompleta';
  if (jornada?.estado === 'abierta') return 'en-curso';
  if (!jornada && previsto.minutos === 0) return 'libre';
  if (!jornada && previsto.fecha === hoy) return 'en-curso';
  // Out before the planned end with minutes missing, perhaps for lunch. The day is judged when its shift is over.
  const mayGoOn = previsto.fecha === hoy && previsto.turno !== null && trabajado < previsto.minutos && ms(ahora) < ms(previsto.turno.fin);
  return mayGoOn ? 'en-curso' : null;
}

/** Minutes late and minutes early, beyond the courtesy. They are only flags: no time is shortened. */
function lateness(
  jornada: Vivida | null,
  { turno, cortesiaMinutos, ausencia }: DiaPrevisto,
  running: boolean,
): { retrasoMinutos: number; salidaAnticipadaMinutos: number } {
  // A permit of some hours does not say which hours of the day it covers.
  const isPartlyAway = ausencia?.aprobada === true;
  if (!turno || !jornada?.inicio || isPartlyAway) return { retrasoMinutos: 0, salidaAnticipadaMinutos: 0 };
  const late = minutosEntre(ms(turno.entradaHasta ?? turno.inicio), ms(jornada.inicio));
  // A flexible day has no fixed end, so leaving early shows only in the difference.
  const early = turno.flexible || running || jornada.fin === null ? 0 : minutosEntre(ms(jornada.fin), ms(turno.fin));
  return { retrasoMinutos: late > cortesiaMinutos ? late : 0, salidaAnticipadaMinutos: early > cortesiaMinutos ? early : 0 };
}

/** The line of one day. `hoy` is the person's today, `ahora` the instant up to which a running day is counted. */
export function lineaDeDia(options: { previsto: DiaPrevisto; jornada: Vivida | null; ahora: Instante; hoy: Fecha }): LineaDia {
  const { previsto, ahora, hoy } = options;
  const told = options.jornada && settleOpenDay(options.jornada, hoy);
  const jornada = told?.estado === 'vacia' ? null : told;
  const trabajadoMinutos = jornada ? minutosTrabajados(jornada, ahora) : 0;
  const porque = reasonNotToCount({ jornada, previsto, hoy, ahora, trabajado: trabajadoMinutos });
  const previstoMinutos = previsto.minutos;
  const isKnown = porque !== 'incompleta';
  const diferenciaMinutos = isKnown ? trabajadoMinutos - previstoMinutos : 0;
  // A day without marks may still have a disagreement about marks to add.
  const incidencias = new Set<Incidencia>(told?.incidencias);
  if (!jornada && previsto.fecha < hoy && previstoMinutos > 0) incidencias.add('sin-fichajes');
  if (jornada && previsto.motivo === 'ausencia') incidencias.add('en-ausencia');
  const line = (clase: Sumando['clase'], minutos: number): Sumando => ({ clase, subtipo: null, inicio: null, fin: null, minutos });
  return {
    fecha: previsto.fecha,
    previstoMinutos,
    trabajadoMinutos,
    diferenciaMinutos,
    cuenta: porque === null,
    porque,
    incidencias: [...incidencias].toSorted(),
    ...lateness(jornada, previsto, porque !== null),
    motivo: previsto.motivo,
    festivo: previsto.festivo,
    ausencia: previsto.ausencia?.aprobada ? previsto.ausencia.clase : null,
    sumandos: isKnown
      ? [
          ...(jornada ? sumandosDe(jornada, ahora) : []),
          line('trabajado', trabajadoMinutos),
          line('previsto', previstoMinutos === 0 ? 0 : -previstoMinutos),
          line('diferencia', diferenciaMinutos),
        ]
      : [],
  };
}

/**
 * Whether a day is in the sum: it counts, and some work was done or planned. A free day with a mark but no minute has nothing to
 * compare.
 */
export const seCuenta = ({
  cuenta,
  trabajadoMinutos,
  previstoMinutos,
}: Pick<LineaDia, 'cuenta' | 'trabajadoMinutos' | 'previstoMinutos'>): boolean => cuenta && (trabajadoMinutos > 0 || previstoMinutos > 0);

/** A sum with one more day. */
export const sumDia = (suma: SumaDeDias, linea: LineaDia): SumaDeDias => {
  const { cuenta, porque, fecha, previstoMinutos, trabajadoMinutos, diferenciaMinutos } = linea;
  const incompletos = porque === 'incompleta' ? [...suma.incompletos, fecha] : suma.incompletos;
  if (!cuenta) return { ...suma, incompletos };
  return {
    previstoMinutos: suma.previstoMinutos + previstoMinutos,
    trabajadoMinutos: suma.trabajadoMinutos + trabajadoMinutos,
    balanceMinutos: suma.balanceMinutos + diferenciaMinutos,
    diasQueCuentan: suma.diasQueCuentan + (seCuenta(linea) ? 1 : 0),
    incompletos,
  };
};

/** The day that weighs most in a balance: of all that count, the one that differs most, to either side. */
export type MayorDia = Pick<LineaDia, 'fecha' | 'diferenciaMinutos'>;

/** The one that weighs more; the earlier one where both weigh the same. Null while no day differs. */
export function mayorDe(mayor: MayorDia | null, { cuenta, fecha, diferenciaMinutos }: LineaDia): MayorDia | null {
  const weight = Math.abs(mayor?.diferenciaMinutos ?? 0);
  return cuenta && Math.abs(diferenciaMinutos) > weight ? { fecha, diferenciaMinutos } : mayor;
}

/** The sum of the days that count, with the days themselves. */
export function balance(dias: readonly LineaDia[]): Balance {
  return { desde: dias[0]?.fecha ?? '', hasta: dias.at(-1)?.fecha ?? '', ...dias.reduce(sumDia, NADA), dias: [...dias] };
}
