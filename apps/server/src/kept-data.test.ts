import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { createTestDatabase, runSql, type TestDatabase } from '@jornada/testkit/database/index.ts';
import { readBackup } from './cli/backup/reader.ts';
import { restoreBackup } from './cli/backup/restore.ts';
import { SEED_PASSWORD } from './cli/seed/seed-company.ts';
import { createEntidadesService } from './shared/company/configuration.ts';
import { rebuildProjections } from './modules/registros/service.ts';
import { createDatabase } from './platform/database/database.ts';
import { createPool } from './platform/database/pool.ts';
import { createPhone } from './testing/phone.ts';
import { startServerProcess, type ServerProcess } from './testing/server-process.ts';

// The data of every version that was released, as it left them: this version takes them over, and people go on with them. At a release
// `npm run seed -- --employees 12 --months 2` and `npm run backup -- --without-files --out apps/server/src/testing/kept/<version>.backup`
// add the next one.

const KEPT = join(import.meta.dirname, 'testing/kept');

let database: TestDatabase | undefined;
let server: ServerProcess | undefined;
afterEach(async () => {
  await server?.stop();
  await database?.drop();
});

/** The log as it was kept: how many lines, and a digest of what each says, in order. */
const LOG = `
  select count(*)::int as lineas, md5(string_agg(r.usuario_id || '.' || r.numero || '.' || r.registro_id || r.canonico, ',' order by r.usuario_id, r.numero)) as huella
  from instancia.registros r`;

test.each(readdirSync(KEPT))('the data of %s come along, and people go on with them', async (name) => {
  database = await createTestDatabase();
  const path = join(KEPT, name);
  const kept = { lines: 0 };
  await readBackup(path, {
    onTable: async ({ table }, rows) => {
      for await (const piece of rows) if (table === 'instancia.registros') kept.lines += piece.toString().split('\n').length - 1;
    },
    onFile: async (_file, lines) => void (await Array.fromAsync(lines, () => null)),
  });
  await restoreBackup({ ownerUrl: database.ownerUrl, path, replace: true });
  const [before] = await runSql(database.superuserUrl, LOG);
  expect(before).toMatchObject({ lineas: kept.lines });
  expect(kept.lines).toBeGreaterThan(500);

  server = await startServerProcess(tmpdir(), {
    DATABASE_URL: database.appUrl,
    DATABASE_ADMIN_URL: database.ownerUrl,
    JORNADA_SECRETS: JSON.stringify({ signing: [{ kid: 'kept', key: 'A'.repeat(43) }] }),
    LOG_LEVEL: 'silent',
  });
  const { origin } = server;
  const [who] = await runSql(
    database.superuserUrl,
    `select u.entidad_id, u.user_name, t.tipo_id from instancia.usuarios u join instancia.tipos t using (entidad_id)
     where t.clase = 'entrada' and t.subtipo = 'trabajo' and not exists (
       select from instancia.jornadas j where j.entidad_id = u.entidad_id and j.usuario_id = u.usuario_id and j.estado = 'abierta')
     order by u.usuario_id desc limit 1`,
  );
  const phone = createPhone({ origin: () => origin, userName: String(who?.['user_name']) });
  expect((await phone.signIn(SEED_PASSWORD)).status).toBe(200);
  expect((await phone.today()).status).toBe(200);
  expect((await phone.clock(Number(who?.['tipo_id']))).content).toMatchObject({ repetido: false, hoy: { situacion: 'trabajando' } });
  await server.stop();

  const [after] = await runSql(database.superuserUrl, `${LOG} where r.recibido < (select max(recibido) from instancia.registros)`);
  expect(after).toEqual(before);
  const db = createDatabase(createPool({ url: database.ownerUrl, max: 1, onError: () => undefined }));
  const entidadId = Number(who?.['entidad_id']);
  const empresa = await createEntidadesService({ db }).getConfiguration(entidadId, 0);
  expect(await rebuildProjections({ db, entidadId, empresa, write: false })).toMatchObject({ distintos: [] });
  await db.close();
});
