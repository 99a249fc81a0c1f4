import { UnstyledButton } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useIsMutating } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconRefresh } from '@jornada/ui/icons.ts';
import type { AppWorker } from '../../native/worker.ts';
import classes from './overlays.module.css';

type Props = { worker: AppWorker; onLater: () => void };

/**
 * A new version is on the device, and the person decides when it takes over. Requests in progress are answered, or kept, before
 * the page is reloaded.
 */
export function UpdateNote({ worker, onLater }: Props) {
  const { t } = useTranslation();
  const [isAccepted, setAccepted] = useState(false);
  const isSending = useIsMutating() > 0;
  useEffect(() => {
    if (isAccepted && !isSending) worker.update();
  }, [isAccepted, isSending, worker]);
  return (
    <aside className={classes.update} aria-label={t('shell.version-nueva.etiqueta')}>
      <Glyph of={IconRefresh} />
      <p>{t('shell.version-nueva.texto')}</p>
      <UnstyledButton className={classes.updateAction} disabled={isAccepted} onClick={onLater}>
        {t('shell.version-nueva.luego')}
      </UnstyledButton>
      <UnstyledButton className={classes.updateAction} data-strong disabled={isAccepted} onClick={() => setAccepted(true)}>
        {t('shell.version-nueva.actualizar')}
      </UnstyledButton>
    </aside>
  );
}
