import type { TurnoPrevisto } from '@jornada/domain/horario/modelo.ts';
import type { PersonaDemo } from '../company/person.ts';
import { TIPOS, type ClavePausa } from '../company/record-types.ts';
import { randomFor, type Luck } from '../random.ts';
import { NOTAS } from './remarks.ts';
import { minuteOf } from './minutes.ts';

/** A pause as it was taken. Whole minutes of the epoch. */
export type PausaReal = { tipo: ClavePausa; desde: number; hasta: number; nota: string | null };

/** A shift, the person's arrival (minute of the epoch), and the random numbers of the day. */
type Dia = { turno: TurnoPrevisto; entrada: number; persona: PersonaDemo; luck: Luck };

/** The least minutes of work before a pause, and between two. */
const BETWEEN_PAUSES = 20;

export const isUnpaid = ({ tipo }: Pick<PausaReal, 'tipo'>): boolean => !TIPOS[tipo].pagado;
export const minutesOf = (pausas: readonly PausaReal[]): number => pausas.reduce((sum, { desde, hasta }) => sum + hasta - desde, 0);

/** Some people clock their coffee nearly always, others hardly ever. It is paid, so nobody insists. */
const coffeeHabit = (userName: string): number => (randomFor(userName, 'coffee').chance(0.55) ? 0.9 : 0.08);

/** After this many minutes of work the law requires a break, so a person without lunch always takes the coffee. */
const LONG_DAY = 360;

/** The share of days on which a planned pause is clocked. */
function habitOf({ turno, persona }: Dia, pagada: boolean): number {
  if (!pagada) return 1;
  const isOnlyBreak = minuteOf(turno.fin) - minuteOf(turno.inicio) > LONG_DAY && turno.pausas.every((pausa) => pausa.pagada);
  return isOnlyBreak ? 0.98 : coffeeHabit(persona.userName);
}

/**
 * The shortest length of a planned pause: in Lisbon the hour that the law requires, elsewhere most of it, and at least a quarter
 * of an hour.
 */
const shortest = ({ persona }: Dia, minutos: number, pagada: boolean): number =>
  persona.centro === 'lisboa' && !pagada ? minutos : Math.max(Math.min(15, minutos), Math.round(minutos * 0.7));

function foreseen(dia: Dia): PausaReal[] {
  const { turno, entrada, luck } = dia;
  return turno.pausas.flatMap(({ subtipo, inicio, minutos, pagada }) => {
    const usual = inicio === null ? entrada + (pagada ? 130 : 285) : minuteOf(inicio);
    const desde = usual + Math.round(luck.around(7));
    const length = Math.max(shortest(dia, minutos, pagada), minutos + Math.round(luck.around(pagada ? 2 : 5)));
    const isTaken = luck.chance(habitOf(dia, pagada));
    return isTaken && (subtipo === 'comida' || subtipo === 'cafe') ? [{ tipo: subtipo, desde, hasta: desde + length, nota: null }] : [];
  });
}

/** Occasional interruptions of a day. At night doctors are closed. */
function others({ turno, entrada, persona: { idioma }, luck }: Dia): PausaReal[] {
  if (turno.codigo === 'N') return [];
  const at = entrada + luck.between(60, 400);
  if (luck.chance(0.008)) return [{ tipo: 'medico', desde: at, hasta: at + luck.between(45, 100), nota: luck.pick(NOTAS[idioma].medico) }];
  if (luck.chance(0.012)) return [{ tipo: 'personal', desde: at, hasta: at + luck.between(20, 60), nota: null }];
  if (luck.chance(0.015)) return [{ tipo: 'gestion', desde: at, hasta: at + luck.between(40, 110), nota: null }];
  return [];
}

/** The pauses of one day, in order, with work between them. Pauses without room are left out. */
export function pausesOf(dia: Dia): PausaReal[] {
  const wanted = [...foreseen(dia), ...others(dia)].toSorted((a, b) => a.desde - b.desde);
  const taken: PausaReal[] = [];
  for (const pausa of wanted) {
    if (pausa.desde >= (taken.at(-1)?.hasta ?? dia.entrada) + BETWEEN_PAUSES) taken.push(pausa);
  }
  return taken;
}
