import type { Fecha } from '../../horario/modelo.ts';
import { hasAsistencia, isMovilidadVigente } from '../modelo145/derechos.ts';
import type { Formulario145 } from '../modelo145/modelo.ts';
import { applyEscala, atLeastZero, cutToCents, exact, least, rateOf, toCentsHalfUp } from './exacto.ts';
import { descendientesConDerecho, minimoFamiliar, sumOfMinimo } from './minimos.ts';
import { findTablas, type ContratoIrpf, type TablasIrpf, type Territorio } from './tablas.ts';

/** What is known of the pay of a year. Amounts are cents. */
export type PagaAnual = {
  retribucion: number;
  /** What the worker pays to the social security; null: it is worked out. */
  cotizaciones: number | null;
  contrato: ContratoIrpf;
  /** A temporary contract, though it may be for a year and more. */
  temporal: boolean;
  territorio: Territorio;
  /** Into how many payments the year is divided. */
  pagas: number;
  /** The pay has changed during the year: then the withholding is worked out anew, by another algorithm. */
  haCambiado: boolean;
};

/** The lines of the sum, in its order. */
export const LINEAS_RETENCION = [
  'retribucion',
  'cotizaciones',
  'reduccion',
  'gastos',
  'neto',
  'masDeDosHijos',
  'pension',
  'base',
  'minimoPersonal',
  'minimoDescendientes',
  'minimoAscendientes',
  'minimoDiscapacidad',
  'minimo',
  'cuotaDeBase',
  'cuotaDeMinimo',
  'limite',
  'tope',
  'cuota',
  'deduccionTerritorio',
  'vivienda',
  'cuotaFinal',
] as const;
export type LineaRetencion = { linea: (typeof LINEAS_RETENCION)[number]; importe: number };

/** Why there is no figure. */
export const MOTIVOS_SIN_ESTIMACION = ['sin-retribucion', 'ano-sin-tablas', 'foral', 'regularizacion', 'formulario'] as const;
export type MotivoSinEstimacion = (typeof MOTIVOS_SIN_ESTIMACION)[number];

/** `tipo`: hundredths of a per cent; amounts in cents, lines rounded half up to be shown. */
export type Estimacion =
  | { hay: true; ano: number; tipo: number; anual: number; porPaga: number; minimo: number; lineas: LineaRetencion[] }
  | { hay: false; motivo: MotivoSinEstimacion };

/** The worker's social security of a year, exact. */
function cotizacionesDe({ retribucion, cotizaciones, contrato, temporal }: PagaAnual, { seguridadSocial }: TablasIrpf): bigint {
  if (cotizaciones !== null) return exact(cotizaciones);
  const { general, temporal: ofTemporary, baseMaxima, solidaridad } = seguridadSocial;
  const base = 12 * baseMaxima;
  const rate = temporal || contrato === 'inferior-ano' ? ofTemporary : general;
  const bands = solidaridad.map(({ hasta, tipo }) => ({ hasta: hasta === null ? null : 12 * hasta, tipo }));
  return applyEscala([{ hasta: base, tipo: rate }, ...bands], exact(retribucion));
}

/** The reduction for work, in cents. */
function reductionOf(rnt: bigint, { reduccion: r }: TablasIrpf): number {
  if (rnt <= exact(r.hastaPlena)) return r.plena;
  if (rnt <= exact(r.hastaSegunda)) return toCentsHalfUp(exact(r.plena) - rateOf(rnt - exact(r.hastaPlena), r.bajada));
  if (rnt < exact(r.fin)) return toCentsHalfUp(atLeastZero(exact(r.segunda) - rateOf(rnt - exact(r.hastaSegunda), r.bajadaSegunda)));
  return 0;
}

function expensesOf(formulario: Formulario145, { gastos, ano }: TablasIrpf): number {
  const { discapacidad, movilidad } = formulario;
  const ofDisability = hasAsistencia(discapacidad) ? gastos.conAsistencia : discapacidad.grado > 0 ? gastos.discapacidad : 0;
  return gastos.comunes + (isMovilidadVigente(movilidad, ano) ? gastos.movilidad : 0) + ofDisability;
}

const whyNone = (fecha: Fecha, { retribucion, territorio, haCambiado }: PagaAnual): MotivoSinEstimacion | null => {
  if (territorio === 'foral') return 'foral';
  if (!findTablas(fecha)) return 'ano-sin-tablas';
  if (retribucion <= 0) return 'sin-retribucion';
  return haCambiado ? 'regularizacion' : null;
};

