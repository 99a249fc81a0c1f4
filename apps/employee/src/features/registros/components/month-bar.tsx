import { useTranslation } from 'react-i18next';
import { ActionIcon, Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconChevronLeft, IconChevronRight } from '@jornada/ui/icons.ts';
import { addMonths } from '@jornada/web/month.ts';
import classes from '../calendario.module.css';

type Props = { mes: string; isDesktop: boolean };

/** The previous and the next month, each loaded as soon as somebody is about to press it; and today, if there is room. */
export function MonthBar({ mes, isDesktop }: Props) {
  const { t } = useTranslation();
  const arrow = (label: string, to: string, icon: typeof IconChevronLeft) => (
    <ActionIcon
      variant="subtle"
      size="2.75rem"
      className={classes.arrow}
      aria-label={label}
      renderRoot={(props) => <Link {...props} to="/registros-list" search={{ mes: to }} resetScroll={false} />}
    >
      <Glyph of={icon} />
    </ActionIcon>
  );
  return (
    <nav className={classes.bar} aria-label={t('menu.entradas.calendario')}>
      {isDesktop && (
        <Button
          variant="default"
          className={classes.today}
          renderRoot={(props) => <Link {...props} to="/registros-list" search={{}} resetScroll={false} />}
        >
          {t('calendario.mes.hoy')}
        </Button>
      )}
      {arrow(t('calendario.mes.anterior'), addMonths(mes, -1), IconChevronLeft)}
      {arrow(t('calendario.mes.siguiente'), addMonths(mes, 1), IconChevronRight)}
    </nav>
  );
}
