import { INK, INK2, LINE, LINE2 } from '../../../platform/pdf/colours.ts';
import { A4, createPdfDocument } from '../../../platform/pdf/document.ts';
import type { InformePedido } from '../asked.ts';
import { columnName, type LineaDeInforme, type WordsOfReport } from './lines.ts';

const LEFT = 40;
const RIGHT = A4.width - LEFT;
const LOWEST = A4.height - 64;
const SIZE = 8;
const LEAD = 13;
const COLUMN = 46;
const MONEY = 62;

export type ReportPage = { title: string; period: string; company: string; made: string; version: string };

/** The report on paper: each line, what is within it, and the sum of all below a double rule. */
export async function printReport(
  pedido: InformePedido,
  groups: readonly { line: LineaDeInforme; within: readonly LineaDeInforme[] }[],
  total: LineaDeInforme,
  page: ReportPage,
  words: WordsOfReport,
): Promise<Buffer> {
  const { t, format } = words;
  const pieces: Buffer[] = [];
  const pdf = await createPdfDocument(
    async (piece) => void pieces.push(typeof piece === 'string' ? Buffer.from(piece, 'latin1') : Buffer.from(piece)),
  );
  const money = pedido.conTarifas ? MONEY : 0;
  const hours = RIGHT - money;
  const places = pedido.columnas.map((_, index) => hours - COLUMN * (pedido.columnas.length - index) - 6);
  const nameWidth = (places[0] ?? hours) - COLUMN - LEFT;
  let y = 0;

  async function begin(): Promise<void> {
    await pdf.newPage();
    pdf.text(LEFT, 52, page.title, { size: 13, weight: 'bold' });
    pdf.text(RIGHT, 52, page.period, { size: 9, color: INK2, isRight: true });
    const head = { size: 6.5, color: INK2 };
    y = 78;
    const dims = [pedido.por, ...(pedido.y === null ? [] : [pedido.y])].map((one) => t(`informe-proyectos.dimensiones.${one}`));
    pdf.text(LEFT, y, format.list(dims), head);
    for (const [index, column] of pedido.columnas.entries())
      pdf.text(places[index] ?? 0, y, columnName(column, words).slice(0, 14), { ...head, isRight: true });
    pdf.text(hours, y, t('informe-proyectos.horas'), { ...head, isRight: true });
    if (money > 0) pdf.text(RIGHT, y, t('informe-proyectos.coste'), { ...head, isRight: true });
    pdf.rule(LEFT, y + 4, RIGHT - LEFT, { color: LINE2, thickness: 0.75 });
    pdf.rule(LEFT, A4.height - 48, RIGHT - LEFT, { color: LINE, thickness: 0.5 });
    pdf.text(LEFT, A4.height - 36, `${page.company} · ${page.made}`, { size: 6.5, color: INK2 });
    pdf.text(RIGHT, A4.height - 36, String(pdf.pageCount()), { size: 6.5, color: INK2, isRight: true });
    y += 17;
  }

  async function draw(line: LineaDeInforme, name: string, { isStrong, indent }: { isStrong: boolean; indent: number }): Promise<void> {
    if (y + LEAD > LOWEST) await begin();
    const weight = isStrong ? 'bold' : 'normal';
    const style = { size: SIZE, weight } as const;
    const [shown = ''] = pdf.wrap(name, nameWidth - indent, style);
    pdf.text(LEFT + indent, y, shown, style);
    const figure = { size: SIZE, color: isStrong ? INK : INK2, isRight: true } as const;
    for (const [index, value] of line.columnas.entries())
      pdf.text(places[index] ?? 0, y, value === 0 ? '–' : format.duration(value), figure);
    pdf.text(hours, y, format.duration(line.minutos), { ...style, isRight: true });
    if (money > 0 && line.coste !== null) pdf.text(RIGHT, y, format.money(line.coste, 'EUR'), { ...style, isRight: true });
    y += LEAD;
  }

  await begin();
  for (const { line, within } of groups) {
    await draw(line, [line.nombre, line.nota].filter(Boolean).join(' · '), { isStrong: true, indent: 0 });
    for (const one of within) await draw(one, one.dentro ?? '', { isStrong: false, indent: 12 });
    pdf.rule(LEFT, y - LEAD + 4, RIGHT - LEFT, { color: LINE, thickness: 0.4 });
    y += 3;
  }
  if (y + LEAD > LOWEST) await begin();
  pdf.rule(LEFT, y - LEAD + 5, RIGHT - LEFT, { color: LINE2, thickness: 0.75 });
  pdf.rule(LEFT, y - LEAD + 7, RIGHT - LEFT, { color: LINE2, thickness: 0.75 });
  y += 5;
  await draw(total, t('informe-proyectos.total'), { isStrong: true, indent: 0 });
  await pdf.end({ title: page.title, author: page.company, lang: format.lang, version: page.version });
  return Buffer.concat(pieces);
}
