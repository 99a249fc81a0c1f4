import type { vacaciones } from '@jornada/contract/vacaciones/calls.ts';
import type { ExamplesOf } from '../../shared/module.ts';

/** For the reference of the calls. */
export const examples: ExamplesOf<typeof vacaciones> = {
  guardar: { entrada: { desde: '2026-08-03', hasta: '2026-08-14', mitad: null, comentario: 'Dejo cerrado el inventario.' } },
  nuevo: { entrada: { data: '{"desde":"2026-08-03","hasta":"2026-08-14"}' } },
  eliminar: { entrada: { id: 812, version: 1 } },
};
