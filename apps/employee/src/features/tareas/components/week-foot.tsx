import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconCoffee } from '@jornada/ui/icons.ts';
import type { SumasDeDia } from '@jornada/contract/tareas/calls.ts';
import { useFormat } from '@jornada/web/use-format.ts';
import type { WeekSums } from '../model/week.ts';
import classes from '../week.module.css';

type Props = { dias: readonly SumasDeDia[]; sums: WeekSums; firstRow: number; /** Between the rows and the sums. */ children: ReactNode };

/** The sums of the week as accounts are drawn: given under a rule, worked, a double rule, what is missing. */
export function WeekFoot({ dias, sums, firstRow, children }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const paid = dias.reduce((sum, { pagadoMinutos }) => sum + pagadoMinutos, 0);
  const line = (at: number, kind: string, label: ReactNode, values: readonly string[], tones: readonly (string | undefined)[] = []) => (
    <div role="row" aria-rowindex={firstRow + at} className={classes.sums} data-kind={kind}>
      <span role="rowheader" aria-colindex={1}>
        {label}
      </span>
      {values.map((value, col) => (
        // Columns never change their places, and have nothing else to be known by.
        // oxlint-disable-next-line react/no-array-index-key
        <span key={col} role="gridcell" aria-colindex={col + 2} data-tone={tones[col]}>
          {value}
        </span>
      ))}
    </div>
  );
  const missing = (minutes: number | null): string => (minutes === null ? '' : minutes === 0 ? '=' : format.duration(minutes));
  const toneOf = (minutes: number | null): string | undefined => (minutes === null ? undefined : minutes === 0 ? 'accent' : 'warn');
  const lacks = dias.map(({ faltaMinutos }) => faltaMinutos);
  const inAll = sums.falta > 0 ? sums.falta : -sums.sobra;
  return (
    <div role="rowgroup">
      {paid > 0 &&
        line(
          0,
          'paid',
          <>
            <Glyph of={IconCoffee} /> {t('tareas.semana.pausas-pagadas')}
          </>,
          [...dias.map(({ pagadoMinutos }) => (pagadoMinutos > 0 ? format.duration(pagadoMinutos) : '·')), format.duration(paid)],
        )}
      {children}
      {line(2, 'given', t('tareas.semana.repartido'), [
        ...dias.map(({ asignadoMinutos }) => format.duration(asignadoMinutos)),
        format.duration(sums.asignado),
      ])}
      {sums.trabajado !== null && (
        <>
          {line(3, 'worked', t('tareas.semana.trabajado'), [
            ...dias.map(({ trabajadoMinutos }) => format.duration(trabajadoMinutos ?? 0)),
            format.duration(sums.trabajado),
          ])}
          {line(4, 'missing', t('tareas.semana.falta'), [...lacks.map(missing), missing(inAll)], [...lacks.map(toneOf), toneOf(inAll)])}
        </>
      )}
    </div>
  );
}
