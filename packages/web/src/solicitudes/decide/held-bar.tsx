import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceBar, ChoiceButton } from '../../list/choice-bar.tsx';
import { wordOfYes } from './word-of-yes.ts';
import type { HeldDecisions } from './use-held-decision.ts';

/** Says what will be decided in a few seconds, where one has just pressed, with the way back. */
export function HeldBar({ of, onUndo }: { of: HeldDecisions; onUndo: () => void }) {
  const { t } = useTranslation();
  const { held, seconds, isSending, sendNow } = of;
  const undo = useRef<HTMLButtonElement>(null);
  // The button that was pressed is gone.
  useEffect(() => undo.current?.focus(), []);
  if (!held) return null;
  const { asked, decision } = held;
  return (
    <ChoiceBar
      text={
        <>
          <b>{t(`solicitudes.decidir.retenidas.${decision === 'rechazar' ? decision : wordOfYes(asked)}`, { count: asked.length })}</b>
          <small aria-hidden="true">{t('solicitudes.decidir.retenidas.en', { count: seconds })}</small>
        </>
      }
      buttons={
        <>
          <ChoiceButton aria-disabled={isSending} onClick={() => !isSending && sendNow()}>
            {t('solicitudes.decidir.retenidas.ya')}
          </ChoiceButton>
          <ChoiceButton ref={undo} isMain aria-disabled={isSending} onClick={() => !isSending && onUndo()}>
            {t('solicitudes.decidir.retenidas.deshacer')}
          </ChoiceButton>
        </>
      }
    />
  );
}
