import type { JSONContent } from '@tiptap/core';
import {
  isEnlaceSeguro,
  LIMITES_DOCUMENTO,
  type BloqueRico,
  type CeldaDeTabla,
  type DocumentoRico,
  type Lista,
  type PuntoDeLista,
  type TrozoRico,
} from '@jornada/domain/wiki/documento.ts';

const childrenOf = ({ content }: JSONContent): JSONContent[] => content ?? [];

function runOf({ type, text = '', marks = [] }: JSONContent): TrozoRico[] {
  if (type === 'hardBreak') return [{ texto: '\n' }];
  if (type !== 'text' || text === '') return [];
  const has = (mark: string): boolean => marks.some((one) => one.type === mark);
  const href: unknown = marks.find((one) => one.type === 'link')?.attrs?.['href'];
  return [
    {
      texto: text,
      ...(has('bold') && { negrita: true as const }),
      ...(has('italic') && { cursiva: true as const }),
      ...(typeof href === 'string' && isEnlaceSeguro(href) && { enlace: href }),
    },
  ];
}

const look = ({ negrita, cursiva, enlace }: TrozoRico): string => JSON.stringify([negrita, cursiva, enlace]);

/** Runs of one look are one. A line break takes the look of what stands before it. */
function joined(runs: readonly TrozoRico[]): TrozoRico[] {
  const whole: TrozoRico[] = [];
  for (const run of runs) {
    const last = whole.at(-1);
    if (last && (run.texto === '\n' || look(last) === look(run))) last.texto += run.texto;
    else whole.push({ ...run });
  }
  return whole;
}

/** The words of a block; several paragraphs in one place, as in a cell, are lines. */
function wordsOf(node: JSONContent): TrozoRico[] {
  const parts = childrenOf(node);
  if (!parts.some(({ type }) => type === 'paragraph' || type === 'heading')) return joined(parts.flatMap(runOf));
  const lines = parts.filter(({ content }) => content !== undefined);
  return joined(lines.flatMap((line, index) => [...(index > 0 ? [{ texto: '\n' }] : []), ...childrenOf(line).flatMap(runOf)]));
}

const isList = ({ type }: JSONContent): boolean => type === 'bulletList' || type === 'orderedList';

/** A list; deeper than a document holds, its points stand on the deepest level. */
function listOf(node: JSONContent, level: number): Lista {
  const points = childrenOf(node).flatMap((item): PuntoDeLista[] => {
    const texto = wordsOf({ content: childrenOf(item).filter((one) => !isList(one)) });
    const inner = childrenOf(item).filter(isList);
    const lists = inner.map((one) => listOf(one, level + 1));
    const [first] = lists;
    const below = lists.flatMap(({ puntos }) => puntos);
    if (!first) return [{ texto }];
    return level < LIMITES_DOCUMENTO.niveles ? [{ texto, lista: { ...first, puntos: below } }] : [{ texto }, ...below];
  });
  return { tipo: 'lista', numerada: node.type === 'orderedList', puntos: points };
}

const cellOf = (cell: JSONContent): CeldaDeTabla => ({ cabecera: cell.type === 'tableHeader', texto: wordsOf(cell) });

function blockOf(node: JSONContent): BloqueRico[] {
  if (isList(node)) return [listOf(node, 1)];
  switch (node.type) {
    case 'heading':
      return [{ tipo: 'titulo', nivel: node.attrs?.['level'] === 3 ? 3 : 2, texto: wordsOf(node) }];
    case 'paragraph':
      return [{ tipo: 'parrafo', texto: wordsOf(node) }];
    case 'imagen': {
      const { ficheroId, alt } = node.attrs ?? {};
      return typeof ficheroId === 'number' ? [{ tipo: 'imagen', ficheroId, alt: String(alt ?? '').slice(0, 300) }] : [];
    }
    case 'table': {
      const filas = childrenOf(node).map((row) => childrenOf(row).map(cellOf));
      const columns = Math.max(0, ...filas.map(({ length }) => length));
      // What was pasted may have cells that reach over several columns.
      return columns === 0
        ? []
        : [{ tipo: 'tabla', filas: filas.map((fila) => [...fila, ...Array.from({ length: columns - fila.length }, emptyCell)]) }];
    }
    default:
      return [];
  }
}
const emptyCell = (): CeldaDeTabla => ({ cabecera: false, texto: [] });

const isBlank = (bloque: BloqueRico | undefined): boolean => bloque?.tipo === 'parrafo' && bloque.texto.length === 0;

/** What the editor holds, as a document. Empty lines at the end are left out. */
export function toDocument(doc: JSONContent): DocumentoRico {
  const bloques = childrenOf(doc).flatMap(blockOf);
  while (isBlank(bloques.at(-1))) bloques.pop();
  return bloques;
}
