import { randomBytes } from 'node:crypto';
import { seedCompany } from '@jornada/server/cli/seed/seed-company.ts';
import { systemClock } from '@jornada/server/platform/clock.ts';
import { createDatabase } from '@jornada/server/platform/database/database.ts';
import { migrate } from '@jornada/server/platform/database/migrate.ts';
import { createPool } from '@jornada/server/platform/database/pool.ts';
import { runSql, startTestCluster } from '@jornada/testkit/database/index.ts';
import { createCeiling } from '../ceiling/tables.ts';

/** A database with one seeded company in it. */
export type Site = {
  entidadId: number;
  employees: number;
  lines: number;
  urls: { appUrl: string; ownerUrl: string; superuserUrl: string };
  /** Keys in the form of JORNADA_SECRETS. The bench signs its sessions with them. */
  secrets: string;
};

export type World = {
  /** A tenth of `big`. */
  small: Site;
  big: Site;
  postgres: string;
  /** Resets both databases: removes the measured rows, and cleans up. */
  tidy(site: Site): Promise<void>;
  close(): Promise<void>;
};

const say = (line: string): void => console.log(line);

/**
 * Removes everything clocked since the seeding; earlier days stay. As superuser, because row-level security also applies to the
 * owner.
 */
const TIDY = (since: string): string[] => [
  `begin;
   set local jornada.borrado = 'si';
   create temp table gone on commit drop as select distinct entidad_id, usuario_id, fecha from instancia.registros where recibido >= '${since}';
   delete from instancia.dias d using gone g where (d.entidad_id, d.usuario_id, d.fecha) = (g.entidad_id, g.usuario_id, g.fecha);
   delete from instancia.jornadas j using gone g where (j.entidad_id, j.usuario_id, j.fecha) = (g.entidad_id, g.usuario_id, g.fecha);
   delete from instancia.registros r using gone g where (r.entidad_id, r.usuario_id, r.fecha) = (g.entidad_id, g.usuario_id, g.fecha) and r.recibido >= '${since}';
   delete from techo.registros where recibido >= '${since}';
   delete from techo.dias where fecha >= '${since}'::timestamptz::date;
   delete from techo.jornadas where fecha >= '${since}'::timestamptz::date;
   commit`,
  'vacuum (analyze) instancia.registros, instancia.jornadas, instancia.dias, instancia.sesiones, central.intentos, techo.registros, techo.jornadas, techo.dias',
  'checkpoint',
];

async function fill(name: string, employees: number, base: Site['urls']): Promise<Site> {
  const at = (url: string): string => Object.assign(new URL(url), { pathname: name }).toString();
  const urls = { appUrl: at(base.appUrl), ownerUrl: at(base.ownerUrl), superuserUrl: at(base.superuserUrl) };
  await runSql(base.superuserUrl, `create database ${name} owner jornada_owner`);
  await migrate({ ownerUrl: urls.ownerUrl });
  const db = createDatabase(createPool({ url: urls.ownerUrl, max: 3, patienceMs: 300_000, onError: (error) => say(error.message) }));
  try {
    const { entidadId, lines } = await seedCompany({
      db,
      clock: systemClock,
      nombre: 'Bench, S.A.',
      employees,
      months: 1,
      besideRealData: false,
      onProgress: () => undefined,
    });
    await createCeiling(urls.superuserUrl);
    const secrets = JSON.stringify({ signing: [{ kid: 'bench', key: randomBytes(32).toString('base64url') }] });
    return { entidadId, employees, lines, urls, secrets };
  } finally {
    await db.close();
  }
}

/**
 * A throw-away PostgreSQL that writes to the disk as a real one does, with two databases: a company, and one of ten times its
 * size.
 */
export async function createWorld({ employees }: { employees: number }): Promise<World> {
  const cluster = await startTestCluster({ isDurable: true });
  try {
    const small = await fill('chica', employees, cluster);
    const big = await fill('grande', employees * 10, cluster);
    say(`Seeded: ${small.employees} people with ${small.lines} lines, ${big.employees} with ${big.lines}.`);
    // All later rows belong to the bench, because the seeding is done.
    const since = systemClock.now().toString();
    const [version] = await runSql(cluster.superuserUrl, 'show server_version');
    const tidy = async (site: Site): Promise<void> => {
      for (const statement of TIDY(since)) await runSql(site.urls.superuserUrl, statement);
    };
    for (const site of [small, big]) await tidy(site);
    return { small, big, postgres: String(version?.['server_version']), tidy, close: cluster.stop };
  } catch (error) {
    await cluster.stop();
    throw error;
  }
}
