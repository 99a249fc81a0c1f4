import {
  aparteDe,
  cuentanParaTope,
  porRegla,
  reglaExcesoEn,
  splitExceso,
  type CategoriaExceso,
  type ParteExceso,
} from '@jornada/domain/excesos/index.ts';
import type { Fecha } from '@jornada/domain/horario/modelo.ts';
import { excesoDe, type ExtraPedida } from '@jornada/domain/horas-extra/index.ts';
import type { Configuracion } from '../../shared/company/configuration.ts';
import type { SituacionDeExtra } from '../horas-extra/service.ts';
import { agreementOn } from '../registros/reads.ts';
import type { VividaLeida } from './reading-repo.ts';

/** A day with more minutes than planned, as it is stored. `cuentan`, `cuentanAparte`: for the limit of a year, in all and without requests. */
export type DiaCalculado = {
  fecha: Fecha;
  exceso: number;
  partes: ParteExceso[];
  cuentan: number;
  cuentanAparte: number;
  aparte: number;
  isDeMano: boolean;
};

const categoryOf = ({ tipologia, compensacion }: ExtraPedida): CategoriaExceso => {
  if (tipologia.clase === 'fuerza-mayor') return 'fuerza-mayor';
  return compensacion === 'pago' ? 'pagada' : 'descanso';
};

/** The days of a person with more minutes than planned, by what they are. */
export function categoriesOf(situacion: SituacionDeExtra, vivida: VividaLeida, empresa: Configuracion): DiaCalculado[] {
  const { leida, laboral, vivas, hoy } = situacion;
  const approved = Map.groupBy(
    vivas.filter(({ isAprobada }) => isAprobada),
    ({ fecha }) => fecha,
  );
  const byHand = new Map(vivida.decisiones.map((one) => [one.fecha, one.partes]));
  const rests = new Map(vivida.descansos.map((one) => [one.fecha, one.movimientoId]));

  /** Minutes of rest that nobody asked for and that were taken in time. */
  function restedOf(fecha: Fecha, vence: Fecha): number {
    const movimiento = rests.get(fecha);
    if (movimiento === undefined || hoy <= vence) return 0;
    return situacion.accountOn(vence, { withPayouts: false }).lotes.find(({ id }) => id === movimiento)?.usadosMinutos ?? 0;
  }

  function countedOf({ categoria, minutos }: ParteExceso, fecha: Fecha): number {
    const vence = categoria === 'descanso' ? situacion.dueOf(fecha, null) : null;
    const descansados = vence === null ? 0 : restedOf(fecha, vence);
    return cuentanParaTope({ categoria, minutos, vence, descansados, isDelTope: true }, hoy);
  }

  return leida.dias.flatMap(({ fecha, estado }) => {
    const exceso = estado === 'cerrada' ? excesoDe(situacion.dayOf(fecha)) : null;
    if (exceso === null || exceso === 0) return [];
    const ofDay = approved.get(fecha) ?? [];
    const regla = reglaExcesoEn(empresa.reglasExceso, fecha, agreementOn(empresa, { personaId: leida.personaId, laboral }, fecha));
    const mano = byHand.get(fecha) ?? [];
    const partes = splitExceso({
      exceso,
      pedidas: ofDay.map((one) => ({ categoria: categoryOf(one), minutos: situacion.realOf(one) })),
      mano,
      regla: porRegla(regla, situacion.regimesAt(fecha).includes('parcial')),
    });
    const own = partes.filter(({ fuente }) => fuente !== 'solicitud');
    const cuentanAparte = own.reduce((sum, parte) => sum + countedOf(parte, fecha), 0);
    const asked = ofDay.reduce((sum, one) => sum + situacion.countedOf(one), 0);
    return [{ fecha, exceso, partes, cuentan: cuentanAparte + asked, cuentanAparte, aparte: aparteDe(partes), isDeMano: mano.length > 0 }];
  });
}
