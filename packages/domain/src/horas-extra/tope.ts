import { COMPLETA, type HechosContrato } from '../contratos/index.ts';
import { earlier, later, masDias, numeroDeDia } from '../horario/calendario.ts';
import type { ContextoLaboral, Fecha } from '../horario/modelo.ts';
import { semanaDe } from './regimen.ts';
import type { CompensacionExtra, Tipologia } from './modelo.ts';

/**
 * The limit of overtime of a year for a person, in minutes: less in the proportion in which their hours of the year are fewer than those
 * of the others (ET 35.2), by a shorter week or by a contract of a part of the year. The share of a contract counts where it is known,
 * otherwise the week of the schedule. Half a minute up.
 */
export function topeDe(
  { periodos }: Pick<ContextoLaboral, 'periodos'>,
  {
    ano,
    limite,
    semanaCompleta,
    contratos = [],
  }: { ano: number; limite: number; semanaCompleta: number; contratos?: readonly HechosContrato[] },
): number {
  if (semanaCompleta <= 0) return limite;
  const [first, last] = [`${ano}-01-01`, `${ano}-12-31`];
  const days = (desde: Fecha, hasta: Fecha): number => Math.max(0, numeroDeDia(hasta) - numeroDeDia(desde) + 1);
  const year = days(first, last);
  const versions = contratos.toSorted((a, b) => (a.desde < b.desde ? -1 : 1));
  // Of each period, the part before the first version by its schedule, and each version's part by its share.
  const worked = periodos.reduce((sum, { desde, hasta, horario }) => {
    const [from, to] = [later(desde, first), earlier(hasta ?? last, last)];
    const week = Math.min(semanaDe(horario), semanaCompleta);
    const before = versions[0] ? earlier(to, masDias(versions[0].desde, -1)) : to;
    const shares = versions.map(({ desde: since, porMil }, index) => {
      const next = versions[index + 1];
      const until = next ? earlier(to, masDias(next.desde, -1)) : to;
      return (days(later(from, since), until) * semanaCompleta * porMil) / COMPLETA;
    });
    return sum + days(from, before) * week + shares.reduce((all, one) => all + one, 0);
  }, 0);
  return Math.floor((limite * Math.min(worked, year * semanaCompleta) * 2 + year * semanaCompleta) / (2 * year * semanaCompleta));
}

/**
 * A request as the limit counts it. `minutos`: those that the record bears out, or that are asked for while it is not known.
 * `descansado`: minutes of rest that were taken in time. `vence`: the last day for that rest.
 */
export type ExtraDelTope = {
  fecha: Fecha;
  minutos: number;
  isAprobada: boolean;
  tipologia: Pick<Tipologia, 'cuentaTope' | 'descansoPorHora'>;
  compensacion: CompensacionExtra;
  vence: Fecha | null;
  descansado: number;
};

/**
 * The minutes of a request that count for the limit (ET 35.2, 35.3): not those of force majeure, and not those that rest makes good in
 * time. Until that time is over they are taken as made good.
 */
export function cuentanDe({ minutos, tipologia, compensacion, vence, descansado }: ExtraDelTope, hoy: Fecha): number {
  if (!tipologia.cuentaTope) return 0;
  if (compensacion === 'pago') return minutos;
  if (vence === null || hoy <= vence) return 0;
  // Rest repays as many minutes of work as it stands for; what is left of a minute is not repaid.
  return Math.max(0, minutos - Math.floor((descansado * 60) / tipologia.descansoPorHora));
}

/** The limit of a year: what counts, what would if it is approved, and what is left. Null: there is no limit. */
export type TopeExtra = { ano: number; limite: number | null; aprobados: number; pedidos: number; quedan: number | null };

/** What is left of the limit of a year. `aparte`: overtime that no request asked for. */
export function topeDelAno(
  extras: readonly ExtraDelTope[],
  { ano, limite, hoy, aparte = 0 }: { ano: number; limite: number | null; hoy: Fecha; aparte?: number },
): TopeExtra {
  const own = extras.filter(({ fecha }) => fecha.startsWith(`${ano}-`));
  const total = (isAprobada: boolean): number =>
    own.filter((one) => one.isAprobada === isAprobada).reduce((sum, one) => sum + cuentanDe(one, hoy), 0);
  const [aprobados, pedidos] = [total(true) + aparte, total(false)];
  return { ano, limite, aprobados, pedidos, quedan: limite === null ? null : limite - aprobados - pedidos };
}

/** The last day for the rest: so many months after the work. A month without that day ends with its last one. */
export const venceDe = (fecha: Fecha, meses: number): Fecha => Temporal.PlainDate.from(fecha).add({ months: meses }).toString();
