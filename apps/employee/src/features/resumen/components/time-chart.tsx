import { useTranslation } from 'react-i18next';
import type { GraficosVista } from '@jornada/contract/resumen.ts';
import { BarRows, type BarRow } from '@jornada/ui/chart/bar-rows.tsx';
import { DataTable } from '@jornada/ui/chart/data-table.tsx';
import { Figure } from '@jornada/ui/chart/figure.tsx';
import { iconOfSubtipo } from '@jornada/ui/domain-icons.ts';
import { IconPlayerPlay } from '@jornada/ui/icons.ts';
import { useFormat } from '@jornada/web/use-format.ts';

/** How the time is divided: effective work, and each kind of pause. */
export function TimeChart({ data: { total, pausas } }: { data: GraficosVista }) {
  const { t } = useTranslation();
  const format = useFormat();
  const most = Math.max(1, total.enTrabajoMinutos, ...pausas.map(({ minutos }) => minutos));
  const paid = (pagada: boolean): string => (pagada ? t('resumen.tiempo.pagada') : t('resumen.tiempo.no-pagada'));
  const rows: BarRow[] = [
    {
      key: 'trabajo',
      icon: IconPlayerPlay,
      label: t('resumen.tiempo.trabajo'),
      value: format.duration(total.enTrabajoMinutos),
      share: total.enTrabajoMinutos / most,
      kind: 'solid',
    },
    ...pausas.map(({ subtipo, pagada, minutos, veces }): BarRow => ({
      key: `${subtipo}${pagada}`,
      icon: iconOfSubtipo(subtipo),
      label: t(`tipos.subtipos.${subtipo}`),
      detail: `${paid(pagada)} · ${t('resumen.tiempo.veces-n', { count: veces })}`,
      value: format.duration(minutos),
      share: minutos / most,
      kind: pagada ? 'dots' : 'hollow',
    })),
  ];
  return (
    <Figure
      title={t('resumen.tiempo.titulo')}
      sentence={t('resumen.tiempo.frase')}
      showTable={t('resumen.mostrar.tabla')}
      showChart={t('resumen.mostrar.grafico')}
      table={
        <DataTable
          label={t('resumen.tiempo.titulo')}
          head={t('resumen.tiempo.que')}
          columns={[t('resumen.tiempo.veces'), t('resumen.tiempo.tiempo')]}
          rows={[
            { key: 'trabajo', label: t('resumen.tiempo.trabajo'), values: ['', format.duration(total.enTrabajoMinutos)] },
            ...pausas.map(({ subtipo, pagada, minutos, veces }) => ({
              key: `${subtipo}${pagada}`,
              label: `${t(`tipos.subtipos.${subtipo}`)}, ${paid(pagada)}`,
              values: [format.number(veces), format.duration(minutos)],
            })),
          ]}
        />
      }
    >
      <BarRows rows={rows} label={t('resumen.tiempo.titulo')} />
    </Figure>
  );
}
