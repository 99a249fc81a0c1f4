import { useTranslation } from 'react-i18next';
import { IconLock } from '@jornada/ui/icons.ts';
import { Note } from '@jornada/ui/note.tsx';

/** Replaces the buttons in a closed month, where nothing can be answered or withdrawn. Says who can reopen it. */
export function ClosedMonth() {
  const { t } = useTranslation();
  return <Note icon={IconLock}>{t('bandeja.cerrado.texto')}</Note>;
}
