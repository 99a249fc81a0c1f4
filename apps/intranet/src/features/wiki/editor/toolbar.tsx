import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionIcon } from '@mantine/core';
import { useEditorState, type Editor } from '@tiptap/react';
import type { Icon } from '@tabler/icons-react';
import { Glyph } from '@jornada/ui/glyph.tsx';
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBold,
  IconColumnInsertRight,
  IconColumnRemove,
  IconH2,
  IconH3,
  IconItalic,
  IconLink,
  IconList,
  IconListNumbers,
  IconRowInsertBottom,
  IconRowRemove,
  IconTable,
  IconTableOff,
} from '@jornada/ui/icons.ts';
import { LinkBox } from './link-box.tsx';
import { PictureButton } from './picture-button.tsx';
import classes from './editor.module.css';

type Tool = { key: string; icon: Icon; isOn?: boolean; isOff?: boolean; run: () => void };

/** What can be done with what is marked. Each button says by `aria-pressed` whether it is so now. */
export function Toolbar({ editor }: { editor: Editor }) {
  const { t } = useTranslation();
  const [isLinking, setLinking] = useState(false);
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      h2: now.isActive('heading', { level: 2 }),
      h3: now.isActive('heading', { level: 3 }),
      list: now.isActive('bulletList'),
      numbers: now.isActive('orderedList'),
      link: now.isActive('link'),
      table: now.isActive('table'),
      canUndo: now.can().undo(),
      canRedo: now.can().redo(),
    }),
  });
  const edit = () => editor.chain().focus();
  const groups: Tool[][] = [
    [
      { key: 'negrita', icon: IconBold, isOn: on.bold, run: () => edit().toggleBold().run() },
      { key: 'cursiva', icon: IconItalic, isOn: on.italic, run: () => edit().toggleItalic().run() },
    ],
    [
      { key: 'titulo', icon: IconH2, isOn: on.h2, run: () => edit().toggleHeading({ level: 2 }).run() },
      { key: 'subtitulo', icon: IconH3, isOn: on.h3, run: () => edit().toggleHeading({ level: 3 }).run() },
    ],
    [
      { key: 'lista', icon: IconList, isOn: on.list, run: () => edit().toggleBulletList().run() },
      { key: 'numeros', icon: IconListNumbers, isOn: on.numbers, run: () => edit().toggleOrderedList().run() },
    ],
    [
      { key: 'enlace', icon: IconLink, isOn: on.link, run: () => setLinking(!isLinking) },
      {
        key: 'tabla',
        icon: IconTable,
        isOn: on.table,
        isOff: on.table,
        run: () => edit().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
      },
    ],
    [
      { key: 'deshacer', icon: IconArrowBackUp, isOff: !on.canUndo, run: () => edit().undo().run() },
      { key: 'rehacer', icon: IconArrowForwardUp, isOff: !on.canRedo, run: () => edit().redo().run() },
    ],
  ];
  const table: Tool[] = [
    { key: 'fila-mas', icon: IconRowInsertBottom, run: () => edit().addRowAfter().run() },
    { key: 'fila-menos', icon: IconRowRemove, run: () => edit().deleteRow().run() },
    { key: 'columna-mas', icon: IconColumnInsertRight, run: () => edit().addColumnAfter().run() },
    { key: 'columna-menos', icon: IconColumnRemove, run: () => edit().deleteColumn().run() },
    { key: 'tabla-menos', icon: IconTableOff, run: () => edit().deleteTable().run() },
  ];
  return (
    <div className={classes.bar}>
      <div className={classes.tools} role="toolbar" aria-label={t('wiki.editor.herramientas')}>
        {groups.map((tools) => (
          <ToolGroup key={tools[0]?.key} of={tools} />
        ))}
        <PictureButton editor={editor} />
      </div>
      {on.table && (
        <div className={classes.tools} role="toolbar" aria-label={t('wiki.editor.tabla')}>
          <ToolGroup of={table} />
        </div>
      )}
      {isLinking && <LinkBox editor={editor} onDone={() => setLinking(false)} />}
    </div>
  );
}

function ToolGroup({ of }: { of: readonly Tool[] }) {
  const { t } = useTranslation();
  return (
    <span className={classes.group}>
      {of.map(({ key, icon, isOn, isOff = false, run }) => (
        <ActionIcon
          key={key}
          aria-label={t(`wiki.editor.${key}` as 'wiki.editor.negrita')}
          title={t(`wiki.editor.${key}` as 'wiki.editor.negrita')}
          aria-pressed={isOn}
          disabled={isOff}
          // The place in the text is kept.
          onMouseDown={(event) => event.preventDefault()}
          onClick={run}
        >
          <Glyph of={icon} />
        </ActionIcon>
      ))}
    </span>
  );
}
