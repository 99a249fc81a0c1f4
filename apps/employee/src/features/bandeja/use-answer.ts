import { useEffect, useState, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '@jornada/client';
import type { AsuntoVista } from '@jornada/contract/bandeja.ts';
import { registros } from '@jornada/contract/registros.ts';
import { entradaResponder } from '@jornada/contract/registros/correction-inputs.ts';
import { useContractForm } from '@jornada/web/form/use-contract-form.ts';
import { JUST_OPENED_MS, useTapGuard } from '../../shared/use-tap-guard.ts';
import { pendingOf, resolvedVersionOf } from './model/words.ts';

type Options = {
  asunto: AsuntoVista;
  /** Goes to the next matter. */
  onNext: () => void;
};

/**
 * The answer to a matter: its reason, missing input, and sending. An answer is signed and cannot be withdrawn. So the answered
 * matter stays until the person goes on, and no button of another matter comes under the finger.
 */
export function useAnswer({ asunto, onNext }: Options) {
  const { t } = useTranslation();
  const [done, setDone] = useState<{ acepta: boolean; asunto: AsuntoVista } | null>(null);
  const [isYes, setYes] = useState(true);
  const guard = useTapGuard(JUST_OPENED_MS);
  // The buttons of the next matter are at the place of the previous ones, and the link to the next matter at that of the answer.
  const { onChanged } = guard;
  useEffect(onChanged, [onChanged, done]);
  const form = useContractForm(registros.responderCorreccion, {
    schema: entradaResponder,
    initial: { motivo: '' },
    input: ({ motivo }) => ({
      ids: pendingOf(asunto).map(({ id }) => id),
      acepta: true,
      ...(motivo.trim() && { motivo: motivo.trim() }),
    }),
    draft: `asunto.${asunto.id}`,
    isOnce: true,
    sending: {
      refreshOnError: true,
      waits: false,
      onSuccess: (answer, { acepta }) => setDone({ acepta, asunto: resolvedVersionOf(asunto, [answer]) ?? asunto }),
    },
  });

  const answer = (acepta: boolean, event: MouseEvent) => {
    if (form.isBusy || done || !guard.isDeliberate(event)) return;
    setYes(acepta);
    if (!acepta && form.values.motivo.trim() === '') return form.refuse({ motivo: t('bandeja.motivo.falta') });
    form.submit({ acepta });
  };
  const { error, errors } = form;
  return {
    form,
    /** The message is shown above the buttons. The end of the session is reported elsewhere. */
    problem:
      error && !errors['motivo'] && !(error instanceof ApiError && error.status === 401)
        ? messageOf(error, t('errores.general.desconocido'))
        : null,
    /** Which answer is being sent. */
    sending: form.isBusy ? (isYes ? 'acuerdo' : 'desacuerdo') : null,
    /** The answer, once it is written; `asunto` is the matter with it. */
    done,
    answer,
    /** Goes to the next matter; the typed text is forgotten. */
    goOn: (event: MouseEvent) => {
      if (!guard.isDeliberate(event)) return;
      form.discard();
      onNext();
    },
  } as const;
}

export type AnswerToAsunto = ReturnType<typeof useAnswer>;

function messageOf(error: unknown, unknown: string): string {
  return error instanceof ApiError ? error.message : unknown;
}
