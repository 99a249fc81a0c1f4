import type { Ausencia, Fecha } from '@jornada/domain/horario/modelo.ts';
import type { Configuracion } from '../../shared/company/configuration.ts';
import { PERSONAS } from '../../modules/demo/company/people.ts';
import type { PersonaDemo } from '../../modules/demo/company/person.ts';
import type { Ids } from '../../modules/demo/company/ids.ts';
import { storyOf, yesterdayOf } from '../../modules/demo/fill-person.ts';
import { createPresser } from '../../modules/demo/press.ts';
import { dueAbsences } from '../../modules/demo/story/due-absences.ts';
import { createBatch, type PersonaLeida } from '../../modules/registros/service.ts';
import type { Escritura } from '../../modules/registros/log/model.ts';

/** Placeholder ids for "this person" and "their manager", replaced when a role is given to an employee. */
export const SELF = 1;
export const MANAGER = 2;

/** Number of different stories. With more employees, several people have the same days. */
export const ROLES = 120;

/** Everything that a person with a role does from the first day to yesterday, as the rules record it. */
export type Role = {
  ausencias: readonly Ausencia[];
  eventos: Escritura['eventos'];
  jornadas: Escritura['jornadas'];
};

/** The people of the demo company, repeated under other names: the name decides the random numbers of a story. */
export const personaOf = (index: number): PersonaDemo => {
  const model = PERSONAS[index % PERSONAS.length];
  if (!model) throw new Error('the demo company has no people');
  return { ...model, userName: `PAPEL-${index}`, responsable: index === 0 ? null : 'MANAGER' };
};

/** Plays a role from `inicio` to yesterday through the rules. `blank`: the data of a person without records. */
export function playRole(
  index: number,
  surroundings: { entidadId: number; empresa: Configuracion; ids: Ids; blank: PersonaLeida; inicio: Fecha; ahora: Temporal.Instant },
): Role {
  const { entidadId, empresa, ids, blank, inicio, ahora } = surroundings;
  const persona = personaOf(index);
  const days = { desde: inicio, ayer: yesterdayOf(persona, ahora) };
  const ausencias = dueAbsences(persona, { ...days, isFirst: true, existing: [] });
  const asignaciones = [{ desde: inicio, ...placeOf(persona, ids) }];
  const batch = createBatch({ entidadId, personaId: SELF, persona: { ...blank, asignaciones, ausencias }, empresa });
  const fila = {
    id: SELF,
    userName: persona.userName,
    responsableId: persona.responsable === null ? null : MANAGER,
    ultima: null,
    ultimoNumero: 0,
  };
  const presser = createPresser({ persona, fila, record: batch, empresa });
  const relleno = { entidadId, empresa, inicio, ahora, despistado: null };
  for (const action of storyOf(persona, batch, days, relleno, 0)) presser.press(action);
  const escritura = batch.writing();
  // A person who is on leave all the time has no records.
  return { ausencias, eventos: escritura?.eventos ?? [], jornadas: escritura?.jornadas ?? [] };
}

/** The schedule and the centre of a role: those of its model today. */
export function placeOf({ centro, asignaciones }: PersonaDemo, ids: Ids): { horarioId: number; centroId: number } {
  const current = asignaciones.at(-1);
  if (!current) throw new Error('a person of the demo company has no schedule');
  return { horarioId: ids.horario(current.horario), centroId: ids.centro(centro) };
}
