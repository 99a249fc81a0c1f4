import { afterAll, beforeAll, expect, test } from 'vitest';
import { solicitudes } from '@jornada/contract/solicitudes/calls.ts';
import { vacaciones } from '@jornada/contract/vacaciones/calls.ts';
import { runSql } from '@jornada/testkit/database/index.ts';
import { createTestRequests, type TestRequests } from '../../testing/test-requests.ts';

let team: TestRequests;
const sql = (text: string) => runSql(team.server.superuserUrl, text);

beforeAll(async () => {
  team = await createTestRequests({
    now: '2026-03-09T09:00:00Z',
    personas: [
      { userName: 'ADMIN', roles: ['admin'] },
      { userName: 'JEFE', nombre: 'Juan Jefe', roles: ['responsable'], responsable: 'ADMIN' },
      { userName: 'ANA', responsable: 'JEFE' },
      { userName: 'BEA', responsable: 'JEFE' },
    ],
  });
});
afterAll(() => team.close());

const WEEK = { desde: '2026-05-04', hasta: '2026-05-08' };
const erase = (userName: string) =>
  sql(`select instancia.borrar_solicitudes(${team.empresa.entidadId}, ${team.idOf(userName)}, 'time is over') as cuantas`).then(
    ([row]) => row?.['cuantas'],
    (error: Error) => error.message,
  );
const leave = (userName: string, yearsAgo: number) =>
  sql(`update instancia.usuarios set cierra = now() - interval '${yearsAgo} years 1 day' where usuario_id = ${team.idOf(userName)}`);

/** How many rows there are of requests of a person, in every table that hangs on requests. */
async function rowsOf(userName: string): Promise<Record<string, number>> {
  const tables = await sql(`
    with recursive arbol as (
      select 'instancia.solicitudes'::regclass::oid as tabla union select k.conrelid from arbol a join pg_constraint k on k.contype = 'f' and k.confrelid = a.tabla)
    select c.relname as nombre from arbol join pg_class c on c.oid = tabla order by 1`);
  const counts: Record<string, number> = {};
  for (const nombre of tables.map((row) => String(row['nombre']))) {
    const [row] = await sql(`
      select count(*)::int as n from instancia.${nombre} where solicitud_id in (
        select solicitud_id from instancia.solicitudes where usuario_id = ${team.idOf(userName)})`);
    if (row?.['n']) counts[nombre] = Number(row['n']);
  }
  return counts;
}

test('what somebody asked for goes once they have left for as long as it is kept, and nothing of others', async () => {
  const [ana, bea, jefe, admin] = [await team.as('ANA'), await team.as('BEA'), await team.as('JEFE'), await team.as('ADMIN')];
  const asked = (await ana.ask(WEEK)).content;
  await jefe.approve(asked);
  const other = (await bea.ask(WEEK)).content;
  const own = (await jefe.ask({ desde: '2026-06-01', hasta: '2026-06-05' })).content;
  const clave = crypto.randomUUID();
  const days = { persona: team.idOf('JEFE'), anio: 2026, clase: 'compensacion' as const, dias: 1, motivo: 'Feria', clave };
  expect((await team.server.call(vacaciones.ajustar, days, { token: admin.token })).sobre.Error.Code).toBe('');
  const named = [{ papel: 'persona' as const, persona: team.idOf('JEFE') }, { papel: 'responsable' as const }];
  const chain = { modulo: 'vacaciones' as const, pasos: named };
  expect((await team.server.call(solicitudes.guardarCadena, chain, { token: admin.token })).status).toBe(200);
  const suplente = { suplente: team.idOf('BEA'), desde: '2026-03-10', hasta: '2026-03-12' };
  expect((await team.server.call(solicitudes.guardarSuplencia, suplente, { token: jefe.token })).status).toBe(200);

  const before = { ana: await rowsOf('ANA'), bea: await rowsOf('BEA') };
  expect(before.ana).toMatchObject({ solicitudes: 1, solicitudes_pasos: 1, solicitudes_historia: 2, vacaciones: 1, ausencias: 1 });
  expect(await erase('JEFE')).toContain('is kept until 4 years after they left');
  await leave('JEFE', 3);
  expect(await erase('JEFE')).toContain('is kept until 4 years after they left');
  await leave('JEFE', 4);
  expect(await erase('JEFE')).toBe(1);
  expect(await erase('JEFE')).toBe(0);

  expect(await rowsOf('JEFE')).toEqual({});
  expect(await sql(`select 1 from instancia.vacaciones_concesiones where usuario_id = ${team.idOf('JEFE')}`)).toEqual([]);
  expect(await sql('select 1 from instancia.suplencias')).toEqual([]);
  expect(await sql(`select pasos from instancia.solicitudes_cadenas where entidad_id = ${team.empresa.entidadId}`)).toEqual([
    {
      pasos: [
        { papel: 'administracion', personaId: null },
        { papel: 'responsable', personaId: null },
      ],
    },
  ]);
  expect((await admin.open(own.id)).sobre.Error.Code).toBe('solicitudes.no-existe');
  // What they decided about others stays theirs.
  expect({ ana: await rowsOf('ANA'), bea: await rowsOf('BEA') }).toEqual(before);
  expect((await ana.open(asked.id)).content).toMatchObject({ estado: 'aprobada', pasos: [{ nombre: 'Juan Jefe' }] });
  expect((await admin.open(other.id)).content).toMatchObject({ estado: 'pendiente' });
  expect(await sql(`select lineas, motivo from instancia.borrados where motivo like '%(solicitudes)' order by borrado_id`)).toEqual([
    { lineas: 1, motivo: 'time is over (solicitudes)' },
    { lineas: 0, motivo: 'time is over (solicitudes)' },
  ]);
});

test('a hold keeps it, and the server itself can erase nothing of it', async () => {
  await leave('BEA', 9);
  const { entidadId } = team.empresa;
  const [hold] = await sql(`select instancia.bloquear_registros(${entidadId}, null, 'Juicio') as id`);
  expect(await erase('BEA')).toContain('there is a hold');
  expect(await rowsOf('BEA')).toMatchObject({ solicitudes: 1 });
  await sql(`select instancia.levantar_bloqueo(${entidadId}, ${String(hold?.['id'])})`);
  expect(await erase('BEA')).toBe(1);

  for (const statement of [
    `select instancia.borrar_solicitudes(${entidadId}, ${team.idOf('ANA')}, 'x')`,
    'delete from instancia.solicitudes_historia',
    'delete from instancia.solicitudes',
  ])
    await expect(team.server.db.tenant(entidadId, (tx) => tx.query({ text: statement, name: statement }, []))).rejects.toThrow(
      /permission denied/,
    );
  // Nor does the owner, otherwise than by the function.
  await expect(sql('delete from instancia.solicitudes_historia')).rejects.toThrow('append-only');
});
