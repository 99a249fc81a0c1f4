import { isMesCerrado } from '@jornada/domain/cierres/index.ts';
import type { Lectura } from '../person/reader.ts';
import type { Ventana } from '../person/windows.ts';

/** Whether every day of a window is closed to changes. The window must be within the days that were read. */
export const isClosed = ({ contexto: { laboral, cierres } }: Lectura, { desde, hasta }: Ventana): boolean =>
  laboral.planDias(desde, hasta).every(({ fecha }) => isMesCerrado(laboral, cierres, fecha));

/** Whether the public holidays are confirmed for every centre where the person works within a window. */
export const areHolidaysConfirmed = ({ contexto: { laboral }, empresa }: Lectura, { desde, hasta }: Ventana): boolean =>
  laboral
    .planDias(desde, hasta)
    .every(({ centro, fecha }) => centro === null || empresa.festivosConfirmados.get(centro.id)?.has(Number(fecha.slice(0, 4))) === true);
