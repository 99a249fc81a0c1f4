import { useTranslation } from 'react-i18next';
import { Text } from '@mantine/core';
import type { Format } from '@jornada/i18n';
import { Amount } from '@jornada/ui/amount.tsx';
import { Panel } from '@jornada/ui/panel.tsx';
import type { Proyecto, Spread } from '../model/projects.ts';
import classes from '../form.module.css';

type Props = { worked: number | null; spread: Spread; projects: readonly Proyecto[]; format: Format };

/** How much of the day is given to projects: a bar with one part for each project. Without its total where the company hides that. */
export function SpreadSummary({ worked, spread: { total, quedan, minutos }, projects, format }: Props) {
  const { t } = useTranslation();
  const whole = Math.max(worked ?? 0, total, 1);
  return (
    <Panel as="section" aria-label={t('fin-jornada.proyectos.reparto')}>
      <p className={classes.result}>
        <Amount>{format.duration(total)}</Amount>
        {worked !== null && (
          <Text span c="dimmed">
            {t('fin-jornada.de', { previsto: format.durationWithUnit(worked) })}
          </Text>
        )}
      </p>
      <div className={classes.capsule} aria-hidden="true">
        {projects.map(({ Id }) => {
          const share = (minutos.get(Id) ?? 0) / whole;
          return share > 0 ? <span key={Id} style={{ width: `${Math.round(share * 1000) / 10}%` }} /> : null;
        })}
      </div>
      {worked !== null && quedan !== null && (
        <Text mt="sm" fw={550} data-tone={quedan < 0 ? 'bad' : quedan > 0 ? 'plain' : 'accent'} aria-live="polite">
          {t(keyOf({ worked, quedan }), { tiempo: format.duration(Math.abs(quedan)) })}
        </Text>
      )}
    </Panel>
  );
}

function keyOf({ worked, quedan }: { worked: number; quedan: number }) {
  if (quedan > 0) return 'fin-jornada.proyectos.quedan';
  if (quedan < 0) return 'fin-jornada.proyectos.sobran';
  return worked > 0 ? 'fin-jornada.proyectos.completo' : 'fin-jornada.proyectos.sin-horas';
}
