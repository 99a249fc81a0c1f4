import { useTranslation } from 'react-i18next';
import { Box, Button, NativeSelect, Stack, Text } from '@mantine/core';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconDownload, IconUpload } from '@jornada/ui/icons.ts';
import { FileButton } from '@jornada/web/files/file-button.tsx';
import { Actions } from '@jornada/web/form/problem.tsx';
import { useWebServices } from '@jornada/web/services.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { ACCEPTED } from '../../../shared/list-files/list-files.ts';
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
export function ChoosePayFile({ month, onMonth, isBusy, error, onFile }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const names = usePayNames();
  const { clock } = useWebServices();
  const now = Temporal.PlainDate.from(format.dayOf(clock.now())).toPlainYearMonth();
  const months = Array.from({ length: MONTHS_BACK + 2 }, (_, index) => now.add({ months: 1 - index }));
  return (
    <Box
      maw="40rem"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        const [file] = event.dataTransfer.files;
        if (file && !isBusy) onFile(file);
      }}
    >
      <Stack gap="md">
        <h2>{t('retribuciones.importar.elige')}</h2>
        <Text c="dimmed">{t('retribuciones.importar.elige-texto')}</Text>
        <Text c="dimmed">{t('retribuciones.importar.elige-lineas')}</Text>
        <Text c="dimmed">{t('retribuciones.importar.nada-todavia')}</Text>
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
        <Actions error={error}>
          <FileButton
            accept={ACCEPTED}
            variant="filled"
            leftSection={<Glyph of={IconUpload} />}
            label={t('retribuciones.importar.boton')}
            isBusy={isBusy}
            onFile={onFile}
          />
          <Button variant="default" leftSection={<Glyph of={IconDownload} />} onClick={() => savePayTemplate(t)}>
            {t('retribuciones.importar.plantilla')}
          </Button>
        </Actions>
      </Stack>
    </Box>
  );
}
