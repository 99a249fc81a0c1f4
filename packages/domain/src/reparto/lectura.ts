import { findPeriods, type MesesDePapel } from './meses.ts';
import { findNumbers } from './numeros.ts';
import { nameIn, nameWords, wordsOf } from './palabras.ts';
import { readSegments, type Caja, type Segmento, type TextoDePagina } from './texto.ts';

/** An ID number of a page. `lugares`: at how many places it stands. `esFirma`: of somebody who signs for the company. */
export type NumeroLeido = { documento: string; leido: string; caja: Caja; lugares: number; esFirma: boolean; esCorrecto: boolean };
/** What a page says of itself: the second of three. `de`: null where it does not say of how many. */
export type Numeracion = { pagina: number; de: number | null };

/** All that is needed of a page to say whose it is. It is kept until all pages were read, and holds no amounts. */
export type PaginaLeida = {
  pagina: number;
  hayTexto: boolean;
  numeros: NumeroLeido[];
  /** What looks like names, the nearest to the first number first. */
  nombres: string[];
  palabras: string[];
  periodos: MesesDePapel[];
  numeracion: Numeracion | null;
};

const SIGNS = /\b(?:REPRESENTANTE|APODERAD[OA]|ADMINISTRADOR[A]? (?:UNIC|SOLID|MANC)\w*|POR LA EMPRESA|EL EMPRESARIO|EMPLEADOR)\b/;
const NUMBERED = /(?:P[ÁA]G(?:INA)?|HOJA|PAGE|SEITE|P[ÁA]GS?)\.?\s*(?:N[º°]\s*)?:?\s*(\d{1,3})(?:\s*(?:DE|\/|OF|VON)\s*(\d{1,3}))?(?!\d)/iu;
const MOST_NAMES = 12;
const MOST_WORDS = 400;

const center = ({ x, y, ancho, alto }: Caja): [number, number] => [x + ancho / 2, y + alto / 2];
function distance(a: Caja, b: Caja): number {
  const [[ax, ay], [bx, by]] = [center(a), center(b)];
  return Math.hypot(ax - bx, (ay - by) * 1.4);
}
const isOver = (a: Caja, b: Caja): boolean => a.y < b.y && b.y - a.y < 0.04 && a.x < b.x + b.ancho + 0.02 && b.x < a.x + a.ancho + 0.02;
const isSamePlace = (a: Caja, b: Caja): boolean => Math.abs(a.x - b.x) < 0.01 && Math.abs(a.y - b.y) < 0.006;

/** Whether what stands before a number, or over it, says that it is of somebody who signs for the company. */
function isSigned(segmentos: readonly Segmento[], segmento: Segmento, desde: number, caja: Caja): boolean {
  const before = segmentos.findLast((one) => one !== segmento && one.linea === segmento.linea && one.caja.x < caja.x);
  const over = segmentos.findLast((one) => one.linea !== segmento.linea && isOver(one.caja, caja));
  const texts = [segmento.texto.slice(0, desde), before?.texto ?? '', over?.texto ?? ''];
  return texts.some((one) => SIGNS.test(wordsOf(one).join(' ')));
}

function findAll(segmentos: readonly Segmento[]): NumeroLeido[] {
  const places = segmentos.flatMap((segmento) =>
    findNumbers(segmento.texto).map(({ desde, hasta, ...numero }) => {
      const caja = segmento.cajaDe(desde, hasta);
      return { ...numero, caja, esFirma: isSigned(segmentos, segmento, desde, caja) };
    }),
  );
  const apart = places.filter((one, at) =>
    places.slice(0, at).every(({ documento, caja }) => documento !== one.documento || !isSamePlace(caja, one.caja)),
  );
  return [...Map.groupBy(apart, ({ documento }) => documento).values()].flatMap((same) => {
    // Somebody who also signs for the company is the person of the paper where the number stands without that word.
    const first = same.find(({ esFirma }) => !esFirma) ?? same[0];
    return first ? [{ ...first, lugares: same.length }] : [];
  });
}

function numberingOf(segmentos: readonly Segmento[]): Numeracion | null {
  for (const { texto } of segmentos) {
    const [, pagina, de] = NUMBERED.exec(texto) ?? [];
    if (pagina !== undefined && Number(pagina) > 0 && (de === undefined || Number(de) >= Number(pagina)))
      return { pagina: Number(pagina), de: de === undefined ? null : Number(de) };
  }
  return null;
}

/** Lines as wholes: a period may be written over several columns. */
const linesOf = (segmentos: readonly Segmento[]): string[] =>
  [...Map.groupBy(segmentos, ({ linea }) => linea).values()].map((parts) => parts.map(({ texto }) => texto).join(' '));

/** What a page says about whose it is. The order of its pieces of text does not matter. */
export function readPage(texto: TextoDePagina): PaginaLeida {
  const segmentos = readSegments(texto);
  const numeros = findAll(segmentos);
  const beside = numeros.find(({ esFirma }) => !esFirma)?.caja ?? { x: 0.5, y: 0, ancho: 0, alto: 0 };
  const nombres = segmentos
    .flatMap(({ texto: one, caja }) => {
      const nombre = nameIn(one.replace(/[XYZKLM]?[\d.·/-]{7,}[ -]?[A-Z]?\b/gu, ' ').trim());
      return nombre === null ? [] : [{ nombre, far: distance(caja, beside) }];
    })
    .toSorted((a, b) => a.far - b.far || (a.nombre < b.nombre ? -1 : 1));
  return {
    pagina: texto.pagina,
    hayTexto: segmentos.some(({ texto: one }) => /[\p{L}\p{N}]/u.test(one)),
    numeros,
    nombres: [...new Set(nombres.map(({ nombre }) => nombre))].slice(0, MOST_NAMES),
    palabras: [...new Set(segmentos.flatMap(({ texto: one }) => [...wordsOf(one), ...nameWords(one)]))]
      .filter((one) => /^\p{L}+$/u.test(one))
      .slice(0, MOST_WORDS),
    periodos: linesOf(segmentos).flatMap(findPeriods).slice(0, 20),
    numeracion: numberingOf(segmentos),
  };
}
