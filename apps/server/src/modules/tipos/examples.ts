import type { tipos } from '@jornada/contract/tipos.ts';
import type { ExamplesOf } from '../../shared/module.ts';

/** For the reference of the calls. */
export const examples: ExamplesOf<typeof tipos> = {
  proyectos: { salida: { items: [{ Id: 7, Nombre: 'New warehouse', Cliente: 'Norte Logística' }] } },
};
