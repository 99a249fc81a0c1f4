import { useTranslation } from 'react-i18next';
import { Button, Stack } from '@mantine/core';
import { exporteInforme, informeProyectos } from '@jornada/contract/informe-proyectos/calls.ts';
import { FORMATOS_INFORME, type FormatoInforme } from '@jornada/domain/informe-proyectos/modelo.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconFileTypeCsv, IconFileTypePdf, IconTable } from '@jornada/ui/icons.ts';
import { useSend } from '@jornada/web/calls.ts';
import { Aside } from '@jornada/web/list/aside.tsx';
import { downloadFrom } from '@jornada/web/native/files.ts';
import { useSession, useWebServices } from '@jornada/web/services.tsx';
import { useMessageOf } from '@jornada/web/use-message-of.ts';
import type { ReportAsked } from './report-controls.tsx';

const ICONS = { xlsx: IconTable, csv: IconFileTypeCsv, pdf: IconFileTypePdf } as const;

/** The report that shows as a file. */
export function ExportAside({ asked, onClose }: { asked: ReportAsked; onClose: () => void }) {
  const { t } = useTranslation();
  const { notices } = useWebServices();
  const { instanceUrl } = useSession();
  const messageOf = useMessageOf();
  const exporting = useSend(informeProyectos.exportar);
  const fetchFile = (formato: FormatoInforme): void =>
    exporting.mutate(
      { ...asked, formato },
      {
        // The link works once.
        onSuccess: ({ token }) =>
          downloadFrom(`${instanceUrl ?? ''}${exporteInforme.descargar.path}?${new URLSearchParams({ token }).toString()}`),
        onError: (error) => notices.show(messageOf(error)),
      },
    );
  return (
    <Aside title={t('informe-proyectos.exportar')} onClose={onClose}>
      <Stack gap="sm" align="stretch">
        {FORMATOS_INFORME.map((formato) => (
          <Button
            key={formato}
            variant="default"
            leftSection={<Glyph of={ICONS[formato]} size="sm" />}
            loading={exporting.isPending && exporting.variables?.formato === formato}
            onClick={() => fetchFile(formato)}
          >
            {t(`informe-proyectos.formatos.${formato}`)}
          </Button>
        ))}
      </Stack>
    </Aside>
  );
}
