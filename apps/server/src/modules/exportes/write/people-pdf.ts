import { CATEGORIAS_EXCESO } from '@jornada/domain/excesos/index.ts';
import { conceptosDe, type RegistroDeTodos } from '@jornada/domain/exportes/index.ts';
import type { DiaExportado, SumaExportada } from '@jornada/domain/resumen/modelo.ts';
import { INK, INK2, LINE, LINE2 } from '../../../platform/pdf/colours.ts';
import { A4, createPdfDocument } from '../../../platform/pdf/document.ts';
import { createSpool, type Spooled } from '../../../platform/files/spool.ts';
import { describeDay, figuresOfDay } from '../../resumen/reads.ts';
import type { Writer } from '../../resumen/service.ts';
import { cccOf, confirmationOf, nafOf, regimeOf, type Lugares } from '../columns/facts.ts';
import { roomText } from '../../../platform/seal/room.ts';
import { sealFile } from '../../../platform/seal/seal-file.ts';
import type { Paths } from './files.ts';
import type { PdfSealing } from './workshop.ts';

const LEFT = 40;
const RIGHT = A4.width - LEFT;
const FOOT = A4.height - 40;
const LOWEST = A4.height - 64;
const SIZE = 7.5;
const LEAD = 9.6;
/** Where the first day of a page stands. */
const TABLE_TOP = 115;
/** Where the columns of a day begin; those of its figures end. */
const AT = { hours: 84, pauses: 268, figures: [408, 446, 484, 522, RIGHT] } as const;
const HOURS_WIDTH = AT.pauses - AT.hours - 6;
const PAUSES_WIDTH = 96;
/** How small a month may become, so that it stays on its page. */
const SCALES = [1, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.65, 0.6, 0.55, 0.5] as const;
/** Smaller notes cannot be read with ease: they get pages of their own instead. */
const SMALLEST_WITH_NOTES = 0.75;

type Sums = Pick<SumaExportada, 'efectivoMinutos' | 'trabajadoMinutos' | 'previstoMinutos' | 'diferenciaMinutos' | 'nocturnosMinutos'>;
const EN_SPACE = '\u2002';
const tight = (range: string): string => range.replaceAll(' – ', '–');

/**
 * The record of many people as one PDF: a page for each month of each person. @param hasNotes with corrections and remarks, which get more
 * pages where they need them; without, a month is never longer than its page.
 */
