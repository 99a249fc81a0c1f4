import type { Fecha } from '../horario/modelo.ts';
import type { OrigenBolsa, ReglaBolsa } from './modelo.ts';

/** The rule for a company without its own: the periods of the law (ET arts. 34.2 and 35.1), and no cap. */
export const REGLA_SUPLETORIA: ReglaBolsa = { desde: '0000-01-01', caducidadMeses: { irregular: 12, extra: 4 }, topeMinutos: null };

/** The rule that applies on a day. `reglas`: in any order. */
export const reglaEn = (reglas: readonly ReglaBolsa[], fecha: Fecha): ReglaBolsa =>
  reglas.toSorted((a, b) => (a.desde < b.desde ? -1 : 1)).findLast(({ desde }) => desde <= fecha) ?? REGLA_SUPLETORIA;

/** The last day on which minutes can be used that are added on a day. */
export const caducidadDe = (reglas: readonly ReglaBolsa[], { fecha, origen }: { fecha: Fecha; origen: OrigenBolsa }): Fecha =>
  Temporal.PlainDate.from(fecha)
    .add({ months: reglaEn(reglas, fecha).caducidadMeses[origen] })
    .toString();
