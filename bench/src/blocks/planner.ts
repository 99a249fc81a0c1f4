import { runSql } from '@jornada/testkit/database/index.ts';
import { systemClock } from '@jornada/server/platform/clock.ts';
import { masDias } from '@jornada/domain/horario/calendario.ts';
import type { Figure } from '../report/figure.ts';
import { spreadOf } from '../report/stats.ts';
import { signPeopleIn } from '../world/people.ts';
import { startProduct } from '../world/product.ts';
import type { Site, World } from '../world/world.ts';
import { times, type Effort, type Block } from './block.ts';

/** People by days that the planner shows at once. */
const [PEOPLE, DAYS] = [200, 31];
const THE_PLAN = `the plan of ${PEOPLE} people and ${DAYS} days`;
const TABLES = ['dias_sueltos', 'turnos_borrador', 'usuarios', 'asignaciones', 'ausencias', 'jornadas'];
/** Requests of one pass; the first one of each pass fills caches. */
const ROUNDS = 6;

const PART = `jsonb_build_array(jsonb_build_object('puestoId', null, 'turno',
  jsonb_build_object('codigo', 'T', 'nombre', 'Tarde', 'inicio', '14:00', 'fin', '22:00', 'pausas', '[]'::jsonb)))`;
// Every third day of everybody is a single day, and every fifth one is drafted.
const FILL = `
  with p as (
    insert into instancia.turnos_publicaciones (entidad_id, autor_id, momento, desde, hasta, personas, dias)
    values ($1, $2, now(), $3, $4, 0, 0) returning publicacion_id),
  d as (
    select u.usuario_id, f::date as fecha, (row_number() over (partition by u.usuario_id order by f))::int as n
    from instancia.usuarios u, generate_series($3::date, $4::date, interval '1 day') f where u.entidad_id = $1 and not u.es_quiosco),
  b as (
    insert into instancia.turnos_borrador (entidad_id, usuario_id, fecha, partes, version, autor_id, momento)
    select $1, usuario_id, fecha, ${PART}, n, $2, now() from d where n % 5 = 0 on conflict do nothing)
  insert into instancia.dias_sueltos (entidad_id, usuario_id, fecha, partes, publicacion_id)
  select $1, usuario_id, fecha, ${PART}, (select publicacion_id from p) from d where n % 3 = 0 on conflict do nothing`;

const NEEDS = `
  insert into instancia.turnos_necesidades (entidad_id, centro_id, nombre, inicio, fin, personas, vigente_desde)
  select $1, c.centro_id, n.nombre, n.inicio, n.fin, '{9,9,9,9,9,9,9}', date '2020-01-01'
  from (values ('Mañana', '06:00', '14:00'), ('Tarde', '14:00', '22:00'), ('Noche', '22:00', '06:00')) as n (nombre, inicio, fin),
    instancia.centros c where c.entidad_id = $1`;
const CENTRE = `
  select centro_id, count(*)::int as personas from instancia.asignaciones where entidad_id = $1 and centro_id is not null
  group by 1 order by abs(count(*) - ${PEOPLE}), 1 limit 1`;

type Measured = { milliseconds: number[]; bytes: number };

async function measureSite(site: Site, passes: number): Promise<{ personas: number; found: Map<string, Measured> }> {
  const desde = masDias(systemClock.now().toString().slice(0, 10), 1);
  const hasta = masDias(desde, DAYS - 1);
  const [planner] = await signPeopleIn(site, 1);
  if (!planner) throw new Error('nobody plans');
  const { superuserUrl } = site.urls;
  const { entidadId } = site;
  await runSql(superuserUrl, `update instancia.usuarios set roles = '{admin}' where entidad_id = $1 and usuario_id = $2`, [
    entidadId,
    planner.usuarioId,
  ]);
  await runSql(superuserUrl, FILL, [entidadId, planner.usuarioId, desde, hasta]);
  await runSql(superuserUrl, NEEDS, [entidadId]);
  const [centre] = await runSql(superuserUrl, CENTRE, [entidadId]);
  for (const table of TABLES) await runSql(superuserUrl, `vacuum analyze instancia.${table}`);
  const product = await startProduct(site);
  const days = `desde=${desde}&hasta=${hasta}`;
  const paths = {
    [THE_PLAN]: `plan?${days}&limit=${PEOPLE}`,
    'the plan of a centre': `plan?${days}&centroId=${Number(centre?.['centro_id'])}`,
    'the cover of a centre, by the hour': `cobertura?${days}&centroId=${Number(centre?.['centro_id'])}`,
    'what publishing a centre would do': `publicacion?${days}&centroId=${Number(centre?.['centro_id'])}`,
  };
  try {
    const found = new Map<string, Measured>();
    for (const [name, path] of Object.entries(paths)) {
      let bytes = 0;
      const read = async (): Promise<number> => {
        const begun = performance.now();
        const answer = await fetch(`${product.origin}/instancia/intranet/turnos/${path}`, { headers: planner.headers });
        const text = await answer.text();
        if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${text.slice(0, 300)}`);
        bytes = text.length;
        return performance.now() - begun;
      };
      const rounds = await times(passes, async () => (await times(ROUNDS, read)).slice(1));
      found.set(name, { milliseconds: rounds.flat(), bytes });
    }
    return { personas: Number(centre?.['personas']), found };
  } finally {
    await product.stop();
  }
}

async function measure({ big }: World, { passes }: Effort): Promise<{ figures: Figure[]; notes: string[] }> {
  const { personas, found } = await measureSite(big, passes);
  const figures = [...found].map(([what, { milliseconds }]): Figure => {
    const ours = spreadOf(milliseconds);
    return { what, unit: 'ms', ours, judged: ours, bar: what === THE_PLAN ? { atMost: 300 } : null };
  });
  const size = Math.round((found.get(THE_PLAN)?.bytes ?? 0) / 1024).toLocaleString('en');
  return {
    figures,
    notes: [
      `As a browser of the same machine has it, with session and JSON (${size} KiB). A third of the days are single days, a fifth are drafted; the centre has ${personas} people.`,
    ],
  };
}

export const planner: Block = { name: 'planner', title: 'The planner: people by days', employees: 100, measure };
