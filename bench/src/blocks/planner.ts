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

async function measureSite(site: Site, passes: number): Promise<{ milliseconds: number[]; bytes: number }> {
  const desde = masDias(systemClock.now().toString().slice(0, 10), 1);
  const hasta = masDias(desde, DAYS - 1);
  const [planner] = await signPeopleIn(site, 1);
  if (!planner) throw new Error('nobody plans');
  const { superuserUrl } = site.urls;
  await runSql(superuserUrl, `update instancia.usuarios set roles = '{admin}' where entidad_id = $1 and usuario_id = $2`, [
    site.entidadId,
    planner.usuarioId,
  ]);
  await runSql(superuserUrl, FILL, [site.entidadId, planner.usuarioId, desde, hasta]);
  await runSql(superuserUrl, 'vacuum analyze instancia.dias_sueltos, instancia.turnos_borrador, instancia.usuarios');
  const product = await startProduct(site);
  try {
    const url = `${product.origin}/instancia/intranet/turnos/plan?desde=${desde}&hasta=${hasta}&limit=${PEOPLE}`;
    let bytes = 0;
    const read = async (): Promise<number> => {
      const begun = performance.now();
      const answer = await fetch(url, { headers: planner.headers });
      const text = await answer.text();
      if (answer.status !== 200) throw new Error(`${url}: ${answer.status} ${text.slice(0, 300)}`);
      bytes = text.length;
      return performance.now() - begun;
    };
    const rounds = await times(passes, async () => (await times(ROUNDS, read)).slice(1));
    return { milliseconds: rounds.flat(), bytes };
  } finally {
    await product.stop();
  }
}

async function measure({ big }: World, { passes }: Effort): Promise<{ figures: Figure[]; notes: string[] }> {
  const { milliseconds, bytes } = await measureSite(big, passes);
  const ours = spreadOf(milliseconds);
  return {
    figures: [{ what: `the plan of ${PEOPLE} people and ${DAYS} days`, unit: 'ms', ours, judged: ours, bar: { atMost: 300 } }],
    notes: [
      `As a browser of the same machine has it: session, people, plan, draft and JSON (${Math.round(bytes / 1024).toLocaleString('en')} KiB). A third of the days are single days, a fifth are drafted.`,
    ],
  };
}

export const planner: Block = { name: 'planner', title: 'The planner: people by days', employees: 100, measure };
