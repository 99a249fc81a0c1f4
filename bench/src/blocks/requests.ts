import { runSql } from '@jornada/testkit/database/index.ts';
import type { Figure } from '../report/figure.ts';
import type { Touched } from '../report/plans.ts';
import { ratios, spreadOf } from '../report/stats.ts';
import { signPeopleIn, type SignedInPerson } from '../world/people.ts';
import { startWatchedApp } from '../world/watched-app.ts';
import type { Site, World } from '../world/world.ts';
import type { Block } from './block.ts';

/** Requests in each of the short lists, and in each of the long ones. */
const [FEW, MANY] = [100, 10_000];
/** What marks the rows of this block. */
const MARK = 'bench';

const COLUMNS = `entidad_id, modulo, usuario_id, autor_id, ano, desde, hasta, unidad, cantidad, moneda, titulo, creada, estado, turno_desde, espera_de, decidida, decidida_por`;
const numbers = (count: string): string =>
  `(select n, date '2026-01-01' + (n - 1) * 300 / (${count}) as d, timestamptz '2026-01-01Z' + n * interval '1 minute' as t from generate_series(1, ${count}) n) x`;
const whatOf = (quien: string): string => `$1, 'gastos', ${quien}, ${quien}, 2026, d, d, 'centimos', 1000, 'EUR', '${MARK}', t`;

// So many wait for one person, and as many were decided by that person; those who asked are the whole company in turn.
const TO_DECIDE = `
  insert into instancia.solicitudes (${COLUMNS})
  select ${whatOf('u.id')}, case when n % 2 = 0 then 'pendiente' else 'aprobada' end,
    case when n % 2 = 0 then t end, case when n % 2 = 0 then $2::int end, case when n % 2 = 1 then t end, case when n % 2 = 1 then $2::int end
  from ${numbers('2 * $3::int')}
  join (select usuario_id as id, row_number() over (order by usuario_id) - 1 as k, count(*) over () as all_of_them
    from instancia.usuarios where entidad_id = $1 and usuario_id <> $2::int) u on u.k = x.n % u.all_of_them`;
// So many that one person has asked the company for.
const OWN = `insert into instancia.solicitudes (${COLUMNS}) select ${whatOf('$2::int')}, 'pendiente', t, null, null, null from ${numbers('$3::int')}`;
const STEPS = `
  insert into instancia.solicitudes_pasos (entidad_id, solicitud_id, para, paso, papel, decisor_id, estado, decidido_por, momento)
  select entidad_id, solicitud_id, 'aprobar', 1, 'responsable', coalesce(espera_de, decidida_por), case when decidida is null then 'turno' else 'conforme' end, decidida_por, decidida
  from instancia.solicitudes where titulo = '${MARK}'`;
const EMPTY = [
  `delete from instancia.solicitudes_pasos p using instancia.solicitudes s where s.titulo = '${MARK}' and (p.entidad_id, p.solicitud_id) = (s.entidad_id, s.solicitud_id)`,
  `delete from instancia.solicitudes where titulo = '${MARK}'`,
];
const TABLES = ['solicitudes', 'solicitudes_pasos', 'usuarios'];

type Who = 'decider' | 'asker';
/** Pages that both lists have, and that are not the last one of either. Where a page begins on the disk is chance, so the mean of them counts. */
const PAGES = [0, 20, 40, 60];
const CALLS: Record<string, [Who, string[]]> = {
  'what waits, a page': ['decider', PAGES.map((start) => `solicitudes/porDecidir?cuales=esperan&start=${start}&limit=20`)],
  'what was decided, a page': ['decider', PAGES.map((start) => `solicitudes/porDecidir?cuales=decididas&start=${start}&limit=20`)],
  'how many wait': ['decider', ['solicitudes/pendientes']],
  'what somebody asked for, a page': ['asker', PAGES.map((start) => `gastos/listadoNuevo?start=${start}&limit=20`)],
  'what somebody asked for in a year, a page': [
    'asker',
    PAGES.map((start) => `gastos/listadoNuevo?filtro_Anio=2026&start=${start}&limit=20`),
  ],
};

