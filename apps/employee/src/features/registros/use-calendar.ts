import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { monthOf } from '@jornada/web/month.ts';
import { openMonth, type CalendarioSearch } from './search.ts';
import { focusDay } from './use-grid-keys.ts';
import { useServices } from '../../shared/services.tsx';
import { useFormat } from '@jornada/web/use-format.ts';

/** The address of the calendar: its month and day, and functions to go to others. */
export function useCalendar(search: CalendarioSearch) {
  const navigate = useNavigate();
  const { clock } = useServices();
  const { zone } = useFormat();
  const thisMonth = openMonth({}, clock.now(), zone);
  const mes = openMonth(search, clock.now(), zone);
  const dia = search.dia ?? null;
  // A day from the address does not take the focus: reading begins at the page's title. A day that the person opens does.
  const isOpenedHere = useRef(false);
  // A day may be closed before the month is there: the focus goes back to it then, unless it is elsewhere.
  const left = useRef<string | null>(null);
  useEffect(() => {
    if (left.current === null || left.current === dia) return;
    if (dia !== null || document.activeElement !== document.body || focusDay(left.current)) left.current = null;
  });

  return {
    mes,
    dia,
    thisMonth,
    isOpenedHere,
    openDay: (fecha: string) => {
      isOpenedHere.current = true;
      // The back button closes the day. Steps from day to day are not in the history, or one would have to go back through all of
      // them.
      void navigate({ to: '/registros-list', search: { mes: monthOf(fecha), dia: fecha }, replace: dia !== null, resetScroll: false });
    },
    closeDay: () => {
      if (dia && !focusDay(dia)) left.current = dia;
      void navigate({ to: '/registros-list', search: { mes }, replace: true, resetScroll: false });
    },
    openMonth: (other: string) => void navigate({ to: '/registros-list', search: { mes: other }, resetScroll: false }),
  };
}
