import { useTranslation } from 'react-i18next';
import { Text } from '@mantine/core';
import { lineaDelDia } from '@jornada/domain/registros/linea.ts';
import type { Format } from '@jornada/i18n';
import { DayLine } from '@jornada/ui/day-line/day-line.tsx';
import { Amount } from '@jornada/ui/amount.tsx';
import { Panel } from '@jornada/ui/panel.tsx';
import { DAY_WINDOW } from '../../../shared/day/hours.ts';
import { toneOf } from '@jornada/features/day/words.ts';
import type { Result } from '../model/result.ts';
import type { Interval, ResumenTurno } from '../model/spans.ts';
import classes from '../form.module.css';

type Props = {
  /** Null while an hour is wrong. */
  result: Result | null;
  resumen: ResumenTurno;
  /** Whether the company shows totals. */
  showsTotals: boolean;
  recorded: readonly Interval[];
  planned: readonly Interval[];
  zona: string;
  format: Format;
};

/** The result of the typed hours, updated at each change, beside the clocked and planned times. */
export function ResultSummary({ result, resumen, showsTotals, recorded, planned, zona, format }: Props) {
  const { t } = useTranslation();
  const { previsto, fecha } = resumen;
  const tramos = result?.tramos ?? [];
  const expected = previsto && previsto.minutos > 0 ? previsto.minutos : null;
  const ranges = (intervals: readonly Interval[]): string => intervals.map(({ inicio, fin }) => format.hourRange(inicio, fin)).join(', ');
  return (
    <Panel as="section" aria-label={t('fin-jornada.resultado.titulo')}>
      {showsTotals && (
        <p className={classes.result} aria-live="polite">
          <Amount data-tone={result ? undefined : 'faint'}>{result ? format.duration(result.trabajado) : '–:––'}</Amount>
          {expected !== null && (
            <Text span c="dimmed">
              {t('fin-jornada.de', { previsto: format.durationWithUnit(expected) })}
            </Text>
          )}
          {expected !== null && result?.diferencia != null && (
            <Amount size="md" ml="auto" data-tone={toneOf(result.diferencia)}>
              {format.balance(result.diferencia, '=')}
            </Amount>
          )}
        </p>
      )}
      <DayLine size={12} trazos={lineaDelDia({ previsto, tramos, zona, fecha, ahora: null, ventana: DAY_WINDOW })} />
      <dl className={classes.beside}>
        {recorded.length > 0 && (
          <div>
            <dt>{t('fin-jornada.resultado.fichado')}</dt>
            <dd>{ranges(recorded)}</dd>
          </div>
        )}
        {planned.length > 0 && (
          <div>
            <dt>{t('fin-jornada.resultado.previsto')}</dt>
            <dd>{ranges(planned)}</dd>
          </div>
        )}
      </dl>
    </Panel>
  );
}
