import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Text } from '@mantine/core';
import type { AusenciaSumadaVista } from '@jornada/contract/resumen.ts';
import { iconOfAbsence } from '@jornada/ui/domain-icons.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { RowText } from '@jornada/ui/row-text.tsx';
import { Rows } from '@jornada/ui/rows.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { useAusencias } from '../api.ts';
import { SmallReadProblem } from '@jornada/web/list/read-problem.tsx';
import { WaitingLines } from './waiting.tsx';
import classes from '../resumen.module.css';

/** The absences of a year, loaded separately. */
export function Absences({ ano }: { ano: number }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useAusencias(ano);
  return (
    <AbsenceSection>
      {!data && !error && <WaitingLines lines={2} />}
      {!data && error && <SmallReadProblem que={t('resumen.ausencias.titulo')} error={error} onRetry={() => void refetch()} />}
      {data && <AbsenceList items={data.items} />}
    </AbsenceSection>
  );
}

export function AbsenceSection({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <section className={classes.section} aria-labelledby="resumen-ausencias">
      <h2 id="resumen-ausencias">{t('resumen.ausencias.titulo')}</h2>
      {children}
    </section>
  );
}

/** Days of absence by kind: past and future. */
export function AbsenceList({ items }: { items: readonly AusenciaSumadaVista[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  if (items.length === 0)
    return (
      <Text size="sm" c="dimmed">
        {t('resumen.ausencias.ninguna')}
      </Text>
    );
  const amount = ({ dias, minutos }: AusenciaSumadaVista): string => {
    const hours = minutos > 0 ? format.durationWithUnit(minutos) : null;
    return dias === 0 && hours !== null
      ? hours
      : [t('resumen.ausencias.dias', { count: dias, dias: format.number(dias) }), hours].filter(Boolean).join(' · ');
  };
  return (
    <Rows>
      {items.map((item) => (
        <li key={item.clase} className={classes.item}>
          <Glyph of={iconOfAbsence(item.clase)} data-tone="away" />
          <RowText
            name={t(`ausencias.${item.clase}`)}
            detail={item.porVenir > 0 && t('resumen.ausencias.por-venir', { count: item.porVenir, dias: format.number(item.porVenir) })}
          />
          <b>{amount(item)}</b>
        </li>
      ))}
    </Rows>
  );
}
