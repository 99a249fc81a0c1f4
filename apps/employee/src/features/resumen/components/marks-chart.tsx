import { useTranslation } from 'react-i18next';
import type { GraficosVista } from '@jornada/contract/resumen.ts';
import { BarRows } from '@jornada/ui/chart/bar-rows.tsx';
import { DataTable } from '@jornada/ui/chart/data-table.tsx';
import { Figure } from '@jornada/ui/chart/figure.tsx';
import { useFormat } from '@jornada/web/use-format.ts';

/** How the marks were made: live, corrected, suggested, declared. */
export function MarksChart({ marcas }: Pick<GraficosVista, 'marcas'>) {
  const { t } = useTranslation();
  const format = useFormat();
  const total = marcas.reduce((sum, { veces }) => sum + veces, 0);
  const live = marcas.find(({ forma }) => forma === 'directo')?.veces ?? 0;
  const most = Math.max(1, ...marcas.map(({ veces }) => veces));
  const nameOf = (forma: (typeof marcas)[number]['forma']): string => format.capitalize(t(`resumen.formas.${forma}`));
  return (
    <Figure
      title={t('resumen.marcas.titulo')}
      sentence={t('resumen.marcas.frase', { directos: format.number(live), total: format.number(total) })}
      showTable={t('resumen.mostrar.tabla')}
      showChart={t('resumen.mostrar.grafico')}
      table={
        <DataTable
          label={t('resumen.marcas.titulo')}
          head={t('resumen.marcas.que')}
          columns={[t('resumen.marcas.veces')]}
          rows={marcas.map(({ forma, veces }) => ({ key: forma, label: nameOf(forma), values: [format.number(veces)] }))}
        />
      }
    >
      <BarRows
        label={t('resumen.marcas.titulo')}
        rows={marcas.map(({ forma, veces }) => ({
          key: forma,
          label: nameOf(forma),
          value: format.number(veces),
          share: veces / most,
          kind: forma === 'directo' ? 'solid' : forma === 'corregido' ? 'ticks' : 'hollow',
        }))}
      />
    </Figure>
  );
}
