import type { cierres } from '@jornada/contract';
import type { SalidaDe } from '@jornada/contract/call.ts';

/** A month of one centre, from the list. */
export type MesDeCentro = SalidaDe<typeof cierres.listado>['items'][number];
