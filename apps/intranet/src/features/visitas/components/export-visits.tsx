import { useTranslation } from 'react-i18next';
import { Button } from '@mantine/core';
import type { EntradaDe } from '@jornada/contract/call.ts';
import { exporteVisitas, visitas } from '@jornada/contract/visitas/calls.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconDownload } from '@jornada/ui/icons.ts';
import { useSend } from '@jornada/web/calls.ts';
import { withoutEmpty, type Loose } from '@jornada/web/list/use-list.ts';
import { downloadFrom } from '@jornada/web/native/files.ts';
import { useSession, useWebServices } from '@jornada/web/services.tsx';
import { useMessageOf } from '@jornada/web/use-message-of.ts';

/** The visits that show, as a file. */
export function ExportVisits({ filters }: { filters: Loose<EntradaDe<typeof visitas.exportar>> }) {
  const { t } = useTranslation();
  const { notices } = useWebServices();
  const { instanceUrl } = useSession();
  const messageOf = useMessageOf();
  const exporting = useSend(visitas.exportar);
  const fetchFile = (): void =>
    exporting.mutate(withoutEmpty(filters), {
      // The link works once.
      onSuccess: ({ token }) =>
        downloadFrom(`${instanceUrl ?? ''}${exporteVisitas.descargar.path}?${new URLSearchParams({ token }).toString()}`),
      onError: (error) => notices.show(messageOf(error)),
    });
  return (
    <Button variant="default" leftSection={<Glyph of={IconDownload} size="sm" />} loading={exporting.isPending} onClick={fetchFile}>
      {t('visitas.gestion.exportar')}
    </Button>
  );
}
