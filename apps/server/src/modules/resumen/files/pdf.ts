import type { SumaExportada } from '@jornada/domain/resumen/modelo.ts';
import { INK, INK2, LINE2, WARN } from '../../../platform/pdf/colours.ts';
import { A4, createPdfDocument } from '../../../platform/pdf/document.ts';
import { createFlow, type Block, type Flow } from '../../../platform/pdf/flow.ts';
import { CONTENT_WIDTH, drawMark, LOOKS, PAGE, said } from './pdf-style.ts';
import { monthTable, notesTable, yearTable } from './pdf-table.ts';
import { momentIn, periodOf, type DocumentoResumen, type Writer } from './writer.ts';

/** This many characters of a digest are enough to tell two apart. */
const SHORT = 16;
/** The labels of the head, and its values. */
const HEAD = [
  { width: 108, left: 0 },
  { width: CONTENT_WIDTH - 108, left: 0 },
];

/** Whose record it is, where they work and since when, and when this copy was made. */
async function writeHead(flow: Flow, documento: DocumentoResumen, writer: Writer): Promise<void> {
  const { registro, momento, autor, version } = documento;
  const { t, format } = writer;
  const { empresa, persona, destinos } = registro;
  const day = (fecha: string): string => format.date(fecha, 'numeric');
  const place = ({ centro, horario, zona, desde, hasta }: (typeof destinos)[number]): string => {
    const since = hasta === null ? '' : ` (${day(desde)} – ${day(hasta)})`;
    return `${centro} · ${horario} · ${zona}${destinos.length > 1 ? since || ` (${day(desde)} –)` : ''}`;
  };
  const rows: [string, string][] = [
    [t('resumen.fichero.empresa'), [empresa.nombre, empresa.nif].filter(Boolean).join(' · ')],
    [t('resumen.fichero.persona'), `${persona.nombre} · ${persona.documento}`],
    ...destinos.map((destino): [string, string] => [t('resumen.fichero.destino'), place(destino)]),
    [t('resumen.fichero.periodo'), `${day(registro.desde)} – ${day(registro.hasta)}`],
    [t('resumen.fichero.emitido'), t('resumen.fichero.generado', { cuando: momentIn(writer, momento), quien: autor, version })],
  ];
  await flow.write([said(t('resumen.fichero.titulo'), LOOKS.title)]);
  flow.skip(1);
  await flow.write([said(t('resumen.fichero.copia'), LOOKS.label)]);
  flow.skip(8);
  await flow.table({
    columns: HEAD,
    rows: rows.map(([label, value]) => ({
      cells: [{ blocks: [said(label, LOOKS.label)] }, { blocks: [said(value, LOOKS.value)] }],
      above: 1.2,
      below: 1.2,
    })),
  });
  flow.skip(14);
}

async function writeMonths(flow: Flow, documento: DocumentoResumen, writer: Writer): Promise<void> {
  const { registro } = documento;
  const { t, format } = writer;
  const showsPlan = registro.total.previstoMinutos !== null;
  for (const [index, suma] of registro.meses.entries()) {
    const name = format.month(Number(suma.mes.slice(5)), Number(suma.mes.slice(0, 4)));
    const dias = registro.dias.filter(({ fecha }) => fecha.startsWith(suma.mes));
    if (index > 0) await flow.newPage();
    await flow.write([said(format.capitalize(name), LOOKS.month)]);
    flow.skip(6);
    await flow.table(monthTable(dias, { ...suma, titulo: t('resumen.fichero.total-mes', { mes: name }) }, { writer, showsPlan }));
    const notes = notesTable(dias, writer);
    if (!notes) continue;
    flow.skip(14);
    await flow.table(notes);
  }
}

async function writeYear(flow: Flow, documento: DocumentoResumen, writer: Writer): Promise<void> {
  const { registro, mes } = documento;
  if (mes !== null) return;
  const { t, format } = writer;
  const showsPlan = registro.total.previstoMinutos !== null;
  const named = (suma: SumaExportada & { mes: string }) => ({
    ...suma,
    titulo: format.capitalize(format.month(Number(suma.mes.slice(5)))),
  });
  const titulo = t('resumen.fichero.total-periodo', { periodo: periodOf(documento, writer) });
  await flow.newPage();
  await flow.write([said(titulo, LOOKS.month)]);
  flow.skip(6);
  await flow.table(yearTable(registro.meses.map(named), { ...registro.total, titulo }, { writer, showsPlan }));
}

/** Paragraphs that stay together, with blank between them, in points. */
async function writeTogether(flow: Flow, parts: readonly { block: Block; before: number }[]): Promise<void> {
  await flow.room(flow.heightOf(parts.map(({ block }) => block)) + parts.reduce((sum, { before }) => sum + before, 0));
  for (const { block, before } of parts) {
    flow.skip(before);
    await flow.write([block]);
  }
}

