import type { PausaPrevista, Turno } from '@jornada/domain/horario/modelo.ts';

const DAY = 24 * 60;
const minutesOf = (hora: string): number => Number(hora.slice(0, 2)) * 60 + Number(hora.slice(3, 5));
const hourOf = (minutes: number): string => {
  const within = ((minutes % DAY) + DAY) % DAY;
  return `${String(Math.floor(within / 60)).padStart(2, '0')}:${String(within % 60).padStart(2, '0')}`;
};
/** From one hour to the next time that it is another one. */
const between = (from: string, to: string): number => (minutesOf(to) - minutesOf(from) + DAY) % DAY;

/** A day in two intervals: when the first one ends, and when the second one begins. */
export type Split = { para: string; vuelve: string };

const parts = ({ subtipo, inicio, pagada }: PausaPrevista): boolean => subtipo === 'comida' && inicio !== null && !pagada;

/** How a day is split by its unpaid meal at a fixed hour; null: it is not. */
export function splitOf({ pausas }: Pick<Turno, 'pausas'>): Split | null {
  const pausa = pausas.find(parts);
  return pausa?.inicio ? { para: pausa.inicio, vuelve: hourOf(minutesOf(pausa.inicio) + pausa.minutos) } : null;
}

/** The breaks of a day that is split so. */
export function withSplit(pausas: readonly PausaPrevista[], { para, vuelve }: Split): PausaPrevista[] {
  const pausa = { subtipo: 'comida' as const, inicio: para, minutos: Math.max(1, between(para, vuelve)), pagada: false };
  const at = pausas.findIndex(parts);
  return at < 0 ? [pausa, ...pausas] : pausas.map((one, index) => (index === at ? pausa : one));
}

/** The same split, as long as it was, that begins at another hour. */
export const movedTo = ({ para, vuelve }: Split, to: string): Split => ({
  para: to,
  vuelve: hourOf(minutesOf(to) + between(para, vuelve)),
});

/** An hour in the middle of a shift, to begin with. */
export function middleOf({ inicio, fin }: Pick<Turno, 'inicio' | 'fin'>): Split {
  const half = Math.floor(between(inicio, fin) / 2 / 30) * 30;
  const para = hourOf(minutesOf(inicio) + half - 30);
  return { para, vuelve: hourOf(minutesOf(para) + 60) };
}
