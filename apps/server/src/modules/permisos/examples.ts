import type { permisos } from '@jornada/contract/permisos/calls.ts';
import type { ExamplesOf } from '../../shared/module.ts';

/** For the reference of the calls. */
export const examples: ExamplesOf<typeof permisos> = {
  guardar: {
    entrada: { codigo: 'hospitalizacion', hecho: '2026-04-29', desde: '2026-04-29', hasta: '2026-05-06', comentario: 'Operan a mi padre.' },
  },
  nuevo: { entrada: { data: '{"codigo":"fallecimiento","hecho":"2026-05-04","viaje":true}' } },
  pedirDe: { entrada: { persona: 12, codigo: 'mudanza', hecho: '2026-04-29', desde: '2026-04-29', hasta: '2026-04-29' } },
  eliminar: { entrada: { id: 812, version: 1 } },
  guardarFamilia: {
    entrada: { nombre: 'Publicidad', pais: 'ES', predeterminada: true, centros: [], departamentos: [], personas: [] },
  },
  guardarRegla: {
    entrada: {
      familia: 3,
      version: 1,
      codigo: 'fallecimiento',
      norma: 'art. 28',
      vigente: '2026-01-01',
      unidad: 'laborables',
      cantidad: 4,
      porGrado: [],
      viajeDias: 1,
      distancias: [{ km: 600, dias: 1 }],
      ampliable: false,
      contador: 'suceso',
      pago: 'empresa',
      justificante: 'certificado-defuncion',
      plazoDias: 15,
      inicio: 'dia',
    },
  },
};
