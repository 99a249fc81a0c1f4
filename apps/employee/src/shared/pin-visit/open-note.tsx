import { useTranslation } from 'react-i18next';
import { useRouter } from '@tanstack/react-router';
import { Button } from '@mantine/core';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconLockOpen } from '@jornada/ui/icons.ts';
import { useServices } from '../services.tsx';
import classes from './open-note.module.css';

/** Says that these pages are open, and closes them. */
export function OpenNote() {
  const { t } = useTranslation();
  const { visit } = useServices();
  const router = useRouter();
  const leave = async (): Promise<void> => {
    await router.navigate({ to: '/' });
    visit.close();
  };
  return (
    <div className={classes.note}>
      <Glyph of={IconLockOpen} data-tone="quiet" />
      <span>{t('mis-documentos.abierta')}</span>
      <Button variant="subtle" c="var(--j-accent)" px="sm" onClick={() => void leave()}>
        {t('mis-documentos.cerrar')}
      </Button>
    </div>
  );
}
