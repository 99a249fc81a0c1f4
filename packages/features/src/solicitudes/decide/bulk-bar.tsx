import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Textarea } from '@mantine/core';
import type { SolicitudPorDecidir } from '@jornada/contract/solicitudes/calls.ts';
import { Buttons } from '@jornada/ui/buttons.tsx';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconCheck } from '@jornada/ui/icons.ts';
import { Problem } from '@jornada/web/form/problem.tsx';
import { ChoiceBar, ChoiceButton } from '@jornada/web/list/choice-bar.tsx';
import { isNoted } from '../looks.ts';
import { BulkOutcome } from './bulk-outcome.tsx';
import type { ChosenRequests } from './use-chosen.ts';
import type { HeldDecision, HeldDecisions } from './use-held-decision.ts';

/** `onOpen`: opens one of them. */
type Props = { chosen: ChosenRequests; deciding: HeldDecisions; onOpen: (id: number) => void };

/** Decides about what is ticked, approves only what has no warning, and says of each what came of it. */
export function BulkBar({ chosen: { chosen, clear, put }, deciding, onOpen }: Props) {
  const { t } = useTranslation();
  const [rejects, setRejects] = useState(false);
  const [motivo, setMotivo] = useState('');
  const reason = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (rejects) reason.current?.focus();
  }, [rejects]);
  const warned = chosen.filter(({ avisos }) => avisos.length > 0);
  const clean = chosen.filter(({ avisos }) => avisos.length === 0);
  const hold = (one: Omit<HeldDecision, 'onBack'>): void => {
    const onBack = (): void => {
      put(one.asked);
      setMotivo(one.motivo ?? '');
      setRejects(one.decision === 'rechazar');
    };
    deciding.hold({ ...one, onBack });
    setMotivo('');
    setRejects(false);
    clear();
  };
  const approve = (): void => hold({ asked: clean, decision: 'aprobar' });
  const reject = (): void => {
    if (motivo.trim() === '') {
      reason.current?.focus();
      return;
    }
    hold({ asked: chosen, decision: 'rechazar', motivo: motivo.trim() });
  };
  const { held, result, error } = deciding;
  if (held) return <HeldBar of={deciding} onUndo={deciding.undo} />;
  // What was not decided is read first, whatever is ticked by now.
  const hasFailed = result?.answers.some((one) => one.error !== null) ?? false;
  if (result && (hasFailed || chosen.length === 0)) return <BulkOutcome of={result} onClose={deciding.closeResult} />;
  if (chosen.length === 0) return error && <ChoiceBar text={<Problem error={error} />} />;
  const [first] = warned;
  return (
    <ChoiceBar
      label={t('solicitudes.decidir.elegidas', { count: chosen.length })}
      text={
        <>
          <b>{t('solicitudes.decidir.elegidas', { count: chosen.length })}</b>
          <small>{warnings()}</small>
        </>
      }
      buttons={
        !rejects && (
          <>
            <ChoiceButton onClick={() => setRejects(true)}>{t('solicitudes.decidir.rechazar-mas')}</ChoiceButton>
            {first && (
              <ChoiceButton isMain={clean.length === 0} onClick={() => onOpen(first.id)}>
                {t('solicitudes.decidir.revisar', { count: warned.length })}
              </ChoiceButton>
            )}
            {clean.length > 0 && (
              <ChoiceButton isMain onClick={approve}>
                <Glyph of={IconCheck} />
                {t(`solicitudes.decidir.${wordOfYes(clean)}-${first ? 'sin-avisos' : 'varias'}`, { count: clean.length })}
              </ChoiceButton>
            )}
          </>
        )
      }
    >
      <Problem error={error} />
      {rejects && (
        <>
          <Textarea
            ref={reason}
            label={t('solicitudes.decidir.motivo-varias')}
            value={motivo}
            maxLength={500}
            rows={2}
            aria-required
            onChange={(event) => setMotivo(event.currentTarget.value)}
          />
          <Buttons>
            <Button variant="default" c="bad" onClick={reject}>
              {t('solicitudes.decidir.rechazar-varias', { count: chosen.length })}
            </Button>
            <Button variant="default" onClick={() => setRejects(false)}>
              {t('gestion.no')}
            </Button>
          </Buttons>
        </>
      )}
    </ChoiceBar>
  );

  function warnings(): string {
    if (warned.length === 0) return t('solicitudes.decidir.sin-avisos');
    const quienes = [...new Set(warned.map(({ persona }: SolicitudPorDecidir) => persona.nombre))].join(', ');
    return t('solicitudes.decidir.con-avisos', { count: warned.length, quienes });
  }
}

/** Says what will be decided in a few seconds, where one has just pressed, with the way back. */
function HeldBar({ of, onUndo }: { of: HeldDecisions; onUndo: () => void }) {
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

/** Sick leave is noted, and the rest approved. */
function wordOfYes(chosen: readonly SolicitudPorDecidir[]): 'aprobar' | 'anotar' | 'aprobar-o-anotar' {
  const noted = chosen.filter(isNoted).length;
  if (noted === 0) return 'aprobar';
  return noted === chosen.length ? 'anotar' : 'aprobar-o-anotar';
}