/** Somebody who decides about a list, and somebody whose own requests are one. */
type Side = Record<Who, SignedInPerson> & { requests: number };

async function fill({ entidadId, urls }: Site, { decider, asker, requests }: Side): Promise<void> {
  await runSql(urls.superuserUrl, TO_DECIDE, [entidadId, decider.usuarioId, requests]);
  await runSql(urls.superuserUrl, OWN, [entidadId, asker.usuarioId, requests]);
}

/** What each call reads of these sides. The first round fills the caches of the connection. */
async function watchSite(site: Site, sides: (people: SignedInPerson[]) => Side[]): Promise<Map<string, Touched>[]> {
  const all = sides(await signPeopleIn(site, 4));
  const { superuserUrl } = site.urls;
  for (const side of all) await fill(site, side);
  await runSql(superuserUrl, STEPS);
  for (const table of TABLES) await runSql(superuserUrl, `vacuum analyze instancia.${table}`);
  const app = await startWatchedApp(site);
  const read = async (side: Side): Promise<Map<string, Touched>> => {
    const touched = new Map<string, Touched>();
    for (const [name, [who, paths]] of Object.entries(CALLS)) {
      const pages: Touched[] = [];
      for (const path of paths) pages.push(await app.watch({ method: 'GET', path: `/instancia/${path}`, headers: side[who].headers }));
      const mean = (what: keyof Touched): number => pages.reduce((sum, page) => sum + page[what], 0) / pages.length;
      touched.set(name, { buffers: mean('buffers'), rows: mean('rows') });
    }
    return touched;
  };
  try {
    const found: Map<string, Touched>[] = [];
    for (const side of all) {
      await read(side);
      found.push(await read(side));
    }
    return found;
  } finally {
    await app.close();
    for (const statement of EMPTY) await runSql(superuserUrl, statement);
  }
}

const figuresOf = (
  few: Map<string, Touched>,
  many: Map<string, Touched>,
  { where, atMost }: { where: string; atMost: number | null },
): Figure[] =>
  [...few].flatMap(([name, beside]) =>
    (['buffers', 'rows'] as const).map((what): Figure => {
      const [ours, theirs] = [[many.get(name)?.[what] ?? 0], [beside[what]]];
      return {
        what: `${name}${where}: ${what === 'buffers' ? 'pages' : 'rows'} touched`,
        unit: what === 'buffers' ? 'pages of 8 KiB' : 'rows',
        ours: spreadOf(ours),
        beside: spreadOf(theirs),
        judged: ratios(ours, theirs),
        bar: atMost === null ? null : { atMost },
      };
    }),
  );

async function measure({ small, big }: World): Promise<{ figures: Figure[]; notes: string[] }> {
  const of = (decider: SignedInPerson | undefined, asker: SignedInPerson | undefined, requests: number): Side => {
    if (!decider || !asker) throw new Error('there are too few people');
    return { decider, asker, requests };
  };
  const [short, long] = await watchSite(big, ([a, b, c, d]) => [of(a, b, FEW), of(c, d, MANY)]);
  const [alone] = await watchSite(small, ([a, b]) => [of(a, b, FEW)]);
  if (!short || !long || !alone) throw new Error('nothing was read');
  return {
    figures: [
      ...figuresOf(short, long, { where: '', atMost: 1.1 }),
      ...figuresOf(alone, long, { where: ', beside an almost empty database', atMost: null }),
    ],
    notes: [
      `Lists of ${MANY.toLocaleString('en')} requests, beside lists of ${FEW} in the same company of ${big.employees.toLocaleString('en')} people. The second half compares them with the same lists of ${FEW} in a company of ${small.employees.toLocaleString('en')} people that has no others.`,
    ],
  };
}

export const requests: Block = { name: 'requests', title: 'A hundred times the requests', measure };
