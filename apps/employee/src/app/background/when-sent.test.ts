import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { whenSent } from './when-sent.ts';

it('is at once where nothing is being sent', async () => {
  await expect(whenSent(new QueryClient())).resolves.toBeUndefined();
});

it.each(['answered', 'refused'])('is after all that is being sent was told how it went: %s', async (how) => {
  const queryClient = new QueryClient();
  const told: string[] = [];
  const send = (name: string) => {
    const sent = Promise.withResolvers<void>();
    const observer = new MutationObserver(queryClient, { mutationFn: () => sent.promise, retry: false });
    observer.subscribe(() => undefined);
    void observer.mutate(undefined, { onSettled: () => void told.push(name) }).catch(() => undefined);
    return { sent, observer };
  };
  const [first, second] = [send('first'), send('second')];
  const after = vi.fn(() => void told.push('news'));
  const waited = whenSent(queryClient).then(after);
  first.sent.resolve();
  await expect.poll(() => told).toEqual(['first']);
  if (how === 'answered') second.sent.resolve();
  else second.sent.reject(new Error('no'));
  await waited;
  await expect.poll(() => told).toEqual(['first', 'second', 'news']);
});
