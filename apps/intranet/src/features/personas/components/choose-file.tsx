import { useTranslation } from 'react-i18next';
import { Button } from '@mantine/core';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconDownload } from '@jornada/ui/icons.ts';
import { Problem } from '../../../platform/parts.tsx';
import { saveTemplate } from '../model/import-files.ts';
import { FileButton } from './file-button.tsx';
import classes from '../import.module.css';

/** What a file has to be like, a template, and the way to choose one. It may also be dropped here. */
export function ChooseFile({ isBusy, error, onFile }: { isBusy: boolean; error: unknown; onFile: (file: File) => void }) {
  const { t } = useTranslation();
  return (
    <div
      className={classes.choose}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        const [file] = event.dataTransfer.files;
        if (file && !isBusy) onFile(file);
      }}
    >
      <h2>{t('personas.importar.elige.titulo')}</h2>
      <p>{t('personas.importar.elige.texto')}</p>
      <p>{t('personas.importar.elige.nada')}</p>
      <Problem error={error} />
      <div className={classes.ways}>
        <FileButton isMain label={t('personas.importar.elige.boton')} isBusy={isBusy} onFile={onFile} />
        <Button variant="default" leftSection={<Glyph of={IconDownload} />} onClick={() => saveTemplate(t)}>
          {t('personas.importar.plantilla')}
        </Button>
      </div>
    </div>
  );
}
