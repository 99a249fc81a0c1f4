import type { Fecha } from '@jornada/domain/horario/modelo.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Queryable } from '../../../platform/database/pool.ts';
import type { Sesion } from '../../../shared/sesion.ts';
import type { EntidadesService } from '../../entidades/service.ts';
import type { Aparato } from './clock-settings.ts';
import { createTogetherReader } from './read-together.ts';
import { readingAfter, readingOf, type Escritos, type Lectura } from './reading.ts';
import { readPerson } from './repo.ts';
import { windowOfHome, windowOfNow, type Ventana } from './windows.ts';

export type { Lectura } from './reading.ts';

export type Pedido = {
  sesion: Sesion;
  aparato: Aparato;
  /** Whose record: that of whoever the session acts for, unless another one is named. */
  personaId?: number;
  dias?: Ventana;
  dia?: Fecha | null;
  clave?: string | null;
  conBolsa?: boolean;
  /** From the database, even where nothing should have changed. */
  anew?: boolean;
};

/** Reads people; one that remembers them (`createRememberingReader`) answers the same as one that does not. */
export type PersonReader = {
  (pedido: Pedido): Promise<Lectura>;
  /** Somebody who was read, as they stand once something has been written of them. */
  after(lectura: Lectura, escritos: Escritos): Promise<Lectura>;
};

/** As home reads a person: the days around now, and nothing else. */
export const isUsual = ({ dias, dia = null, conBolsa = false }: Pedido): boolean => !dias && dia === null && !conBolsa;

/** Reads a person in one trip, beside the company's configuration from memory. People who are asked for as home does go together. */
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
