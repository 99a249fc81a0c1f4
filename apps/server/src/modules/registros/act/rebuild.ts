import { isDeepStrictEqual } from 'node:util';
import type { Fecha } from '@jornada/domain/horario/modelo.ts';
import { readDays } from '@jornada/domain/registros/index.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Configuracion } from '../../../shared/company/configuration.ts';
import { countryOf, laborOf } from '../person/labor.ts';
import { toStore } from '../log/stored-days.ts';
import type { DiaGuardado } from '../log/model.ts';
import { writeRecords } from '../log/repo.ts';
import { readPerson } from '../person/repo.ts';
import { findPeopleWithRecords, findStoredDays, lockDays } from './rebuild-repo.ts';

/** All dates that can occur here. */
const EVER = { desde: '1900-01-01', hasta: '2199-12-31' };

/** The result of projecting a company's log again. `distintos`: days that were stored differently from their log. */
export type Reconstruccion = { personas: number; dias: number; distintos: { personaId: number; fecha: Fecha }[] };

/**
 * Projects the whole log of a company again, person by person, and compares it with the stored days. With `write`, it stores the
 * differences. The days of the current person are locked, so somebody who clocks waits for a moment.
 */
export async function rebuildProjections(options: {
  db: Database;
  entidadId: number;
  empresa: Configuracion;
  write: boolean;
}): Promise<Reconstruccion> {
  const { db, entidadId, empresa, write } = options;
  const people = await db.tenant(entidadId, (tx) => findPeopleWithRecords(tx, entidadId));
  const result: Reconstruccion = { personas: people.length, dias: 0, distintos: [] };
  for (const personaId of people) {
    const { dias, fechas } = await db.tenant(entidadId, async (tx) => {
      await lockDays(tx, entidadId, personaId);
      const persona = await readPerson(tx, { entidadId, personaId, eventos: EVER, dias: EVER, dia: null, clave: null });
      const stored = new Map((await findStoredDays(tx, entidadId, personaId)).map((dia) => [dia.fecha, dia]));
      const laboral = laborOf(persona, empresa);
      const projected = readDays(persona.eventos, empresa.tipos).map(({ fecha, jornada }) =>
        toStore(jornada, countryOf({ laboral }, fecha)),
      );
      const wrong = projected.filter((dia) => !isDeepStrictEqual(stored.get(dia.fecha), dia satisfies DiaGuardado));
      const found = { dias: projected.length, fechas: wrong.map(({ fecha }) => fecha) };
      if (!write || wrong.length === 0) return found;
      const cierres = persona.cierres?.version ?? null;
      const lines = { eventos: [], jornadas: wrong, posicion: null, clave: null, cuerpo: null };
      const written = await writeRecords(tx, { entidadId, personaId, ...lines, cierres });
      if (!written) throw new Error(`a month was closed while the days of ${personaId} were written; run it again`);
      return found;
    });
    result.dias += dias;
    result.distintos.push(...fechas.map((fecha) => ({ personaId, fecha })));
  }
  return result;
}
