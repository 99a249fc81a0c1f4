import {
  decodePDFRawStream,
  PDFDocument,
  PDFName,
  PDFRawStream,
  PDFStream,
  PDFString,
  StandardFonts,
  type PDFFont,
  type PDFPage,
} from '@cantoo/pdf-lib';

/** A page of a file with the papers of many people: lines of columns; none is a picture of a page. */
export type PaperPage = readonly (readonly string[])[];

type Paper = { nombre: string; documento: string; mes?: string; numeracion?: string };
/** A pay statement. */
export const payStatement = ({ nombre, documento, mes = '1 a 30 de noviembre de 2026', numeracion }: Paper): PaperPage => [
  ['Recibo de salarios', mes],
  ['Prueba, S.L.', nombre],
  ['CIF B12345674', `NIF ${documento}`],
  ['Grupo de cotización 05', 'Antigüedad 01/03/2019'],
  ['Salario base', '1.470,00'],
  ['Plus de convenio', '150,00'],
  ['Contingencias comunes 4,70 %', '89,93'],
  ['IRPF 10,84 %', '177,78'],
  ['Líquido a percibir', '1.337,85'],
  ...(numeracion ? [[`Página ${numeracion}`]] : []),
];

/** The rest of a statement, without a number. */
export const restOf = (numeracion: string): PaperPage => [['Detalle de complementos'], ['Nocturnidad', '12,00'], [`Página ${numeracion}`]];
/** A page that was scanned. */
export const SCAN: PaperPage = [];

function draw(page: PDFPage, lines: PaperPage, font: PDFFont): void {
  if (lines.length === 0) page.drawRectangle({ x: 40, y: 40, width: 500, height: 700 });
  lines.forEach((columns, row) =>
    columns.forEach((text, column) => page.drawText(text, { x: 50 + column * 260, y: 780 - row * 24, size: 10, font })),
  );
}

/** A PDF with these pages. `change` does something to it before it is written. */
export async function papersPdf(pages: readonly PaperPage[], change?: (pdf: PDFDocument) => void | Promise<void>): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  for (const lines of pages) draw(pdf.addPage([595, 842]), lines, font);
  await change?.(pdf);
  return Buffer.from(await pdf.save());
}

/** Gives all pages one list of the drawings that each has, as some programs do: `texts` stand in drawings of their own. */
export function shareDrawings(pdf: PDFDocument, texts: readonly string[]): void {
  const { context } = pdf;
  const drawings = texts.map((text) =>
    context.register(
      context.flateStream(`BT /F1 9 Tf 50 100 Td (${text}) Tj ET`, { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 595, 842] }),
    ),
  );
  const all = context.obj(Object.fromEntries(drawings.map((ref, index) => [`Dib${index}`, ref])));
  pdf.getPages().forEach((page, index) => {
    const resources = page.node.normalizedEntries().Resources;
    resources.set(PDFName.of('XObject'), all);
    page.node.addContentStream(context.register(context.flateStream(`q /Dib${index} Do Q`)));
  });
}

/** All that a PDF has, packed or not, as text: what a reader shows and what it does not. */
export async function everythingIn(bytes: Buffer): Promise<string> {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
  const texts = pdf.context.enumerateIndirectObjects().map(([, object]) => {
    const dictionary = object instanceof PDFStream ? String(object.dict) : String(object);
    if (!(object instanceof PDFRawStream)) return dictionary;
    try {
      return `${dictionary} ${Buffer.from(decodePDFRawStream(object).decode()).toString('latin1')}`;
    } catch {
      return dictionary;
    }
  });
  const all = `${bytes.toString('latin1')} ${texts.join(' ')}`;
  return `${all} ${all.replaceAll(/<([0-9A-Fa-f]{4,})>/g, (_, hex: string) => Buffer.from(hex, 'hex').toString('latin1'))}`;
}

/** Adds what hangs on pages and files beside what they show: a title, a link from each page to the next one, and data of programs. */
export function hangOn(pdf: PDFDocument, secret: string): void {
  const { context } = pdf;
  pdf.setTitle(`All of ${secret}`);
  pdf.setKeywords([secret]);
  const pages = pdf.getPages();
  pages.forEach((page, index) => {
    const next = pages[(index + 1) % pages.length];
    if (next)
      page.node.set(PDFName.of('Annots'), context.obj([{ Type: 'Annot', Subtype: 'Link', Rect: [0, 0, 9, 9], Dest: [next.ref, 'Fit'] }]));
    page.node.set(PDFName.of('PieceInfo'), context.obj({ Program: { Private: PDFString.of(secret) } }));
    page.node.set(PDFName.of('Metadata'), context.register(context.flateStream(secret, { Type: 'Metadata', Subtype: 'XML' })));
  });
}
