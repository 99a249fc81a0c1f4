import type * as z from 'zod/mini';
import type { borradorAnotarBaja, datosBaja } from '@jornada/contract/bajas/calls.ts';
import { spanOf, type BajaMedica } from '@jornada/domain/bajas/index.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { invalidField } from '../solicitudes/reads.ts';

type Datos = z.output<typeof datosBaja>;
type Campos = Omit<z.output<typeof borradorAnotarBaja>, 'persona' | 'ficheros'>;

type Where = { id?: number; countryOn: (fecha: string) => string };

/** A leave as it is sent. `id`: the one that is changed. @throws AppError `general.datos-no-validos`. */
export function leaveOf(
  { tipo, desde, duracionDias = null, alta = null, recaidaDe }: Omit<Datos, 'comentario' | 'ficheros'>,
  { id = 0, countryOn }: Where,
) {
  if (alta !== null && alta < desde) throw invalidField('alta');
  const known = { id, pais: countryOn(desde), tipo, desde, hasta: alta, duracionDias };
  const baja: BajaMedica = { ...known, confirmaciones: [], recaidaDe: recaidaDe || null };
  const span = spanOf(baja);
  if (!span) throw new AppError('general.datos-no-validos', { fields: { duracionDias: { key: 'obligatorio' } } });
  return { baja, span };
}

/** The leave that the fields of a form describe so far; null if they are not complete. */
export function draftOf({ tipo, desde, duracionDias, alta, recaidaDe }: Campos, { id = 0, countryOn }: Where): BajaMedica | null {
  if (!tipo || !desde || (!duracionDias && !alta) || (alta && alta < desde)) return null;
  const known = { id, pais: countryOn(desde), tipo, desde, hasta: alta || null, duracionDias: duracionDias || null };
  return { ...known, confirmaciones: [], recaidaDe: recaidaDe || null };
}
