import { useTranslation } from 'react-i18next';
import { UnstyledButton } from '@mantine/core';
import type { AnoRetribuidoVista } from '@jornada/contract/retribuciones/calls.ts';
import { DataTable } from '@jornada/ui/chart/data-table.tsx';
import { usePayWords } from '../use-pay-words.ts';

type Props = { of: AnoRetribuidoVista; onChoose: (mes: number) => void };

/** The year as a table: the same as the chart, and for whoever reads it aloud. */
export function YearTable({ of: { ano, meses, sumas }, onChoose }: Props) {
  const { t } = useTranslation();
  const words = usePayWords();
  const hasOthers = sumas.otrasDeducciones !== 0 || meses.some(({ otrasDeducciones }) => otrasDeducciones !== 0);
  const valuesOf = ({ bruto, seguridadSocial, irpf, otrasDeducciones, neto }: Omit<typeof sumas, 'mensuales' | 'extras'>) =>
    [bruto, -seguridadSocial, -irpf, ...(hasOthers ? [-otrasDeducciones] : []), neto].map(words.amount);
  return (
    <DataTable
      label={t('retribuciones.tabla.titulo', { ano })}
      head={t('retribuciones.tabla.mes')}
      columns={[
        t('retribuciones.bruto'),
        t('retribuciones.seg-social'),
        t('retribuciones.motivos.irpf'),
        ...(hasOthers ? [t('retribuciones.otras-corto')] : []),
        t('retribuciones.neto-titulo'),
      ]}
      rows={meses.map((month) => ({
        key: String(month.mes),
        label: (
          <UnstyledButton onClick={() => onChoose(month.mes)} fz="inherit">
            {words.monthTitle(month.mes)}
            {month.conExtra && (
              <>
                {' '}
                <small>{t('retribuciones.con-la-extra')}</small>
              </>
            )}
          </UnstyledButton>
        ),
        values: valuesOf(month),
      }))}
      total={{ key: 'total', label: String(ano), values: valuesOf(sumas) }}
    />
  );
}
