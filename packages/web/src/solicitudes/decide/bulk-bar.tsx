import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Text, Textarea } from '@mantine/core';
import type { SalidaDe } from '@jornada/contract/call.ts';
import type { SolicitudPorDecidir, solicitudes } from '@jornada/contract/solicitudes/calls.ts';
import { Buttons } from '@jornada/ui/buttons.tsx';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconAlertCircle, IconCheck } from '@jornada/ui/icons.ts';
import { Note } from '@jornada/ui/note.tsx';
import { Panel } from '@jornada/ui/panel.tsx';
import { Problem } from '../../form/problem.tsx';
import { useDecide } from './reads.ts';
import type { ChosenRequests } from './use-chosen.ts';
import classes from './decide.module.css';

type Answers = SalidaDe<typeof solicitudes.decidir>['items'];
type Result = { answers: Answers; names: ReadonlyMap<number, string> };

/** Decides about all that is ticked, and says of each what came of it. */
export function BulkBar({ chosen: { chosen, clear } }: { chosen: ChosenRequests }) {
  const { t } = useTranslation();
  const deciding = useDecide();
  const [rejects, setRejects] = useState(false);
  const [motivo, setMotivo] = useState('');
  const [result, setResult] = useState<Result | null>(null);
  const reason = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (rejects) reason.current?.focus();
  }, [rejects]);
  const send = (decision: 'aprobar' | 'rechazar'): void => {
    if (decision === 'rechazar' && motivo.trim() === '') {
      reason.current?.focus();
      return;
    }
    const names = new Map(chosen.map(({ id, persona }) => [id, persona.nombre]));
    deciding.mutate(
      {
        cuales: chosen.map(({ id, version }) => ({ id, version })),
        decision,
        ...(decision === 'rechazar' && { motivo: motivo.trim() }),
      },
      {
        onSuccess: ({ items }) => {
          setResult({ answers: items, names });
          setMotivo('');
          setRejects(false);
          clear();
        },
      },
    );
  };
  if (chosen.length === 0) return result && <Outcome result={result} onClose={() => setResult(null)} />;
  return (
    <div className={classes.bulk} role="group" aria-label={t('solicitudes.decidir.elegidas', { count: chosen.length })}>
      <p className={classes.bulkText}>
        <b>{t('solicitudes.decidir.elegidas', { count: chosen.length })}</b>
        <small>{warnings(chosen)}</small>
      </p>
      <Problem error={deciding.error} />
      {rejects ? (
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
      ) : (
        <div className={classes.bulkButtons}>
          <button type="button" onClick={() => setRejects(true)}>
            {t('solicitudes.decidir.rechazar-mas')}
          </button>
          <button type="button" data-main="true" aria-disabled={deciding.isPending} onClick={() => send('aprobar')}>
            <Glyph of={IconCheck} />
            {t('solicitudes.decidir.aprobar-varias', { count: chosen.length })}
          </button>
        </div>
      )}
    </div>
  );

  function warnings(items: readonly SolicitudPorDecidir[]): string {
    const count = items.filter(({ avisos }) => avisos.length > 0).length;
    return count === 0 ? t('solicitudes.decidir.sin-avisos') : t('solicitudes.decidir.con-avisos', { count });
  }
}

/** How many went well, and each of the others with its reason. */
function Outcome({ result: { answers, names }, onClose }: { result: Result; onClose: () => void }) {
  const { t } = useTranslation();
  const failed = answers.filter(({ error }) => error !== null);
  return (
    <Panel kind="card" small mt="sm" role="status">
      <Note icon={IconCheck} tone="accent" words="ink">
        {t('solicitudes.decidir.decididas', { count: answers.length - failed.length })}
      </Note>
      {failed.map(({ id, error }) => (
        <Note key={id} icon={IconAlertCircle} tone="warn" words="ink" mt="xs">
          <b>{names.get(id)}</b>: {error?.mensaje}
        </Note>
      ))}
      <Text component="button" type="button" className={classes.ownButton} onClick={onClose}>
        {t('solicitudes.decidir.entendido')}
      </Text>
    </Panel>
  );
}
