import { UnstyledButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconRefresh } from '@jornada/ui/icons.ts';
import type { AppWorker } from '../../native/worker.ts';
import classes from './overlays.module.css';

type Props = { worker: AppWorker; onLater: () => void };

/** A new version is on the device: the person says when it takes over. */
export function UpdateNote({ worker, onLater }: Props) {
  const { t } = useTranslation();
  return (
    <aside className={classes.update} aria-label={t('shell.version-nueva.etiqueta')}>
      <Glyph of={IconRefresh} />
      <p>{t('shell.version-nueva.texto')}</p>
      <UnstyledButton className={classes.updateAction} onClick={onLater}>
        {t('shell.version-nueva.luego')}
      </UnstyledButton>
      <UnstyledButton className={classes.updateAction} data-strong onClick={() => worker.update()}>
        {t('shell.version-nueva.actualizar')}
      </UnstyledButton>
    </aside>
  );
}
