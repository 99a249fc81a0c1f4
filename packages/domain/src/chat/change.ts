import type { Instante } from '../horario/modelo.ts';
import { ms } from '../registros/tiempo.ts';
import { CAMBIO_MINUTOS } from './modelo.ts';

/** Whether the author of a message may still change or delete it: until ten minutes after it arrived, to the millisecond. */
export const isStillChangeable = (momento: Instante, ahora: Instante): boolean => ms(ahora) - ms(momento) < CAMBIO_MINUTOS * 60_000;
