import type { Fecha } from '../horario/modelo.ts';
import { RATOS, trabajoDe } from './bloques.ts';
import { lacksDescansoDiario, lacksDescansoSemanal } from './descansos.ts';
import { historiaDe, type Historia } from './historia.ts';
import { avisoDe, exceedNoches, exceedsDia, exceedsNocturno, exceedsSemana } from './horas.ts';
import { REGLAS, type Aviso, type DiaVivido, type Limites } from './modelo.ts';
import { escalonDe, pausaMasLarga, ritmoDe } from './pausas.ts';

/** On a past day waiting can no longer help. */
const lived = (aviso: Aviso | null): Aviso | null => aviso && { ...aviso, posibleDesde: null };

const isThere = (aviso: Aviso | null): aviso is Aviso => aviso !== null;

/** In the order of the rules. */
export const enOrden = (avisos: readonly (Aviso | null)[]): Aviso[] =>
  avisos.filter(isThere).toSorted((a, b) => REGLAS.indexOf(a.regla) - REGLAS.indexOf(b.regla));

/** The one with the largest excess or shortfall. */
function worst(avisos: readonly (Aviso | null)[]): Aviso | null {
  const distance = ({ limiteMinutos, valorMinutos }: Aviso): number => Math.abs(limiteMinutos - valorMinutos);
  return avisos.filter(isThere).toSorted((a, b) => distance(b) - distance(a))[0] ?? null;
}

/** Missing and overlong breaks in the working days of a date, and work that lasts too long without a break. */
function breaksOf(historia: Historia, fecha: Fecha): (Aviso | null)[] {
  const limites = historia.limites(fecha);
  const { 'pausa-minima': pausa, 'pausa-maxima': maxima, 'trabajo-seguido': seguido } = limites;
  const dia = historia.porFecha.get(fecha);
  if (!dia) return [];
  const bloques = historia.bloques.filter((bloque) => bloque.fecha === fecha);
  const rhythms = bloques.map((bloque) => ritmoDe(trabajoDe(dia, historia.ahora, bloque), limites));
  const longest = Math.max(0, ...bloques.map((bloque) => pausaMasLarga(trabajoDe(dia, historia.ahora, bloque, RATOS))));
  const short = rhythms.map(({ trabajo, pausa: had }) => {
    const step = pausa && escalonDe(pausa, trabajo, false);
    if (!step || had >= step.pausaMinutos) return null;
    return avisoDe('pausa-minima', fecha, { minutos: step.pausaMinutos, norma: pausa.norma }, had);
  });
  const long = rhythms.map(({ masLargo }) =>
    seguido && masLargo > seguido.minutos ? avisoDe('trabajo-seguido', fecha, seguido, masLargo) : null,
  );
  const over = maxima && longest > maxima.minutos ? avisoDe('pausa-maxima', fecha, maxima, longest) : null;
  return [worst(short), over, worst(long)];
}

/** The missing breaks of one day, judged alone, to show the effect of a change of its hours. None for a day that is not over. */
export function avisosDePausas(dia: DiaVivido, { limites, pais }: { limites: Limites; pais: string }): Aviso[] {
  if (dia.estado !== 'cerrada' || dia.fin === null) return [];
  const lugar = { zona: dia.zona, pais };
  return enOrden(breaksOf(historiaDe({ dias: [dia], ahora: dia.fin, limites: () => limites, lugar: () => lugar }), dia.fecha));
}

/**
 * The limits that a past or running day breaks, each rule once, in the order of `REGLAS`. A running day counts so far. The
 * history must contain the days around it (`DIAS_ATRAS`). If a day lacks an hour, the rules that need that hour are skipped. The
 * sums of a year are in `avisosDelAno`.
 */
export function avisosDelDia(historia: Historia, fecha: Fecha): Aviso[] {
  const entries = historia.bloques.flatMap((bloque) =>
    bloque.fecha === fecha && bloque.desde !== null ? [{ fecha, momento: bloque.desde }] : [],
  );
  const [first] = entries;
  return enOrden([
    lived(worst(entries.map((entry) => lacksDescansoDiario(historia, entry)))),
    lived(first ? lacksDescansoSemanal(historia, first) : null),
    ...breaksOf(historia, fecha),
    exceedsDia(historia, fecha),
    exceedsSemana(historia, fecha),
    exceedNoches(historia, fecha),
    exceedsNocturno(historia, fecha),
  ]);
}
