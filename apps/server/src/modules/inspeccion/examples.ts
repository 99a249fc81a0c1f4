import type { inspeccion } from '@jornada/contract/inspeccion/calls.ts';
import type { ExamplesOf } from '../../shared/module.ts';

export const examples: ExamplesOf<typeof inspeccion> = {
  crear: {
    entrada: {
      nombre: 'Inés Vidal',
      organismo: 'Inspección de Trabajo de Madrid',
      email: '',
      idioma: 'es',
      perfil: 'inspeccion',
      desde: '2026-01-01',
      hasta: '2026-10-31',
      centros: [2],
      caduca: '2026-12-31',
    },
  },
};
