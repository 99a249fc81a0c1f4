import { useTranslation } from 'react-i18next';
import { UnstyledButton } from '@mantine/core';
import type { AnoRetribuidoVista } from '@jornada/contract/retribuciones/calls.ts';
import { DataTable } from '@jornada/ui/chart/data-table.tsx';
import { usePayWords } from '../use-pay-words.ts';

/** `onChoose`: left out where only a screen reader has it, as nobody would see what has the focus. */
type Props = { of: AnoRetribuidoVista; onChoose: ((mes: number) => void) | undefined };

/** The year as a table: the same as the chart, and for those who have it read aloud. */
export function YearTable({ of: { ano, meses, sumas }, onChoose }: Props) {
  const { t } = useTranslation();
  const words = usePayWords();
  const hasOthers = sumas.otrasDeducciones !== 0 || meses.some(({ otrasDeducciones }) => otrasDeducciones !== 0);
  const valuesOf = ({ bruto, seguridadSocial, irpf, otrasDeducciones, neto }: Omit<typeof sumas, 'mensuales' | 'extras'>) =>
    [bruto, -seguridadSocial, -irpf, ...(hasOthers ? [-otrasDeducciones] : []), neto].map(words.amount);
  const nameOf = ({ mes, conExtra }: AnoRetribuidoVista['meses'][number]) => (
    <>
      {words.monthTitle(mes)} {conExtra && <small>{t('retribuciones.con-la-extra')}</small>}
    </>
  );
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
        label: onChoose ? (
          <UnstyledButton onClick={() => onChoose(month.mes)} fz="inherit">
            {nameOf(month)}
          </UnstyledButton>
        ) : (
          nameOf(month)
        ),
        values: valuesOf(month),
      }))}
      total={{ key: 'total', label: String(ano), values: valuesOf(sumas) }}
    />
  );
}
