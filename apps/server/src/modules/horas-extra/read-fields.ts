import type * as z from 'zod/mini';
import type { borradorExtra } from '@jornada/contract/horas-extra/calls.ts';
import { minutosDeHoras, type CompensacionExtra, type PeticionExtra, type Tipologia } from '@jornada/domain/horas-extra/index.ts';
import { invalidField } from '../solicitudes/reads.ts';
import type { SituacionDeExtra } from './reads.ts';

type Campos = z.output<typeof borradorExtra>;

/** How it is made good: as the company has chosen, otherwise as the person says; null if they have not said yet. */
function compensationOf({ modo }: Tipologia, chosen: CompensacionExtra | null): CompensacionExtra | null {
  return modo === 'elegir' ? chosen : modo;
}

/** What is asked for, and its kind; null while the fields are not complete. */
export function peticionOf(
  { fecha, tipologia: kind, minutos, inicio, fin, compensacion = null }: Campos,
  situacion: SituacionDeExtra,
  known: Tipologia | null,
): { peticion: PeticionExtra; tipologia: Tipologia } | null {
  if (!fecha || !kind) return null;
  // A kind that is not offered any more stays with the request that has it.
  const tipologia = situacion.kindsAt(fecha).find(({ id, activa }) => id === kind && activa) ?? (known?.id === kind ? known : null);
  if (!tipologia) return null;
  const como = compensationOf(tipologia, compensacion);
  if (como === null) return null;
  if (inicio && fin) {
    const { zona } = situacion.laboral.planDia(fecha);
    return { peticion: { fecha, minutos: minutosDeHoras({ fecha, inicio, fin }, zona), inicio, fin, compensacion: como }, tipologia };
  }
  if (!minutos || inicio || fin) return null;
  return { peticion: { fecha, minutos, inicio: null, fin: null, compensacion: como }, tipologia };
}

/** The field that is missing in a request that is sent. */
export function missingIn({ minutos, inicio, fin }: Campos): ReturnType<typeof invalidField> {
  if (inicio && !fin) return invalidField('fin');
  if (fin && !inicio) return invalidField('inicio');
  return invalidField(minutos ? 'compensacion' : 'minutos');
}
