import type * as z from 'zod/mini';
import type { cuentaDias, SaldoVista } from '@jornada/contract/vacaciones/vistas.ts';
import type { ContextoLaboral, Fecha } from '@jornada/domain/horario/modelo.ts';
import {
  balanceOn,
  diasDe,
  sumOf,
  type Concesion,
  type CuentaVacaciones,
  type DiasContados,
  type LineaVacaciones,
  type SaldoVacaciones,
} from '@jornada/domain/vacaciones/index.ts';
import { yearOf } from '@jornada/domain/horario/calendario.ts';
import { inPlan } from '../solicitudes/reads.ts';
import type { Escrita } from './repo.ts';
import type { SituacionLeida } from './situation.ts';

export type CuentaVista = z.output<typeof cuentaDias>;
type LineaVista = SaldoVista['lineas'][number];

/** Days with two decimals. */
export const shown = (cantidad: number): number => Math.round(diasDe(cantidad) * 100) / 100;
const round = (dias: number): number => Math.round(dias * 100) / 100;

/** Each day of a request, and why it takes what it takes. */
export function presentDays({ dias, total, vuelve }: DiasContados, laboral: ContextoLaboral): CuentaVista {
  const detalle = dias.map(({ fecha, cantidad, motivo }): CuentaVista['detalle'][number] => {
    const isNatural = cantidad > 0 && (motivo === 'festivo' || motivo === 'descanso');
    const porque = motivo === 'ya-ausente' ? 'ausencia' : isNatural ? 'natural' : motivo;
    const { festivo, centro } = laboral.planDia(fecha);
    return { fecha, dias: shown(cantidad), porque, festivo, centro: festivo === null ? null : (centro?.nombre ?? null) };
  });
  return { dias: shown(total), detalle, vuelve };
}

type Clase = LineaVista['clase'];

/** What a line of the account is for people: what sickness gave back is both taken and given. */
function classOf({ clase, ajuste, cantidad, concesion, fecha }: LineaVacaciones, en: Fecha): Clase {
  if (clase !== 'concedido') return clase;
  if (cantidad > 0 && concesion) return concesion.clase;
  if (ajuste) return ajuste.clase;
  return fecha <= en ? 'disfrutado' : 'aprobado';
}

const isGrant = ({ clase, cantidad }: LineaVacaciones): boolean => clase === 'concedido' && cantidad > 0;

type Escritas = ReadonlyMap<number, Escrita>;

/** The days of one request are one line. A grant, an adjustment and what has expired are lines of their own. */
function keyOf(linea: LineaVacaciones, clase: Clase): string {
  const { concesion, solicitudId, ajuste, fecha } = linea;
  // However many grants it takes from.
  if (ajuste) return `ajuste ${ajuste.id}`;
  if (solicitudId !== null && !isGrant(linea)) return `${clase} ${solicitudId}`;
  return [clase, concesion?.id, concesion?.clase, concesion?.ano, concesion?.hasta, fecha, isGrant(linea)].join(' ');
}

function joined(lineas: readonly LineaVacaciones[], clase: Clase, escritas: Escritas): LineaVista | null {
  const [first] = lineas;
  if (!first) return null;
  const grant = isGrant(first) ? first.concesion : null;
  const escrita = escritas.get(grant?.id ?? first.ajuste?.id ?? 0);
  const dates = escrita ? [escrita.dia] : lineas.map(({ fecha }) => fecha).toSorted();
  const requested = !isGrant(first) && first.solicitudId !== null && first.solicitudId > 0 ? first.solicitudId : null;
  return {
    clase,
    dias: shown(lineas.reduce((sum, { cantidad }) => sum + cantidad, 0)),
    desde: dates[0] ?? first.fecha,
    hasta: dates.at(-1) ?? first.fecha,
    caduca: grant?.hasta ?? null,
    solicitudId: requested,
    motivo: escrita?.motivo ?? null,
  };
}

function presentLines({ lineas, libre, disponible }: SaldoVacaciones, en: Fecha, escritas: Escritas): LineaVista[] {
  const groups = Map.groupBy(lineas, (linea) => keyOf(linea, classOf(linea, en)));
  const lines = [...groups.values()].flatMap((group) => {
    const [first] = group;
    return first ? (joined(group, classOf(first, en), escritas) ?? []) : [];
  });
  // The right of a year is shown as it is rounded, so that the lines add up to what can be taken.
  const rounded = lines.find(({ clase }) => clase === 'anual');
  if (rounded) rounded.dias = round(rounded.dias + shown(disponible - libre));
  return lines.filter(({ dias }) => dias !== 0);
}

