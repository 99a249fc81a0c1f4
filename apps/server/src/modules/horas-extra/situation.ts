import { compensacionesDe, cuentaDe, type CuentaBolsa } from '@jornada/domain/bolsa/index.ts';
import { masDias } from '@jornada/domain/horario/calendario.ts';
import type { Fecha } from '@jornada/domain/horario/modelo.ts';
import {
  againstIt,
  checkExtra,
  cuentanDe,
  leyExtraEn,
  propuestasDe,
  realesDe,
  regimenesDe,
  tipologiasEn,
  topeDe,
  topeDelAno,
  venceDe,
  type DiaDeExtra,
  type ExamenExtra,
  type ExtraDelTope,
  type ExtraPedida,
  type PeticionExtra,
  type RegimenExtra,
  type Tipologia,
  type TopeExtra,
} from '@jornada/domain/horas-extra/index.ts';
import type { Limites } from '@jornada/domain/limites/index.ts';
import type { EstadoSolicitud } from '@jornada/domain/solicitudes/modelo.ts';
import type { Configuracion } from '../../shared/company/configuration.ts';
import { countryOf, laborOf, limitsFor } from '../registros/service.ts';
import type { ExtraLeida, PedidaLeida } from './repo.ts';
import { fullWeek, rulesOn } from './rules.ts';

export const isApproved = (estado: EstadoSolicitud): boolean => estado === 'aprobada' || estado === 'anulacion-solicitada';
const isStanding = (estado: EstadoSolicitud): boolean => isApproved(estado) || estado === 'pendiente' || estado === 'en-curso';
export const yearOf = (fecha: Fecha): number => Number(fecha.slice(0, 4));
/** The bank keeps overtime for so long, if the law sets no time for its rest. */
const MESES_SIN_LEY = 4;

const asked = ({ id, fecha, minutos, inicio, fin, compensacion, tipologia, estado }: PedidaLeida): ExtraPedida => ({
  id,
  fecha,
  minutos,
  inicio,
  fin,
  compensacion,
  tipologia,
  isAprobada: isApproved(estado),
});

