import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '@jornada/client';
import type { AsuntoVista } from '@jornada/contract/bandeja.ts';
import { useKept } from '@jornada/web/form/use-kept.ts';
import { useTapGuard } from '../../shared/use-tap-guard.ts';
import { useResponder } from './api.ts';
import { becameOf, pendingOf } from './model/words.ts';

type Options = {
  asunto: AsuntoVista;
  /** On to the next matter. */
  onNext: () => void;
};

/** A press so soon after a matter came into sight was meant for the one before it, in milliseconds. */
export const JUST_OPENED_MS = 400;

/**
 * The answer to a matter: the reason, what is missing, and the sending. An answer is signed and cannot be taken back, so what was
 * answered stays where it is until somebody goes on: no button of another matter comes under the finger.
 */
export function useAnswer({ asunto, onNext }: Options) {
  const { t } = useTranslation();
  const { values: fields, put: change, forget } = useKept(`asunto.${asunto.id}`, { motivo: '' });
  const [missing, setMissing] = useState<string | undefined>();
  const responder = useResponder();
  const reason = useRef<HTMLTextAreaElement>(null);
  const guard = useTapGuard(JUST_OPENED_MS);
  // The buttons of the next matter stand where those of the last one stood, and the way on where the answer was.
  const { onChanged } = guard;
  useEffect(onChanged, [onChanged, responder.isSuccess]);

  const answer = (acepta: boolean, event: MouseEvent) => {
    if (responder.isPending || responder.isSuccess || !guard.isMeant(event)) return;
    const motivo = fields.motivo.trim();
    if (!acepta && motivo === '') {
      setMissing(t('bandeja.motivo.falta'));
      reason.current?.focus();
      return;
    }
    const input = { ids: pendingOf(asunto).map(({ id }) => id), acepta, ...(motivo ? { motivo } : {}) };
    responder.mutate(input, { onSuccess: forget });
  };
  const { error, data } = responder;
  const field = error instanceof ApiError ? error.fields['motivo'] : undefined;
  return {
    motivo: fields.motivo,
    write: (motivo: string) => {
      change({ motivo });
      setMissing(undefined);
    },
    reason,
    missing: missing ?? field,
    /** Told above the buttons; the end of the session is told elsewhere. */
    problem:
      error && !field && !(error instanceof ApiError && error.status === 401) ? messageOf(error, t('errores.general.desconocido')) : null,
    /** Which answer is on its way. */
    sending: responder.isPending ? (responder.variables?.acepta ? 'acuerdo' : 'desacuerdo') : null,
    /** What was answered, once it is written; `asunto` is the matter with it. */
    done: data ? { acepta: responder.variables?.acepta ?? false, asunto: becameOf(asunto, [data]) ?? asunto } : null,
    answer,
    /** On to the next matter; lets go of what was written. */
    goOn: (event: MouseEvent) => {
      if (!guard.isMeant(event)) return;
      forget();
      onNext();
    },
  } as const;
}

export type Answer = ReturnType<typeof useAnswer>;

function messageOf(error: Error, unknown: string): string {
  return error instanceof ApiError ? error.message : unknown;
}
