import { afterAll, beforeAll, expect, test } from 'vitest';
import { personas } from '@jornada/contract/index.ts';
import { composed } from '../../platform/database/pool.ts';
import { createTestPeople, type TestPeople } from '../../testing/test-people.ts';

const HOY = '2026-03-10';
let world: TestPeople;
let admins: { id: number; token: string }[];
beforeAll(async () => {
  world = await createTestPeople({ now: `${HOY}T09:00:00Z`, gente: [{ userName: 'SEGUNDA', roles: ['admin'] }] });
  const { JEFA: jefa = 0, SEGUNDA: segunda = 0 } = world.empresa.personas;
  admins = [
    { id: jefa, ...world.jefa },
    { id: segunda, ...(await world.as('SEGUNDA')) },
  ];
});
afterAll(() => world.close());

const RESTORE = composed<{ id: number; version: number }>(`
  update instancia.usuarios set roles = '{admin}', activo = true, suspendida = null, ultimo_dia = null, cierra = null
  where entidad_id = $1 and usuario_id = any($2) returning usuario_id as id, version`);
const REOPEN = composed('update instancia.sesiones set revocada = null where entidad_id = $1 and usuario_id = any($2)');
const GO_ON = composed(`
  delete from instancia.asignaciones where entidad_id = $1 and usuario_id = any($2) and horario_id is null`);
const LEFT = composed(`
  select usuario_id as id from instancia.usuarios
  where entidad_id = $1 and 'admin' = any(roles) and activo and ultimo_dia is null`);

/** Makes both of them admins again, with the sessions that they had. @returns their versions by id. */
function restore(): Promise<Map<number, number>> {
  const { entidadId } = world.empresa;
  const values = [entidadId, admins.map(({ id }) => id)];
  return world.server.db.tenant(entidadId, async (tx) => {
    await tx.query(REOPEN, values);
    await tx.query(GO_ON, values);
    const rows = await tx.query(RESTORE, values);
    return new Map(rows.map(({ id, version }) => [id, version]));
  });
}

const countAdmins = async (): Promise<number> => {
  const { entidadId } = world.empresa;
  return (await world.server.db.tenant(entidadId, (tx) => tx.query(LEFT, [entidadId]))).length;
};

const countDeadlocks = async (): Promise<string | undefined> =>
  /^jornada_deadlocks_total (\d+)$/m.exec((await world.server.app.inject('/metrics')).body)?.[1];

/** The slower one would have left the company without an admin, or was none any more when the call arrived. */
const REFUSALS = ['personas.ultimo-admin', 'general.sin-permiso', 'sesion.caducada'];

test.for([
  ['take the role from each other', personas.cambiarRoles, { roles: ['empleado'] }],
  ['suspend each other', personas.suspender, { motivo: '' }],
  ['end the contract of each other', personas.baja, { ultimoDia: HOY, motivo: '' }],
] as const)('two admins %s at once, fifty times: one does, the other is refused, an admin is left', async ([, call, rest]) => {
  for (let round = 0; round < 50; round += 1) {
    const versions = await restore();
    const answers = await Promise.all(
      admins.map(({ token }, index) => {
        const { id } = admins[1 - index] ?? { id: 0 };
        return world.server.call(call, { id, version: versions.get(id) ?? 0, ...rest }, { token });
      }),
    );
    const [code, ...more] = answers.filter(({ status }) => status !== 200).map(({ sobre }) => sobre.Error.Code);
    expect([more, await countAdmins()]).toEqual([[], 1]);
    expect(REFUSALS).toContain(code);
  }
  expect(await countDeadlocks()).toBe('0');
});
