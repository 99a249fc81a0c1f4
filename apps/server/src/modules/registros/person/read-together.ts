import { joining } from '../../../platform/database/join.ts';
import { statement, told, type Queryable } from '../../../platform/database/pool.ts';
import { personFrom, type PersonaLeida } from './repo.ts';
import type { Ventana } from './windows.ts';

/** One person, for home and the clock: log lines of some days, projected days of others. */
type Consulta = { personaId: number; clave: string | null; eventos: Ventana; dias: Ventana };

const LEER_VARIAS = statement(
  'registros/person/read-together.LEER_VARIAS',
  'select instancia.leer_personas($1, $2, $3, $4, $5, $6, $7, $8) as persona',
  told<{ persona: PersonaLeida }>(),
);

/** `readPerson` for home and the clock. People of one company who are requested at the same time are read by one query. */
export function createTogetherReader(db: Queryable): (entidadId: number, lectura: Consulta) => Promise<PersonaLeida> {
  return joining(async (entidadId, asked: Consulta[]) => {
    const rows = await db.query(LEER_VARIAS, [
      entidadId,
      asked.map(({ personaId }) => personaId),
      asked.map(({ eventos }) => eventos.desde),
      asked.map(({ eventos }) => eventos.hasta),
      asked.map(({ dias }) => dias.desde),
      asked.map(({ dias }) => dias.hasta),
      asked.map(() => null),
      asked.map(({ clave }) => clave),
    ]);
    return rows.map(({ persona }) => personFrom(persona, null));
  });
}
