import { monotonicMs } from '../../platform/clock.ts';

/** For so long news about a company's people is gathered: a shift clocks in within minutes, and each look costs the same however many came. */
const GATHER_MS = 2_000;
/** After news about so many at once a shift is coming, and the next news is gathered for longer: the look at a large company is a long one. */
const RUSH = 20;
const RUSH_MS = 10_000;

type Flush = (entidadId: number, personaIds: readonly number[], temas: readonly string[]) => void;

/** Gathers news about people that only those are told who answer for them. The first one waits at most so long as the others after it. */
export function createCrowd({ flush }: { flush: Flush }) {
  const gathered = new Map<number, { people: Set<number>; temas: Set<string>; timer: NodeJS.Timeout }>();
  /** When a company's last news was about many, by a clock that only goes on: a shift is over as soon as nothing came for a while. */
  const rushes = new Map<number, number>();
  return {
    add(entidadId: number, personaId: number, temas: readonly string[]): void {
      const tell = (): void => {
        const news = gathered.get(entidadId);
        gathered.delete(entidadId);
        if (!news) return;
        if (news.people.size >= RUSH) rushes.set(entidadId, monotonicMs());
        else rushes.delete(entidadId);
        flush(entidadId, [...news.people], [...news.temas]);
      };
      const wait = monotonicMs() - (rushes.get(entidadId) ?? -Infinity) <= RUSH_MS ? RUSH_MS : GATHER_MS;
      const crowd = gathered.get(entidadId) ?? { people: new Set(), temas: new Set(), timer: setTimeout(tell, wait).unref() };
      crowd.people.add(personaId);
      for (const tema of temas) crowd.temas.add(tema);
      gathered.set(entidadId, crowd);
    },
    close(): void {
      for (const { timer } of gathered.values()) clearTimeout(timer);
      gathered.clear();
    },
  };
}
