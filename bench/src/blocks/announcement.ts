import { setTimeout as pause } from 'node:timers/promises';
import { runSql } from '@jornada/testkit/database/index.ts';
import { listenForNews } from '@jornada/server/testing/listen-news.ts';
import { monotonicMs } from '@jornada/server/platform/clock.ts';
import type { Figure } from '../report/figure.ts';
import { ratios, spreadOf } from '../report/stats.ts';
import { signPeopleIn, type SignedInPerson } from '../world/people.ts';
import { startProduct } from '../world/product.ts';
import type { Site, World } from '../world/world.ts';
import { times, type Block, type Effort } from './block.ts';
import { CLOCK_IN, measureOurs } from './sides.ts';

/** So many people have the app open. */
const ONLINE = 1000;
const CONNECTIONS = 16;
/** While people clock in, an announcement comes out this often, in milliseconds. */
const EVERY_MS = 2000;

const ADMIN = "update instancia.usuarios set roles = array['admin', 'empleado'] where entidad_id = $1 and usuario_id = $2";
const ANNOUNCEMENT = {
  texto: { idioma: 'es', titulo: 'Bench', documento: [{ tipo: 'parrafo', texto: [{ texto: 'Para toda la empresa.' }] }] },
  audiencia: { todos: true, centros: [], departamentos: [], roles: [], personas: [] },
  fijado: false,
  confirmacion: false,
  ficheros: [],
  publicar: true,
};

async function publish(origin: string, { headers }: SignedInPerson): Promise<void> {
  const answer = await fetch(`${origin}/instancia/intranet/wiki`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(ANNOUNCEMENT),
  });
  if (!answer.ok) throw new Error(`the announcement was refused: ${answer.status} ${(await answer.text()).slice(0, 300)}`);
}

/** The apps of these people. `heard` resolves once each has been told of the next announcement. */
async function openApps(origin: string, people: readonly SignedInPerson[]) {
  const streams: Awaited<ReturnType<typeof listenForNews>>[] = [];
  // One after the other, as people come.
  for (const { headers } of people) streams.push(await listenForNews({ origin, token: headers['Access-Token'] ?? '' }));
  const refused = streams.filter(({ status }) => status !== 200).length;
  if (refused > 0) throw new Error(`${refused} of ${people.length} streams were refused`);
  return {
    heard: (): Promise<unknown> =>
      Promise.all(
        streams.map(async ({ next }) => {
          for (;;) {
            const event = await next();
            if (!event) throw new Error('a stream has ended');
            if (event.tema === 'wiki') return;
          }
        }),
      ),
    stop: (): void => {
      for (const { stop } of streams) stop();
    },
  };
}

async function readers(site: Site): Promise<{ admin: SignedInPerson; people: SignedInPerson[] }> {
  const [admin, ...people] = await signPeopleIn(site, Math.min(ONLINE, site.employees - 1) + 1);
  if (!admin) throw new Error('there is nobody');
  await runSql(site.urls.superuserUrl, ADMIN, [site.entidadId, admin.usuarioId]);
  return { admin, people };
}

async function measure(world: World, { passes, people: clocking }: Effort): Promise<{ figures: Figure[]; notes: string[] }> {
  const site = world.big;
  const product = await startProduct(site);
  try {
    const { admin, people } = await readers(site);
    const side = { ...product, connections: CONNECTIONS, people: Math.min(clocking, site.employees - 1) };
    await measureOurs(world, site, CLOCK_IN, side);
    const told: number[] = [];
    const pairs = await times(passes, async () => {
      const alone = await measureOurs(world, site, CLOCK_IN, side);
      const apps = await openApps(product.origin, people);
      // The first of them all is told every subject, and nobody may wait for an announcement that somebody else has taken: one is not measured.
      const first = apps.heard();
      await publish(product.origin, admin);
      await first;
      await pause(EVERY_MS);
      const begun = monotonicMs();
      const heard = apps.heard();
      await publish(product.origin, admin);
      await heard;
      told.push((monotonicMs() - begun) / 1000);
      const over = new AbortController();
      const meanwhile = (async () => {
        for (; !over.signal.aborted; await pause(EVERY_MS)) await publish(product.origin, admin);
      })();
      const beside = await measureOurs(world, site, CLOCK_IN, side);
      over.abort();
      await meanwhile;
      apps.stop();
      console.log(
        `  told after ${told.at(-1)?.toFixed(2)} s; ${Math.round(alone.rate)} clock-ins a second, ${Math.round(beside.rate)} meanwhile`,
      );
      return { alone: alone.rate, beside: beside.rate };
    });
    const [alone, beside] = [pairs.map((pair) => pair.alone), pairs.map((pair) => pair.beside)];
    return {
      figures: [
        {
          what: `until the last of ${people.length} open apps is told`,
          unit: 's',
          ours: spreadOf(told),
          judged: spreadOf(told),
          bar: { atMost: 2 },
        },
        {
          what: `clock-in meanwhile, c=${CONNECTIONS}`,
          unit: 'requests/s',
          ours: spreadOf(beside),
          beside: spreadOf(alone),
          judged: ratios(beside, alone),
          bar: { atLeast: 0.8 },
        },
      ],
      notes: [
        `One process. From the request that publishes until each stream of news has said so; while people clock in, there is one more announcement every ${EVERY_MS / 1000} s.`,
      ],
    };
  } finally {
    await product.stop();
  }
}

/** The larger company has one person more than have the app open. */
const EMPLOYEES = Math.ceil((ONLINE + 1) / 10);

export const announcement: Block = {
  name: 'announcement',
  title: 'An announcement for a thousand open apps',
  employees: EMPLOYEES,
  measure,
};
