import { useTranslation } from 'react-i18next';
import type { GraficosVista } from '@jornada/contract/resumen.ts';
import { DataTable } from '@jornada/ui/chart/data-table.tsx';
import { Figure } from '@jornada/ui/chart/figure.tsx';
import { type StripRow, TickSample, TickStrip } from '@jornada/ui/chart/tick-strip.tsx';
import { RowText } from '@jornada/ui/row-text.tsx';
import { Rows } from '@jornada/ui/rows.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import classes from '../resumen.module.css';

const NAMES = {
  'a-tiempo': 'resumen.puntualidad.a-tiempo',
  retraso: 'resumen.puntualidad.retraso',
  anticipada: 'resumen.puntualidad.anticipada',
  ambas: 'resumen.puntualidad.ambas',
} as const;

/**
 * One tick for each day, complete if the person came and left on time. It never changes the record, and only the person sees it.
 */
export function Punctuality({ puntualidad }: { puntualidad: NonNullable<GraficosVista['puntualidad']> }) {
  const { t } = useTranslation();
  const format = useFormat();
  const groups = groupsOf(puntualidad);
  const { dias } = puntualidad;
  const sentence =
    dias.length === 0 ? t('resumen.puntualidad.nada') : t('resumen.puntualidad.frase', { bien: groups[0]?.dias ?? 0, dias: dias.length });
  return (
    <Figure
      title={t('resumen.puntualidad.titulo')}
      sentence={sentence}
      showTable={t('resumen.mostrar.tabla')}
      showChart={t('resumen.mostrar.grafico')}
      table={
        <DataTable
          label={t('resumen.puntualidad.titulo')}
          head={t('resumen.puntualidad.que')}
          columns={[t('resumen.puntualidad.dias'), t('resumen.puntualidad.minutos')]}
          rows={groups.map(({ key, dias: count, minutos }) => ({
            key,
            label: t(NAMES[key]),
            values: [format.number(count), minutos === 0 ? '–' : format.duration(minutos)],
          }))}
        />
      }
    >
      {dias.length > 0 && (
        <TickStrip
          sentence={sentence}
          rows={stripRowsOf(dias, (fecha) => format.capitalize(format.month(Number(fecha.slice(5, 7)))).slice(0, 3))}
        />
      )}
      <Rows mt="md">
        {groups.map(({ key, late, early, dias: count, minutos }) => (
          <li key={key} className={classes.item}>
            <TickSample late={late} early={early} />
            <RowText name={t(NAMES[key])} detail={minutos > 0 && format.durationWithUnit(minutos)} />
            <b>{format.number(count)}</b>
          </li>
        ))}
      </Rows>
    </Figure>
  );
}

type Puntualidad = NonNullable<GraficosVista['puntualidad']>;

type Grupo = { key: 'a-tiempo' | 'retraso' | 'anticipada' | 'ambas'; late: boolean; early: boolean; dias: number; minutos: number };

/** Days by how they compare with their shift. Each day is in one group. Empty groups are left out, except the first. */
function groupsOf({ dias }: Puntualidad): Grupo[] {
  const group = (key: Grupo['key'], late: boolean, early: boolean): Grupo => {
    const own = dias.filter((dia) => dia.retrasoMinutos > 0 === late && dia.salidaAnticipadaMinutos > 0 === early);
    const minutos = own.reduce((sum, dia) => sum + dia.retrasoMinutos + dia.salidaAnticipadaMinutos, 0);
    return { key, late, early, dias: own.length, minutos };
  };
  const [onTime, ...others] = [
    group('a-tiempo', false, false),
    group('retraso', true, false),
    group('anticipada', false, true),
    group('ambas', true, true),
  ];
  return [...(onTime ? [onTime] : []), ...others.filter((one) => one.dias > 0)];
}

/** How many days fit beside each other on a phone. */
const IN_A_ROW = 31;

/** Days as ticks: a month in one row, longer periods with one row for each month. */
function stripRowsOf(dias: Puntualidad['dias'], monthOf: (fecha: string) => string): StripRow[] {
  const rowOf = (own: Puntualidad['dias']): StripRow => ({
    label: monthOf(own[0]?.fecha ?? ''),
    ticks: own.map(({ fecha, retrasoMinutos, salidaAnticipadaMinutos }) => ({
      key: fecha,
      late: retrasoMinutos > 0,
      early: salidaAnticipadaMinutos > 0,
    })),
  });
  if (dias.length <= IN_A_ROW) return dias.length === 0 ? [] : [rowOf(dias)];
  return [...Map.groupBy(dias, ({ fecha }) => fecha.slice(0, 7)).values()].map(rowOf);
}
