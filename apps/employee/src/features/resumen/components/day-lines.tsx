import { useTranslation } from 'react-i18next';
import type { LineaGraficaVista } from '@jornada/contract/resumen.ts';
import type { Format } from '@jornada/i18n';
import { DataTable } from '@jornada/ui/chart/data-table.tsx';
import { DayStack, type DayStackRow } from '@jornada/ui/chart/day-stack.tsx';
import { Figure } from '@jornada/ui/chart/figure.tsx';
import { Legend, LegendItem } from '@jornada/ui/chart/legend.tsx';
import { useFormat } from '@jornada/web/use-format.ts';

/** When do I work: the last days below each other, from midnight to midnight. */
export function DayLines({ lineas }: { lineas: readonly LineaGraficaVista[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const sentence = t('resumen.lineas.frase', { count: lineas.length });
  const rows = dayStackOf(lineas, format, (line, words) => (line.fin ? t('resumen.lineas.dia', words) : words.dia));
  const hour = (instante: string | null, zona: string): string => (instante === null ? '–' : format.hour(instante, zona));
  return (
    <Figure
      title={t('resumen.lineas.titulo')}
      sentence={sentence}
      showTable={t('resumen.mostrar.tabla')}
      showChart={t('resumen.mostrar.grafico')}
      table={
        <DataTable
          label={t('resumen.lineas.titulo')}
          head={t('resumen.horas.dia')}
          columns={[t('resumen.lineas.entrada'), t('resumen.lineas.salida'), t('resumen.lineas.trabajado')]}
          rows={lineas
            .filter(({ inicio }) => inicio !== null)
            .map(({ fecha, zona, inicio, fin, trabajadoMinutos }) => ({
              key: fecha,
              label: format.date(fecha, 'weekdayDay'),
              values: [hour(inicio, zona), hour(fin, zona), trabajadoMinutos === 0 ? '–' : format.duration(trabajadoMinutos)],
            }))}
        />
      }
    >
      <DayStack rows={rows} label={t('resumen.lineas.titulo')} />
      <Legend>
        <LegendItem sample="filled">{t('resumen.lineas.leyenda.trabajado')}</LegendItem>
        <LegendItem sample="hollow">{t('resumen.lineas.leyenda.turno')}</LegendItem>
      </Legend>
    </Figure>
  );
}

type Words = { dia: string; inicio: string; fin: string; trabajado: string };

const isMonday = (fecha: string): boolean => Temporal.PlainDate.from(fecha).dayOfWeek === 1;

/** Rows of the day lines; `say` describes a row in words. */
function dayStackOf(
  lineas: readonly LineaGraficaVista[],
  format: Format,
  say: (linea: LineaGraficaVista, words: Words) => string,
): DayStackRow[] {
  return lineas.map((linea) => {
    const { fecha, zona, inicio, fin, trabajadoMinutos, trazos } = linea;
    const words = {
      dia: format.date(fecha, 'weekdayDay'),
      inicio: inicio === null ? '' : format.hour(inicio, zona),
      fin: fin === null ? '' : format.hour(fin, zona),
      trabajado: format.spokenDuration(trabajadoMinutos),
    };
    return {
      key: fecha,
      label: `${format.date(fecha, 'weekdayShort')} ${Number(fecha.slice(8))}`,
      trazos,
      value: trabajadoMinutos === 0 ? '–' : format.duration(trabajadoMinutos),
      sentence: say(linea, words),
      opens: isMonday(fecha),
    };
  });
}
