import { runSql } from '@jornada/testkit/database/index.ts';
import type { Figure } from '../report/figure.ts';
import type { Touched } from '../report/plans.ts';
import { ratios, spreadOf } from '../report/stats.ts';
import { signPeopleIn, type SignedInPerson } from '../world/people.ts';
import { startWatchedApp } from '../world/watched-app.ts';
import type { Site, World } from '../world/world.ts';
import type { Block } from './block.ts';

/** Requests of the one company and of the other. */
const [FEW, MANY] = [100, 10_000];
/** What marks the rows of this block. */
const MARK = 'bench';

// Half of them wait for one person, the other half were decided by that person; those who asked are the whole company in turn.
const FILL = `
  insert into instancia.solicitudes (entidad_id, modulo, usuario_id, autor_id, ano, estado, desde, hasta, unidad, cantidad, moneda, titulo, creada, turno_desde, espera_de, decidida, decidida_por)
  select $1, 'gastos', u.id, u.id, 2026, case when n % 2 = 0 then 'pendiente' else 'aprobada' end, date '2026-01-01' + n % 300, date '2026-01-01' + n % 300,
    'centimos', 1000, 'EUR', '${MARK}', t, case when n % 2 = 0 then t end, case when n % 2 = 0 then $2::int end, case when n % 2 = 1 then t end, case when n % 2 = 1 then $2::int end
  from (select n, timestamptz '2026-01-01Z' + n * interval '1 minute' as t from generate_series(1, $3::int) n) x
  join (select usuario_id as id, row_number() over (order by usuario_id) - 1 as k, count(*) over () as all_of_them
    from instancia.usuarios where entidad_id = $1 and usuario_id <> $2::int) u on u.k = x.n % u.all_of_them`;
const STEPS = `
  insert into instancia.solicitudes_pasos (entidad_id, solicitud_id, para, paso, papel, decisor_id, estado, decidido_por, momento)
  select entidad_id, solicitud_id, 'aprobar', 1, 'responsable', coalesce(espera_de, decidida_por), case when decidida is null then 'turno' else 'conforme' end, decidida_por, decidida
  from instancia.solicitudes where titulo = '${MARK}'`;
const EMPTY = [
  `delete from instancia.solicitudes_pasos p using instancia.solicitudes s where s.titulo = '${MARK}' and (p.entidad_id, p.solicitud_id) = (s.entidad_id, s.solicitud_id)`,
  `delete from instancia.solicitudes where titulo = '${MARK}'`,
];

const CALLS = {
  'what waits, first page': 'solicitudes/porDecidir?cuales=esperan&limit=20',
  'what waits, second page': 'solicitudes/porDecidir?cuales=esperan&start=20&limit=20',
  'what was decided': 'solicitudes/porDecidir?cuales=decididas&limit=20',
  'how many wait': 'solicitudes/pendientes',
} as const;

/** What each call reads. The first round fills the caches of the connection. */
async function watchSite(site: Site, requests: number): Promise<Map<string, Touched>> {
  const [decider] = await signPeopleIn(site, 1);
  if (!decider) throw new Error('nobody can decide');
  const { superuserUrl } = site.urls;
  await runSql(superuserUrl, FILL, [site.entidadId, decider.usuarioId, requests]);
  await runSql(superuserUrl, STEPS);
  for (const table of ['solicitudes', 'solicitudes_pasos']) await runSql(superuserUrl, `vacuum analyze instancia.${table}`);
  const app = await startWatchedApp(site);
  const read = async ({ headers }: SignedInPerson): Promise<Map<string, Touched>> => {
    const touched = new Map<string, Touched>();
    for (const [name, path] of Object.entries(CALLS))
      touched.set(name, await app.watch({ method: 'GET', path: `/instancia/${path}`, headers }));
    return touched;
  };
  try {
    await read(decider);
    return await read(decider);
  } finally {
    await app.close();
    for (const statement of EMPTY) await runSql(superuserUrl, statement);
  }
}

async function measure({ small, big }: World): Promise<{ figures: Figure[]; notes: string[] }> {
  const before = await watchSite(small, FEW);
  const after = await watchSite(big, MANY);
  const figures = [...before].flatMap(([name, few]) =>
    (['buffers', 'rows'] as const).map((what): Figure => {
      const [ours, beside] = [[after.get(name)?.[what] ?? 0], [few[what]]];
      return {
        what: `${name}: ${what === 'buffers' ? 'pages' : 'rows'} touched`,
        unit: what === 'buffers' ? 'pages of 8 KiB' : 'rows',
        ours: spreadOf(ours),
        beside: spreadOf(beside),
        judged: ratios(ours, beside),
        bar: { atMost: 1.1 },
      };
    }),
  );
  const sizes = `Ours: ${MANY.toLocaleString('en')} requests of ${big.employees.toLocaleString('en')} people`;
  return {
    figures,
    notes: [
      `${sizes}; beside it ${FEW} of ${small.employees.toLocaleString('en')}. Half wait for one person, half were decided by that person.`,
    ],
  };
}

export const requests: Block = { name: 'requests', title: 'A hundred times the requests', measure };
