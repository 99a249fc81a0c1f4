import type { Subtipo } from '../horario/modelo.ts';
import { historiaDe, type Historia } from '../limites/historia.ts';
import type { DiaVivido, LimitesPropios, QuienLimita } from '../limites/modelo.ts';
import { limitesEn } from '../limites/vigentes.ts';
import type { Tramo } from '../registros/modelo.ts';
import { a } from './laboral.ts';

const trabajo = { clase: 'trabajo', tipoId: 1, subtipo: 'trabajo', efectivo: true, pagado: true, proyectoId: null } as const;

/** `08:00`, or `+06:00` for an hour of the next day. */
const instantOf = (fecha: string, hora: string, zona: string): string => {
  const day = hora.startsWith('+') ? Temporal.PlainDate.from(fecha).add({ days: 1 }).toString() : fecha;
  return a(`${day}T${hora.replace('+', '')}`, zona);
};

type Opciones = { zona?: string; pausas?: Subtipo | null } & Partial<Pick<DiaVivido, 'estado' | 'incidencias'>>;

/**
 * A day with stretches of work: `08:00-13:00`, over midnight `22:00-+06:00`, still running `15:00-`. Between two of them is a
 * pause (lunch), or with `pausas: null` a clock-out and a new clock-in.
 */
export function vivido(
  fecha: string,
  stretches: string[],
  { zona = 'Europe/Madrid', pausas = 'comida', ...resto }: Opciones = {},
): DiaVivido {
  const work = stretches.map((text): Tramo => {
    const [from = '', to = ''] = text.split('-');
    return { ...trabajo, inicio: instantOf(fecha, from, zona), fin: to === '' ? null : instantOf(fecha, to, zona) };
  });
  const tramos = work.flatMap((tramo, index) => {
    const before = work[index - 1]?.fin;
    const pause: Tramo | null =
      before && pausas ? { ...trabajo, clase: 'pausa', subtipo: pausas, efectivo: false, inicio: before, fin: tramo.inicio } : null;
    return pause ? [pause, tramo] : [tramo];
  });
  const fin = tramos.at(-1)?.fin ?? null;
  return {
    fecha,
    zona,
    estado: fin === null ? 'abierta' : 'cerrada',
    inicio: tramos[0]?.inicio ?? null,
    fin,
    tramos,
    incidencias: [],
    ...resto,
  };
}

/** The rules' data about a person who worked these days in one country, seen long after or at an instant. */
export function historia(
  dias: readonly DiaVivido[],
  {
    pais = 'ES',
    ahora = '2030-01-01T00:00:00Z',
    propios = [],
    quien,
  }: { pais?: string; ahora?: string; propios?: LimitesPropios[]; quien?: QuienLimita } = {},
): Historia {
  const zonas = new Map(dias.map(({ fecha, zona }) => [fecha, zona]));
  return historiaDe({
    dias,
    ahora,
    limites: (fecha) => limitesEn(pais, fecha, propios, quien),
    lugar: (fecha) => ({ zona: zonas.get(fecha) ?? dias.at(-1)?.zona ?? 'Europe/Madrid', pais }),
  });
}

/** Dates from a day on. */
export const fechas = (desde: string, days: number): string[] =>
  Array.from({ length: days }, (_, index) => Temporal.PlainDate.from(desde).add({ days: index }).toString());
