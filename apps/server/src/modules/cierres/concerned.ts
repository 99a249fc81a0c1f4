import type { SalidaDe } from '@jornada/contract/call.ts';
import type { cierres } from '@jornada/contract/cierres.ts';
import { diasDeMes, type Mes } from '@jornada/domain/cierres/index.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import { findHeldOfCompany } from '../registros/reads.ts';
import { findNames } from './repo.ts';
import type { Caso, Revision } from './review.ts';

/** How many cases a review names. */
export const MOST_CASES = 100;

/** The news about a month for the people concerned. `fichajeTardio`: a late mark of theirs waits, or was written now. */
export type AvisoDeMes = {
  entidadId: number;
  mes: Mes;
  accion: 'cierre' | 'reapertura';
  personas: { id: number; fichajeTardio: boolean }[];
};

/** All people with days in this month, except the person who decides. */
export function concernedBy({ centros }: Revision, autorId: number): number[] {
  const ids = new Set([...centros.values()].flatMap(({ balances }) => [...balances.keys()]));
  ids.delete(autorId);
  return [...ids];
}

export async function findPeopleWithHeldMarks(tx: Queryable, entidadId: number, mes: Mes): Promise<Set<number>> {
  return new Set((await findHeldOfCompany(tx, entidadId, diasDeMes(mes))).map(({ personaId }) => personaId));
}

/** Cases of a review, with people's names. */
export async function presentCases(
  tx: Queryable,
  entidadId: number,
  casos: readonly Caso[],
): Promise<SalidaDe<typeof cierres.revision>['casos']> {
  const ids = casos.map(({ personaId }) => personaId);
  const names = ids.length === 0 ? new Map<number, string>() : await findNames(tx, entidadId, ids);
  return casos.map(({ personaId, dias }) => ({ persona: { id: personaId, nombre: names.get(personaId) ?? '' }, dias }));
}
