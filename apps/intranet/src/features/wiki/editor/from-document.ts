import type { JSONContent } from '@tiptap/core';
import type { BloqueRico, DocumentoRico, Lista, TrozoRico } from '@jornada/domain/wiki/documento.ts';

const marksOf = ({ negrita, cursiva, enlace }: TrozoRico): JSONContent['marks'] => [
  ...(enlace === undefined ? [] : [{ type: 'link', attrs: { href: enlace } }]),
  ...(negrita ? [{ type: 'bold' }] : []),
  ...(cursiva ? [{ type: 'italic' }] : []),
];

const inlineOf = (trozos: readonly TrozoRico[]): JSONContent[] =>
  trozos.flatMap((trozo) =>
    trozo.texto.split('\n').flatMap((line, index): JSONContent[] => {
      const marks = marksOf(trozo) ?? [];
      const words = line === '' ? [] : [{ type: 'text', text: line, ...(marks.length > 0 && { marks }) }];
      return index === 0 ? words : [{ type: 'hardBreak' }, ...words];
    }),
  );

const paragraph = (texto: readonly TrozoRico[]): JSONContent => ({ type: 'paragraph', content: inlineOf(texto) });

const listOf = ({ numerada, puntos }: Lista): JSONContent => ({
  type: numerada ? 'orderedList' : 'bulletList',
  content: puntos.map(({ texto, lista }) => ({ type: 'listItem', content: [paragraph(texto), ...(lista ? [listOf(lista)] : [])] })),
});

function blockOf(bloque: BloqueRico): JSONContent {
  switch (bloque.tipo) {
    case 'titulo':
      return { type: 'heading', attrs: { level: bloque.nivel }, content: inlineOf(bloque.texto) };
    case 'lista':
      return listOf(bloque);
    case 'imagen':
      return { type: 'imagen', attrs: { ficheroId: bloque.ficheroId, alt: bloque.alt } };
    case 'tabla':
      return {
        type: 'table',
        content: bloque.filas.map((celdas) => ({
          type: 'tableRow',
          content: celdas.map(({ cabecera, texto }) => ({ type: cabecera ? 'tableHeader' : 'tableCell', content: [paragraph(texto)] })),
        })),
      };
    default:
      return paragraph(bloque.texto);
  }
}

/** What the editor begins with: one empty line at least, to write in. */
export const fromDocument = (documento: DocumentoRico): JSONContent => ({
  type: 'doc',
  content: documento.length === 0 ? [paragraph([])] : documento.map(blockOf),
});
