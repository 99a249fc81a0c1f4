import { setImmediate as letOthersGo } from 'node:timers/promises';
import { Counter, type Registry } from 'prom-client';
import { masDias } from '@jornada/domain/horario/calendario.ts';
import type { Fecha } from '@jornada/domain/horario/modelo.ts';
import { monotonicMs, type Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { restSince } from '../../../platform/rest.ts';
import type { Configuracion, EntidadesService } from '../../../shared/company/configuration.ts';
import type { Sesion } from '../../../shared/sesion.ts';
import type { KnownPeople } from './known-people.ts';
import type { Past } from './past.ts';
import { findWhoWorked } from './read-ahead-repo.ts';
import { createTogetherReader } from './read-together.ts';
import { nobodysSession, readingOf, type Lectura } from './reading.ts';
import { knownOf } from './remembering-reader.ts';
import type { PersonaLeida } from './repo.ts';
import { windowOfHome, windowOfNow } from './windows.ts';

/** A company of which somebody has come to this process. */
type Live = {
  revision: number;
  zona: string | null;
  /** When somebody came last, in milliseconds since 1970. */
  seen: number;
  /** The day and the configuration that the last look found, and those for which its people are read. */
  found: string | null;
  done: string | null;
};

const LOOK_MS = 20_000;
/** Whoever has worked within so many days is expected. */
const DAYS_BACK = 7;
const TOGETHER = 16;
/** A company that nobody has come from for so long is left alone. */
const GONE_MS = 36 * 3_600_000;

/** Counts those of this process. */
export function createReadAheadMetric(registry: Registry): (people: number) => void {
  const counter = new Counter({
    name: 'jornada_people_read_ahead_total',
    help: 'People who were read before they came',
    registers: [registry],
  });
  return (people) => counter.inc(people);
}

/**
 * Reads people before they come: after a start, each midnight, and when a company has changed its configuration. So the first contact of a
 * day costs little more than a later one, when everybody comes at once. Each process does it for itself, for companies of which somebody
 * has come to it. What it reads is true as long as the person's point stands (docs/adr/0020), and is never needed.
 */
export function createReadAhead(options: {
  db: Database;
  clock: Clock;
  entidades: EntidadesService;
  people: KnownPeople;
  summarize(lectura: Lectura): Past | null;
  onRead(people: number): void;
  warn(error: unknown, what: string): void;
}) {
  const { db, clock, entidades, people, summarize, onRead, warn } = options;
  const companies = new Map<number, Live>();
  const readTogether = createTogetherReader(db);
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;

  /** @returns whether the person is kept now and was not before. */
  function keep(entidadId: number, empresa: Configuracion, ahora: Temporal.Instant, personaId: number, persona: PersonaLeida): boolean {
    const estado = { entidadId, personaId, hasta: windowOfHome(ahora).hasta };
    if (people.isAtHand({ ...estado, punto: persona.punto }, empresa.revision)) return false;
    const lectura = readingOf({
      sesion: nobodysSession(personaId, empresa),
      aparato: { clase: 'web' },
      personaId,
      ahora,
      persona,
      empresa,
      isUsual: true,
      isRemembered: false,
      past: null,
    });
    const past = summarize(lectura);
    // A day before today is still open: it changes until somebody ends it.
    if (past === null) return false;
    people.keepPacked(estado, knownOf(lectura, past));
    return true;
  }

  /** `isStill`: whether that is the company's configuration still. Otherwise the rest would be read for nothing. */
  async function readCompany(entidadId: number, empresa: Configuracion, hoy: Fecha, isStill: () => boolean): Promise<void> {
    const ids = await db.tenant(entidadId, (tx) => findWhoWorked(tx, entidadId, masDias(hoy, -DAYS_BACK), hoy));
    people.forgetOtherDays(windowOfHome(clock.now()).hasta);
    for (let first = 0; first < ids.length; first += TOGETHER) {
      const began = monotonicMs();
      const ahora = clock.now();
      const [dias, eventos] = [windowOfHome(ahora), windowOfNow(ahora)];
      if (!people.hasRoom()) return;
      const some = ids.slice(first, first + TOGETHER);
      const read = await Promise.all(some.map((personaId) => readTogether(entidadId, { personaId, clave: null, eventos, dias })));
      for (const [index, persona] of read.entries()) {
        if (!isStill()) return;
        if (keep(entidadId, empresa, ahora, some[index] as number, persona)) onRead(1);
        await letOthersGo();
      }
      await restSince(began, stopping);
    }
  }

  /** Whatever changes often is left alone until a look finds it as the look before. */
  async function lookAt(entidadId: number, live: Live): Promise<void> {
    const ahora = clock.now();
    live.zona ??= (await entidades.getConfiguration(entidadId, live.revision)).zona;
    const hoy = ahora.toZonedDateTimeISO(live.zona).toPlainDate().toString();
    const found = `${hoy} ${windowOfHome(ahora).hasta} ${live.revision}`;
    const isSettled = live.found === found;
    live.found = found;
    if (!isSettled || live.done === found) return;
    const isStill = (): boolean => !stopping.signal.aborted && companies.get(entidadId) === live;
    await readCompany(entidadId, await entidades.getConfiguration(entidadId, live.revision), hoy, isStill);
    if (!stopping.signal.aborted) live.done = found;
  }

  async function lookAtAll(): Promise<void> {
    for (const [entidadId, live] of companies) {
      if (stopping.signal.aborted) return;
      if (clock.now().epochMilliseconds - live.seen > GONE_MS) companies.delete(entidadId);
      else await lookAt(entidadId, live).catch((error: unknown) => warn(error, 'people were not read ahead'));
    }
  }

  return {
    /** Somebody of a company has come to this process. */
    seen({ entidadId, revision }: Pick<Sesion, 'entidadId' | 'revision'>): void {
      const seen = clock.now().epochMilliseconds;
      const live = companies.get(entidadId);
      if (live && live.revision >= revision) live.seen = seen;
      else companies.set(entidadId, { revision, zona: null, seen, found: null, done: null });
    },

    /** Looks at each company once: reads its people if the last look found the same, and they are not read yet. */
    look(): Promise<void> {
      looking ??= lookAtAll().finally(() => (looking = undefined));
      return looking;
    },

    start(): void {
      timer = setInterval(() => void this.look(), LOOK_MS).unref();
    },

    async stop(): Promise<void> {
      clearInterval(timer);
      stopping.abort();
      await looking;
    },
  };
}
