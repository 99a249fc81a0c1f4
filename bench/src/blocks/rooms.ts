import { runSql } from '@jornada/testkit/database/index.ts';
import type { Figure } from '../report/figure.ts';
import type { Touched } from '../report/plans.ts';
import { ratios, spreadOf } from '../report/stats.ts';
import { signPeopleIn, type SignedInPerson } from '../world/people.ts';
import { startWatchedApp } from '../world/watched-app.ts';
import type { Site, World } from '../world/world.ts';
import type { Block } from './block.ts';

/** Messages in the rooms of one person, and in those of the other. */
const [FEW, MANY] = [100, 10_000];
/** Rooms of two that each of both people has. */
const ROOMS = 20;

// Everybody who is written to has the same number of rooms, each with as many messages.
const FILL = `
  with others as (
    select usuario_id as id, row_number() over (order by usuario_id) as n from instancia.usuarios
    where entidad_id = $1 and usuario_id <> all ($4::int[]) order by usuario_id limit ${ROOMS}),
  salas as (
    insert into instancia.chat_salas (entidad_id, clase, una_id, otra_id, creada, momento, autor_id, ultima, cambio)
    select $1, 'dos', least($2::int, id), greatest($2::int, id), now(), now() - n * interval '1 minute', $2, $3, $3 from others
    returning sala_id, una_id, otra_id),
  gente as (
    insert into instancia.chat_miembros (entidad_id, sala_id, usuario_id, entrada)
    select $1, sala_id, u, now() from salas, unnest(array[una_id, otra_id]) as u)
  insert into instancia.chat_mensajes (entidad_id, sala_id, numero, cambio, autor_id, clave, texto, momento)
  select $1, s.sala_id, n, n, case when n % 2 = 0 then s.una_id else s.otra_id end, gen_random_uuid(), 'palabra ' || n,
    now() - ($3::int - n) * interval '1 minute'
  from generate_series(1, $3::int) n, salas s`;
const ROOM = `
  select sala_id from instancia.chat_salas where entidad_id = $1 and $2 in (una_id, otra_id) order by momento desc limit 1`;
const EMPTY = ['chat_mensajes', 'chat_miembros', 'chat_lecturas', 'chat_salas'];

const CALLS: Record<string, (sala: number) => string> = {
  'rooms, a page': () => 'chat/listado?limit=20',
  'how many are unread': () => 'chat/pendientes',
  'a room, its end': (sala) => `chat/getchatbysalaid?SalaId=${sala}`,
  'a room, what came before': (sala) => `chat/getchatbysalaid?SalaId=${sala}&antes=90&limit=30`,
  'a room, what is new': (sala) => `chat/getchatbysalaid?SalaId=${sala}&desde=`,
};

type Side = { person: SignedInPerson; messages: number; sala: number };

async function fill(site: Site): Promise<Side[]> {
  const { entidadId, urls } = site;
  const people = await signPeopleIn(site, 2);
  const ids = people.map(({ usuarioId }) => usuarioId);
  const sides: Side[] = [];
  for (const [index, person] of people.entries()) {
    const messages = index === 0 ? FEW : MANY;
    await runSql(urls.superuserUrl, FILL, [entidadId, person.usuarioId, messages, ids]);
    const [row] = await runSql(urls.superuserUrl, ROOM, [entidadId, person.usuarioId]);
    sides.push({ person, messages, sala: Number(row?.['sala_id']) });
  }
  for (const table of EMPTY) await runSql(urls.superuserUrl, `vacuum analyze instancia.${table}`);
  return sides;
}

/** What each call reads for these people. The first round fills the caches of the connection. */
async function watchSite(site: Site): Promise<Map<string, Touched>[]> {
  const sides = await fill(site);
  const app = await startWatchedApp(site);
  const read = async ({ person, sala, messages }: Side): Promise<Map<string, Touched>> => {
    const touched = new Map<string, Touched>();
    for (const [name, pathOf] of Object.entries(CALLS)) {
      const path = pathOf(sala).replace(/desde=$/, `desde=${messages - 3}`);
      touched.set(name, await app.watch({ method: 'GET', path: `/instancia/${path}`, headers: person.headers }));
    }
    return touched;
  };
  try {
    const found: Map<string, Touched>[] = [];
    for (const side of sides) {
      await read(side);
      found.push(await read(side));
    }
    return found;
  } finally {
    await app.close();
    for (const table of EMPTY)
      await runSql(site.urls.superuserUrl, `delete from instancia.${table} where entidad_id = $1`, [site.entidadId]);
  }
}

async function measure({ big }: World): Promise<{ figures: Figure[]; notes: string[] }> {
  const [few, many] = await watchSite(big);
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
        // A deeper index has one page more for each row that is looked up in it.
        bar: { atMost: what === 'rows' ? 1.1 : 1.35 },
      };
    }),
  );
  return {
    figures,
    notes: [`${ROOMS} rooms of two with ${MANY.toLocaleString('en')} messages each, beside as many with ${FEW}, in the same tables.`],
  };
}

export const rooms: Block = { name: 'rooms', title: 'A hundred times the messages', employees: 100, measure };