/**
 * What would be withheld of the pay of a whole year with this form, by the algorithm of the tax agency for the tables that hold on `fecha`.
 * It is an estimate: what was withheld before in the year does not count in it.
 */
export function estimateRetencion(formulario: Formulario145, paga: PagaAnual, fecha: Fecha): Estimacion {
  const motivo = whyNone(fecha, paga);
  const tablas = findTablas(fecha);
  if (motivo !== null || !tablas) return { hay: false, motivo: motivo ?? 'ano-sin-tablas' };
  const children = descendientesConDerecho(formulario, tablas.ano).length;
  if (formulario.anoNacimiento === null || (formulario.situacion === 1 && children === 0)) return { hay: false, motivo: 'formulario' };

  const pay = exact(paga.retribucion);
  const social = least(cotizacionesDe(paga, tablas), pay);
  const rnt = pay - social;
  const reduccion = reductionOf(rnt, tablas);
  const gastos = least(exact(expensesOf(formulario, tablas)), rnt);
  const neto = atLeastZero(rnt - gastos - exact(reduccion));
  const masDeDosHijos = exact(children > 2 ? tablas.masDeDosHijos : 0);
  const pension = exact(formulario.pensionCompensatoria);
  const base = atLeastZero(neto - masDeDosHijos - pension);

  const partes = minimoFamiliar(formulario, tablas);
  const anualidades = exact(formulario.anualidades);
  const splits = anualidades > 0n && anualidades < base;
  const minimo = sumOfMinimo(partes);
  const cuotaDeBase = splits
    ? applyEscala(tablas.escala, base - anualidades) + applyEscala(tablas.escala, anualidades)
    : applyEscala(tablas.escala, base);
  const cuotaDeMinimo = applyEscala(tablas.escala, minimo + exact(splits ? tablas.minimos.anualidades : 0));

  const limite = tablas.limites[formulario.situacion][children > 1 ? 2 : children === 1 ? 1 : 0];
  const tope = paga.retribucion <= tablas.topeCuota.hasta ? rateOf(atLeastZero(pay - exact(limite)), tablas.topeCuota.tipo) : null;
  let cuota = atLeastZero(cuotaDeBase - cuotaDeMinimo);
  if (paga.retribucion <= limite) cuota = 0n;
  else if (tope !== null) cuota = least(cuota, tope);

  const since = tablas.deduccion.desde[paga.territorio];
  const isReduced = since !== undefined && since <= fecha;
  const left = isReduced ? rateOf(cuota, tablas.deduccion.tipo) : cuota;
  const hasHome = formulario.vivienda && paga.retribucion < tablas.vivienda.debajoDe;
  const vivienda = hasHome ? exact(cutToCents(rateOf(pay, tablas.vivienda.tipo))) : 0n;
  const cuotaFinal = atLeastZero(left - vivienda);

  const floors = tablas.minimosDeTipo[paga.contrato];
  const tipo = Math.max(Number((cuotaFinal * 10_000n) / pay), isReduced ? floors.conDeduccion : floors.comun);
  const anual = toCentsHalfUp(rateOf(pay, tipo));
  const shown: Record<LineaRetencion['linea'], bigint | null> = {
    retribucion: pay,
    cotizaciones: social,
    reduccion: exact(reduccion),
    gastos,
    neto,
    masDeDosHijos,
    pension,
    base,
    minimoPersonal: partes.personal,
    minimoDescendientes: partes.descendientes,
    minimoAscendientes: partes.ascendientes,
    minimoDiscapacidad: partes.discapacidad,
    minimo: minimo + exact(splits ? tablas.minimos.anualidades : 0),
    cuotaDeBase,
    cuotaDeMinimo,
    limite: exact(limite),
    tope,
    cuota,
    deduccionTerritorio: cuota - left,
    vivienda,
    cuotaFinal,
  };
  return {
    hay: true,
    ano: tablas.ano,
    tipo,
    anual,
    porPaga: Math.round(anual / paga.pagas),
    minimo: toCentsHalfUp(minimo),
    lineas: LINEAS_RETENCION.flatMap((linea) => {
      const amount = shown[linea];
      return amount === null ? [] : [{ linea, importe: toCentsHalfUp(amount) }];
    }),
  };
}
