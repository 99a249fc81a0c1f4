import { ROLES_PERSONA } from '@jornada/domain/personas/cuenta.ts';
import type { Queryable } from '../../../platform/database/pool.ts';
import type { Destinatario } from '../../../shared/notice.ts';
import { permissionsOf } from '../../../shared/permissions.ts';
import { findPerson, findResponsible, findWithRoles } from '../../notificaciones/service.ts';

const MAY_ANSWER_ALL = ROLES_PERSONA.filter((rol) => permissionsOf([rol]).has('registros.corregir:all'));

const answersFor = ({ roles }: Destinatario): boolean => {
  const permisos = permissionsOf(roles);
  return permisos.has('registros.corregir:team') || permisos.has('registros.corregir:all');
};

/**
 * The people who may answer a proposal about a person's record. If the company proposed it: the person. Otherwise their manager,
 * or if no manager may answer, the people who answer for the whole company. Never the author of the proposal.
 */
export async function whoAnswers(
  tx: Queryable,
  { entidadId, personaId, autorId }: { entidadId: number; personaId: number; autorId: number },
): Promise<Destinatario[]> {
  if (autorId !== personaId) {
    const person = await findPerson(tx, entidadId, personaId);
    return person ? [person] : [];
  }
  const responsible = await findResponsible(tx, entidadId, personaId);
  if (responsible && answersFor(responsible) && responsible.usuarioId !== personaId) return [responsible];
  return findWithRoles(tx, entidadId, personaId, MAY_ANSWER_ALL);
}
