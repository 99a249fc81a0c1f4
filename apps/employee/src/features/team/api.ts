import { team } from '@jornada/contract/team.ts';
import { useRead } from '@jornada/web/calls.ts';
import { useList } from '@jornada/web/list/use-list.ts';

/** Who works changes all the time; what the screen shows is never much older than this. */
const A_MINUTE = 60_000;
const FRESH = { refetchOnWindowFocus: true, refetchInterval: A_MINUTE } as const;
/** Counting looks at everybody, so it is repeated less often. */
const COUNTED = { refetchOnWindowFocus: true, refetchInterval: 5 * A_MINUTE } as const;
/** As many as a group of a department reads at a time. */
const GROUP = 50;

export type TeamFilters = { departamentoId?: number | undefined; texto?: string | undefined; quienes?: 'trabajando' | undefined };

/** How many there are in each department. */
export const useCuentas = () => useRead(team.cuentas, {}, COUNTED);

/** People by name, part by part. */
export const usePeople = (filters: TeamFilters) => useList(team.getteamlist, filters, FRESH);

/** The people who are directly in a department, or in none. */
export const useGroup = (departamentoId: number | null, quienes: TeamFilters['quienes']) =>
  useList(team.getteamlist, { departamentoId: departamentoId ?? undefined, nivel: 'propio', quienes }, { ...FRESH, size: GROUP });

/** The people who answer to somebody; null: to nobody. */
export const useUnder = (de: number | null) => useList(team.organigrama, { de: de ?? undefined }, { size: GROUP });

/** Who of the own team is away today. */
export const useHoy = () => useRead(team.hoy, {}, { refetchOnWindowFocus: true });
