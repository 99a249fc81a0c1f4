import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Textarea } from '@mantine/core';
import type { SolicitudPorDecidir } from '@jornada/contract/solicitudes/calls.ts';
import { Buttons } from '@jornada/ui/buttons.tsx';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconCheck } from '@jornada/ui/icons.ts';
import { Problem } from '../../form/problem.tsx';
import { ChoiceBar, ChoiceButton } from '../../list/choice-bar.tsx';
import { isNoted } from '../looks.ts';
import { BulkOutcome, type BulkResult } from './bulk-outcome.tsx';
import { useDecide } from './reads.ts';
import type { ChosenRequests } from './use-chosen.ts';

/** Decides about all that is ticked, and says of each what came of it. */
export function BulkBar({ chosen: { chosen, clear } }: { chosen: ChosenRequests }) {
  const { t } = useTranslation();
  const yes = wordOfYes(chosen);
  const deciding = useDecide();
  const [rejects, setRejects] = useState(false);
  const [motivo, setMotivo] = useState('');
  const [result, setResult] = useState<BulkResult | null>(null);
  const reason = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (rejects) reason.current?.focus();
  }, [rejects]);
  const send = (decision: 'aprobar' | 'rechazar'): void => {
    if (decision === 'rechazar' && motivo.trim() === '') {
      reason.current?.focus();
      return;
    }
    const asked = chosen;
    deciding.mutate(
      {
        cuales: chosen.map(({ id, version }) => ({ id, version })),
        decision,
        ...(decision === 'rechazar' && { motivo: motivo.trim() }),
      },
      {
        onSuccess: ({ items }) => {
          setResult({ answers: items, asked });
          setMotivo('');
          setRejects(false);
          clear();
        },
      },
    );
  };
  if (chosen.length === 0) return result && <BulkOutcome of={result} onClose={() => setResult(null)} />;
  return (
    <ChoiceBar
      label={t('solicitudes.decidir.elegidas', { count: chosen.length })}
      text={
        <>
          <b>{t('solicitudes.decidir.elegidas', { count: chosen.length })}</b>
          <small>{warnings(chosen)}</small>
        </>
      }
      buttons={
        !rejects && (
          <>
            <ChoiceButton onClick={() => setRejects(true)}>{t('solicitudes.decidir.rechazar-mas')}</ChoiceButton>
            <ChoiceButton isMain aria-disabled={deciding.isPending} onClick={() => send('aprobar')}>
              <Glyph of={IconCheck} />
              {t(`solicitudes.decidir.${yes}-varias`, { count: chosen.length })}
            </ChoiceButton>
          </>
        )
      }
    >
      <Problem error={deciding.error} />
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
            <Button variant="default" c="bad" loading={deciding.isPending} onClick={() => send('rechazar')}>
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

  function warnings(items: readonly SolicitudPorDecidir[]): string {
    const warned = items.filter(({ avisos }) => avisos.length > 0);
    if (warned.length === 0) return t('solicitudes.decidir.sin-avisos');
    const quienes = [...new Set(warned.map(({ persona }) => persona.nombre))].join(', ');
    return t('solicitudes.decidir.con-avisos', { count: warned.length, quienes });
  }
}

/** Sick leave is noted, and the rest approved. */
function wordOfYes(chosen: readonly SolicitudPorDecidir[]): 'aprobar' | 'anotar' | 'aprobar-o-anotar' {
  const noted = chosen.filter(isNoted).length;
  if (noted === 0) return 'aprobar';
  return noted === chosen.length ? 'anotar' : 'aprobar-o-anotar';
}
