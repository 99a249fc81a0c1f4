import type { tareas } from '@jornada/contract/tareas/calls.ts';
import type { ExamplesOf } from '../../shared/module.ts';

/** For the reference of the calls. */
export const examples: ExamplesOf<typeof tareas> = {
  tareasDia: { entrada: { fecha: '2026-03-10' } },
  buscador: { entrada: { texto: 'informe acme', limit: 20 } },
  insertarImputaciones: {
    entrada: {
      fecha: '2026-03-10',
      cambios: [
        { hace: 'poner', tareaId: 12, desde: '2026-03-10T08:00:00Z', minutos: 90, observacion: 'Borrador' },
        { hace: 'quitar', id: 345 },
      ],
    },
  },
  copiar: { entrada: { de: '2026-03-09', a: '2026-03-10', dias: 1 } },
};
