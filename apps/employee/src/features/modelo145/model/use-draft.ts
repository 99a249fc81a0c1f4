import { useRef, useState } from 'react';
import { ApiError } from '@jornada/client';
import type { Modelo145Vista } from '@jornada/contract/modelo145/vistas.ts';
import { settleFormulario, type Formulario145 } from '@jornada/domain/perfil/modelo145/index.ts';
import type { PagaAnual } from '@jornada/domain/perfil/retencion/index.ts';
import { useGuardar145 } from '../api.ts';

type Filled = { formulario: Formulario145; paga: PagaAnual | null };
export type SaveState = 'none' | 'saving' | 'saved' | 'failed';

/** What is filled in, saved as it changes: one save at a time, the next one with all that was changed meanwhile. */
export function useDraft(vista: Modelo145Vista, onConflict: () => void) {
  const [filled, setFilled] = useState<Filled>({ formulario: vista.formulario, paga: vista.paga });
  const [state, setState] = useState<SaveState>(vista.borrador ? 'saved' : 'none');
  const save = useGuardar145();
  const version = useRef(vista.borrador?.version ?? 0);
  const waiting = useRef<Filled | null>(null);
  const isBusy = useRef(false);

  const flush = async (): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    setState('saving');
    let next: Filled | null = null;
    try {
      while (waiting.current) {
        next = waiting.current;
        waiting.current = null;
        const answer = await save.mutateAsync({ ...next, version: version.current });
        version.current = answer.borrador?.version ?? 0;
      }
      setState('saved');
    } catch (error) {
      // What could not be saved waits for the next change, or until it is tried again.
      waiting.current ??= next;
      setState('failed');
      if (error instanceof ApiError && error.code === 'general.cambiado-entretanto') onConflict();
    } finally {
      isBusy.current = false;
    }
  };
  const put = (next: Filled): void => {
    setFilled(next);
    waiting.current = next;
    void flush();
  };
  return {
    ...filled,
    state,
    version,
    retry: (): void => void flush(),
    change: (some: Partial<Formulario145>): void => put({ ...filled, formulario: settleFormulario({ ...filled.formulario, ...some }) }),
    setPaga: (paga: PagaAnual): void => put({ ...filled, paga }),
  };
}
export type Draft145 = ReturnType<typeof useDraft>;
