import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loader } from '@mantine/core';
import type { Editor } from '@tiptap/react';
import { ficheros } from '@jornada/contract/ficheros.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconPhoto } from '@jornada/ui/icons.ts';
import { PICTURES } from '@jornada/web/files/accepted.ts';
import { FileInput } from '@jornada/web/files/file-input.tsx';
import { useWebServices } from '@jornada/web/services.tsx';
import { useMessageOf } from '@jornada/web/use-message-of.ts';
import classes from './editor.module.css';

/** Puts a picture of this device into the text. It is uploaded at once, and belongs to the announcement once that is saved. */
export function PictureButton({ editor }: { editor: Editor }) {
  const { t } = useTranslation();
  const { client, notices } = useWebServices();
  const messageOf = useMessageOf();
  const [isBusy, setBusy] = useState(false);
  const upload = async (file: File): Promise<void> => {
    setBusy(true);
    try {
      const { id } = await client.call(ficheros.subir, {}, { file });
      editor
        .chain()
        .focus()
        .insertContent({ type: 'imagen', attrs: { ficheroId: id, alt: '' } })
        .run();
    } catch (error) {
      notices.show(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <label className={classes.pick} title={t('wiki.editor.imagen')} aria-busy={isBusy}>
      {isBusy ? <Loader size="sm" aria-label={t('wiki.editor.subiendo')} /> : <Glyph of={IconPhoto} />}
      <span className={classes.pickWord}>{t('wiki.editor.imagen')}</span>
      <FileInput accept={PICTURES} isBusy={isBusy} onFile={(file) => void upload(file)} />
    </label>
  );
}
