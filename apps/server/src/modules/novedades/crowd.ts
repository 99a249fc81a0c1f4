/** For so long news about a company's people is gathered: a shift clocks in within minutes, and each look costs the same however many came. */
const GATHER_MS = 2_000;

type Flush = (entidadId: number, personaIds: readonly number[], temas: readonly string[]) => void;

/** Gathers news about people that only those are told who answer for them. The first one waits at most so long as the others after it. */
export function createCrowd({ flush }: { flush: Flush }) {
  const gathered = new Map<number, { people: Set<number>; temas: Set<string>; timer: NodeJS.Timeout }>();
  return {
    add(entidadId: number, personaId: number, temas: readonly string[]): void {
      const tell = (): void => {
        const news = gathered.get(entidadId);
        gathered.delete(entidadId);
        if (news) flush(entidadId, [...news.people], [...news.temas]);
      };
      const crowd = gathered.get(entidadId) ?? { people: new Set(), temas: new Set(), timer: setTimeout(tell, GATHER_MS).unref() };
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
