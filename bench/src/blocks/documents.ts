import { CABECERAS } from '@jornada/contract/envelope.ts';
import { systemClock } from '@jornada/server/platform/clock.ts';
import { createTokens } from '@jornada/server/platform/http/tokens.ts';
import { loadSecrets } from '@jornada/server/platform/secrets.ts';
import { signPin } from '@jornada/server/shared/pin-token.ts';
import { runSql } from '@jornada/testkit/database/index.ts';
import type { Figure } from '../report/figure.ts';
import type { Touched } from '../report/plans.ts';
import { ratios, spreadOf } from '../report/stats.ts';
import { signPeopleIn } from '../world/people.ts';
import { startWatchedApp, type WatchedApp } from '../world/watched-app.ts';
import type { Site, World } from '../world/world.ts';
import type { Block } from './block.ts';

/** Documents of one person, and of another. */
const [FEW, MANY] = [100, 10_000];
/** What marks the rows of this block. */
const MARK = 'bench';

const CONTENT = `insert into instancia.contenidos_documento (entidad_id, sha256, paginas) values ($1, repeat('b', 64), 1)`;
// Half of them are of one kind, and half of either of this year; the first few are new or wait for a signature, as with everybody.
const giveTo = (people: string): string => `
  insert into instancia.documentos (entidad_id, usuario_id, tipo_documento_id, contenido_id, titulo, firma, publicado, autor_id, abierto, dia)
  select $1, p.id, k.id, c.id, '${MARK}', case when n in (4, 5) then 'recibo' else 'ninguna' end, t, p.id, case when n > 3 then t end, d
  from (select n, make_date(2025 + n / 2 % 2, 1, 1) + (n - 1) * 300 / $2::int as d, timestamptz '2026-01-01Z' + n * interval '1 minute' as t
    from generate_series(1, $2::int) n) x
  cross join (${people}) p
  join (select tipo_documento_id as id, row_number() over (order by tipo_documento_id) - 1 as k from instancia.tipos_documento where entidad_id = $1) k on k.k = x.n % 2
  cross join (select contenido_id as id from instancia.contenidos_documento where entidad_id = $1 and sha256 = repeat('b', 64)) c`;
const GIVE = giveTo('select $3::int as id');
/** So many has everybody else: the planner knows then that a document is rarely this person's. */
const USUAL = 12;
const GIVE_OTHERS = giveTo('select usuario_id as id from instancia.usuarios where entidad_id = $1 and usuario_id <> all($3::int[])');
const KIND = 'select min(tipo_documento_id) as id from instancia.tipos_documento where entidad_id = $1';
const EMPTY = [
  `delete from instancia.documentos where titulo = '${MARK}'`,
  `delete from instancia.contenidos_documento where sha256 = repeat('b', 64)`,
];
const TABLES = ['documentos', 'contenidos_documento', 'tipos_documento', 'usuarios'];

/** Pages that both lists have, and that are not the last one of either. Where a page begins on the disk is chance, so the mean of them counts. */
const pages = (path: string, starts: readonly number[]): string[] => starts.map((start) => `documentacion/${path}start=${start}&limit=20`);
const callsFor = (kind: number): Record<string, string[]> => ({
  'the kinds, and what waits': ['documentacion/tipos'],
  'all documents, a page': pages('listado?', [0, 20, 40, 60]),
  'those of a kind, a page': pages(`listado?tipo=${kind}&`, [0, 20]),
  'those of a year, a page': pages('listado?ano=2026&', [0, 20]),
});

type Read = Map<string, Touched>;

/** Headers of somebody who has typed the PIN of their documents. */
async function openDocuments(
  { entidadId, secrets }: Site,
  { usuarioId, sesionId, headers }: Awaited<ReturnType<typeof signPeopleIn>>[number],
) {
  const tokens = createTokens({ secrets: await loadSecrets({ given: secrets, dataDir: '' }), clock: systemClock });
  return { ...headers, [CABECERAS.pinToken]: await signPin(tokens, { entidadId, usuarioId, sesionId }, 15 * 60) };
}

async function readAll(app: WatchedApp, headers: Record<string, string>, kind: number): Promise<Read> {
  const read: Read = new Map();
  for (const [name, paths] of Object.entries(callsFor(kind))) {
    const touched: Touched[] = [];
    for (const path of paths) touched.push(await app.watch({ method: 'GET', path: `/instancia/${path}`, headers }));
    const mean = (what: keyof Touched): number => touched.reduce((sum, page) => sum + page[what], 0) / touched.length;
    read.set(name, { buffers: mean('buffers'), rows: mean('rows') });
  }
  return read;
}

/** What each call reads of people with so many documents. The first round fills the caches of the connection. */
async function watchPeople(site: Site, counts: readonly number[]): Promise<Read[]> {
  const { superuserUrl } = site.urls;
  const people = await signPeopleIn(site, counts.length);
  await runSql(superuserUrl, CONTENT, [site.entidadId]);
  for (const [index, count] of counts.entries()) await runSql(superuserUrl, GIVE, [site.entidadId, count, people[index]?.usuarioId]);
  await runSql(superuserUrl, GIVE_OTHERS, [site.entidadId, USUAL, people.map(({ usuarioId }) => usuarioId)]);
  for (const table of TABLES) await runSql(superuserUrl, `vacuum analyze instancia.${table}`);
  const [kind] = await runSql(superuserUrl, KIND, [site.entidadId]);
  const app = await startWatchedApp(site);
  try {
    const found: Read[] = [];
    for (const person of people) {
      const headers = await openDocuments(site, person);
      await readAll(app, headers, Number(kind?.['id']));
      found.push(await readAll(app, headers, Number(kind?.['id'])));
    }
    return found;
  } finally {
    await app.close();
    for (const statement of EMPTY) await runSql(superuserUrl, statement);
  }
}

async function measure({ big }: World): Promise<{ figures: Figure[]; notes: string[] }> {
  const [few, many] = await watchPeople(big, [FEW, MANY]);
  if (!few || !many) throw new Error('nothing was read');
  const figures = [...few].flatMap(([name, beside]) =>
    (['buffers', 'rows'] as const).map((what): Figure => {
      const [ours, theirs] = [[many.get(name)?.[what] ?? 0], [beside[what]]];
      return {
        what: `${name}: ${what === 'buffers' ? 'pages' : 'rows'} touched`,
        unit: what === 'buffers' ? 'pages of 8 KiB' : 'rows',
        ours: spreadOf(ours),
        beside: spreadOf(theirs),
        judged: ratios(ours, theirs),
        // Counting stops above a hundred: of a list of a kind or a year that may be twice the rows, but not a hundred times.
        bar: what === 'buffers' ? { atMost: 1.1 } : null,
      };
    }),
  );
  return {
    figures,
    notes: [
      `${MANY.toLocaleString('en')} documents of one person, beside ${FEW} of another in the same company of ${big.employees.toLocaleString('en')} people, who have ${USUAL} each.`,
    ],
  };
}

export const documents: Block = { name: 'documents', title: 'A hundred times the documents', employees: 100, measure };
