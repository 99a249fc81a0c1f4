import { useRef } from 'react';
import { newUuid } from '@jornada/client';

/**
 * The idempotency key of a form: the same for the same body until it is answered, so that what is sent again after a lost
 * answer is the same action.
 */
export function useSameKey(): (body: unknown) => string {
  const last = useRef<{ body: string; key: string } | null>(null);
  return (body) => {
    const text = JSON.stringify(body);
    if (last.current?.body !== text) last.current = { body: text, key: newUuid() };
    return last.current.key;
  };
}
