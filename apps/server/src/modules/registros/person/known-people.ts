import { deserialize, serialize } from 'node:v8';
import type { ContextoLaboral, Fecha } from '@jornada/domain/horario/modelo.ts';
import type { DiaDeLog } from '@jornada/domain/registros/index.ts';
import type { Past } from './past.ts';
import type { PersonaLeida } from './repo.ts';

/**
 * A remembered person: as last read, or as the last write left them, with one revision of the company's configuration. Instead of the days
 * before today, which are four fifths of the data, it has only what follows from them.
 */
export type Conocida = {
  persona: PersonaLeida;
  revision: number;
  past: Past | null;
  /** The projected days of the log, and the person's plan, which keeps its computed days. Null: both are made anew from the person. */
  made: { dias: readonly DiaDeLog[]; laboral: ContextoLaboral } | null;
};

/** Whose record, its point, and the day. Together they show whether the remembered data are still true. */
type Estado = { entidadId: number; personaId: number; punto: string | null; hasta: Fecha };
type Packed = { bytes: Uint8Array; punto: string | null; hasta: Fecha };

/** How many people are at hand. The one that was not used for the longest time is packed first. */
const AT_HAND = 1000;
/** Bytes of packed people, some ten thousand each. Beyond them the one that was packed first is dropped. */
const PACKED_BYTES = 64 * 1024 ** 2;
/** The part of them that people may take who have not come yet. */
const ROOM_FOR_MORE = 0.9;

const keyOf = ({ entidadId, personaId }: Pick<Estado, 'entidadId' | 'personaId'>): string => `${entidadId} ${personaId}`;

export type KnownPeople = ReturnType<typeof createKnownPeople>;

/**
 * Remembers people until their record changes. The point of the record comes from the database with every request, so it does not
 * matter which server has written since. Those of a large company who do not fit as objects are kept packed (docs/adr/0020).
 */
export function createKnownPeople({ atHand = AT_HAND, packedBytes = PACKED_BYTES } = {}) {
  const people = new Map<string, Conocida & { hasta: Fecha }>();
  const packed = new Map<string, Packed>();
  let bytesPacked = 0;

  const isTrue = ({ punto, hasta }: Estado, kept: { punto: string | null; hasta: Fecha }): boolean =>
    punto !== null && kept.punto === punto && kept.hasta === hasta;

  function drop(key: string): void {
    bytesPacked -= packed.get(key)?.bytes.length ?? 0;
    packed.delete(key);
  }
  function pack(key: string, { hasta, made: _made, ...known }: Conocida & { hasta: Fecha }): void {
    const bytes = serialize(known);
    drop(key);
    packed.set(key, { bytes, punto: known.persona.punto, hasta });
    bytesPacked += bytes.length;
    for (const oldest of packed.keys()) {
      if (bytesPacked <= packedBytes) break;
      drop(oldest);
    }
  }

  return {
    /** The remembered person if nothing has changed; otherwise null. */
    find(estado: Estado): Conocida | null {
      const key = keyOf(estado);
      const known = people.get(key);
      if (known) {
        if (!isTrue(estado, { punto: known.persona.punto, hasta: known.hasta })) return null;
        people.delete(key);
        people.set(key, known);
        return known;
      }
      const small = packed.get(key);
      return small && isTrue(estado, small) ? { ...(deserialize(small.bytes) as Omit<Conocida, 'made'>), made: null } : null;
    },

    keep(estado: Omit<Estado, 'punto'>, conocida: Conocida): void {
      const key = keyOf(estado);
      people.delete(key);
      drop(key);
      people.set(key, { ...conocida, hasta: estado.hasta });
      const [oldest] = people;
      if (people.size <= atHand || !oldest) return;
      people.delete(oldest[0]);
      pack(...oldest);
    },

    /** Whether somebody is at hand as they are now, so that they need not be read ahead. */
    isAtHand(estado: Estado, revision: number): boolean {
      const known = people.get(keyOf(estado));
      return known?.revision === revision && isTrue(estado, { punto: known.persona.punto, hasta: known.hasta });
    },

    /** Keeps somebody who has not come yet: packed, so that nobody at hand has to go. */
    keepPacked(estado: Omit<Estado, 'punto'>, conocida: Conocida): void {
      const key = keyOf(estado);
      people.delete(key);
      pack(key, { ...conocida, hasta: estado.hasta });
    },

    /** Drops whoever was packed on another day. */
    forgetOtherDays(hasta: Fecha): void {
      for (const [key, kept] of packed) if (kept.hasta !== hasta) drop(key);
    },

    /** Whether more can be packed without others having to go. */
    hasRoom: (): boolean => bytesPacked < ROOM_FOR_MORE * packedBytes,
  };
}
