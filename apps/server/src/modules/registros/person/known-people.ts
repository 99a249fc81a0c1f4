import type { ContextoLaboral, Fecha } from '@jornada/domain/horario/modelo.ts';
import type { DiaDeLog } from '@jornada/domain/registros/index.ts';
import type { Configuracion } from '../../../shared/company/configuration.ts';
import type { Past } from './past.ts';
import type { PersonaLeida } from './repo.ts';

/**
 * A remembered person: as last read, or as the last write left them, with one revision of the company's configuration. It has the
 * projected days of the log. Instead of the days before today, which are four fifths of the data, it has only what follows from
 * them.
 */
export type Conocida = {
  persona: PersonaLeida;
  empresa: Configuracion;
  /** The person's plan, which keeps its computed days. */
  laboral: ContextoLaboral;
  dias: readonly DiaDeLog[];
  past: Past | null;
};

/** Whose record, its point, and the day. Together they show whether the remembered data are still true. */
type Estado = { entidadId: number; personaId: number; punto: string | null; hasta: Fecha };

/** How many people are remembered. The one that was not used for the longest time is dropped first. */
const MAX_KNOWN = 1000;

const keyOf = ({ entidadId, personaId }: Estado): string => `${entidadId} ${personaId}`;

/**
 * Remembers people until their record changes. The point of the record comes from the database with every request, so it does not
 * matter which server has written since.
 */
export function createKnownPeople(max = MAX_KNOWN) {
  const people = new Map<string, Conocida & { hasta: Fecha }>();
  return {
    /** The remembered person if nothing has changed; otherwise null. */
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
