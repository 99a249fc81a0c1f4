import type { quiosco } from '@jornada/contract/quiosco/calls.ts';
import type { ExamplesOf } from '../../shared/module.ts';

/** For the reference of the calls. */
export const examples: ExamplesOf<typeof quiosco> = {
  emparejar: { entrada: { codigo: 'K7QM-3XPD' } },
  loginByPin: { entrada: { pin: '049182' } },
  fotoFichaje: { entrada: { registroId: 8123, foto: 'data:image/jpeg;base64,/9j/4AAQSkZJRg==' } },
  entregar: {
    entrada: { clave: '0198c1de-2b1f-7c55-8f0e-6d1d3a3f8a10', claveId: 1, sobre: 'BEXAMPLE', enviado: '2026-03-10T08:00:00Z' },
    salida: { recibida: '2026-03-10T08:00:01Z' },
  },
  anadirMovil: { entrada: { publica: 'MFkwEwYHKoZIzj0CAQ==' }, salida: { movilId: '0198c1de-2b1f-7c55-8f0e-6d1d3a3f8a11' } },
};
