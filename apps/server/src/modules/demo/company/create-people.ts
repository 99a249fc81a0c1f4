import type { Queryable } from '../../../platform/database/pool.ts';
import { run, sql } from '../../../platform/database/sql.ts';
import { QUIOSCO } from './accounts.ts';
import { findIds } from './ids.ts';
import { emailOf, PERSONAS } from './people.ts';
import type { DemoCompany } from '../../../shared/module.ts';
import type { AsignacionDemo } from './person.ts';

/**
 * Makes all people with their account, directory entry, manager, and schedules since `desde`, the day on which the company began
 * to record. The kiosk only clocks for others.
 */
export async function createPeople(
  tx: Queryable,
  { entidadId, passwordHash, desde }: { entidadId: number; passwordHash: string; desde: string },
): Promise<DemoCompany['people']> {
  const common = { entidad_id: entidadId, password_hash: passwordHash };
  const people = PERSONAS.map(({ userName, nombre, idioma, rol }) => ({
    ...common,
    user_name: userName,
    nombre_completo: nombre,
    email: emailOf(nombre),
    idioma,
    roles: [rol],
    es_quiosco: false,
  }));
  const kiosk = {
    ...common,
    user_name: QUIOSCO,
    nombre_completo: 'Quiosco Atocha',
    email: '',
    idioma: 'es',
    roles: ['quiosco'],
    es_quiosco: true,
  };
  const rows = await run(
    tx,
    sql
      .insertInto('instancia.usuarios')
      .values([...people, kiosk])
      .returning(['usuario_id as id', 'user_name as userName']),
  );
  const ids = new Map(rows.map(({ id, userName }) => [userName, id]));
  await run(
    tx,
    sql
      .insertInto('central.directorio')
      .values(rows.map(({ id, userName }) => ({ user_name: userName, entidad_id: entidadId, usuario_id: id }))),
  );
  await setManagers(tx, entidadId, ids);
  await assign(tx, { entidadId, people: ids, desde });
  return PERSONAS.map((persona) => ({ ...persona, id: ids.get(persona.userName) ?? 0 }));
}

async function setManagers(tx: Queryable, entidadId: number, ids: ReadonlyMap<string, number>): Promise<void> {
  for (const [responsable, team] of Map.groupBy(PERSONAS, (persona) => persona.responsable)) {
    if (responsable === null) continue;
    await run(
      tx,
      sql
        .updateTable('instancia.usuarios')
        .set({ responsable_id: ids.get(responsable) ?? null })
        .where('entidad_id', '=', entidadId)
        .where(
          'user_name',
          'in',
          team.map(({ userName }) => userName),
        ),
    );
  }
}

/** The assignments on a day or later. The one that applies on the day begins with it. */
function assignmentsSince(asignaciones: readonly AsignacionDemo[], day: string): AsignacionDemo[] {
  return asignaciones
    .filter((_, index) => (asignaciones[index + 1]?.desde ?? '9999') > day)
    .map(({ desde, horario }) => ({ desde: desde < day ? day : desde, horario }));
}

async function assign(
  tx: Queryable,
  { entidadId, people, desde: day }: { entidadId: number; people: ReadonlyMap<string, number>; desde: string },
): Promise<void> {
  const { centro: centroId, horario: horarioId } = await findIds(tx, entidadId);
  const rows = PERSONAS.flatMap(({ userName, centro, asignaciones }) =>
    assignmentsSince(asignaciones, day).map(({ desde, horario }) => ({
      entidad_id: entidadId,
      usuario_id: people.get(userName) ?? 0,
      desde,
      horario_id: horarioId(horario),
      centro_id: centroId(centro),
    })),
  );
  await run(tx, sql.insertInto('instancia.asignaciones').values(rows));
}
