import { useTranslation } from 'react-i18next';
import { Link } from '@tanstack/react-router';
import { Button, Text } from '@mantine/core';
import type { LineaDiaVista } from '@jornada/contract/registros/vistas.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconCalendarMonth } from '@jornada/ui/icons.ts';
import { useFormat } from '@jornada/web/use-format.ts';
import { useMes } from '../api.ts';
import { monthKey } from '../model/period.ts';
import { SmallReadProblem } from '@jornada/web/list/read-problem.tsx';
import { WaitingLines } from './waiting.tsx';
import { toneOf } from '@jornada/features/day/words.ts';
import classes from '../ledger-table.module.css';

/** The days of a month; each opens in the calendar. */
export function MonthDays({ ano, mes }: { ano: number; mes: number }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { data, error, refetch } = useMes(ano, mes);
  if (!data)
    return error ? (
      <SmallReadProblem que={format.capitalize(format.month(mes, ano))} error={error} onRetry={() => void refetch()} />
    ) : (
      <WaitingLines lines={5} />
    );
  const shown = data.dias.filter(({ cuenta, porque }) => cuenta || porque === 'incompleta' || porque === 'en-curso');
  return (
    <>
      {shown.length === 0 && (
        <Text c="dimmed" mb="xs">
          {t('resumen.ano.sin-dias')}
        </Text>
      )}
      <ul className={classes.days}>
        {shown.map((dia) => (
          <DayRow key={dia.fecha} dia={dia} mes={monthKey(ano, mes)} />
        ))}
      </ul>
      <Button
        variant="transparent"
        ml="-0.5rem"
        mt="xxs"
        leftSection={<Glyph of={IconCalendarMonth} size="sm" />}
        renderRoot={(props) => <Link {...props} to="/registros-list" search={{ mes: monthKey(ano, mes) }} />}
      >
        {t('resumen.ano.en-calendario', { mes: format.month(mes) })}
      </Button>
    </>
  );
}

function DayRow({ dia, mes }: { dia: LineaDiaVista; mes: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { fecha, cuenta, porque, trabajadoMinutos, previstoMinutos, diferenciaMinutos } = dia;
  const why = porque === 'incompleta' ? t('resumen.ano.dia.incompleta') : t('resumen.ano.dia.en-curso');
  return (
    <li>
      <Link className={classes.day} to="/registros-list" search={{ mes, dia: fecha }}>
        <span className={classes.date}>{format.date(fecha, 'weekdayDay')}</span>
        <Text span size="sm" c="dimmed" flex={1} miw={0}>
          {cuenta ? t('resumen.ano.de', { trabajado: format.duration(trabajadoMinutos), previsto: format.duration(previstoMinutos) }) : why}
        </Text>
        <b className={classes.difference} data-tone={cuenta ? toneOf(diferenciaMinutos) : 'plain'}>
          {cuenta ? format.balance(diferenciaMinutos, '=') : '–'}
        </b>
      </Link>
    </li>
  );
}
