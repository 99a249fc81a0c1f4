import { expect, it } from 'vitest';
import type { DocumentoRico } from '@jornada/domain/wiki/documento.ts';
import { asLink } from './as-link.ts';
import { fromDocument } from './from-document.ts';
import { toDocument } from './to-document.ts';

const text = (words: string, ...marks: object[]) => ({ type: 'text', text: words, ...(marks.length > 0 && { marks }) });
const paragraph = (...content: object[]) => ({ type: 'paragraph', content });

it('what was written is what is read again', () => {
  const documento: DocumentoRico = [
    { tipo: 'titulo', nivel: 3, texto: [{ texto: 'Título' }] },
    {
      tipo: 'parrafo',
      texto: [{ texto: 'a\nb ' }, { texto: 'c\n', negrita: true, cursiva: true, enlace: 'https://a.es' }, { texto: 'd' }],
    },
    { tipo: 'parrafo', texto: [] },
    {
      tipo: 'lista',
      numerada: true,
      puntos: [
        { texto: [{ texto: 'x' }], lista: { tipo: 'lista', numerada: false, puntos: [{ texto: [{ texto: 'y' }] }] } },
        { texto: [] },
      ],
    },
    { tipo: 'imagen', ficheroId: 4, alt: 'Puerta' },
    { tipo: 'tabla', filas: [[{ cabecera: true, texto: [{ texto: 'A' }] }], [{ cabecera: false, texto: [] }]] },
  ];
  expect(toDocument(fromDocument(documento))).toEqual(documento);
});

it('nothing written yet is a line to write in', () => {
  expect(fromDocument([])).toEqual({ type: 'doc', content: [{ type: 'paragraph', content: [] }] });
  expect(toDocument(fromDocument([]))).toEqual([]);
});

it('of what was pasted only what a document holds is left', () => {
  const list = (level: number): object => ({
    type: 'bulletList',
    content: [{ type: 'listItem', content: [paragraph(text(`n${level}`)), ...(level < 5 ? [list(level + 1)] : [])] }],
  });
  const cell = (type: string, ...content: object[]) => ({ type, content });
  expect(
    toDocument({
      type: 'doc',
      content: [
        { type: 'iframe', attrs: { src: 'https://evil.example' } },
        { type: 'imagen', attrs: { ficheroId: 'https://evil.example/p.png', alt: 'x' } },
        paragraph(text('a', { type: 'link', attrs: { href: 'javascript:alert(1)' } }), text('b', { type: 'highlight' })),
        {
          type: 'table',
          content: [
            { type: 'tableRow', content: [cell('tableHeader', paragraph(text('1')), paragraph(text('2'))), cell('tableCell')] },
            { type: 'tableRow', content: [cell('tableCell')] },
          ],
        },
        paragraph(),
      ],
    }),
  ).toEqual([
    { tipo: 'parrafo', texto: [{ texto: 'ab' }] },
    {
      tipo: 'tabla',
      filas: [
        [
          { cabecera: true, texto: [{ texto: '1\n2' }] },
          { cabecera: false, texto: [] },
        ],
        [
          { cabecera: false, texto: [] },
          { cabecera: false, texto: [] },
        ],
      ],
    },
  ]);
  // Points that lie too deep stand on the deepest level.
  const [deep] = toDocument({ type: 'doc', content: [list(1)] });
  expect(deep).toMatchObject({
    puntos: [
      {
        lista: {
          puntos: [{ lista: { puntos: [{ texto: [{ texto: 'n3' }] }, { texto: [{ texto: 'n4' }] }, { texto: [{ texto: 'n5' }] }] } }],
        },
      },
    ],
  });
});

it.each([
  ['aurora.es', 'https://aurora.es'],
  ['aurora.es:8080/a', 'https://aurora.es:8080/a'],
  [' https://aurora.es ', 'https://aurora.es'],
  ['ana@aurora.es', 'mailto:ana@aurora.es'],
  ['+34 612 40 18 77', 'tel:+34612401877'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
])('%s is typed for %s', (typed, link) => expect(asLink(typed)).toBe(link));
