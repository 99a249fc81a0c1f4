import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Textarea } from '@mantine/core';

/** A list that is pasted from a spreadsheet: it is read like a file. */
export function PasteList({ isBusy, onFile }: { isBusy: boolean; onFile: (file: File) => void }) {
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
