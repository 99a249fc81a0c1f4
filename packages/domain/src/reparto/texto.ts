/** A piece of text as it stands in a page, in points from the upper left. `giro`: clockwise, in degrees. Pieces come in any order. */
export type Trozo = { texto: string; x: number; y: number; ancho: number; alto: number; giro: 0 | 90 | 180 | 270 };
/** The text of a page. `pagina` counts from 1; sizes in points. */
export type TextoDePagina = { pagina: number; ancho: number; alto: number; trozos: readonly Trozo[] };
/** A place on a page: parts of its width and height, from the upper left. */
export type Caja = { x: number; y: number; ancho: number; alto: number };

/** Text that stands together. `cajaDe` says where its characters from `desde` to `hasta` stand. */
export type Segmento = { texto: string; linea: number; caja: Caja; cajaDe(desde: number, hasta: number): Caja };

type Puesto = Trozo & { u: number; v: number; largo: number; grueso: number };

/** Parts of the height of the letters: a blank, a gap between two texts, and one between letters that stand in boxes of a form. */
const BLANK = 0.18;
const GAP = 1.3;
const BOXES = 4;

/** As it would stand if its text ran from left to right. */
function upright(trozo: Trozo, { ancho, alto }: TextoDePagina): Puesto {
  const { x, y, ancho: w, alto: h, giro } = trozo;
  if (giro === 90) return { ...trozo, u: y, v: ancho - x - w, largo: h, grueso: w };
  if (giro === 180) return { ...trozo, u: ancho - x - w, v: alto - y - h, largo: w, grueso: h };
  if (giro === 270) return { ...trozo, u: alto - y - h, v: x, largo: h, grueso: w };
  return { ...trozo, u: x, v: y, largo: w, grueso: h };
}

const middle = ({ v, grueso }: Puesto): number => v + grueso / 2;
const byPlace = (a: Puesto, b: Puesto): number => middle(a) - middle(b) || a.u - b.u || (a.texto < b.texto ? -1 : 1);

function intoLines(puestos: readonly Puesto[]): Puesto[][] {
  const lines: Puesto[][] = [];
  for (const one of puestos.toSorted(byPlace)) {
    const line = lines.at(-1);
    const first = line?.[0];
    if (line && first && middle(one) - middle(first) < 0.5 * Math.min(one.grueso, first.grueso)) line.push(one);
    else lines.push([one]);
  }
  return lines.map((line) => withoutTwice(line.toSorted((a, b) => a.u - b.u || byPlace(a, b))));
}

/** Bold print is often the same text twice, one a little beside the other. */
const withoutTwice = (line: readonly Puesto[]): Puesto[] =>
  line.filter((one, at) =>
    line.slice(0, at).every(({ texto, u, grueso }) => texto !== one.texto || Math.abs(one.u - u) > Math.max(grueso, one.grueso) * 0.4),
  );

const isLetterOfBoxes = (a: Puesto, b: Puesto): boolean => a.texto.length === 1 && b.texto.length === 1;

function intoParts(line: readonly Puesto[]): { puesto: Puesto; blank: boolean }[][] {
  const parts: { puesto: Puesto; blank: boolean }[][] = [];
  let before: Puesto | undefined;
  for (const puesto of line) {
    const gap = before ? (puesto.u - before.u - before.largo) / Math.max(before.grueso, puesto.grueso) : Infinity;
    const isTogether = before !== undefined && gap > -1 && gap < (isLetterOfBoxes(before, puesto) ? BOXES : GAP);
    if (isTogether) parts.at(-1)?.push({ puesto, blank: gap > BLANK });
    else parts.push([{ puesto, blank: false }]);
    before = puesto;
  }
  return parts;
}

const around = (cajas: readonly Caja[]): Caja => {
  const [x, y] = [Math.min(...cajas.map((one) => one.x)), Math.min(...cajas.map((one) => one.y))];
  const right = Math.max(...cajas.map((one) => one.x + one.ancho));
  return { x, y, ancho: right - x, alto: Math.max(...cajas.map((one) => one.y + one.alto)) - y };
};
const round = (part: number): number => Math.round(Math.min(1, Math.max(0, part)) * 10_000) / 10_000;

/** The part of a piece from a character to another, which is as wide as it has characters. */
function cut({ x, y, ancho, alto, giro, texto }: Puesto, desde: number, hasta: number): Caja {
  const [from, to] = [desde / texto.length, hasta / texto.length];
  const [first, last] = giro === 0 || giro === 90 ? [from, to] : [1 - to, 1 - from];
  if (giro === 0 || giro === 180) return { x: x + ancho * first, y, ancho: ancho * (last - first), alto };
  return { x, y: y + alto * first, ancho, alto: alto * (last - first) };
}

/** The text of a page in the order in which it stands there, whatever the order of its pieces. */
export function readSegments(pagina: TextoDePagina): Segmento[] {
  const { ancho, alto } = pagina;
  const shown = pagina.trozos.filter(({ texto }) => texto.trim() !== '').map((one) => upright(one, pagina));
  const turns = [0, 90, 180, 270].map((giro) => shown.filter((one) => one.giro === giro));
  const lines = turns.flatMap(intoLines);
  return lines.flatMap((line, linea) =>
    intoParts(line).map((part) => {
      let texto = '';
      const placed = part.map(({ puesto, blank }) => {
        texto += blank ? ' ' : '';
        const from = texto.length;
        texto += puesto.texto;
        return { puesto, from };
      });
      const cajaDe = (desde: number, hasta: number): Caja => {
        const cajas = placed.flatMap(({ puesto, from }) => {
          const [first, last] = [Math.max(desde - from, 0), Math.min(hasta - from, puesto.texto.length)];
          return first < last ? [cut(puesto, first, last)] : [];
        });
        const { x, y, ancho: w, alto: h } = around(cajas.length > 0 ? cajas : placed.map(({ puesto }) => puesto));
        return { x: round(x / ancho), y: round(y / alto), ancho: round(w / ancho), alto: round(h / alto) };
      };
      return { texto, linea, caja: cajaDe(0, texto.length), cajaDe };
    }),
  );
}
