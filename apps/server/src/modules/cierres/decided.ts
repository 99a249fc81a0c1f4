import { defineEvent } from '../../platform/bus.ts';
import type { AvisoDeMes } from './concerned.ts';

/** A month was closed or reopened: what can be asked for in it, and what waits in it, is another. */
export const mesDecidido = defineEvent<AvisoDeMes>('cierres.decidido', { temas: ['cierres', 'bandeja', 'registros'] });
