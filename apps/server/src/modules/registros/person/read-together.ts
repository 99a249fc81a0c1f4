import { joining } from '../../../platform/database/join.ts';
import { statement, told, type Queryable } from '../../../platform/database/pool.ts';
import { personFrom, type PersonaLeida } from './repo.ts';
import type { Ventana } from './windows.ts';

/** One person, for home and the clock: log lines of some days, projected days of others. */
type Consulta = { personaId: number; clave: string | null; eventos: Ventana; dias: Ventana };

const LEER_VARIAS = statement(
  'registros/person/read-together.LEER_VARIAS',
  `
  select instancia.leer_persona($1, p.persona, p.eventos_desde, p.eventos_hasta, p.dias_desde, p.dias_hasta, null, p.clave) as persona
  from unnest($2::int[], $3::date[], $4::date[], $5::date[], $6::date[], $7::uuid[])
    with ordinality as p (persona, eventos_desde, eventos_hasta, dias_desde, dias_hasta, clave, orden) order by p.orden`,
  told<{ persona: PersonaLeida }>(),
);

/** `readPerson` for home and the clock. People of one company who are requested at the same time are read in one round trip. */
export function createTogetherReader(db: Queryable): (entidadId: number, lectura: Consulta) => Promise<PersonaLeida> {
  return joining(async (entidadId, asked: Consulta[]) => {
    const rows = await db.query(LEER_VARIAS, [
      entidadId,
      asked.map(({ personaId }) => personaId),
      asked.map(({ eventos }) => eventos.desde),
      asked.map(({ eventos }) => eventos.hasta),
      asked.map(({ dias }) => dias.desde),
      asked.map(({ dias }) => dias.hasta),
      asked.map(({ clave }) => clave),
    ]);
    return rows.map(({ persona }) => personFrom(persona, null));
  });
}
