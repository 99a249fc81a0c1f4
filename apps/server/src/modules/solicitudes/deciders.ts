import { ROLES_PERSONA, type RolPersona } from '@jornada/domain/personas/cuenta.ts';
import { defaultChainOf, resolveChain, type PasoResuelto } from '@jornada/domain/solicitudes/index.ts';
import type { ModuloDecision } from '@jornada/domain/solicitudes/modelo.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { permissionsOf, type SinAcceso } from '../../shared/permissions.ts';
import { findCandidates, findSurroundings, isAnybodyLeft } from './deciders-repo.ts';

/** Who asks, for what, and who writes it. */
type Pedida = { entidadId: number; personaId: number; autorId: number; modulo: ModuloDecision };
/** The moment, and what the company takes from its roles. */
export type Momento = { ahora: string; sinAcceso: SinAcceso };
export type Cadena = { pasos: PasoResuelto[]; recordarDias: number | null };

/** The roles that decide for the whole company. */
export const rolesForAll = (sinAcceso: SinAcceso): RolPersona[] =>
  ROLES_PERSONA.filter((rol) => permissionsOf([rol], sinAcceso).has('solicitudes.decidir:all'));

const mayDecideAtAll = (roles: readonly string[], sinAcceso: SinAcceso): boolean => {
  const permisos = permissionsOf(roles, sinAcceso);
  return permisos.has('solicitudes.decidir:team') || permisos.has('solicitudes.decidir:all');
};

/**
 * The steps of a new request. `sin`: people whose own plan it changes; they decide nothing. Whoever is named in the chain decides by that; managers and heads of departments need the right, too.
 * @throws AppError `solicitudes.sin-decisor`: it is the company's turn, and nobody is left who may; not if it `mayWait` until there is somebody.
 */
export async function findChain(
  tx: Queryable,
  { entidadId, personaId, autorId, modulo }: Pedida,
  { ahora, sinAcceso }: Momento,
  { mayWait = false, sin = [] }: { mayWait?: boolean; sin?: readonly number[] } = {},
): Promise<Cadena> {
  const around = await findSurroundings(tx, entidadId, { personaId, modulo });
  const pasos = around.pasos ?? defaultChainOf(modulo);
  const named = new Set(pasos.map((paso) => paso.personaId));
  const jefesIds = [around.jefeId, around.jefeSuperiorId].filter((id) => id !== null);
  const ids = [...named, around.responsableId, ...jefesIds].filter((id) => id !== null);
  const candidates = await findCandidates(tx, entidadId, { personaId, ids, ahora });
  const able = candidates.filter(
    ({ id, roles, respondeAnte }) =>
      id !== autorId && !sin.includes(id) && !respondeAnte && (named.has(id) || mayDecideAtAll(roles, sinAcceso)),
  );
  const entorno = { solicitanteId: personaId, responsableId: around.responsableId, jefesIds, pueden: new Set(able.map(({ id }) => id)) };
  const steps = resolveChain(pasos, entorno);
  const needsCompany = !mayWait && steps.some(({ decisorId }) => decisorId === null);
  const without = { roles: rolesForAll(sinAcceso), ahora, sin: [personaId, autorId, ...sin] };
  if (needsCompany && !(await isAnybodyLeft(tx, entidadId, without))) throw new AppError('solicitudes.sin-decisor');
  return { pasos: steps, recordarDias: around.recordarDias };
}
