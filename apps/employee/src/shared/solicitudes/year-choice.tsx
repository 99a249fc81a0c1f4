import { useTranslation } from 'react-i18next';
import { ActionIcon, NativeSelect } from '@mantine/core';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconChevronLeft, IconChevronRight } from '@jornada/ui/icons.ts';
import { useIsDesktop } from '@jornada/ui/use-is-desktop.ts';
import classes from './solicitudes.module.css';

type Props = {
  ano: number;
  /** The years that have something. */
  anos: readonly number[];
  onChoose: (ano: number) => void;
};

/** The year that is shown: on a phone a list of them, on a desktop the one before and the next. */
export function YearChoice({ ano, anos, onChoose }: Props) {
  const { t } = useTranslation();
  const isDesktop = useIsDesktop();
  const years = [...new Set([...anos, ano, ano + 1])].toSorted((a, b) => b - a);
  if (!isDesktop) {
    return (
      <NativeSelect
        className={classes.yearSelect}
        aria-label={t('solicitudes.ano.etiqueta')}
        rightSectionWidth="1.75rem"
        value={String(ano)}
        data={years.map(String)}
        onChange={({ currentTarget }) => onChoose(Number(currentTarget.value))}
      />
    );
  }
  const arrow = (label: string, to: number, icon: typeof IconChevronLeft) => (
    <ActionIcon aria-label={label} onClick={() => onChoose(to)}>
      <Glyph of={icon} />
    </ActionIcon>
  );
  return (
    <div className={classes.year} role="group" aria-label={t('solicitudes.ano.etiqueta')}>
      {arrow(t('solicitudes.ano.anterior'), ano - 1, IconChevronLeft)}
      <span aria-live="polite">{ano}</span>
      {arrow(t('solicitudes.ano.siguiente'), ano + 1, IconChevronRight)}
    </div>
  );
}