export async function createPeoplePdf({
  name,
  paths,
  writer,
  title,
  info,
  lugares,
  hasNotes,
  seal,
}: {
  name: string;
  paths: Paths;
  writer: Writer;
  title: string;
  info: { autor: string; version: string; generado: string };
  lugares: Lugares;
  hasNotes: boolean;
  seal: PdfSealing;
}) {
  const spool = createSpool({ name, path: paths.next(), isPacked: true });
  const signature = roomText({ reason: title, name: seal.name, at: seal.at }, seal.roomBytes);
  const pdf = await createPdfDocument((piece) => spool.write(piece), { signature });
  const { t, format } = writer;
  const headings = ['efectivo', 'trabajado', 'previsto', 'diferencia', 'noche'].map((key) => t(`exportes.pdf.${key}`));
  let y = 0;
  let company = '';
  let scale = 1;

  function drawFoot(): void {
    pdf.rule(LEFT, FOOT - 8, RIGHT - LEFT, { color: LINE, thickness: 0.5 });
    pdf.text(LEFT, FOOT + 2, `${company} · ${info.generado}`, { size: 6.5, color: INK2 });
    pdf.text(RIGHT, FOOT + 2, String(pdf.pageCount()), { size: 6.5, color: INK2, isRight: true });
  }

  function drawTableHead(): void {
    pdf.text(LEFT, y, t('exportes.pdf.dia'), { size: 6.5, color: INK2 });
    pdf.text(AT.hours, y, t('exportes.pdf.horas'), { size: 6.5, color: INK2 });
    pdf.text(AT.pauses, y, t('exportes.pdf.pausas'), { size: 6.5, color: INK2 });
    for (const [index, heading] of headings.entries())
      pdf.text(AT.figures[index] ?? RIGHT, y, heading, { size: 6.5, color: INK2, isRight: true });
    pdf.rule(LEFT, y + 3.5, RIGHT - LEFT, { color: LINE2, thickness: 0.75 });
    y += 13;
  }

  async function beginPage(registro: RegistroDeTodos, month: string, mes: string, isContinued: boolean): Promise<void> {
    const { persona, empresa, destinos } = registro;
    await pdf.newPage();
    company = [empresa.nombre, empresa.nif].filter(Boolean).join(' · ');
    pdf.text(LEFT, 52, isContinued ? `${title} (${t('exportes.pdf.sigue')})` : title, { size: 13, weight: 'bold', color: INK });
    pdf.text(RIGHT, 52, month, { size: 11, weight: 'bold', color: INK, isRight: true });
    pdf.text(LEFT, 70, persona.nombre, { size: 10, weight: 'bold', color: INK });
    const after = LEFT + pdf.widthOf(persona.nombre, { size: 10, weight: 'bold' });
    const naf = nafOf(registro);
    const numbers = [persona.documento, naf && `${t('exportes.columnas.naf')} ${naf}`].filter(Boolean).join(' · ');
    if (numbers) pdf.text(after + 8, 70, numbers, { size: 9, color: INK2 });
    const places = [...new Set(destinos.map(({ centro, horario }) => `${centro} · ${horario}`))].join('; ');
    const last = registro.dias.findLast(({ fecha }) => fecha.startsWith(mes));
    const ccc = cccOf(lugares, last?.centro ?? null);
    const [line = ''] = pdf.wrap(
      [company, ccc && `${t('exportes.columnas.ccc')} ${ccc}`, places, regimeOf(writer, registro, last?.fecha ?? mes)]
        .filter(Boolean)
        .join(' — '),
      RIGHT - LEFT,
      { size: 8 },
    );
    pdf.text(LEFT, 83, line, { size: 8, color: INK2 });
    drawFoot();
    y = 102;
  }

  function drawFigures(sums: Sums, hasDifference: boolean, weight: 'normal' | 'bold'): void {
    const values = [
      sums.efectivoMinutos,
      sums.trabajadoMinutos,
      sums.previstoMinutos,
      hasDifference ? sums.diferenciaMinutos : null,
      sums.nocturnosMinutos,
    ];
    for (const [index, value] of values.entries()) {
      if (value === null || (value === 0 && weight === 'normal' && index !== 3)) continue;
      const shown = index === 3 ? format.balance(value, '=') : format.duration(value);
      pdf.text(AT.figures[index] ?? RIGHT, y, shown, { size: SIZE * scale, weight, color: INK, isRight: true });
    }
  }

  function linesOf(dia: DiaExportado): { hours: string[]; pauses: string[]; small: string[]; height: number } {
    const { horas, pausas, estado, formas } = describeDay(dia, writer);
    const said = [estado, formas.length > 0 ? format.list(formas) : null].filter((part) => part !== null).join(' · ');
    const hours = horas.length > 0 ? pdf.wrap(horas.map(tight).join(EN_SPACE), HOURS_WIDTH, { size: SIZE * scale }) : [];
    const pauses = pausas.length > 0 ? pdf.wrap(pausas.map(tight).join('\n'), PAUSES_WIDTH, { size: 6.5 * scale }) : [];
    const small = said === '' ? [] : pdf.wrap(said, HOURS_WIDTH, { size: 6.5 * scale });
    return { hours, pauses, small, height: (Math.max(1, hours.length + small.length, pauses.length) * LEAD + 3) * scale };
  }

  /** Corrections and remarks of days, broken into lines. */
  const notesOf = (dias: readonly DiaExportado[]): { dia: DiaExportado; notes: string[][] }[] =>
    (hasNotes ? dias : [])
      .map((dia) => {
        const { correcciones, observaciones } = describeDay(dia, writer);
        const wrapped = [...correcciones, ...observaciones].map((note) => pdf.wrap(note, RIGHT - LEFT - 66, { size: 7 * scale }));
        return { dia, notes: wrapped };
      })
      .filter(({ notes }) => notes.length > 0);

  /** The largest scale with which a month fits on its page, with its notes if they can still be read. */
  function chooseScale(dias: readonly DiaExportado[], closing: number): number {
    const room = LOWEST - TABLE_TOP;
    const heightAt = (tried: number, isWithNotes: boolean): number => {
      scale = tried;
      const days = dias.reduce((sum, dia) => sum + linesOf(dia).height, 0);
      const lines = isWithNotes ? notesOf(dias).reduce((sum, { notes }) => sum + notes.flat().length, 0) : 0;
      return days + (19 + closing * (LEAD + 2) + 8 + lines * 9) * tried;
    };
    return (
      SCALES.find((tried) => tried >= SMALLEST_WITH_NOTES && heightAt(tried, true) <= room) ??
      SCALES.find((tried) => heightAt(tried, false) <= room) ??
      1
    );
  }

  /** What the hours of a month are: ordinary ones, and those above the plan by their category. */
  function categoriesOf({ excesos, contados }: RegistroDeTodos, dias: readonly DiaExportado[]): string | null {
    const sums = conceptosDe({ dias: [...dias], excesos, contados });
    if (sums.trabajado === 0) return null;
    const told = CATEGORIAS_EXCESO.filter((categoria) => sums[categoria] > 0);
    return [
      `${t('exportes.columnas.ordinarias')} ${format.durationWithUnit(sums.ordinarias)}`,
      ...told.map((categoria) => `${t(`exportes.conceptos.${categoria}`)} ${format.durationWithUnit(sums[categoria])}`),
    ].join(' · ');
  }

  function confirmedOf(registro: RegistroDeTodos, mes: string, dias: readonly DiaExportado[]): string | null {
    const said = confirmationOf(writer, registro, mes, dias.at(-1)?.zona ?? 'UTC');
    return said && `${t('exportes.columnas.confirmacion')}: ${said}`;
  }

  async function drawDay(dia: DiaExportado, room: (height: number) => Promise<void>): Promise<void> {
    const { hours, pauses, small, height } = linesOf(dia);
    const lead = LEAD * scale;
    await room(height);
    const isQuiet = hours.length === 0;
    const color = isQuiet ? INK2 : INK;
    pdf.text(LEFT, y, `${format.date(dia.fecha, 'weekdayShort')} ${Number(dia.fecha.slice(8))}`, { size: SIZE * scale, color });
    for (const [index, line] of hours.entries()) pdf.text(AT.hours, y + index * lead, line, { size: SIZE * scale, color: INK });
    for (const [index, line] of small.entries())
      pdf.text(AT.hours, y + (hours.length + index) * lead, line, { size: 6.5 * scale, color: INK2 });
    for (const [index, line] of pauses.entries()) pdf.text(AT.pauses, y + index * lead, line, { size: 6.5 * scale, color: INK2 });
    const figures = figuresOfDay(dia);
    drawFigures(
      {
        ...figures,
        efectivoMinutos: figures.efectivoMinutos ?? 0,
        trabajadoMinutos: figures.trabajadoMinutos ?? 0,
        nocturnosMinutos: figures.nocturnosMinutos ?? 0,
      },
      dia.cuenta && !(isQuiet && figures.previstoMinutos === 0),
      'normal',
    );
    y += height;
    pdf.rule(LEFT, y - 8.6 * scale, RIGHT - LEFT, { color: LINE, thickness: 0.4 });
  }

  async function drawMonth(registro: RegistroDeTodos, mes: string, dias: readonly DiaExportado[]): Promise<void> {
    const month = format.month(Number(mes.slice(5)), Number(mes.slice(0, 4)));
    const room = async (height: number): Promise<void> => {
      if (y + height <= LOWEST) return;
      await beginPage(registro, month, mes, true);
      drawTableHead();
    };
    const closing = [categoriesOf(registro, dias), confirmedOf(registro, mes, dias)].filter((part) => part !== null);
    scale = chooseScale(dias, closing.length);
    await beginPage(registro, month, mes, false);
    pdf.mark(`${registro.persona.nombre} · ${month}`);
    drawTableHead();
    for (const dia of dias) await drawDay(dia, room);
    const sums = sumsOf(dias);
    await room(14 * scale);
    y += 5 * scale;
    pdf.text(LEFT, y, t('exportes.pdf.total', { mes: month }), { size: SIZE * scale, weight: 'bold', color: INK });
    drawFigures(sums, true, 'bold');
    y += 14 * scale;
    for (const line of closing) {
      await room(LEAD * scale);
      pdf.text(LEFT, y, line, { size: SIZE * scale, color: INK });
      y += (LEAD + 2) * scale;
    }
    y += 8 * scale;
    for (const { dia, notes } of notesOf(dias)) {
      const label = format.date(dia.fecha, 'weekdayDay');
      for (const [index, lines] of notes.entries()) {
        if (y + lines.length * 9 * scale > LOWEST) await beginPage(registro, month, mes, true);
        if (index === 0) pdf.text(LEFT, y, label, { size: 7 * scale, color: INK2 });
        for (const line of lines) {
          pdf.text(LEFT + 66, y, line, { size: 7 * scale, color: INK });
          y += 9 * scale;
        }
      }
    }
  }

  return {
    async add(registros: readonly RegistroDeTodos[]): Promise<void> {
      for (const registro of registros)
        for (const [mes, dias] of Map.groupBy(registro.dias, ({ fecha }) => fecha.slice(0, 7))) await drawMonth(registro, mes, dias);
    },
    async end(): Promise<Spooled> {
      const room = await pdf.end({ title, author: company, lang: writer.lang, version: info.version });
      return sealFile(await spool.end(), { at: room, roomBytes: seal.roomBytes, sign: seal.sign });
    },
  };
}

function sumsOf(dias: readonly DiaExportado[]): Sums {
  const counted = dias.filter(({ cuenta }) => cuenta);
  const sum = (pick: (dia: DiaExportado) => number | null): number => counted.reduce((total, dia) => total + (pick(dia) ?? 0), 0);
  return {
    efectivoMinutos: sum(({ efectivoMinutos }) => efectivoMinutos),
    trabajadoMinutos: sum(({ trabajadoMinutos }) => trabajadoMinutos),
    previstoMinutos: sum(({ previstoMinutos }) => previstoMinutos),
    diferenciaMinutos: sum(({ diferenciaMinutos }) => diferenciaMinutos),
    nocturnosMinutos: sum(({ nocturnosMinutos }) => nocturnosMinutos),
  };
}
