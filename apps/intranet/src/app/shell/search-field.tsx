import { useTranslation } from 'react-i18next';
import { UnstyledButton } from '@mantine/core';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconSearch } from '@jornada/ui/icons.ts';
import { useOpenSearch } from './search-context.ts';
import classes from './search-field.module.css';

const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** On top of the menu: looks like a field, and opens the search. `onGo` closes the menu where it is a drawer. */
export function SearchField({ onGo }: { onGo: (() => void) | undefined }) {
  const { t } = useTranslation();
  const open = useOpenSearch();
  if (!open) return null;
  return (
    <UnstyledButton
      className={classes.field}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K /"
      onClick={() => {
        onGo?.();
        open();
      }}
    >
      <Glyph of={IconSearch} />
      <span className={classes.words}>{t('buscador.abrir')}</span>
      {!onGo && (
        <kbd className={classes.keys} aria-hidden="true">
          {t(isApple() ? 'buscador.tecla-apple' : 'buscador.tecla')}
        </kbd>
      )}
    </UnstyledButton>
  );
}
