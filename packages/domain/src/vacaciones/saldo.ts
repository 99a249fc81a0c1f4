import { masDias, yearOf } from '../horario/calendario.ts';
import type { Fecha } from '../horario/modelo.ts';
import { roundDays, sumOf, type Cantidad, type Redondeo } from './cantidad.ts';
import type { CuentaVacaciones, LoteVacaciones, Toma } from './cuenta.ts';
import { accruedOf } from './devengo.ts';
import type { Concesion, PeriodoContrato } from './modelo.ts';

/** `concedido`: grants, and what sickness moved from one into another. `disfrutado`: agreed, and its day has come. */
export type ClaseLineaVacaciones = 'concedido' | 'pedido' | 'aprobado' | 'disfrutado' | 'caducado';

/** One line of a balance; what was taken is negative. `concesion` null: no grant covers it. `ajuste`: what took it, if not a request. */
export type LineaVacaciones = {
  clase: ClaseLineaVacaciones;
  fecha: Fecha;
  cantidad: Cantidad;
  concesion: Concesion | null;
  solicitudId: number | null;
  ajuste: Concesion | null;
};

/**
 * What somebody has on a day. Every total is the sum of its lines: libre = concedido − pedido − aprobado − disfrutado − caducado.
 * `generado`: what has grown of the grants until the day. `disponible`: `libre`, with the year's right rounded by the policy.
 */
export type SaldoVacaciones = Record<ClaseLineaVacaciones | 'generado' | 'libre' | 'disponible', Cantidad> & {
  lineas: LineaVacaciones[];
  devengos: { concesion: Concesion; cantidad: Cantidad }[];
};

const RANK: Record<ClaseLineaVacaciones, number> = { caducado: 0, concedido: 1, disfrutado: 2, aprobado: 3, pedido: 4 };

/**
 * Whether a grant belongs to the balance of a day. One that expired before the year, or that was used up before it, is history:
 * its lines add up to nothing.
 */
function isInYear({ concesion: { desde, hasta, cantidad }, tomas }: LoteVacaciones, fecha: Fecha): boolean {
  const year = fecha.slice(0, 4);
  if (desde > fecha || (hasta !== null && hasta.slice(0, 4) < year)) return false;
  const before = tomas.filter(({ uso }) => uso.fecha.slice(0, 4) < year).map((toma) => toma.cantidad);
  return sumOf(before) < cantidad;
}

function lineOf({ uso, cantidad, isDevuelta }: Toma, concesion: Concesion | null, fecha: Fecha): LineaVacaciones {
  const line = { fecha: uso.fecha, cantidad: -cantidad, concesion, solicitudId: uso.solicitudId, ajuste: uso.ajuste ?? null };
  if (isDevuelta || uso.solicitudId === null) return { ...line, clase: 'concedido' };
  if (uso.estado === 'pedido') return { ...line, clase: 'pedido' };
  return { ...line, clase: uso.fecha <= fecha ? 'disfrutado' : 'aprobado' };
}

function linesOf({ concesion, tomas, quedan }: LoteVacaciones, fecha: Fecha): LineaVacaciones[] {
  const { cantidad, desde, hasta } = concesion;
  const lines = [
    { clase: 'concedido' as const, fecha: desde, cantidad, concesion, solicitudId: null, ajuste: null },
    ...tomas.map((toma) => lineOf(toma, concesion, fecha)),
  ];
  if (hasta === null || hasta >= fecha || quedan === 0) return lines;
  return [...lines, { clase: 'caducado', fecha: masDias(hasta, 1), cantidad: -quedan, concesion, solicitudId: null, ajuste: null }];
}

/** What rounding adds to the right of the year; it may also take away. */
export function roundingOf(lotes: readonly LoteVacaciones[], ano: number, redondeo: Redondeo): Cantidad {
  const rights = lotes.filter(({ concesion: { clase, ano: year } }) => year === ano && (clase === 'anual' || clase === 'antiguedad'));
  const right = sumOf(rights.map(({ concesion: { cantidad } }) => cantidad));
  return roundDays(right, redondeo) - right;
}

/**
 * What somebody has on a day, now or to come: grants that have begun and belong to the year, less all that has been taken from
 * them, also for later days, and what has expired by then.
 */
export function balanceOn(
  cuenta: CuentaVacaciones,
  fecha: Fecha,
  { contrato, redondeo }: { contrato: readonly PeriodoContrato[]; redondeo: Redondeo },
): SaldoVacaciones {
  const ano = yearOf(fecha);
  const lotes = cuenta.lotes.filter((lote) => isInYear(lote, fecha));
  const uncovered = cuenta.descubiertos.filter(({ uso }) => yearOf(uso.fecha) === ano);
  const lineas = [...lotes.flatMap((lote) => linesOf(lote, fecha)), ...uncovered.map((toma) => lineOf(toma, null, fecha))].toSorted(
    (a, b) => (a.fecha < b.fecha ? -1 : a.fecha > b.fecha ? 1 : RANK[a.clase] - RANK[b.clase]),
  );
  const devengos = lotes.map(({ concesion }) => ({ concesion, cantidad: accruedOf(concesion, contrato, fecha) }));
  const total = (clase: ClaseLineaVacaciones) => sumOf(lineas.filter((line) => line.clase === clase).map(({ cantidad }) => cantidad));
  const libre = sumOf(lineas.map(({ cantidad }) => cantidad));
  return {
    generado: sumOf(devengos.map(({ cantidad }) => cantidad)),
    concedido: total('concedido'),
    pedido: 0 - total('pedido'),
    aprobado: 0 - total('aprobado'),
    disfrutado: 0 - total('disfrutado'),
    caducado: 0 - total('caducado'),
    libre,
    disponible: libre + roundingOf(lotes, ano, redondeo),
    lineas,
    devengos,
  };
}