/** Somebody's overtime as the rules see it. Nothing here is stored: it follows from contract, record, requests and hour bank. */
export function createSituation(leida: ExtraLeida, empresa: Configuracion, hoy: Fecha) {
  const laboral = laborOf(leida, empresa);
  const recorded = new Map(leida.dias.map((dia) => [dia.fecha, dia]));
  const vivas = leida.pedidas.filter(({ estado }) => isStanding(estado)).map(asked);

  const countryAt = (fecha: Fecha): string => countryOf({ laboral }, fecha);
  const limitsAt = (fecha: Fecha): Limites => limitsFor(empresa, { personaId: leida.personaId, laboral }, fecha);
  const rulesAt = (fecha: Fecha) => rulesOn(leida.reglas, fecha);
  const lawAt = (fecha: Fecha) => leyExtraEn(countryAt(fecha), fecha);
  const fullWeekAt = (fecha: Fecha): number => fullWeek(empresa, rulesAt(fecha), { fecha, limites: limitsAt(fecha) });
  const kindsAt = (fecha: Fecha): Tipologia[] => tipologiasEn(leida.tipologias, fecha);

  /** What the record says of a day. A night that began yesterday may still be running. */
  function dayOf(fecha: Fecha): DiaDeExtra {
    const previsto = laboral.planDia(fecha).minutos;
    const row = recorded.get(fecha);
    const unknown = { fecha, previsto, trabajado: null, isIncompleto: false };
    if (!row) return fecha < hoy ? { ...unknown, trabajado: 0 } : unknown;
    if (row.estado === 'cerrada') return { ...unknown, trabajado: row.trabajado };
    return { ...unknown, isIncompleto: row.estado === 'incompleta' || fecha < masDias(hoy, -1) };
  }

  /** What the record bears out of each standing request, or what is asked for while nobody knows. */
  const reals = new Map<number, number>(
    [...Map.groupBy(vivas, ({ fecha }) => fecha)].flatMap(([fecha, ofDay]) => {
      // What is agreed comes before what is only asked for.
      const [agreed, waiting] = [ofDay.filter(({ isAprobada }) => isAprobada), ofDay.filter(({ isAprobada }) => !isAprobada)];
      const dia = dayOf(fecha);
      const first = realesDe(dia, agreed);
      const used = [...first.values()].reduce((sum, minutos) => sum + minutos, 0);
      const left = dia.trabajado === null ? dia : { ...dia, trabajado: Math.max(dia.previsto, dia.trabajado - used) };
      return [...first, ...realesDe(left, waiting)];
    }),
  );
  const realOf = ({ id, minutos }: { id: number; minutos: number }): number => reals.get(id) ?? minutos;

  /** The hour bank on a day. Without payouts: what was paid out of it was not rested. */
  function accountOn(fecha: Fecha, { withPayouts }: { withPayouts: boolean }): CuentaBolsa {
    const movimientos = (leida.bolsa?.movimientos ?? []).filter((one) => one.fecha <= fecha && (withPayouts || one.clase !== 'abono'));
    const first = movimientos.map((one) => one.fecha).toSorted()[0];
    return cuentaDe({ movimientos, compensaciones: first ? compensacionesDe(laboral, `${first.slice(0, 7)}-01`) : [], hoy: fecha });
  }

  /** The last day for the rest of overtime: by the law; where it says nothing, as the bank keeps it. */
  function dueOf(fecha: Fecha, id: number | null): Fecha {
    const meses = limitsAt(fecha)['horas-extra-anual']?.compensaMeses;
    const written = leida.descansos.find(({ solicitudId }) => solicitudId === id)?.caduca;
    return meses === undefined ? (written ?? venceDe(fecha, MESES_SIN_LEY)) : venceDe(fecha, meses);
  }

  function restedOf(id: number, vence: Fecha): number {
    const written = leida.descansos.find(({ solicitudId }) => solicitudId === id);
    if (!written || hoy <= vence) return 0;
    return accountOn(vence, { withPayouts: false }).lotes.find((lote) => lote.id === written.movimientoId)?.usadosMinutos ?? 0;
  }

  function forLimit(one: ExtraPedida): ExtraDelTope {
    const { id, fecha, isAprobada, tipologia, compensacion } = one;
    const vence = compensacion === 'descanso' ? dueOf(fecha, id) : null;
    const descansado = vence === null ? 0 : restedOf(id, vence);
    return { fecha, minutos: realOf(one), isAprobada, tipologia, compensacion, vence, descansado };
  }

  /** The limit of a year, without one request if it is named, and with another if there is one. */
  function limitOf(ano: number, { without = null, own = null }: { without?: number | null; own?: ExtraPedida | null } = {}): TopeExtra {
    const day = ano === yearOf(hoy) ? hoy : `${ano}-12-31`;
    const regla = limitsAt(day)['horas-extra-anual'];
    const limite = regla
      ? topeDe(laboral, { ano, limite: regla.minutos, semanaCompleta: fullWeekAt(day), contratos: leida.contratos })
      : null;
    const others = vivas.filter(({ id }) => id !== without);
    const aparte = leida.aparte.find((one) => one.ano === ano)?.minutos ?? 0;
    return topeDelAno([...others, ...(own ? [own] : [])].map(forLimit), { ano, limite, hoy, aparte });
  }

  const regimesAt = (fecha: Fecha): RegimenExtra[] =>
    regimenesDe({ laboral, escritos: leida.regimenes, hechos: leida }, fecha, fullWeekAt(fecha));

  return {
    leida,
    laboral,
    vivas,
    hoy,
    rulesAt,
    limitsAt,
    regimesAt,
    fullWeekAt,
    lawAt,
    kindsAt,
    countryAt,
    dayOf,
    realOf,
    dueOf,
    limitOf,
    accountOn,
    forLimit,
    sourceOf: (ano: number): string | null => limitsAt(ano === yearOf(hoy) ? hoy : `${ano}-12-31`)['horas-extra-anual']?.norma ?? null,
    account: (): CuentaBolsa => accountOn(hoy, { withPayouts: true }),
    /** How many minutes of a request count for the limit. */
    countedOf: (one: ExtraPedida): number => cuentanDe(forLimit(one), hoy),
    againstIt: (one: Pick<ExtraPedida, 'fecha' | 'tipologia'>): RegimenExtra[] =>
      againstIt(regimesAt(one.fecha), lawAt(one.fecha), one.tipologia),
    proposals: () => {
      const { diasAtras, minimoMinutos } = rulesAt(hoy);
      const dias = [...recorded.keys()].filter((fecha) => fecha >= masDias(hoy, -diasAtras) && fecha <= hoy).map(dayOf);
      return propuestasDe(dias, vivas, minimoMinutos);
    },
    /** Whether somebody may ask for this, with all reasons against it. `at`: as of which day. */
    examine(peticion: PeticionExtra, { id, tipologia, at = hoy }: { id: number | null; tipologia: Tipologia; at?: Fecha }): ExamenExtra {
      const { fecha } = peticion;
      const own: ExtraPedida = { ...peticion, id: id ?? Number.MAX_SAFE_INTEGER, tipologia, isAprobada: false };
      return checkExtra(peticion, {
        laboral,
        dia: dayOf(fecha),
        otras: vivas.filter((one) => one.id !== id),
        tipologia,
        reglas: rulesAt(fecha),
        ley: lawAt(fecha),
        limites: limitsAt(fecha),
        regimenes: regimesAt(fecha),
        cierres: leida.cierres,
        tope: limitOf(yearOf(fecha), { without: id, own }),
        isContada: cuentanDe(forLimit(own), hoy) > 0,
        hoy: at,
      });
    },
  };
}

export type SituacionDeExtra = ReturnType<typeof createSituation>;
