import { useTranslation } from 'react-i18next';
import { Button, Text } from '@mantine/core';
import type { SalidaDe } from '@jornada/contract/call.ts';
import type { resumen } from '@jornada/contract/resumen.ts';
import { Buttons } from '@jornada/ui/buttons.tsx';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconCircleCheck, IconCopy, IconDownload } from '@jornada/ui/icons.ts';
import { Note } from '@jornada/ui/note.tsx';
import { Panel } from '@jornada/ui/panel.tsx';
import { Sheet } from '@jornada/ui/sheet.tsx';
import { bytesOfBase64 } from '@jornada/web/base64.ts';
import { copyText, saveFile } from '@jornada/web/native/files.ts';
import { useServices } from '../../../shared/services.tsx';

type Props = { file: SalidaDe<typeof resumen.exportar>; onClose: () => void; onAnother: () => void };

/** The exported file: its name, and the digest by which it can be recognised. */
export function SavedFile({ file, onClose, onAnother }: Props) {
  const { t } = useTranslation();
  const { notices } = useServices();
  const { nombre, tipo, contenido, sha256, filas } = file;
  const copy = async () => {
    if (await copyText(sha256)) notices.show(t('resumen.exportar.copiada'));
  };
  return (
    <Sheet
      title={t('resumen.exportar.listo')}
      closeLabel={t('resumen.cerrar')}
      onClose={onClose}
      foot={
        <Buttons>
          <Button
            variant="default"
            leftSection={<Glyph of={IconDownload} />}
            onClick={() => saveFile({ name: nombre, type: tipo, bytes: bytesOfBase64(contenido) })}
          >
            {t('resumen.exportar.guardar-otra-vez')}
          </Button>
          <Button variant="default" onClick={onAnother}>
            {t('resumen.exportar.otro')}
          </Button>
        </Buttons>
      }
    >
      <Note icon={IconCircleCheck} iconSize="md" tone="accent" words="ink" fz="md" role="status">
        {t('resumen.exportar.listo-texto', { nombre, count: filas })}
      </Note>
      <Text component="h3" size="sm" c="dimmed" fw={550} lts={0} mt="lg" mb="xxs">
        {t('resumen.exportar.huella')}
      </Text>
      <Panel as="p" small style={{ userSelect: 'all', overflowWrap: 'anywhere' }}>
        {sha256}
      </Panel>
      <Text size="sm" c="dimmed" mt="sm">
        {t('resumen.exportar.huella-texto')}
      </Text>
      <Button variant="subtle" leftSection={<Glyph of={IconCopy} size="sm" />} onClick={() => void copy()}>
        {t('resumen.exportar.copiar')}
      </Button>
    </Sheet>
  );
}
