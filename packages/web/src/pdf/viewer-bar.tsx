import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionIcon, UnstyledButton } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconChevronDown, IconChevronUp, IconMinus, IconPlus } from '@jornada/ui/icons.ts';
import classes from './pdf.module.css';

type Props = {
  page: number;
  pages: number;
  onPage: (by: 1 | -1) => void;
  /** The zoom in words, and what a press on it does: back to the width of the screen. */
  zoom: string;
  /** On a phone in fewer words. */
  isShort: boolean;
  onZoom: (by: 1 | -1) => void;
  onFit: () => void;
  search: ReactNode;
  actions: readonly { label: string; icon: Icon; onClick: () => void; isBusy?: boolean; isOpen?: boolean }[];
};

/** Above the pages: where one is, how large it is shown, the search, and what can be done with the file. */
export function ViewerBar({ page, pages, onPage, zoom, isShort, onZoom, onFit, search, actions }: Props) {
  const { t } = useTranslation();
  const button = (label: string, icon: Icon, onClick: () => void, isOff = false) => (
    <ActionIcon aria-label={label} disabled={isOff} onClick={onClick}>
      <Glyph of={icon} />
    </ActionIcon>
  );
  return (
    <div className={classes.bar} role="toolbar" aria-label={t('visor.barra')}>
      {button(t('visor.anterior'), IconChevronUp, () => onPage(-1), page <= 1)}
      <span className={classes.where} aria-live="polite">
        {isShort ? t('visor.pagina-corta', { page, pages }) : t('visor.pagina-de', { page, pages })}
      </span>
      {button(t('visor.siguiente'), IconChevronDown, () => onPage(1), page >= pages)}
      {!isShort && <span className={classes.rule} aria-hidden="true" />}
      {button(t('visor.menos'), IconMinus, () => onZoom(-1))}
      {!isShort && (
        <UnstyledButton className={classes.fit} aria-label={t('visor.ajustar', { zoom })} ta="center" mih="2.75rem" onClick={onFit}>
          {zoom}
        </UnstyledButton>
      )}
      {button(t('visor.mas'), IconPlus, () => onZoom(1))}
      {search && <span className={classes.rule} aria-hidden="true" />}
      {search}
      <span className={classes.space} />
      {actions.map(({ label, icon, onClick, isBusy = false, isOpen }) => (
        <ActionIcon
          key={label}
          aria-label={label}
          loading={isBusy}
          {...(isOpen !== undefined && { 'aria-expanded': isOpen })}
          onClick={onClick}
        >
          <Glyph of={icon} size="lg" />
        </ActionIcon>
      ))}
    </div>
  );
}
