import { isMesCerrado } from '@jornada/domain/cierres/index.ts';
import type { Lectura } from '../person/reader.ts';
import type { Ventana } from '../person/windows.ts';

/** Does every day of a window take no more changes? The window has to be within what was read. */
export const isClosed = ({ contexto: { laboral, cierres } }: Lectura, { desde, hasta }: Ventana): boolean =>
  laboral.planDias(desde, hasta).every(({ fecha }) => isMesCerrado(laboral, cierres, fecha));

/** Has somebody confirmed the public holidays of every centre that the person is in within a window? */
export const areHolidaysConfirmed = ({ contexto: { laboral }, empresa }: Lectura, { desde, hasta }: Ventana): boolean =>
  laboral
    .planDias(desde, hasta)
    .every(({ centro, fecha }) => centro === null || empresa.festivosConfirmados.get(centro.id)?.has(Number(fecha.slice(0, 4))) === true);
