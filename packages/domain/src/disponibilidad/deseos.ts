import { diaDeSemana } from '../horario/calendario.ts';
import type { Fecha, Hora, Turno } from '../horario/modelo.ts';
import { placeShift } from '../horario/turno-previsto.ts';
import { ms } from '../registros/tiempo.ts';
import type { Deseo } from '../turnos/relleno/modelo.ts';
import { spansAround } from './cuando.ts';
import type { ClaseDeTrabajo, ClaseDisponibilidad, Disponibilidad } from './modelo.ts';

type Lugar = { fecha: Fecha; zona: string };

/** Whether a shift on a day touches a time of an entry. What only ends where the other begins does not. */
function touches(entrada: Disponibilidad, turno: Pick<Turno, 'inicio' | 'fin'>, { fecha, zona }: Lugar): boolean {
  const placed = placeShift({ codigo: '', nombre: '', pausas: [], ...turno }, fecha, zona).turno;
  return spansAround(entrada, fecha, zona).some(({ desde, hasta }) => desde < ms(placed.fin) && ms(placed.inicio) < hasta);
}

const saidOf = (entradas: readonly Disponibilidad[], turno: Turno, lugar: Lugar): Set<ClaseDisponibilidad> =>
  new Set(entradas.filter((entrada) => touches(entrada, turno, lugar)).map(({ clase }) => clase));

/** Whether somebody may be asked to work a shift on a day. */
export const isAskable = (entradas: readonly Disponibilidad[], turno: Turno, lugar: Lugar): boolean =>
  !saidOf(entradas, turno, lugar).has('no');

/** What is said of work on a day, for whoever plans it: not when somebody wants no messages. */
export const saidOn = (
  entradas: readonly Disponibilidad[],
  dia: Fecha,
): { clase: ClaseDeTrabajo; desde: Hora | null; hasta: Hora | null }[] =>
  entradas.flatMap(({ clase, fecha, diaSemana, desde, hasta }) =>
    clase !== 'silencio' && (fecha === null ? diaSemana === diaDeSemana(dia) : fecha === dia) ? [{ clase, desde, hasta }] : [],
  );

/**
 * The wishes of somebody for a plan that fills itself. Who says both of one shift rather does not work it; who cannot be asked wishes nothing, for
 * that shift is not theirs to be given.
 */
export function wishesFor(
  entradas: readonly Disponibilidad[],
  { fechas, turnos, zona, peso }: { fechas: readonly Fecha[]; turnos: readonly Turno[]; zona: string; peso: number },
): Deseo[] {
  return fechas.flatMap((fecha) =>
    turnos.flatMap((turno): Deseo[] => {
      const said = saidOf(entradas, turno, { fecha, zona });
      if (said.has('no')) return [];
      if (said.has('prefiere-no')) return [{ fecha, turno: turno.codigo, clase: 'contra', peso }];
      return said.has('prefiere') ? [{ fecha, turno: turno.codigo, clase: 'favor', peso }] : [];
    }),
  );
}
