import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { EditorContent, useEditor } from '@tiptap/react';
import type { Idioma } from '@jornada/domain/perfil/idiomas.ts';
import type { DocumentoRico } from '@jornada/domain/wiki/documento.ts';
import { EXTENSIONS } from './extensions.ts';
import { fromDocument } from './from-document.ts';
import { toDocument } from './to-document.ts';
import { Toolbar } from './toolbar.tsx';
import classes from './editor.module.css';

type Props = { value: DocumentoRico; lang: Idioma; error: string | undefined; onChange: (documento: DocumentoRico) => void };

/** Where an announcement is written. What it holds is told as a document after each change. */
export function DocumentEditor({ value, lang, error, onChange }: Props) {
  const { t } = useTranslation();
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: fromDocument(value),
    editorProps: {
      attributes: {
        'aria-label': t('wiki.editor.etiqueta'),
        'aria-multiline': 'true',
        role: 'textbox',
        lang,
        class: classes.content ?? '',
      },
    },
    onUpdate: ({ editor: changed }) => onChange(toDocument(changed.getJSON())),
  });
  // Discarded or read again: what stands in the form is not what the editor holds.
  useEffect(() => {
    const isSame = JSON.stringify(toDocument(editor.getJSON())) === JSON.stringify(toDocument(fromDocument(value)));
    if (!isSame) editor.commands.setContent(fromDocument(value), { emitUpdate: false });
  }, [editor, value]);
  return (
    <div className={classes.editor} data-wrong={error !== undefined}>
      <Toolbar editor={editor} />
      <EditorContent editor={editor} />
      {error !== undefined && (
        <p className={classes.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
