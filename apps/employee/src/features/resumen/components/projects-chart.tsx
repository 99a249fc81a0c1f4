import { useTranslation } from 'react-i18next';
import type { GraficosVista } from '@jornada/contract/resumen.ts';
import { BarRows } from '@jornada/ui/chart/bar-rows.tsx';
import { DataTable } from '@jornada/ui/chart/data-table.tsx';
import { Figure } from '@jornada/ui/chart/figure.tsx';
import { useFormat } from '@jornada/web/use-format.ts';

/** Worked time by project, the longest first. */
export function ProjectsChart({ proyectos }: Pick<GraficosVista, 'proyectos'>) {
  const { t } = useTranslation();
  const format = useFormat();
  const most = Math.max(1, ...proyectos.map(({ minutos }) => minutos));
  const nameOf = (nombre: string | null): string => nombre ?? t('resumen.proyectos.sin');
  return (
    <Figure
      title={t('resumen.proyectos.titulo')}
      sentence={t('resumen.proyectos.frase', { count: proyectos.filter(({ nombre }) => nombre !== null).length })}
      showTable={t('resumen.mostrar.tabla')}
      showChart={t('resumen.mostrar.grafico')}
      table={
        <DataTable
          label={t('resumen.proyectos.titulo')}
          head={t('resumen.tiempo.que')}
          columns={[t('resumen.tiempo.tiempo')]}
          rows={proyectos.map(({ nombre, minutos }) => ({
            key: nameOf(nombre),
            label: nameOf(nombre),
            values: [format.duration(minutos)],
          }))}
        />
      }
    >
      <BarRows
        label={t('resumen.proyectos.titulo')}
        rows={proyectos.map(({ nombre, minutos }) => ({
          key: nameOf(nombre),
          label: nameOf(nombre),
          value: format.duration(minutos),
          share: minutos / most,
          kind: nombre === null ? 'hollow' : 'solid',
        }))}
      />
    </Figure>
  );
}
