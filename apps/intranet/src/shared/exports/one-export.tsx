import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Stack } from '@mantine/core';
import { exporteGeneral, type exportes } from '@jornada/contract/exportes/calls.ts';
import type { inspeccion } from '@jornada/contract/inspeccion/calls.ts';
import type { ExporteVista } from '@jornada/contract/exportes/vistas.ts';
import { Facts } from '@jornada/ui/facts.tsx';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconAlertTriangle, IconDownload } from '@jornada/ui/icons.ts';
import { Notice } from '@jornada/ui/notice.tsx';
import { useSend } from '@jornada/web/calls.ts';
import { Aside } from '@jornada/web/list/aside.tsx';
import { Section } from '@jornada/web/list/section.tsx';
import { downloadFrom } from '@jornada/web/native/files.ts';
import { useSession, useWebServices } from '@jornada/web/services.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { useMessageOf } from '@jornada/web/use-message-of.ts';
import { ExportState } from './export-state.tsx';
import { usePeriod } from './use-period.ts';

type Props = {
  exporte: ExporteVista;
  /** The call that answers where to fetch it. */
  link: typeof exportes.enlace | typeof inspeccion.enlace;
  /** How to delete it, for those who may. */
  remove?: ReactNode;
  onClose: () => void;
};

/** One export: what is in it, how far it is, its digests, and the button that fetches it. */
export function OneExport({ exporte, link: linkCall, remove, onClose }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const { notices } = useWebServices();
  const { instanceUrl } = useSession();
  const messageOf = useMessageOf();
  const periodOf = usePeriod();
  const { id, clase, centro, plantilla, idioma, pedido, caduca, problema, archivo } = exporte;
  const link = useSend(linkCall as typeof exportes.enlace, { waits: false });
  const at = (instant: string): string => `${format.date(format.dayOf(instant), 'day')}, ${format.hour(instant)}`;
  const fetchIt = (): void =>
    link.mutate(
      { id },
      {
        // The link works once.
        onSuccess: ({ token }) =>
          downloadFrom(`${instanceUrl ?? ''}${exporteGeneral.descargar.path}?${new URLSearchParams({ token }).toString()}`),
        onError: (error) => notices.show(messageOf(error)),
      },
    );
  return (
    <Aside title={t(`exportes.clases.${clase}`)} note={periodOf(exporte)} onClose={onClose}>
      <Stack gap="lg">
        <Facts
          items={[
            [t('exportes.estado'), <ExportState key="estado" exporte={exporte} />],
            ...(clase === 'auditoria' ? [] : [[t('exportes.centro'), centro?.nombre ?? t('exportes.todos')] as const]),
            ...(plantilla === null ? [] : [[t('exportes.plantilla'), plantilla] as const]),
            [t('exportes.idioma'), t(`personas.idiomas.${idioma}`)],
            [t('exportes.pedida'), at(pedido)],
            ...(caduca === null ? [] : [[t('exportes.caduca'), at(caduca)] as const]),
          ]}
        />
        {problema !== null && (
          <Notice icon={IconAlertTriangle} tone="bad" title={t('exportes.estados.fallido')}>
            {t(`exportes.problemas.${problema}`)}
          </Notice>
        )}
        {archivo && (
          <>
            <Button leftSection={<Glyph of={IconDownload} size="sm" />} loading={link.isPending} onClick={fetchIt}>
              {t('exportes.descargar', { tamano: format.fileSize(archivo.bytes) })}
            </Button>
            <Section title={t('exportes.contenido')} note={t('exportes.contenido-nota')}>
              <Facts
                items={archivo.ficheros.map(({ nombre, sha256 }) => [nombre, <code key="sha">{`${sha256.slice(0, 16)}…`}</code>] as const)}
              />
            </Section>
          </>
        )}
        {remove}
      </Stack>
    </Aside>
  );
}
