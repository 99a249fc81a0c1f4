import type { Fecha } from '@jornada/domain/horario/modelo.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { createEntidadesService } from '../../shared/company/configuration.ts';
import { isNamedAccount } from './company/accounts.ts';
import { chooseForgetful, matchPeople } from './fill-gap.ts';
import { playPerson } from './play-person.ts';
import { findDemo, findState } from './repo.ts';

const EVERY_MS = 60_000;
type Options = { db: Database; clock: Clock };

/**
 * The running day of the demo company, pressed as it goes by. People try the named accounts, so nobody presses for those.
 */
export function createPlayer({ db, clock }: Options) {
  const entidades = createEntidadesService({ db });
  /** When each person presses next, by user name; who is not in it has not been looked at. */
  const nextOf = new Map<string, number | null>();
  const forgetful = new Map<Fecha, Promise<string | null>>();
  let lookedAt: string | null = null;

  /** @param onlyBegun finishes days that were going on when the server last stopped, and begins none. */
  async function play(onlyBegun = false): Promise<void> {
    const entidadId = await findDemo(db);
    if (entidadId === null) return;
    const ahora = clock.now();
    // Everybody is looked at anew each hour: their days begin at midnight of their own zones.
    const hour = ahora.toString().slice(0, 13);
    if (hour !== lookedAt) nextOf.clear();
    lookedAt = hour;
    const isDue = (userName: string): boolean => {
      const next = nextOf.get(userName);
      return next === undefined || (next !== null && next <= ahora.epochMilliseconds);
    };
    const state = await db.tenant(entidadId, (tx) => findState(tx, entidadId));
    const people = matchPeople(state.personas);
    const empresa = await entidades.getConfiguration(entidadId, state.revision);
    const forgetfulOn = (fecha: Fecha): Promise<string | null> => {
      const found =
        forgetful.get(fecha) ??
        chooseForgetful(db, people, {
          entidadId,
          empresa,
          inicio: fecha,
          ahora: Temporal.PlainDate.from(fecha).add({ days: 1 }).toZonedDateTime({ timeZone: 'UTC', plainTime: '12:00' }).toInstant(),
          despistado: null,
        });
      forgetful.set(fecha, found);
      return found;
    };
    for (const { persona, fila } of people) {
      const { userName } = persona;
      const { ultima } = fila;
      if (ultima === null || isNamedAccount(userName) || !isDue(userName)) continue;
      const scene = { entidadId, empresa, ahora, onlyBegun, forgetfulOn };
      const next = await db.tenant(entidadId, (tx) => playPerson(tx, persona, { ...fila, ultima }, scene));
      if (!onlyBegun) nextOf.set(userName, next);
    }
  }

  return {
    play,
    /** Goes on each minute. `onMissed` is told why a minute could not be played. @returns stops it, after what it is doing. */
    start(onMissed: (error: unknown) => void): () => Promise<void> {
      let running: Promise<void> = Promise.resolve();
      let isBusy = false;
      const tick = (): void => {
        if (isBusy) return;
        isBusy = true;
        // Whatever stands in the way now, such as a lost connection: the next minute does it.
        running = play()
          .catch(onMissed)
          .finally(() => (isBusy = false));
      };
      const timer = setInterval(tick, EVERY_MS);
      return async () => {
        clearInterval(timer);
        await running;
      };
    },
  };
}
