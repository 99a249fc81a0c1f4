import { CATEGORIAS_EXCESO } from '@jornada/domain/excesos/index.ts';
import { conceptosDe, type RegistroDeTodos } from '@jornada/domain/exportes/index.ts';
import type { DiaExportado, SumaExportada } from '@jornada/domain/resumen/modelo.ts';
import { INK, INK2, LINE, LINE2 } from '../../../platform/pdf/colours.ts';
import { A4, createPdfDocument } from '../../../platform/pdf/document.ts';
import { createSpool, type Spooled } from '../../../platform/files/spool.ts';
import { describeDay, figuresOfDay, type Writer } from '../../resumen/service.ts';
import { cccOf, confirmationOf, nafOf, regimeOf, type Lugares } from '../columns/facts.ts';
import type { Paths } from './files.ts';

const LEFT = 40;
const RIGHT = A4.width - LEFT;
const FOOT = A4.height - 40;
const LOWEST = A4.height - 64;
const SIZE = 7.5;
const LEAD = 9.6;
/** Where the columns of a day begin; those of its figures end. */
const AT = { hours: 84, pauses: 268, figures: [408, 446, 484, 522, RIGHT] } as const;
const HOURS_WIDTH = AT.pauses - AT.hours - 6;
const PAUSES_WIDTH = 96;

type Sums = Pick<SumaExportada, 'efectivoMinutos' | 'trabajadoMinutos' | 'previstoMinutos' | 'diferenciaMinutos' | 'nocturnosMinutos'>;
const EN_SPACE = '\u2002';
const tight = (range: string): string => range.replaceAll(' – ', '–');

/** The record of many people as one PDF: a page for each month of each person, more where corrections need them. */
export function createPeoplePdf({
  name,
  paths,
  writer,
  title,
  info,
  lugares,
}: {
  name: string;
  paths: Paths;
  writer: Writer;
  title: string;
  info: { autor: string; version: string; generado: string };
  lugares: Lugares;
}) {
  const spool = createSpool({ name, path: paths.next(), isPacked: true });
  const pdf = createPdfDocument((piece) => spool.write(piece));
  const { t, format } = writer;
  const headings = ['efectivo', 'trabajado', 'previsto', 'diferencia', 'noche'].map((key) => t(`exportes.pdf.${key}`));
  let y = 0;
  let company = '';

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
      pdf.text(AT.figures[index] ?? RIGHT, y, shown, { size: SIZE, weight, color: INK, isRight: true });
    }
  }

  function linesOf(dia: DiaExportado): { hours: string[]; pauses: string[]; small: string[] } {
    const { horas, pausas, estado, formas } = describeDay(dia, writer);
    const small = [estado, formas.length > 0 ? format.list(formas) : null].filter((part) => part !== null).join(' · ');
    const hours = horas.length > 0 ? pdf.wrap(horas.map(tight).join(EN_SPACE), HOURS_WIDTH, { size: SIZE }) : [];
    return {
      hours,
      pauses: pausas.length > 0 ? pdf.wrap(pausas.map(tight).join('\n'), PAUSES_WIDTH, { size: 6.5 }) : [],
      small: small === '' ? [] : pdf.wrap(small, HOURS_WIDTH, { size: 6.5 }),
    };
  }

  /** What the hours of a month are: ordinary ones, and those above the plan by their category. */
  function categoriesOf({ excesos }: RegistroDeTodos, dias: readonly DiaExportado[]): string | null {
    const sums = conceptosDe({ dias: [...dias], excesos });
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

  async function drawMonth(registro: RegistroDeTodos, mes: string, dias: readonly DiaExportado[]): Promise<void> {
    const month = format.month(Number(mes.slice(5)), Number(mes.slice(0, 4)));
    const room = async (height: number): Promise<void> => {
      if (y + height <= LOWEST) return;
      await beginPage(registro, month, mes, true);
      drawTableHead();
    };
    await beginPage(registro, month, mes, false);
    pdf.mark(`${registro.persona.nombre} · ${month}`);
    drawTableHead();
    for (const dia of dias) {
      const { hours, pauses, small } = linesOf(dia);
      const height = Math.max(1, hours.length + small.length, pauses.length) * LEAD;
      await room(height + 3);
      const isQuiet = hours.length === 0;
      pdf.text(LEFT, y, `${format.date(dia.fecha, 'weekdayShort')} ${Number(dia.fecha.slice(8))}`, {
        size: SIZE,
        color: isQuiet ? INK2 : INK,
      });
      for (const [index, line] of hours.entries()) pdf.text(AT.hours, y + index * LEAD, line, { size: SIZE, color: INK });
      for (const [index, line] of small.entries()) pdf.text(AT.hours, y + (hours.length + index) * LEAD, line, { size: 6.5, color: INK2 });
      for (const [index, line] of pauses.entries()) pdf.text(AT.pauses, y + index * LEAD, line, { size: 6.5, color: INK2 });
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
      pdf.rule(LEFT, y - 5.6, RIGHT - LEFT, { color: LINE, thickness: 0.4 });
      y += 3;
    }
    const sums = sumsOf(dias);
    await room(30);
    y += 5;
    pdf.text(LEFT, y, t('exportes.pdf.total', { mes: month }), { size: SIZE, weight: 'bold', color: INK });
    drawFigures(sums, true, 'bold');
    y += 14;
    for (const line of [categoriesOf(registro, dias), confirmedOf(registro, mes, dias)].filter((part) => part !== null)) {
      await room(LEAD);
      pdf.text(LEFT, y, line, { size: SIZE, color: INK });
      y += LEAD + 2;
    }
    y += 8;
    for (const dia of dias) {
      const { correcciones, observaciones } = describeDay(dia, writer);
      const notes = [...correcciones, ...observaciones];
      if (notes.length === 0) continue;
      const label = format.date(dia.fecha, 'weekdayDay');
      for (const [index, note] of notes.entries()) {
        const lines = pdf.wrap(note, RIGHT - LEFT - 66, { size: 7 });
        if (y + lines.length * 9 > LOWEST) await beginPage(registro, month, mes, true);
        if (index === 0) pdf.text(LEFT, y, label, { size: 7, color: INK2 });
        for (const line of lines) {
          pdf.text(LEFT + 66, y, line, { size: 7, color: INK });
          y += 9;
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
      await pdf.end({ title, author: company, lang: writer.lang, version: info.version });
      return spool.end();
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
