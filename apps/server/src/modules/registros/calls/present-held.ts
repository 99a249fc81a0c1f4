import type { RetenidoVista } from '@jornada/contract/registros.ts';
import type { Lectura } from '../person/reading.ts';
import { tiposOf, typeName, type Presentacion } from '../present/names.ts';
import type { Retenido } from './find-held-repo.ts';

/** A mark that is held until its month is reopened. */
export function presentHeld(mark: Retenido, { empresa }: Lectura, presentacion: Presentacion): RetenidoVista {
  const { tipoId, momento, recibido, confianza } = mark;
  const tipo = tiposOf(empresa).get(tipoId);
  return { tipoId, nombre: tipo ? typeName(tipo, presentacion) : '', momento, recibido, confianza };
}
