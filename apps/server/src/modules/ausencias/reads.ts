import type { Queryable } from '../../platform/database/pool.ts';
import { type PersonaDelCalendario, findPage, findPeople } from './people-repo.ts';

export const PAGE = 50;

/** Those who answer to somebody and are away on a day, or have asked to be; at most so many as a page has. */
export async function findLedAway(
  tx: Queryable,
  { entidadId, personaId }: { entidadId: number; personaId: number },
  dia: string,
): Promise<PersonaDelCalendario[]> {
  const alcance = { entidadId, personaId, jefes: [personaId] };
  const { ids } = await findPage(tx, alcance, { desde: dia, hasta: dia, texto: '', quienes: 'fuera', start: 0, limit: PAGE });
  return findPeople(tx, alcance, { ids, desde: dia, hasta: dia });
}
