import { fechaDeNumero, masDias, numeroDeDia } from '../horario/calendario.ts';
import type { Instante } from '../horario/modelo.ts';
import { instanteDe, ms } from '../registros/tiempo.ts';
import { spansAround } from './cuando.ts';
import type { Disponibilidad } from './modelo.ts';

/** Somebody who wants to be left alone all week is asked about so many days only. */
const MAS_LEJOS = 14;

/**
 * When a person may be told something: `ahora`, or the end of the hours in which they want to be left alone (LOPDGDD, article 88). Times that follow each
 * other are one.
 */
export function silenceEnds(entradas: readonly Disponibilidad[], ahora: Instante, zona: string): Instante {
  const quiet = entradas.filter(({ clase }) => clase === 'silencio');
  const last = masDias(ahora.slice(0, 10), MAS_LEJOS);
  let at = ms(ahora);
  for (;;) {
    // In a zone ahead of UTC it may be the next day already, so the days around are asked, too.
    const dia = fechaDeNumero(Math.floor(at / 86_400_000));
    const around = [dia, masDias(dia, 1)].flatMap((day) => quiet.flatMap((one) => spansAround(one, day, zona)));
    const here = around.filter(({ desde, hasta }) => desde <= at && at < hasta);
    if (here.length === 0 || numeroDeDia(dia) > numeroDeDia(last)) return at === ms(ahora) ? ahora : instanteDe(at);
    at = Math.max(...here.map(({ hasta }) => hasta));
  }
}
