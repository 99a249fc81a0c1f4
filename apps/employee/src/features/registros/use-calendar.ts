import { useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import { monthOf } from '@jornada/web/month.ts';
import { openMonth, type CalendarioSearch } from './search.ts';
import { focusDay } from './use-grid-keys.ts';
import { useServices } from '../../shared/services.tsx';
import { useFormat } from '@jornada/web/use-format.ts';

/** The address of the calendar: which month and day it names, and the ways to another one. */
export function useCalendar(search: CalendarioSearch) {
  const navigate = useNavigate();
  const { clock } = useServices();
  const { zone } = useFormat();
  const thisMonth = openMonth({}, clock.now(), zone);
  const mes = openMonth(search, clock.now(), zone);
  const dia = search.dia ?? null;
  // A day that the address named is read on from the page's own title; one that somebody opened takes the focus.
  const isOpenedHere = useRef(false);

  return {
    mes,
    dia,
    thisMonth,
    isOpenedHere,
    openDay: (fecha: string) => {
      isOpenedHere.current = true;
      // Back closes the day; from one day to the next it would only lead through all that were looked at.
      void navigate({ to: '/registros-list', search: { mes: monthOf(fecha), dia: fecha }, replace: dia !== null, resetScroll: false });
    },
    closeDay: () => {
      if (dia) focusDay(dia);
      void navigate({ to: '/registros-list', search: { mes }, replace: true, resetScroll: false });
    },
    openMonth: (other: string) => void navigate({ to: '/registros-list', search: { mes: other }, resetScroll: false }),
  };
}
