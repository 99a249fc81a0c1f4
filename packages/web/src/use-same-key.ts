import { useRef } from 'react';
import { newUuid } from '@jornada/client';

/**
 * The idempotency key of a form. It stays the same for the same body until the server answers. So a body that is sent again after
 * a lost answer is the same action.
 */
export function useSameKey(): (body: unknown) => string {
  const last = useRef<{ body: string; key: string } | null>(null);
  return (body) => {
    const text = JSON.stringify(body);
    if (last.current?.body !== text) last.current = { body: text, key: newUuid() };
    return last.current.key;
  };
}
