import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '@jornada/client';
import type { AsuntoVista } from '@jornada/contract/bandeja.ts';
import { useKept } from '@jornada/web/form/use-kept.ts';
import { useTapGuard } from '../../shared/use-tap-guard.ts';
import { useResponder } from './api.ts';
import { resolvedVersionOf, pendingOf } from './model/words.ts';

type Options = {
  asunto: AsuntoVista;
  /** Goes to the next matter. */
  onNext: () => void;
};

/** A press so soon after a matter appeared was meant for the previous one, in milliseconds. */
export const JUST_OPENED_MS = 400;

/**
 * The answer to a matter: its reason, missing input, and sending. An answer is signed and cannot be withdrawn. So the answered
 * matter stays until the person goes on, and no button of another matter comes under the finger.
 */
export function useAnswer({ asunto, onNext }: Options) {
  const { t } = useTranslation();
  const { values: fields, put: change, forget } = useKept(`asunto.${asunto.id}`, { motivo: '' });
  const [missing, setMissing] = useState<string | undefined>();
  const answering = useResponder();
  const reason = useRef<HTMLTextAreaElement>(null);
  const guard = useTapGuard(JUST_OPENED_MS);
  // The buttons of the next matter are at the place of the previous ones, and the link to the next matter at that of the answer.
  const { onChanged } = guard;
  useEffect(onChanged, [onChanged, answering.isSuccess]);

  const answer = (acepta: boolean, event: MouseEvent) => {
    if (answering.isPending || answering.isSuccess || !guard.isDeliberate(event)) return;
    const motivo = fields.motivo.trim();
    if (!acepta && motivo === '') {
      setMissing(t('bandeja.motivo.falta'));
      reason.current?.focus();
      return;
    }
    const input = { ids: pendingOf(asunto).map(({ id }) => id), acepta, ...(motivo ? { motivo } : {}) };
    answering.mutate(input, { onSuccess: forget });
  };
  const { error, data } = answering;
  const field = error instanceof ApiError ? error.fields['motivo'] : undefined;
  return {
    motivo: fields.motivo,
    write: (motivo: string) => {
      change({ motivo });
      setMissing(undefined);
    },
    reason,
    missing: missing ?? field,
    /** The message is shown above the buttons. The end of the session is reported elsewhere. */
    problem:
      error && !field && !(error instanceof ApiError && error.status === 401) ? messageOf(error, t('errores.general.desconocido')) : null,
    /** Which answer is being sent. */
    sending: answering.isPending ? (answering.variables?.acepta ? 'acuerdo' : 'desacuerdo') : null,
    /** The answer, once it is written; `asunto` is the matter with it. */
    done: data ? { acepta: answering.variables?.acepta ?? false, asunto: resolvedVersionOf(asunto, [data]) ?? asunto } : null,
    answer,
    /** Goes to the next matter; the typed text is forgotten. */
    goOn: (event: MouseEvent) => {
      if (!guard.isDeliberate(event)) return;
      forget();
      onNext();
    },
  } as const;
}

export type AnswerToAsunto = ReturnType<typeof useAnswer>;

function messageOf(error: Error, unknown: string): string {
  return error instanceof ApiError ? error.message : unknown;
}
