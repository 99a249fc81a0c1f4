import type { Mes } from '../cierres/modelo.ts';
import type { MesFirmable } from '../firmas/canonico.ts';
import type { Fecha } from '../horario/modelo.ts';

/** What is known of a day beside its record: part time, and what its minutes above the plan are (`excesos`). Minutes. */
export type ExtraDelDia = { isParcial: boolean; pago: number; descanso: number; fuerzaMayor: number; complementarias: number };

type Horas = { ordinarias: number; complementarias: number; extraPagadas: number; extraDescanso: number; extraFuerzaMayor: number };

/**
 * The monthly summary that goes with the payslip (ET 12.4.c and 35.5): each day's and the month's ordinary, complementary and overtime
 * hours, in minutes. Together they are what was worked.
 */
export type ResumenMensual = {
  /** The version of this shape. */
  esquema: 1;
  persona: { nombre: string; documento: string };
  empresa: { nombre: string; nif: string };
  mes: Mes;
  /** The person worked part time on a day of the month. */
  parcial: boolean;
  dias: (Horas & { fecha: Fecha; trabajado: number })[];
  total: Horas & { trabajado: number; dias: number };
};

const NOTHING: ExtraDelDia = { isParcial: false, pago: 0, descanso: 0, fuerzaMayor: 0, complementarias: 0 };

/**
 * The hours of a day, by what its minutes above the plan are: the same as in every list and export. Hours of another day stay ordinary,
 * because the balance makes them good within the year.
 */
export function horasDelDia(trabajado: number, extra: ExtraDelDia = NOTHING): Horas {
  let left = trabajado;
  const take = (minutos: number): number => {
    const taken = Math.min(minutos, left);
    left -= taken;
    return taken;
  };
  const extraFuerzaMayor = take(extra.fuerzaMayor);
  const extraPagadas = take(extra.pago);
  const extraDescanso = take(extra.descanso);
  const complementarias = take(extra.complementarias);
  return { ordinarias: left, complementarias, extraPagadas, extraDescanso, extraFuerzaMayor };
}

/** The summary of a recorded month. `extraOf`: what else is known of each day. */
export function resumenMensual(options: {
  persona: ResumenMensual['persona'];
  empresa: ResumenMensual['empresa'];
  mes: MesFirmable;
  extraOf: (fecha: Fecha) => ExtraDelDia;
}): ResumenMensual {
  const { persona, empresa, mes, extraOf } = options;
  const counted = mes.dias.filter(({ trabajadoMinutos }) => trabajadoMinutos !== null);
  const dias = counted.map(({ fecha, trabajadoMinutos }) => {
    const trabajado = trabajadoMinutos ?? 0;
    return { fecha, trabajado, ...horasDelDia(trabajado, extraOf(fecha)) };
  });
  const sum = (key: keyof Horas | 'trabajado'): number => dias.reduce((all, dia) => all + dia[key], 0);
  return {
    esquema: 1,
    persona: { nombre: persona.nombre, documento: persona.documento },
    empresa: { nombre: empresa.nombre, nif: empresa.nif },
    mes: mes.mes,
    parcial: counted.some(({ fecha }) => extraOf(fecha).isParcial),
    dias,
    total: {
      trabajado: sum('trabajado'),
      ordinarias: sum('ordinarias'),
      complementarias: sum('complementarias'),
      extraPagadas: sum('extraPagadas'),
      extraDescanso: sum('extraDescanso'),
      extraFuerzaMayor: sum('extraFuerzaMayor'),
      dias: dias.length,
    },
  };
}
