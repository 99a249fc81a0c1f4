import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { dayByKey, monthOf } from '@jornada/web/month.ts';

type Options = {
  /** The month shown. */
  mes: string;
  open: string | null;
  hoy: string;
  onMonth: (mes: string) => void;
  onClose: () => void;
};

/** Moves the focus to a day of the grid; false if it is not shown. */
export function focusDay(fecha: string): boolean {
  const button = document.querySelector<HTMLElement>(`[role="grid"] [data-fecha="${fecha}"]`);
  button?.focus();
  return button !== null;
}

/**
 * The keys of the grid: arrows by day and week, Home and End within the week, PageUp and PageDown by month, Escape closes the
 * open day. A key that leaves the month changes it, and the focus follows once the other month is loaded.
 */
export function useGridKeys({ mes, open, hoy, onMonth, onClose }: Options) {
  const [reached, setReached] = useState<string | null>(null);
  const awaited = useRef<string | null>(null);

  useEffect(() => {
    if (awaited.current === null || monthOf(awaited.current) !== mes) return;
    if (focusDay(awaited.current)) awaited.current = null;
  }, [mes]);

  const inMonth = (fecha: string | null): fecha is string => fecha !== null && monthOf(fecha) === mes;
  const focused = [reached, open, hoy].find(inMonth) ?? `${mes}-01`;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open !== null) {
      event.preventDefault();
      onClose();
      return;
    }
    const from = event.target instanceof HTMLElement ? event.target.dataset['fecha'] : undefined;
    if (!from || event.altKey || event.ctrlKey || event.metaKey) return;
    const to = dayByKey(event.key, from);
    if (to === null) return;
    event.preventDefault();
    setReached(to);
    if (monthOf(to) === mes) {
      focusDay(to);
    } else {
      awaited.current = to;
      onMonth(monthOf(to));
    }
  };
  return { focused, onKeyDown };
}
