import type { QueryClient } from '@tanstack/react-query';
import type { Call, EntradaDe, SalidaDe } from '@jornada/contract/call.ts';
import { readOptions, type Reading } from './read-options.ts';

/**
 * Reads what stands on the server now: a reading on its way may have begun before the change that is looked for, so it is ended first.
 * @throws ApiError as every reading.
 */
export async function readAnew<C extends Call>(
  { client, queryClient }: Reading & { queryClient: QueryClient },
  call: C,
  input: EntradaDe<C>,
): Promise<SalidaDe<C>> {
  const options = readOptions({ client }, call, input);
  await queryClient.cancelQueries({ queryKey: options.queryKey, exact: true });
  return queryClient.query({ ...options, staleTime: 0 });
}
