import type { Decidido } from '@jornada/domain/registros/index.ts';
import { toLines } from '../log/lines.ts';
import type { Escritura } from '../log/model.ts';
import { toStore } from '../log/stored-days.ts';
import { originOf } from '../person/clock-settings.ts';
import { countryOf } from '../person/labor.ts';
import type { Lectura } from '../person/reader.ts';

/** How lines came about, beside what was decided. */
type Procedencia = Pick<Escritura, 'clave' | 'cuerpo' | 'posicion'> & { zonaDispositivo: string | null; momentoDispositivo: string | null };

/** How an answer of the company comes about: by no device of the person, and without a key. */
export const BY_DECISION: Procedencia = { clave: null, cuerpo: null, posicion: null, zonaDispositivo: null, momentoDispositivo: null };

/** A decision about the person that was read, as it is written. */
export function writingOf(
  { sesion, aparato, persona, contexto }: Lectura,
  { lines, jornadas }: Decidido,
  { clave, cuerpo, posicion, ...device }: Procedencia,
): Escritura {
  const { entidadId } = sesion;
  const { personaId } = contexto;
  const eventos = toLines(lines, {
    ...device,
    entidadId,
    personaId,
    origen: originOf(sesion, aparato, personaId),
    numbers: new Map(persona.eventos.map(({ registroId, numero }) => [registroId, numero])),
  });
  return {
    entidadId,
    personaId,
    eventos,
    jornadas: jornadas.map((jornada) => toStore(jornada, countryOf(contexto, jornada.fecha))),
    posicion,
    clave,
    cuerpo: clave ? cuerpo : null,
    cierres: persona.cierres?.version ?? null,
  };
}
