import { useTranslation } from 'react-i18next';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconLock } from '@jornada/ui/icons.ts';
import classes from '../bandeja.module.css';

/** Replaces the buttons in a closed month, where nothing can be answered or withdrawn. Says who can reopen it. */
export function ClosedMonth({ className }: { className?: string | undefined }) {
  const { t } = useTranslation();
  return (
    <footer className={className}>
      <p className={classes.closed}>
        <Glyph of={IconLock} size="sm" />
        {t('bandeja.cerrado.texto')}
      </p>
    </footer>
  );
}
