import { useTranslation } from 'react-i18next';
import { IconLock } from '@jornada/ui/icons.ts';
import { Note } from '@jornada/ui/note.tsx';

/** In the place of the buttons: nothing is answered or taken back in a closed month, and who can reopen it. */
export function ClosedMonth({ className }: { className?: string | undefined }) {
  const { t } = useTranslation();
  return (
    <footer className={className}>
      <Note icon={IconLock}>{t('bandeja.cerrado.texto')}</Note>
    </footer>
  );
}
