import type { PersonaDeReparto } from '@jornada/domain/reparto/juicio.ts';
import type { Retribucion } from '@jornada/domain/retribuciones/index.ts';
import type { TextoDePagina, Trozo } from '@jornada/domain/reparto/texto.ts';
import { A4, createPdfDocument } from '../../platform/pdf/document.ts';
import { INK2, LINE2 } from '../../platform/pdf/colours.ts';

const [LEFT, MIDDLE, RIGHT] = [56, 320, A4.width - 56];
const LINE = 20;
/** The page that is a scan comes after so many. */
const SCANNED = 16;
/** What is paid for the month to somebody whose pay the company does not keep: they work in another country. */
const ABROAD: PagaDemo = { bruto: 190_000, seguridadSocial: 14_409, irpf: 23_009, neto: 152_582, lineas: [] };

/** Somebody's pay of the month, in cents. */
export type PagaDemo = Pick<Retribucion, 'bruto' | 'seguridadSocial' | 'irpf' | 'neto' | 'lineas'>;

/** A statement of the demo company. Without lines it is a picture of a page. */
type PapelDemo = { lineas: readonly (readonly [string, string])[] };
type Datos = { nombre: string; documento: string; rango: string; empresa: string; nif: string };

const money = (cents: number): string => {
  const [euros = '', rest] = (cents / 100).toFixed(2).split('.');
  return `${euros.replace(/\B(?=(?:\d{3})+$)/, '.')},${rest}`;
};

function statementOf(
  { nombre, documento, rango, empresa, nif }: Datos,
  { bruto, seguridadSocial, irpf, neto, lineas }: PagaDemo,
): PapelDemo {
  const earned = lineas.length > 0 ? lineas : [{ concepto: 'Salario base', importe: bruto }];
  return {
    lineas: [
      ['Recibo de salarios', rango],
      [empresa, nombre],
      [`CIF ${nif}`, `NIF ${documento}`],
      ...earned.map(({ concepto, importe }) => [concepto, money(importe)] as const),
      ['Cotización a la Seguridad Social', `−${money(seguridadSocial)}`],
      ['Retención de IRPF', `−${money(irpf)}`],
      ['Líquido a percibir', `${money(neto)} €`],
    ],
  };
}

type Pedido = { personas: readonly PersonaDeReparto[]; pagas: ReadonlyMap<number, PagaDemo>; rango: string; empresa: string; nif: string };

/** The statements of everybody but one, with what a person has to look at: a scan, a name that is another one, two people, and a stranger. */
export function papersOfDemo({ personas, pagas, ...datos }: Pedido): PapelDemo[] {
  const of = ({ nombre, documento, id }: { nombre: string; documento: string; id?: number }): PapelDemo =>
    statementOf({ ...datos, nombre, documento }, pagas.get(id ?? 0) ?? ABROAD);
  const named = (nombre: string): PersonaDeReparto | undefined => personas.find((one) => one.nombre.startsWith(nombre));
  const [misspelt, first, second, missing] = ['Mihai Popescu', 'Irene Blanco', 'Rubén Aguilar', 'Óscar Vega'].map(named);
  const scanned = personas.find((one, index) => index >= SCANNED && ![misspelt, first, second, missing].includes(one));
  const papers = personas.flatMap((one): PapelDemo[] => {
    if (one === missing || one === second) return [];
    if (one === misspelt) return [of({ ...one, nombre: 'Mihail Popesco' })];
    if (one === first && second) {
      const both = of(one);
      return [{ lineas: [...both.lineas, ['Y además', second.nombre], ['', `NIF ${second.documento}`]] }];
    }
    return [one === scanned ? { lineas: [] } : of(one)];
  });
  const stranger = of({ nombre: 'Óscar Benítez Lara', documento: '48211907C' });
  return papers.toSpliced(Math.min(51, papers.length), 0, stranger);
}

/** Draws papers, and says where their text stands: what is read of the file would be the same. */
export async function drawPapers(papers: readonly PapelDemo[], titulo: string): Promise<{ pdf: Buffer; textos: TextoDePagina[] }> {
  const pieces: Buffer[] = [];
  const pdf = await createPdfDocument(
    async (piece) => void pieces.push(typeof piece === 'string' ? Buffer.from(piece, 'latin1') : Buffer.from(piece)),
  );
  const textos: TextoDePagina[] = [];
  for (const [index, { lineas }] of papers.entries()) {
    await pdf.newPage();
    const trozos: Trozo[] = [];
    const write = (x: number, y: number, texto: string, size: number, weight: 'normal' | 'bold'): void => {
      if (texto === '') return;
      pdf.text(x, y, texto, { size, weight });
      trozos.push({ texto, x, y: y - size * 0.8, ancho: pdf.widthOf(texto, { size, weight }), alto: size, giro: 0 });
    };
    lineas.forEach(([label, value], row) => {
      const y = 80 + row * LINE;
      write(LEFT, y, label, row === 0 ? 14 : 10, row === 0 ? 'bold' : 'normal');
      write(MIDDLE, y, value, 10, 'normal');
      if (row > 2) pdf.rule(LEFT, y + 6, RIGHT - LEFT, { color: LINE2, thickness: 0.5 });
    });
    if (lineas.length === 0)
      for (let row = 0; row < 9; row += 1) pdf.rule(LEFT, 80 + row * LINE, RIGHT - LEFT, { color: INK2, thickness: 4 });
    textos.push({ pagina: index + 1, ancho: A4.width, alto: A4.height, trozos });
  }
  await pdf.end({ title: titulo, author: titulo, lang: 'es', version: 'demo' });
  return { pdf: Buffer.concat(pieces), textos };
}