/** The person's confirmation of the month: its words, who, when, with what, and the digest of what was confirmed; or their objection. */
async function writeConfirmation(flow: Flow, { firma, registro }: DocumentoResumen, writer: Writer): Promise<void> {
  if (!firma || firma.momento === null || firma.texto === null) return;
  const { t } = writer;
  const { estado, momento, metodo, texto, huella } = firma;
  const cuando = momentIn(writer, momento);
  const part = (text: string, look: Omit<Block, 'text'>, before = 0) => ({ block: said(text, look), before });
  const con = { quien: registro.persona.nombre, cuando, metodo: metodo ? t(`firmas.gestion.metodos.${metodo}`) : '' };
  const words =
    estado === 'objetado'
      ? [part(t('firmas.fichero.objetado', { texto, cuando }), LOOKS.value)]
      : [
          part(texto, { ...LOOKS.value, lead: 1.46 }),
          part(t('firmas.fichero.con', con), LOOKS.small, 4),
          ...(estado === 'cambiado' ? [part(t('firmas.fichero.cambiado'), { ...LOOKS.value, color: WARN }, 4)] : []),
          part(t('firmas.fichero.huella'), LOOKS.label, 6),
          part(huella ?? '', { ...LOOKS.label, color: INK }, 1),
        ];
  flow.skip(18);
  await writeTogether(flow, [
    part(t('firmas.fichero.titulo'), LOOKS.part),
    ...words.map((one, index) => (index === 0 ? { ...one, before: 3 } : one)),
  ]);
}

/** What the sums contain, and how to verify that this file is the original. */
async function writeExplanation(flow: Flow, { huellaDatos }: DocumentoResumen, { t }: Writer): Promise<void> {
  flow.skip(18);
  await writeTogether(flow, [
    { block: said(t('resumen.fichero.leyenda'), LOOKS.note), before: 0 },
    { block: said(t('resumen.fichero.comprobar.titulo'), LOOKS.part), before: 10 },
    { block: said(t('resumen.fichero.comprobar.texto'), LOOKS.small), before: 3 },
    { block: said(t('resumen.fichero.huella'), LOOKS.label), before: 6 },
    { block: said(huellaDatos, { ...LOOKS.label, color: INK }), before: 1 },
  ]);
}

/** @param pages how many there will be. */
async function print(documento: DocumentoResumen, writer: Writer, pages: number): Promise<{ bytes: Buffer; pages: number }> {
  const { registro, huellaDatos, version } = documento;
  const { empresa, persona } = registro;
  const { t, lang } = writer;
  const pieces: Buffer[] = [];
  const pdf = await createPdfDocument(
    async (piece) => void pieces.push(typeof piece === 'string' ? Buffer.from(piece, 'latin1') : Buffer.from(piece)),
  );
  const right = PAGE.width - PAGE.margin;

  function begin(): void {
    drawMark(pdf, PAGE.margin, 26);
    pdf.text(PAGE.margin + 36, 39, 'Jornada', { size: 10.5, weight: 'bold', color: INK });
    if (pdf.pageCount() > 1)
      pdf.text(right, 39, `${persona.nombre} · ${periodOf(documento, writer)}`, { size: 8, color: INK2, isRight: true });
    const foot = PAGE.lowest + 14;
    const small = { size: 7, color: INK2 };
    pdf.rule(PAGE.margin, foot, CONTENT_WIDTH, { color: LINE2, thickness: 0.5 });
    const digest = t('resumen.fichero.huella-corta', { huella: huellaDatos.slice(0, SHORT) });
    const [company = ''] = pdf.wrap([empresa.nombre, empresa.nif].filter(Boolean).join(' · '), CONTENT_WIDTH / 3, small);
    pdf.text(PAGE.margin, foot + 13, company, small);
    pdf.text(A4.width / 2 - pdf.widthOf(digest, small) / 2, foot + 13, digest, small);
    pdf.text(right, foot + 13, t('resumen.fichero.pagina', { pagina: pdf.pageCount(), paginas: pages }), { ...small, isRight: true });
  }
  const flow = createFlow(pdf, { left: PAGE.margin, width: CONTENT_WIDTH, top: PAGE.top, lowest: PAGE.lowest, begin });
  await flow.newPage();
  await writeHead(flow, documento, writer);
  await writeMonths(flow, documento, writer);
  await writeYear(flow, documento, writer);
  await writeConfirmation(flow, documento, writer);
  await writeExplanation(flow, documento, writer);
  const drawn = pdf.pageCount();
  await pdf.end({
    title: `${t('resumen.fichero.titulo')} · ${persona.nombre} · ${periodOf(documento, writer)}`,
    author: empresa.nombre,
    lang,
    version,
    // By it a changed copy is told from a paper of somebody else (ADR 70).
    keywords: huellaDatos,
  });
  return { bytes: Buffer.concat(pieces), pages: drawn };
}

/** A4, one month per page. A year ends with the sum of its months. It is printed twice, because each page says how many there are. */
export async function writePdf(documento: DocumentoResumen, writer: Writer): Promise<Buffer> {
  const { pages } = await print(documento, writer, 1);
  return (await print(documento, writer, pages)).bytes;
}
