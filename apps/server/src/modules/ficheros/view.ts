import type { FicheroVista } from '@jornada/contract/ficheros.ts';
import type { FilaFichero } from './repo.ts';

/** A file as it is shown. */
export const viewOf = ({
  id,
  nombre,
  tipo,
  bytes,
  vistaBytes,
}: Pick<FilaFichero, 'id' | 'nombre' | 'tipo' | 'bytes' | 'vistaBytes'>): FicheroVista => ({
  id,
  nombre,
  tipo,
  bytes,
  vistaPrevia: vistaBytes !== null,
});
