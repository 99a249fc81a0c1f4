import type { FicheroVista, ficheros } from '@jornada/contract/ficheros.ts';
import type { ExamplesOf } from '../../shared/module.ts';

const factura: FicheroVista = { id: 31, nombre: 'factura-taxi.pdf', tipo: 'application/pdf', bytes: 48_213, vistaPrevia: false };
const tique: FicheroVista = { id: 32, nombre: 'IMG_0412.jpg', tipo: 'image/jpeg', bytes: 312_904, vistaPrevia: true };

/** For the reference of the calls. */
export const examples: ExamplesOf<typeof ficheros> = {
  subir: { salida: tique },
  subirJSON: { entrada: { nombre: 'factura-taxi.pdf', contenido: 'JVBERi0xLjcK' }, salida: factura },
  subirandsave: { entrada: { modulo: 'gastos', asuntoId: 7 }, salida: tique },
  confirmartemporales: { entrada: { modulo: 'gastos', asuntoId: 7, ids: [31, 32] }, salida: { items: [factura, tique] } },
  eliminar: { entrada: { id: 32 } },
  temporales: { salida: { items: [factura], maximoBytes: 10_485_760 } },
  enlace: { entrada: { id: 31 } },
};
