import { useTranslation } from 'react-i18next';
import { Button } from '@mantine/core';
import type { SalidaDe } from '@jornada/contract/call.ts';
import type { resumen } from '@jornada/contract/resumen.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconCircleCheck, IconCopy, IconDownload } from '@jornada/ui/icons.ts';
import { Sheet } from '@jornada/ui/sheet.tsx';
import { bytesOf, copyText, saveFile } from '@jornada/web/native/files.ts';
import { useServices } from '../../../shared/services.tsx';
import classes from '../sheets.module.css';

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
        <div className={classes.buttons}>
          <Button
            variant="default"
            leftSection={<Glyph of={IconDownload} />}
            onClick={() => saveFile({ name: nombre, type: tipo, bytes: bytesOf(contenido) })}
          >
            {t('resumen.exportar.guardar-otra-vez')}
          </Button>
          <Button variant="default" onClick={onAnother}>
            {t('resumen.exportar.otro')}
          </Button>
        </div>
      }
    >
      <p className={classes.done} role="status">
        <Glyph of={IconCircleCheck} />
        <span>{t('resumen.exportar.listo-texto', { nombre, count: filas })}</span>
      </p>
      <h3 className={classes.label}>{t('resumen.exportar.huella')}</h3>
      <p className={classes.digest}>{sha256}</p>
      <p className={classes.hint}>{t('resumen.exportar.huella-texto')}</p>
      <Button variant="subtle" leftSection={<Glyph of={IconCopy} size="sm" />} onClick={() => void copy()}>
        {t('resumen.exportar.copiar')}
      </Button>
    </Sheet>
  );
}
