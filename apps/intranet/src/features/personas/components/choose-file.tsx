import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Textarea } from '@mantine/core';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconDownload, IconUpload } from '@jornada/ui/icons.ts';
import { FileButton } from '@jornada/web/files/file-button.tsx';
import { Actions } from '@jornada/web/form/problem.tsx';
import { ACCEPTED } from '../../../shared/list-files/list-files.ts';
import { useOpciones } from '../api.ts';
import { saveTemplate } from '../model/import-files.ts';
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

/** A list that is pasted from a spreadsheet: it is read like a file. */
function PasteList({ isBusy, onFile }: { isBusy: boolean; onFile: (file: File) => void }) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  return (
    <>
      <Textarea
        mt="lg"
        mb="sm"
        rows={5}
        label={t('personas.importar.pegar.titulo')}
        description={t('personas.importar.pegar.texto')}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button
        variant="default"
        disabled={text.trim() === ''}
        loading={isBusy}
        onClick={() => onFile(new File([text], t('personas.importar.pegar.nombre'), { type: 'text/plain' }))}
      >
        {t('personas.importar.pegar.boton')}
      </Button>
    </>
  );
}
