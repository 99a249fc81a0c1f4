import { useState } from 'react';
import { ApiError } from '@jornada/client';
import { useServices } from '../../shared/services.tsx';

/** The server takes five PINs in a quarter of an hour. */
const TRIES = 5;
const WITHIN = { minutes: 15 };

/** Wrong PINs typed in this window; others may have been typed elsewhere, which only the server knows. */
let missed: Temporal.Instant[] = [];

/** How many tries are left as far as this window knows; null: none was wrong yet. */
export function useTries() {
  const { clock } = useServices();
  const recent = (): Temporal.Instant[] =>
    missed.filter((one) => Temporal.Instant.compare(one.add(WITHIN), clock.now()) > 0 && Temporal.Instant.compare(one, clock.now()) <= 0);
  const [count, setCount] = useState(() => recent().length);
  return {
    left: count === 0 ? null : Math.max(0, TRIES - count),
    note: (error: unknown): void => {
      if (!(error instanceof ApiError) || error.code !== 'documentacion.pin-no-valido') return;
      missed = [...recent(), clock.now()];
      setCount(missed.length);
    },
    forget: (): void => {
      missed = [];
    },
  };
}
