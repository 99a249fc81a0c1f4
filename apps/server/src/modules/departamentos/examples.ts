import type { departamentos } from '@jornada/contract/departamentos.ts';
import type { ExamplesOf } from '../../shared/module.ts';

const department = {
  id: 4,
  nombre: 'Almacén',
  padre: { id: 1, nombre: 'Operaciones' },
  responsable: { id: 2, nombre: 'Lucía Martín Ortega' },
  abierto: true,
  personas: 12,
  version: 3,
};
/** For the reference of the calls. */
export const examples: ExamplesOf<typeof departamentos> = {
  listado: { salida: { items: [{ Id: 1, Nombre: 'Operaciones', PadreId: null }] } },
  gestion: { salida: { items: [department], total: 1 } },
  guardar: { entrada: { id: 4, version: 2, nombre: 'Almacén', padre: 1, responsable: 2 }, salida: department },
  cerrar: { entrada: { id: 4, version: 3 }, salida: { ...department, abierto: false, version: 4 } },
};
