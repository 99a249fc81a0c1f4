import type { PaginaRepartida, RepartoVista } from '@jornada/contract/reparto.ts';
import type { EstadoPagina, MotivoPagina } from '@jornada/domain/reparto/modelo.ts';

/** The groups of pages in the order in which somebody looks at them: strangers and doubts first. */
export const GRUPOS_DE_PAGINAS = ['de-nadie', 'dudosa', 'encontrada', 'publicada', 'apartada'] as const satisfies readonly EstadoPagina[];

/** How many pages are in each state. */
export const countsOf = ({ cuentas }: Pick<RepartoVista, 'cuentas'>): Record<EstadoPagina, number> => ({
  encontrada: cuentas.encontradas,
  dudosa: cuentas.dudosas,
  'de-nadie': cuentas.deNadie,
  apartada: cuentas.apartadas,
  publicada: cuentas.publicadas,
});

/** A tick of the strip: one page, or as many as stand for ten. */
export type PageTick = { from: number; to: number; state: EstadoPagina };

/** Past so many pages a tick stands for ten, and those around the page that one looks at show below. */
const MANY = 200;
const TEN = 10;
/** How many pages show around the one that is looked at. */
const NEAR = 60;

/** What a tick for several pages shows: the state that asks most of the person who looks. */
const WORST: readonly EstadoPagina[] = ['de-nadie', 'dudosa', 'encontrada', 'apartada', 'publicada'];
const worstOf = (states: readonly EstadoPagina[]): EstadoPagina => WORST.find((state) => states.includes(state)) ?? 'encontrada';

export const isLong = (tira: readonly unknown[]): boolean => tira.length > MANY;

/** The ticks of the whole file: one a page, or one for ten. */
export function ticksOf(tira: readonly EstadoPagina[]): PageTick[] {
  if (!isLong(tira)) return tira.map((state, at) => ({ from: at + 1, to: at + 1, state }));
  return Array.from({ length: Math.ceil(tira.length / TEN) }, (_, block) => {
    const states = tira.slice(block * TEN, (block + 1) * TEN);
    return { from: block * TEN + 1, to: block * TEN + states.length, state: worstOf(states) };
  });
}

/** One tick for each of the pages around this one. */
export function ticksNear(tira: readonly EstadoPagina[], page: number): PageTick[] {
  const first = Math.max(0, Math.min(page - 1 - NEAR / 2, tira.length - NEAR));
  return tira.slice(first, first + NEAR).map((state, at) => ({ from: first + at + 1, to: first + at + 1, state }));
}

/** The next thing to look at after this page, in the order of the list; null after the last. */
export function nextOf(order: readonly PaginaRepartida[], page: number | null, by: 1 | -1 = 1): number | null {
  const at = order.findIndex(({ pagina }) => pagina === page);
  return order[at === -1 ? 0 : at + by]?.pagina ?? null;
}

/** The ID numbers that stand on a page, each once. */
export const numbersOn = ({ leidos }: Pick<PaginaRepartida, 'leidos'>): string[] => [...new Set(leidos.map(({ documento }) => documento))];

/** Pages that may be the rest of another one: no number of their own was read on them. */
const RESTS: ReadonlySet<MotivoPagina | null> = new Set(['continua', 'sin-texto', 'sin-documento']);

/** The page that this one may go on from, and whose it then is; null: nothing says so. */
export function goesOnFrom(
  { pagina, sigueA, candidatos, motivo }: PaginaRepartida,
  before: PaginaRepartida | undefined,
): { pagina: number; persona: number } | null {
  if (motivo === 'continua' && sigueA !== null && candidatos[0]) return { pagina: sigueA, persona: candidatos[0].id };
  return RESTS.has(motivo) && before?.pagina === pagina - 1 && before.persona
    ? { pagina: before.pagina, persona: before.persona.id }
    : null;
}
