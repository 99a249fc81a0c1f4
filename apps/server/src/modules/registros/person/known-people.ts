import type { Fecha } from '@jornada/domain/horario/modelo.ts';
import type { Persona } from '../log/repo.ts';
import { newPast, type Past } from './past.ts';

/**
 * A person as they were last read, or as what was written left them, with what has been computed of their past days. `isShort`: days that the
 * past stands for are not among theirs any more, so that it must hold, or they are to be read again.
 */
export type Conocida = { persona: Persona; past: Past; isShort: boolean };

/** Whose record, where it stands, and up to which day it is asked for: together they say whether what is known still holds. */
export type Estado = { entidadId: number; personaId: number; punto: string | null; hasta: Fecha };

export type KnownPeople = ReturnType<typeof createKnownPeople>;

/** People kept in memory, the least recently used going first. */
const MAX_KNOWN = 1000;

const keyOf = ({ entidadId, personaId }: Estado): string => `${entidadId} ${personaId}`;

/**
 * People whose record stands where it stood when they were read. Their point comes from the database with every request, so
 * that it does not matter which server has written since.
 */
export function createKnownPeople(max = MAX_KNOWN) {
  const people = new Map<string, Conocida & { hasta: Fecha }>();
  return {
    /** Who is known and unchanged, or null. */
    find(estado: Estado): Conocida | null {
      const key = keyOf(estado);
      const known = people.get(key);
      if (!known || estado.punto === null || known.persona.punto !== estado.punto || known.hasta !== estado.hasta) return null;
      people.delete(key);
      people.set(key, known);
      return known;
    },

    keep(estado: Omit<Estado, 'punto'>, conocida: Conocida): void {
      const key = keyOf({ ...estado, punto: null });
      people.delete(key);
      people.set(key, { ...conocida, hasta: estado.hasta });
      const [oldest] = people.keys();
      if (people.size > max && oldest !== undefined) people.delete(oldest);
    },
  };
}

/** The point of a person once these lines are written: it names the last one. */
export function pointAfter(punto: string | null, { numero, registroId }: { numero: number; registroId: number }): string | null {
  if (punto === null) return null;
  const [persona, revision, cierre] = punto.split('.');
  return [persona, revision, cierre, numero, registroId].join('.');
}

/** A person that was read just now. */
export const justRead = (persona: Persona): Conocida => ({ persona, past: newPast(), isShort: false });

/** A person as they are kept: once the past has been computed, it takes the place of its days, which are four fifths of them. */
export function shortened(conocida: Conocida): Conocida {
  const { persona, past, isShort } = conocida;
  if (isShort || past.resumidos === null) return conocida;
  return { persona: { ...persona, jornadas: persona.jornadas.filter(({ fecha }) => fecha >= past.hoy) }, past, isShort: true };
}
