import { defineEvent } from '../../platform/bus.ts';
import type { AvisoDeMes } from './concerned.ts';

/** A month was closed or reopened, which changes what may be asked for and what waits in it. */
export const mesDecidido = defineEvent<AvisoDeMes>('cierres.decidido', { temas: ['cierres', 'bandeja', 'registros'] });
