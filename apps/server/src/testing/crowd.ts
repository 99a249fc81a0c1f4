import { runSql } from '@jornada/testkit/database/index.ts';
import { createTestCompany } from './test-company.ts';
import type { TestServer } from './test-server.ts';

/** So many of a crowd answer to their manager; the others to the admin. */
const OF_MANAGER = 30;

/**
 * A company `name` of `size` people beside its admin `jefa` and a manager `jefe`, who answers for the first thirty, written at once with the admin's schedule.
 * @returns the company, the ids of both, and their tokens.
 */
export async function createCrowd(server: TestServer, name: string, size: number) {
  const [admin, manager] = [`${name}-JEFA`, `${name}-JEFE`];
  const { entidadId, personas } = await createTestCompany(server.db, {
    nombre: name,
    personas: [
      { userName: admin, roles: ['admin'] },
      { userName: manager, roles: ['empleado', 'responsable'] },
    ],
  });
  const ids = { jefa: personas[admin] ?? 0, jefe: personas[manager] ?? 0 };
  await runSql(
    server.superuserUrl,
    `insert into instancia.usuarios (entidad_id, user_name, nombre_completo, password_hash, idioma, email, responsable_id)
      select entidad_id, user_name || n, 'Gil ' || md5(n::text), password_hash, idioma, '', case when n <= ${OF_MANAGER} then ${ids.jefe} else ${ids.jefa} end
      from instancia.usuarios, generate_series(1, ${size}) n where usuario_id = ${ids.jefa};
    insert into instancia.asignaciones (entidad_id, usuario_id, desde, horario_id, centro_id)
      select entidad_id, u.usuario_id, a.desde, a.horario_id, a.centro_id from instancia.asignaciones a
      join instancia.usuarios u using (entidad_id) where a.usuario_id = ${ids.jefa} and u.usuario_id not in (${ids.jefa}, ${ids.jefe})`,
  );
  const tokenOf = async (userName: string): Promise<string> => (await server.signIn(userName)).Token;
  return { entidadId, ids, jefa: await tokenOf(admin), jefe: await tokenOf(manager) };
}
