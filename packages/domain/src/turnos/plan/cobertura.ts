import { instanteLocal, masDias } from '../../horario/calendario.ts';
import { placeShift } from '../../horario/turno-previsto.ts';
import type { Mitad } from '../../horario/modelo.ts';
import type { Fecha, Hora, Instante } from '../../horario/index.ts';
import { instanteDe, ms, MS_POR_MINUTO } from '../../registros/tiempo.ts';
import type { PersonaDelPlan } from './modelo.ts';
import { partsOf } from './partes.ts';

/** People who are needed on each day from one hour to another (to the next day if `hasta` is not after `desde`). `puestoId` null: anybody. */
export type NecesidadPorHoras = { nombre: string; puestoId: number | null; desde: Hora; hasta: Hora; personas: number };
/** An hour of the strip. `previstas`: the least that are there at once within it. */
export type HoraCubierta = { inicio: Instante; necesarias: number; previstas: number };
/** A need on a day. `previstas`: the least at once in all of it; `faltan`: as many are missing then; `faltanMinutos`: persons times minutes that nobody covers. */
export type NecesidadCubierta = NecesidadPorHoras & {
  fecha: Fecha;
  previstas: number;
  faltan: number;
  faltanMinutos: number;
  horas: HoraCubierta[];
};

type Presencia = { puestoId: number | null; desde: number; hasta: number };

const HORA = 60 * MS_POR_MINUTO;

/** What is left of a day for somebody who is away in half of it: the other half of their time, in order. */
function withoutHalf(parts: readonly Presencia[], mitad: Mitad): Presencia[] {
  const inOrder = parts.toSorted((a, b) => a.desde - b.desde);
  const half = Math.ceil(inOrder.reduce((sum, { desde, hasta }) => sum + hasta - desde, 0) / 2);
  let before = 0;
  return inOrder.flatMap((part) => {
    const at = part.desde + Math.min(part.hasta - part.desde, Math.max(0, half - before));
    before += part.hasta - part.desde;
    const left = mitad === 'manana' ? { ...part, desde: at } : { ...part, hasta: at };
    return left.hasta > left.desde ? [left] : [];
  });
}

/**
 * Who is planned when, around a day, each part with the post that it covers. Pauses are covered by whoever takes them, and so are hours of absence,
 * of which nobody knows when they are; half a day is not.
 */
function presencesAround(personas: readonly PersonaDelPlan[], fecha: Fecha): Presencia[] {
  return personas.flatMap(({ laboral, puestoId }) =>
    [-1, 0, 1].flatMap((days) => {
      const day = masDias(fecha, days);
      const { zona } = laboral.planDia(day);
      const parts = (partsOf(laboral, day, puestoId) ?? []).map((parte) => {
        const { inicio, fin } = placeShift(parte.turno, day, zona).turno;
        return { puestoId: parte.puestoId, desde: ms(inicio), hasta: ms(fin) };
      });
      const away = laboral.ausencias.filter(({ aprobada, desde, hasta }) => aprobada && desde <= day && day <= hasta);
      const halves = new Set(away.flatMap(({ mitad }) => mitad ?? []));
      const [half] = halves;
      if (half === undefined) return parts;
      return halves.size > 1 ? [] : withoutHalf(parts, half);
    }),
  );
}

/** The stretches between one instant and another in which the number of people stays the same. */
function steps(presencias: readonly Presencia[], desde: number, hasta: number) {
  const inside = presencias.flatMap((one) => [one.desde, one.hasta]).filter((at) => at > desde && at < hasta);
  const edges = [...new Set([desde, ...inside, hasta])].toSorted((a, b) => a - b);
  return edges.slice(0, -1).map((from, index) => ({
    minutos: ((edges[index + 1] ?? from) - from) / MS_POR_MINUTO,
    personas: presencias.filter((one) => one.desde <= from && one.hasta > from).length,
  }));
}

const least = (parts: readonly { personas: number }[]): number =>
  parts.length === 0 ? 0 : Math.min(...parts.map(({ personas }) => personas));

/** What is needed on a day beside what is planned, in the zone of the place. Hours are elapsed ones, so a night of the autumn change has one more. */
export function coverOn(
  { fecha, zona, necesidades }: { fecha: Fecha; zona: string; necesidades: readonly NecesidadPorHoras[] },
  personas: readonly PersonaDelPlan[],
): NecesidadCubierta[] {
  const all = presencesAround(personas, fecha);
  return necesidades.map((necesidad) => {
    const { puestoId, desde, hasta, personas: needed } = necesidad;
    const from = instanteLocal(fecha, desde, zona);
    const to = instanteLocal(hasta <= desde ? masDias(fecha, 1) : fecha, hasta, zona);
    const fit = all.filter((one) => puestoId === null || one.puestoId === puestoId);
    const whole = steps(fit, from, to);
    const previstas = least(whole);
    return {
      ...necesidad,
      fecha,
      previstas,
      faltan: Math.max(0, needed - previstas),
      faltanMinutos: whole.reduce((sum, part) => sum + Math.max(0, needed - part.personas) * part.minutos, 0),
      horas: Array.from({ length: Math.max(0, Math.ceil((to - from) / HORA)) }, (_, index) => {
        const inicio = from + index * HORA;
        return { inicio: instanteDe(inicio), necesarias: needed, previstas: least(steps(fit, inicio, Math.min(to, inicio + HORA))) };
      }),
    };
  });
}