/** What was agreed and then counted again: what it took first, and beside it what was given back or taken. */
function withRecounts(lineas: LineaVista[], { leida }: SituacionLeida, en: Fecha): LineaVista[] {
  const agreed = leida.pedidas.filter(({ estado }) => inPlan(estado) === 'aprobada');
  const lines = lineas.map((linea) => ({ ...linea }));
  for (const { id, dias, recontados } of agreed) {
    const now = new Map(dias.map(({ fecha, cantidad }) => [fecha, cantidad]));
    const ofYear = recontados.filter(({ fecha }) => yearOf(fecha) === yearOf(en));
    const byClase = Map.groupBy(ofYear, ({ fecha }): 'disfrutado' | 'aprobado' => (fecha <= en ? 'disfrutado' : 'aprobado'));
    for (const [clase, counted] of byClase) {
      const [desde = en, ...later] = counted.map(({ fecha }) => fecha).toSorted();
      const given = shown(sumOf(counted.map(({ fecha, antes }) => antes - (now.get(fecha) ?? 0))));
      const line = { desde, hasta: later.at(-1) ?? desde, caduca: null, solicitudId: id, motivo: null };
      const first = lines.find((one) => one.solicitudId === id && one.clase === clase);
      if (first) first.dias = round(first.dias - given);
      else lines.push({ ...line, clase, dias: -given });
      lines.push({ ...line, clase: 'recuento', dias: given });
    }
  }
  return lines.filter(({ dias }) => dias !== 0);
}

const ORDER: readonly Clase[] = [
  'anual',
  'antiguedad',
  'arrastre',
  'compensacion',
  'ajuste',
  'devuelta',
  'recuento',
  'disfrutado',
  'aprobado',
  'pedido',
  'caducado',
];

/** The day of which the balance of a year is: today, or the end of the year that is nearer to it. */
export function dayOfBalance(ano: number, hoy: Fecha): Fecha {
  if (ano === yearOf(hoy)) return hoy;
  return ano < yearOf(hoy) ? `${ano}-12-31` : `${ano}-01-01`;
}

/** What is lost first, and its last day. What the next year still allows is not lost with the year; rounding belongs to its right. */
function nextToExpire(
  { lotes }: CuentaVacaciones,
  en: Fecha,
  { carried, rounding }: { carried: readonly Concesion[]; rounding: number },
): SaldoVista['caduca'] {
  const end = `${en.slice(0, 4)}-12-31`;
  const later = carried.map(({ hasta, cantidad }) => ({ hasta, quedan: cantidad }));
  const now = lotes
    .filter(({ concesion: { desde }, quedan }) => desde <= en && quedan > 0)
    .map(({ concesion: { hasta }, quedan }) => ({ hasta, quedan }));
  const all = [...now, ...later, { hasta: end, quedan: rounding - sumOf(carried.map(({ cantidad }) => cantidad)) }];
  const byDay = Map.groupBy(
    all.filter(({ hasta }) => hasta !== null && hasta >= en),
    ({ hasta }) => hasta ?? '',
  );
  const [next] = [...byDay]
    .map(([fecha, parts]) => ({ fecha, dias: shown(sumOf(parts.map(({ quedan }) => quedan))) }))
    .filter(({ dias }) => dias > 0)
    .toSorted((a, b) => (a.fecha < b.fecha ? -1 : 1));
  return next ?? null;
}

/** The balance of the year of a day, as of that day, in the form of the wire. */
export function presentBalance(situacion: SituacionLeida, en: Fecha): SaldoVista {
  const ano = yearOf(en);
  const { contractsOf, leida, policyOfYear } = situacion;
  const cuenta = situacion.accountFor(ano);
  const saldoEn = balanceOn(cuenta, en, { contrato: contractsOf(ano), redondeo: policyOfYear(ano).redondeo });
  const escritas = new Map(leida.concesiones.map((one) => [one.id, one]));
  const lineas = withRecounts(presentLines(saldoEn, en, escritas), situacion, en).toSorted(
    (a, b) => ORDER.indexOf(a.clase) - ORDER.indexOf(b.clase) || (a.desde < b.desde ? -1 : a.desde > b.desde ? 1 : 0),
  );
  const total = (...clases: Clase[]): number =>
    round(lineas.filter(({ clase }) => clases.includes(clase)).reduce((sum, { dias }) => sum + dias, 0));
  const carried = situacion.carriedFrom(ano, cuenta).filter(({ cantidad }) => cantidad > 0);
  const next = nextToExpire(cuenta, en, { carried, rounding: saldoEn.disponible - saldoEn.libre });
  return {
    ano,
    en,
    concedidos: total('anual', 'antiguedad', 'compensacion', 'ajuste', 'devuelta', 'recuento'),
    traidos: total('arrastre'),
    devengados: shown(saldoEn.generado),
    disfrutados: round(-total('disfrutado')),
    aprobados: round(-total('aprobado')),
    pedidos: round(-total('pedido')),
    caducados: round(-total('caducado')),
    libres: total(...ORDER),
    caduca: next,
    lineas,
  };
}

/** The same for whoever may not see health data: that sickness gave days back is an adjustment like others. */
export const withoutSickness = (saldo: SaldoVista): SaldoVista => ({
  ...saldo,
  lineas: saldo.lineas.map((linea) => (linea.clase === 'devuelta' ? { ...linea, clase: 'ajuste' } : linea)),
});
