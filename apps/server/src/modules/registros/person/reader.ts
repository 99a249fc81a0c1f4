import type { Fecha } from '@jornada/domain/horario/modelo.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Queryable } from '../../../platform/database/pool.ts';
import type { Sesion } from '../../../shared/sesion.ts';
import type { EntidadesService } from '../../../shared/company/configuration.ts';
import type { Aparato } from './clock-settings.ts';
import { createTogetherReader } from './read-together.ts';
import { readingAfter, readingOf, type Escritos, type Lectura } from './reading.ts';
import { readPerson } from './repo.ts';
import { windowOfHome, windowOfNow, type Ventana } from './windows.ts';

export type { Lectura } from './reading.ts';

export type Pedido = {
  sesion: Sesion;
  aparato: Aparato;
  /** Whose record: by default that of the session's person. */
  personaId?: number;
  dias?: Ventana;
  dia?: Fecha | null;
  clave?: string | null;
  conBolsa?: boolean;
  /** Reads from the database even if the remembered data should still be true. */
  anew?: boolean;
};

/** Reads people. The remembering one (`createRememberingReader`) gives the same answers as the plain one. */
export type PersonReader = {
  (pedido: Pedido): Promise<Lectura>;
  /** A person who was read, updated with what was written since. */
  after(lectura: Lectura, escritos: Escritos): Promise<Lectura>;
};

/** Whether a request is the usual one of home: only the days around now. */
export const isUsual = ({ dias, dia = null, conBolsa = false }: Pedido): boolean => !dias && dia === null && !conBolsa;

/**
 * Reads a person in one round trip, and the company's configuration from memory. Usual requests at the same time share one round
 * trip.
 */
export function createReader({ db, clock, entidades }: { db: Queryable; clock: Clock; entidades: EntidadesService }): PersonReader {
  const readUsual = createTogetherReader(db);

  const read = async (pedido: Pedido): Promise<Lectura> => {
    const { sesion, aparato, personaId = sesion.personaId, dia = null, clave = null, conBolsa = false } = pedido;
    const { entidadId } = sesion;
    const ahora = clock.now();
    const { dias = windowOfHome(ahora) } = pedido;
    const eventos = windowOfNow(ahora);
    const persona = isUsual(pedido)
      ? await readUsual(entidadId, { personaId, clave, eventos, dias })
      : await readPerson(db, { entidadId, personaId, eventos, dias, dia, clave, conBolsa });
    const empresa = await entidades.getConfiguration(entidadId, persona.revision);
    return readingOf({ sesion, aparato, personaId, ahora, persona, empresa, isUsual: isUsual(pedido), isRemembered: false, past: null });
  };

  return Object.assign(read, {
    async after(lectura: Lectura, escritos: Escritos): Promise<Lectura> {
      const { sesion, aparato, contexto } = lectura;
      return readingAfter(lectura, escritos) ?? read({ sesion, aparato, personaId: contexto.personaId, anew: true });
    },
  });
}
