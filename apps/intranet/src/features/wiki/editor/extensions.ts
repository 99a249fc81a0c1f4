import { Node, type Extensions } from '@tiptap/core';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { ReactNodeViewRenderer } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { isEnlaceSeguro } from '@jornada/domain/wiki/documento.ts';
import { PictureInEditor } from './picture-in-editor.tsx';

/** A picture of ours, by its id. One from elsewhere cannot be pasted: there is no way to read it from a page. */
const Picture = Node.create({
  name: 'imagen',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ ficheroId: { default: null, rendered: false }, alt: { default: '', rendered: false } }),
  renderHTML: () => ['figure'],
  addNodeView: () => ReactNodeViewRenderer(PictureInEditor),
});

/** Only what a document can hold, so that what is pasted from elsewhere becomes that or nothing. */
export const EXTENSIONS: Extensions = [
  StarterKit.configure({
    blockquote: false,
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    underline: false,
    heading: { levels: [2, 3] },
    link: {
      openOnClick: false,
      autolink: true,
      defaultProtocol: 'https',
      protocols: ['http', 'https', 'mailto', 'tel'],
      isAllowedUri: (url) => isEnlaceSeguro(url),
      HTMLAttributes: { target: null, rel: null },
    },
  }),
  Table.configure({ resizable: false }),
  TableRow,
  TableHeader,
  TableCell,
  Picture,
];
