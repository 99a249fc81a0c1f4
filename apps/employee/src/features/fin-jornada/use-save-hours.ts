import type { EntradaDe } from '@jornada/contract/call.ts';
import { registros } from '@jornada/contract/registros.ts';
import { useSend } from '@jornada/web/calls.ts';

/** Saves the spread of a day, in the place of the one before. */
export function useSaveHours(onDone: () => void) {
  const sending = useSend(registros.guardarHorasProyectos, { once: true, waits: false });
  const mutate = (body: EntradaDe<typeof registros.guardarHorasProyectos>): void => sending.mutate(body, { onSuccess: onDone });
  return { ...sending, mutate };
}
