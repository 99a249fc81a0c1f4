import { useTranslation } from 'react-i18next';
import { NativeSelect } from '@mantine/core';
import { useWebServices } from '@jornada/web/services.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { ChooseListFile } from '../../../shared/list-files/choose-list-file.tsx';
import { savePayTemplate } from '../model/pay-file.ts';
import { usePayNames } from '../use-pay-names.ts';

type Month = { ano: number; mes: number };
type Props = {
  /** The month of lines that say none; null: each line says its own. */
  month: Month | null;
  onMonth: (month: Month | null) => void;
  isBusy: boolean;
  error: unknown;
  onFile: (file: File) => void;
};
const MONTHS_BACK = 13;

/** What a file is like, the month that it is for, and the button to choose one. A file can also be dropped here. */
export function ChoosePayFile({ month, onMonth, ...props }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const names = usePayNames();
  const { clock } = useWebServices();
  const now = Temporal.PlainDate.from(format.dayOf(clock.now())).toPlainYearMonth();
  const months = Array.from({ length: MONTHS_BACK + 2 }, (_, index) => now.add({ months: 1 - index }));
  return (
    <ChooseListFile
      words={{
        title: t('retribuciones.importar.elige'),
        notes: [
          t('retribuciones.importar.elige-texto'),
          t('retribuciones.importar.elige-lineas'),
          t('retribuciones.importar.nada-todavia'),
        ],
        choose: t('retribuciones.importar.boton'),
        template: t('retribuciones.importar.plantilla'),
      }}
      onTemplate={() => savePayTemplate(t)}
      {...props}
    >
      <NativeSelect
        label={t('retribuciones.importar.mes')}
        value={month ? `${month.ano}-${month.mes}` : ''}
        data={[
          { value: '', label: t('retribuciones.importar.mes-de-cada-linea') },
          ...months.map((one) => ({ value: `${one.year}-${one.month}`, label: names.month(one.year, one.month) })),
        ]}
        onChange={({ currentTarget: { value } }) => {
          const [ano = 0, mes = 0] = value.split('-').map(Number);
          onMonth(value === '' ? null : { ano, mes });
        }}
      />
    </ChooseListFile>
  );
}
