import { useEffect, useState } from 'react';
import { hoy } from '@jornada/contract/hoy.ts';
import type { EstadoHoy } from '@jornada/domain/hoy/index.ts';
import { useRead } from '@jornada/web/calls.ts';
import { withoutEmpty } from '@jornada/web/list/use-list.ts';

/** What of today is in the address. */
export type TodaySearch = {
  estado?: EstadoHoy | undefined;
  centro?: number | undefined;
  departamento?: number | undefined;
};

/** So many people are drawn at a time. */
const SHOWN = 200;
const STEP = 100;

/** What is read of everybody at first. */
export const FIRST_PART = { start: 0, limit: SHOWN } as const;
const EVERY_MINUTE = 60_000;

/** Which of many rows are near what somebody looks at; rows beyond are room of the same height. */
function firstInSight(list: HTMLElement | null, rowHeight: number, total: number): number {
  if (!list || total <= SHOWN) return 0;
  const above = -list.getBoundingClientRect().top / rowHeight;
  const first = Math.floor((above - STEP / 2) / STEP) * STEP;
  return Math.min(Math.max(0, first), Math.ceil((total - SHOWN) / STEP) * STEP);
}

/** Today, as much of it as somebody looks at. Each hint of the stream, and each minute, is one call, however many people there are. */
export function useToday(search: TodaySearch, { list, rowHeight }: { list: { current: HTMLElement | null }; rowHeight: number }) {
  const [start, setStart] = useState(0);
  const filter = withoutEmpty(search);
  const today = useRead(
    hoy.listado,
    { ...filter, ...FIRST_PART, start },
    { keeps: true, refetchInterval: EVERY_MINUTE, refetchOnWindowFocus: true },
  );
  const total = today.data?.total ?? 0;
  // A shorter list is shown whole, from its first person on.
  if (total <= SHOWN && start !== 0 && today.data) setStart(0);
  useEffect(() => {
    if (total <= SHOWN) return undefined;
    const look = () => setStart(firstInSight(list.current, rowHeight, total));
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, [list, rowHeight, total]);
  const shown = today.data?.items.length ?? 0;
  return { today, room: { above: start * rowHeight, below: Math.max(0, total - start - shown) * rowHeight } };
}
