import { masDias } from '../horario/calendario.ts';
import type { ContextoLaboral, Fecha } from '../horario/modelo.ts';
import { isMesCerrado, type MesesCerrados } from '../cierres/modelo.ts';
import type { Limites } from '../limites/modelo.ts';
import { excesoDe, isTheSameTime, minutosDeHoras, propuestaDe, type DiaPropuesto } from './exceso.ts';
import type { LeyExtra } from './leyes.ts';
import {
  AVISOS_EXTRA,
  CODIGOS_EXTRA,
  type AvisoExtra,
  type CodigoExtra,
  type DiaDeExtra,
  type ExtraPedida,
  type PeticionExtra,
  type RegimenExtra,
  type Tipologia,
} from './modelo.ts';
import type { TopeExtra } from './tope.ts';

/** The most of one request: a whole day. */
const MAX_MINUTOS_EXTRA = 1440;

/** The rules of a company for asking. */
export type ReglasExtra = {
  /** What follows where the law allows no overtime, or no more of it: it is said, or it is refused. The record is never shortened. */
  alPasar: 'avisar' | 'impedir';
  /** How many days after the work it can be asked for. */
  diasAtras: number;
  /** How many days before the work it can be asked for. */
  diasAntes: number;
  /** Fewer minutes above the plan are not proposed. */
  minimoMinutos: number;
  /** The week of those who work full time; null: the longest of the company's schedules. */
  semanaMinutos: number | null;
};

export const REGLAS_EXTRA: ReglasExtra = { alPasar: 'avisar', diasAtras: 60, diasAntes: 60, minimoMinutos: 15, semanaMinutos: null };

/** All that is needed to judge a request. `otras`: the standing requests of the person, without this one. */
export type SituacionExtra = {
  laboral: ContextoLaboral;
  dia: DiaDeExtra;
  otras: readonly ExtraPedida[];
  tipologia: Tipologia;
  reglas: ReglasExtra;
  ley: LeyExtra;
  limites: Pick<Limites, 'jornada-diaria'>;
  regimenes: readonly RegimenExtra[];
  cierres: MesesCerrados | null;
  /** With this request. */
  tope: TopeExtra;
  /** Whether this request counts for the limit. */
  isContada: boolean;
  hoy: Fecha;
};

export type ExamenExtra = {
  rechazos: CodigoExtra[];
  avisos: AvisoExtra[];
  /** The day by the record; null while it is not known. */
  propuesta: DiaPropuesto | null;
  /** The rules for some people that stand against it. */
  regimenes: RegimenExtra[];
};

/** The rules for some people that stand against a kind of overtime. */
export const againstIt = (regimenes: readonly RegimenExtra[], ley: LeyExtra, { clase }: Pick<Tipologia, 'clase'>): RegimenExtra[] =>
  regimenes.filter((regimen) => {
    const rule = ley.regimenes[regimen];
    return rule !== null && !rule.menos.includes(clase);
  });

/** Whether somebody would work more on a day than the law allows with overtime. */
function exceedsTheDay(peticion: PeticionExtra, { dia, ley, limites, otras }: SituacionExtra): boolean {
  const others = otras.filter(({ fecha }) => fecha === peticion.fecha).reduce((sum, { minutos }) => sum + minutos, 0);
  const extra = peticion.minutos + others;
  const most = limites['jornada-diaria'];
  if (ley.porDia !== null && dia.previsto > 0 && extra > ley.porDia.minutos) return true;
  return ley.isDiaEntero && most !== null && (dia.trabajado ?? dia.previsto + extra) > most.minutos;
}

/** Everything that stands against a request for overtime, and what should be said of it. */
export function checkExtra(peticion: PeticionExtra, situacion: SituacionExtra): ExamenExtra {
  const { laboral, dia, otras, tipologia, reglas, ley, tope, hoy, isContada } = situacion;
  const { fecha, minutos, inicio, fin } = peticion;
  const plan = laboral.planDia(fecha);
  const ofDay = otras.filter((one) => one.fecha === fecha);
  const propuesta = propuestaDe(dia, ofDay);
  const against = againstIt(situacion.regimenes, ley, tipologia);
  const isOver = isContada && tope.quedan !== null && tope.quedan < 0;
  const isKnown = excesoDe(dia) !== null;
  const near = otras.filter((one) => one.fecha >= masDias(fecha, -1) && one.fecha <= masDias(fecha, 1));
  // By the record two requests can share a day: what is worked is shared out. Before it, only hours can tell them apart.
  const same = isKnown ? near.filter((one) => one.inicio !== null && inicio !== null) : near;
  const is: Record<CodigoExtra, boolean> = {
    'sin-minutos':
      minutos < 1 ||
      minutos > MAX_MINUTOS_EXTRA ||
      (inicio !== null && fin !== null && minutosDeHoras({ fecha, inicio, fin }, plan.zona) < 1),
    'fuera-de-contrato': plan.motivo === 'sin-contrato',
    'mes-cerrado': isMesCerrado(laboral, situacion.cierres, fecha),
    'demasiado-lejos': fecha < masDias(hoy, -reglas.diasAtras) || fecha > masDias(hoy, reglas.diasAntes),
    'dia-incompleto': dia.isIncompleto,
    'sin-exceso': propuesta !== null && minutos > propuesta.quedan,
    'ya-pedida': same.some((one) => isTheSameTime(one, peticion, plan.zona)),
    regimen: against.length > 0 && reglas.alPasar === 'impedir',
    'sobre-tope': isOver && reglas.alPasar === 'impedir',
  };
  const says: Record<AvisoExtra, boolean> = {
    regimen: against.length > 0 && !is.regimen,
    'sobre-tope': isOver && !is['sobre-tope'],
    'sobre-dia': exceedsTheDay(peticion, situacion),
    previa: !isKnown && !dia.isIncompleto,
  };
  return {
    rechazos: CODIGOS_EXTRA.filter((codigo) => is[codigo]),
    avisos: AVISOS_EXTRA.filter((aviso) => says[aviso]),
    propuesta,
    regimenes: against,
  };
}
