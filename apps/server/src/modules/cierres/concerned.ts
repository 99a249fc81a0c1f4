import type { SalidaDe } from '@jornada/contract/call.ts';
import type { cierres } from '@jornada/contract/cierres.ts';
import type { Mes } from '@jornada/domain/cierres/index.ts';
import { diasDe } from '@jornada/domain/mes/index.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import { findHeldOfCompany } from '../registros/reads.ts';
import { findNames } from './repo.ts';
import type { Caso, Revision } from './review.ts';

/** How many cases a review names. */
const MOST_CASES = 100;

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

/** The people with held marks in a month. */
export async function findPeopleWithHeldMarks(tx: Queryable, entidadId: number, mes: Mes): Promise<Set<number>> {
  return new Set((await findHeldOfCompany(tx, entidadId, diasDe(mes))).map(({ personaId }) => personaId));
}

/** The first hundred cases of a review, with people's names. */
export async function presentCases(
  tx: Queryable,
  entidadId: number,
  casos: readonly Caso[],
): Promise<SalidaDe<typeof cierres.revision>['casos']> {
  const shown = casos.slice(0, MOST_CASES);
  const ids = shown.map(({ personaId }) => personaId);
  const names = await findNames(tx, entidadId, ids);
  return shown.map(({ personaId, dias }) => ({ persona: { id: personaId, nombre: names.get(personaId) ?? '' }, dias }));
}
