import type { ContextoLaboral, Fecha } from '@jornada/domain/horario/modelo.ts';
import type { DiaDeLog } from '@jornada/domain/registros/index.ts';
import type { Configuracion } from '../../entidades/service.ts';
import type { Past } from './past.ts';
import type { PersonaLeida } from './repo.ts';

/**
 * A person as they were last read, or as what was written left them, under one configuration of the company: with the days of their log,
 * projected, and with what follows from the days before today in the place of these, which are four fifths of a person.
 */
export type Conocida = {
  persona: PersonaLeida;
  empresa: Configuracion;
  /** Their plan, which remembers the days that it was asked for. */
  laboral: ContextoLaboral;
  dias: readonly DiaDeLog[];
  past: Past | null;
};

/** Whose record, where it stands, and up to which day it is asked for: together they say whether what is known still holds. */
type Estado = { entidadId: number; personaId: number; punto: string | null; hasta: Fecha };

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
