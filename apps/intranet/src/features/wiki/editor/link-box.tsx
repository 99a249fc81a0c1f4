import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, TextInput } from '@mantine/core';
import type { Editor } from '@tiptap/react';
import { isEnlaceSeguro } from '@jornada/domain/wiki/documento.ts';
import { asLink } from './as-link.ts';
import classes from './editor.module.css';

/** Where what is marked leads to. Without something marked, the address itself is written. */
export function LinkBox({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const { t } = useTranslation();
  const { href: linked } = editor.getAttributes('link') as { href?: unknown };
  const before = typeof linked === 'string' ? linked : '';
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const [typed, setTyped] = useState(before);
  const [isWrong, setWrong] = useState(false);
  const set = (): void => {
    const href = asLink(typed);
    if (!isEnlaceSeguro(href)) return setWrong(true);
    const chain = editor.chain().focus().extendMarkRange('link');
    const isBare = editor.state.selection.empty && before === '';
    if (isBare) chain.insertContent({ type: 'text', text: typed.trim(), marks: [{ type: 'link', attrs: { href } }] }).run();
    else chain.setLink({ href }).run();
    onDone();
  };
  const remove = (): void => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onDone();
  };
  return (
    <div className={classes.link}>
      <TextInput
        label={t('wiki.editor.direccion')}
        description={t('wiki.editor.direccion-nota')}
        type="text"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        maxLength={2000}
        ref={field}
        value={typed}
        error={isWrong ? t('wiki.editor.direccion-no') : undefined}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setWrong(false);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onDone();
          if (event.key !== 'Enter') return;
          // It stands within the form of the announcement.
          event.preventDefault();
          set();
        }}
      />
      <Button variant="default" onClick={set}>
        {t('wiki.editor.poner')}
      </Button>
      {before !== '' && (
        <Button variant="default" onClick={remove}>
          {t('wiki.editor.quitar-enlace')}
        </Button>
      )}
    </div>
  );
}
