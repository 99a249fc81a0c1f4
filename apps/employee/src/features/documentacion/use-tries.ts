import { useState } from 'react';
import { ApiError } from '@jornada/client';
import { useServices } from '../../shared/services.tsx';

const WITHIN = { minutes: 15 };

/** How many tries the server has left after a wrong PIN, with those that were made elsewhere. It forgets them after a quarter of an hour. */
let said: { left: number; at: Temporal.Instant } | null = null;

const leftIn = (content: unknown): number | null =>
  content && typeof content === 'object' && 'quedan' in content && typeof content.quedan === 'number' ? content.quedan : null;

/** How many tries of the PIN are left; null: nobody has said. */
export function useTries() {
  const { clock } = useServices();
  const [left, setLeft] = useState(() => (said && Temporal.Instant.compare(said.at.add(WITHIN), clock.now()) > 0 ? said.left : null));
  return {
    left,
    note: (error: unknown): void => {
      // Another mistake says nothing of the PIN.
      if (!(error instanceof ApiError) || error.code !== 'documentacion.pin-no-valido') return setLeft(null);
      const now = leftIn(error.content);
      said = now === null ? null : { left: now, at: clock.now() };
      setLeft(now);
    },
    forget: (): void => {
      said = null;
    },
  };
}
