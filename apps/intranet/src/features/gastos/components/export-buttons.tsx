import { useTranslation } from 'react-i18next';
import { Button, Group } from '@mantine/core';
import type { EntradaDe } from '@jornada/contract/call.ts';
import { exporteGastos, gastos } from '@jornada/contract/gastos/calls.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconDownload } from '@jornada/ui/icons.ts';
import { useSend } from '@jornada/web/calls.ts';
import { downloadFrom } from '@jornada/web/native/files.ts';
import { useSession, useWebServices } from '@jornada/web/services.tsx';
import { useMessageOf } from '@jornada/web/use-message-of.ts';

type Filters = Omit<EntradaDe<typeof gastos.exportar>, 'formato'>;

const FORMATS = ['xlsx', 'csv'] as const;

/** The expenses that show, as far as they are booked, as a file for the accounting: one line for each rate of VAT. */
export function ExportButtons({ filters }: { filters: Filters }) {
  const { t } = useTranslation();
  const { notices } = useWebServices();
  const { instanceUrl } = useSession();
  const messageOf = useMessageOf();
  const exporting = useSend(gastos.exportar);
  const fetchFile = (formato: (typeof FORMATS)[number]): void =>
    exporting.mutate(
      { ...filters, formato },
      {
        // The link works once.
        onSuccess: ({ token }) =>
          downloadFrom(`${instanceUrl ?? ''}${exporteGastos.descargar.path}?${new URLSearchParams({ token }).toString()}`),
        onError: (error) => notices.show(messageOf(error)),
      },
    );
  return (
    <Group gap="xs" role="group" aria-label={t('gastos.pagos.exportar')}>
      {FORMATS.map((formato) => (
        <Button
          key={formato}
          variant="default"
          leftSection={<Glyph of={IconDownload} size="sm" />}
          loading={exporting.isPending && exporting.variables?.formato === formato}
          onClick={() => fetchFile(formato)}
        >
          {t(`gastos.pagos.formatos.${formato}`)}
        </Button>
      ))}
    </Group>
  );
}
