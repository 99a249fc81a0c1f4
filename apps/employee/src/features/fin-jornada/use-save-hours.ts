import type { EntradaDe } from '@jornada/contract/call.ts';
import { registros } from '@jornada/contract/registros.ts';
import { useSend } from '@jornada/web/calls.ts';

/** Saves the project hours of a day; they replace the previous ones. */
export function useSaveHours(onDone: () => void) {
  const sending = useSend(registros.guardarHorasProyectos, { once: true, waits: false });
  const mutate = (body: EntradaDe<typeof registros.guardarHorasProyectos>): void => sending.mutate(body, { onSuccess: onDone });
  return { ...sending, mutate };
}
