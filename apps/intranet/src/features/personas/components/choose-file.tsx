import { useTranslation } from 'react-i18next';
import { Button } from '@mantine/core';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconDownload, IconUpload } from '@jornada/ui/icons.ts';
import { Actions } from '@jornada/web/form/problem.tsx';
import { useOpciones } from '../api.ts';
import { saveTemplate } from '../model/import-files.ts';
import { ACCEPTED } from '../../../shared/list-files/list-files.ts';
import { PasteList } from './paste-list.tsx';
import { FileButton } from '@jornada/web/files/file-button.tsx';
import classes from '../import.module.css';

type Options = ReturnType<typeof useOpciones>['data'];

/** Example names from the company's data. In a new company nobody can be a manager yet, so that cell is empty. */
const namesOf = (options: Options) =>
  options && {
    centro: options.centros[0]?.nombre,
    horario: options.horarios[0]?.nombre,
    departamento: options.departamentos[0]?.nombre ?? '',
    responsable: options.responsables[0]?.nombre ?? '',
  };

/** The format of a file, a template, and the button to choose one. A file can also be dropped here. */
export function ChooseFile({ isBusy, error, onFile }: { isBusy: boolean; error: unknown; onFile: (file: File) => void }) {
  const { t } = useTranslation();
  const { data } = useOpciones();
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
      <p>{t('personas.importar.elige.contratos')}</p>
      <p>{t('personas.importar.elige.nada')}</p>
      <Actions error={error}>
        <FileButton
          accept={ACCEPTED}
          leftSection={<Glyph of={IconUpload} />}
          variant="filled"
          label={t('personas.importar.elige.boton')}
          isBusy={isBusy}
          onFile={onFile}
        />
        <Button variant="default" leftSection={<Glyph of={IconDownload} />} onClick={() => saveTemplate(t, namesOf(data) ?? {})}>
          {t('personas.importar.plantilla')}
        </Button>
      </Actions>
      <PasteList isBusy={isBusy} onFile={onFile} />
    </div>
  );
}
