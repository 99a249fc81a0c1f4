import { useTranslation } from 'react-i18next';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconLock } from '@jornada/ui/icons.ts';
import classes from '../bandeja.module.css';

/** In the place of the buttons: nothing is answered or taken back in a closed month, and who can reopen it. */
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
