import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GraficosVista } from '@jornada/contract/resumen.ts';
import { DataTable } from '@jornada/ui/chart/data-table.tsx';
import { Figure } from '@jornada/ui/chart/figure.tsx';
import { Legend, LegendItem } from '@jornada/ui/chart/legend.tsx';
import { PlanBars } from '@jornada/ui/chart/plan-bars.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { barsOf, latestBar, nameOfBar, planBarsOf } from '../model/bars.ts';
import type { Period } from '../model/period.ts';
import { toneOf } from '@jornada/features/day/words.ts';
import classes from '../resumen.module.css';

/** Hours against the plan: days of a month, weeks of a year. The figures of one bar are shown. */
export function HoursChart({ data, period }: { data: GraficosVista; period: Period }) {
  const { t } = useTranslation();
  const format = useFormat();
  const isYear = period.mes === null;
  const bars = barsOf(data, isYear);
  const [chosen, setChosen] = useState(() => latestBar(bars, data.hoy));
  const hasPlan = data.total.previstoMinutos !== null;
  const when = period.mes === null ? String(period.ano) : format.month(period.mes, period.ano);
  const words = { trabajado: format.durationWithUnit(data.total.trabajadoMinutos), periodo: when };
  const sentence =
    data.total.previstoMinutos === null
      ? t('resumen.horas.frase-sin-plan', words)
      : t('resumen.horas.frase', { ...words, previsto: format.durationWithUnit(data.total.previstoMinutos) });
  const valueOf = (index: number): string => {
    const bar = bars[index];
    if (!bar) return '';
    const told = { cuando: nameOfBar(bar, format), trabajado: format.durationWithUnit(bar.trabajadoMinutos) };
    return bar.previstoMinutos === null
      ? t('resumen.horas.valor-sin-plan', told)
      : t('resumen.horas.valor', { ...told, previsto: format.durationWithUnit(bar.previstoMinutos) });
  };
  const columns = [t('resumen.cifras.trabajado'), ...(hasPlan ? [t('resumen.cifras.previsto'), t('resumen.cifras.diferencia')] : [])];
  const table = (
    <DataTable
      label={isYear ? t('resumen.horas.titulo-semana') : t('resumen.horas.titulo-dia')}
      head={isYear ? t('resumen.horas.semana') : t('resumen.horas.dia')}
      columns={columns}
      rows={bars
        .filter(({ diasQueCuentan }) => diasQueCuentan > 0)
        .map((bar) => ({
          key: bar.desde,
          label: nameOfBar(bar, format),
          values: [
            format.duration(bar.trabajadoMinutos),
            ...(bar.previstoMinutos === null ? [] : [format.duration(bar.previstoMinutos)]),
            ...(bar.diferenciaMinutos === null ? [] : [format.balance(bar.diferenciaMinutos, '=')]),
          ],
        }))}
    />
  );
  const told = bars[chosen];
  return (
    <Figure
      title={isYear ? t('resumen.horas.titulo-semana') : t('resumen.horas.titulo-dia')}
      sentence={sentence}
      showTable={t('resumen.mostrar.tabla')}
      showChart={t('resumen.mostrar.grafico')}
      table={table}
    >
      {told && (
        <p className={classes.told} aria-hidden="true">
          <span>{format.capitalize(nameOfBar(told, format))}</span>
          <b>{format.duration(told.trabajadoMinutos)}</b>
          {told.diferenciaMinutos !== null && told.diasQueCuentan > 0 && (
            <b data-tone={toneOf(told.diferenciaMinutos)}>{format.balance(told.diferenciaMinutos, '=')}</b>
          )}
        </p>
      )}
      <PlanBars
        bars={planBarsOf(bars, isYear, format)}
        sentence={sentence}
        walkLabel={t('resumen.horas.mover')}
        valueOf={valueOf}
        hoursOf={(minutes) => format.number(minutes / 60)}
        chosen={chosen}
        onChoose={setChosen}
      />
      <Legend>
        <LegendItem sample="filled">{t('resumen.horas.leyenda.trabajado')}</LegendItem>
        {hasPlan && <LegendItem sample="hollow">{t('resumen.horas.leyenda.previsto')}</LegendItem>}
        {hasPlan && <LegendItem sample="ticks">{t('resumen.horas.leyenda.de-mas')}</LegendItem>}
      </Legend>
    </Figure>
  );
}
