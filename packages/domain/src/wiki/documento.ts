/** A run of words with the same look. A line break is a `\n` in it. */
export type TrozoRico = { texto: string; negrita?: true | undefined; cursiva?: true | undefined; enlace?: string | undefined };
/** An entry of a list, and the list below it. */
export type PuntoDeLista = { texto: TrozoRico[]; lista?: Lista | undefined };
export type Lista = { tipo: 'lista'; numerada: boolean; puntos: PuntoDeLista[] };
export type CeldaDeTabla = { texto: TrozoRico[]; cabecera: boolean };
export type BloqueRico =
  | { tipo: 'titulo'; nivel: 2 | 3; texto: TrozoRico[] }
  | { tipo: 'parrafo'; texto: TrozoRico[] }
  | Lista
  | { tipo: 'imagen'; ficheroId: number; alt: string }
  | { tipo: 'tabla'; filas: CeldaDeTabla[][] };
/**
 * What an announcement says: blocks, one below the other. There is nothing else in it: no styles, no addresses of pictures, nothing of a page,
 * so whoever shows it cannot be made to show something else.
 */
export type DocumentoRico = BloqueRico[];

export const LIMITES_DOCUMENTO = {
  bloques: 300,
  puntos: 100,
  /** Lists within lists. */
  niveles: 3,
  columnas: 8,
  filas: 60,
  trozos: 200,
  letrasDeTrozo: 5_000,
  /** Of all words together. */
  letras: 30_000,
  enlace: 2_000,
} as const;

/** Where a link may lead: to a page, a mail or a telephone. Anything else, scripts above all, is none. */
export function isEnlaceSeguro(enlace: string): boolean {
  if (enlace.length > LIMITES_DOCUMENTO.enlace || /[\s\p{Cc}\\]/u.test(enlace)) return false;
  return /^(?:https?:\/\/[^/?#@]+(?:[/?#]|$)|mailto:[^@:/]+@[^@:/]+$|tel:\+?[\d().-]{3,40}$)/i.test(enlace);
}

const words = (texto: readonly TrozoRico[]): string => texto.map((trozo) => trozo.texto).join('');
const linesOfList = ({ puntos }: Lista): string[] =>
  puntos.flatMap(({ texto, lista }) => [words(texto), ...(lista ? linesOfList(lista) : [])]);

function linesOf(bloque: BloqueRico): string[] {
  if (bloque.tipo === 'imagen') return [bloque.alt];
  if (bloque.tipo === 'lista') return linesOfList(bloque);
  if (bloque.tipo === 'tabla') return bloque.filas.flatMap((fila) => fila.map(({ texto }) => words(texto)));
  return [words(bloque.texto)];
}

/** The words of a document, a line for each block, to be searched. */
export const textoDe = (documento: DocumentoRico): string => documento.flatMap(linesOf).join('\n');

/** The pictures in a document, each once. */
export const imagenesDe = (documento: DocumentoRico): number[] => [
  ...new Set(documento.flatMap((bloque) => (bloque.tipo === 'imagen' ? [bloque.ficheroId] : []))),
];
