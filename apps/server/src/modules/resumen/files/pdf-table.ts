import type { DiaExportado, SumaExportada } from '@jornada/domain/resumen/modelo.ts';
import { ACCENT, INK, INK2, LINE, LINE2, WARN } from '../../../platform/pdf/colours.ts';
import type { Block, Cell, PaperColumn, PaperRow } from '../../../platform/pdf/flow.ts';
import { describeDay } from './describe.ts';
import { LOOKS, CONTENT_WIDTH, said } from './pdf-style.ts';
import type { Writer } from './writer.ts';

/** A column of figures at the right of the table. */
type Cifra = { titulo: string; ancho: number; de(suma: Cifras): number | null; esDiferencia?: boolean };
type Cifras = Pick<SumaExportada, 'efectivoMinutos' | 'trabajadoMinutos' | 'previstoMinutos' | 'diferenciaMinutos' | 'nocturnosMinutos'>;

function figuresOf({ t }: Writer, showsPlan: boolean): Cifra[] {
  const all: (Cifra & { plan?: true })[] = [
    { titulo: t('resumen.fichero.columna.efectivo'), ancho: 44, de: ({ efectivoMinutos }) => efectivoMinutos },
    { titulo: t('resumen.fichero.columna.trabajado'), ancho: 46, de: ({ trabajadoMinutos }) => trabajadoMinutos },
    { titulo: t('resumen.fichero.columna.previsto'), ancho: 44, plan: true, de: ({ previstoMinutos }) => previstoMinutos },
    {
      titulo: t('resumen.fichero.columna.diferencia'),
      ancho: 48,
      plan: true,
      esDiferencia: true,
      de: ({ diferenciaMinutos }) => diferenciaMinutos,
    },
    { titulo: t('resumen.fichero.columna.noche'), ancho: 38, de: ({ nocturnosMinutos }) => nocturnosMinutos },
  ];
  return all.filter(({ plan }) => showsPlan || !plan);
}

type Look = { size: number; weight?: 'bold' };

/** A duration. Null is empty, and a difference has its sign. */
function figure(minutos: number | null, { format }: Writer, { esDiferencia, look }: { esDiferencia?: boolean; look: Look }): Cell {
  const right = (text: string, color: string): Cell => ({ blocks: [{ ...look, text, color }], isRight: true });
  if (minutos === null) return { blocks: [] };
  if (!esDiferencia) return right(minutos === 0 && !look.weight ? '–' : format.duration(minutos), minutos === 0 ? INK2 : INK);
  return right(format.balance(minutos, '='), minutos < 0 ? WARN : minutos > 0 ? ACCENT : INK2);
}

/** Narrow dashes, so that three parts of a day fit on one line. */
const tight = (range: string): string => range.replaceAll(' – ', '–');
const EN_SPACE = '\u2002';

/** Parts of a day side by side. If all have the same purpose, it is written once below; otherwise each has its own line. */
function hoursOf(horas: readonly string[]): { hours: string; what: string | null } {
  const parts = horas.map((text) => {
    const [range = '', ...rest] = tight(text).split(' · ');
    return { range, what: rest.join(' · ') };
  });
  const kinds = new Set(parts.map(({ what }) => what));
  if (kinds.size > 1) return { hours: horas.map(tight).join('\n'), what: null };
  return { hours: parts.map(({ range }) => range).join(EN_SPACE), what: parts[0]?.what || null };
}

const DAY = { size: 8 };

function dayCells(dia: DiaExportado, figures: readonly Cifra[], writer: Writer): Cell[] {
  const { horas, pausas, estado, formas } = describeDay(dia, writer);
  const { format } = writer;
  const quiet = horas.length === 0;
  const { hours, what } = hoursOf(horas);
  const small = [what, estado, formas.length > 0 ? format.capitalize(format.list(formas)) : null].filter((part) => part !== null);
  const values = figures.map((one): Cell => {
    const minutos = one.de(dia);
    // A day that does not count shows worked time, but no difference.
    const hidden = (one.esDiferencia && !dia.cuenta) || (quiet && (minutos === 0 || minutos === null));
    return hidden ? { blocks: [] } : figure(minutos, writer, { ...one, look: DAY });
  });
  const date: Block = {
    ...said(format.date(dia.fecha, 'weekdayShort'), { ...DAY, color: INK2 }),
    tail: { text: ` ${Number(dia.fecha.slice(8))}`, ...(quiet ? { color: INK2 } : { color: INK, weight: 'bold' as const }) },
  };
  const hourBlocks = [
    ...(quiet ? [] : [said(hours, { ...DAY, color: INK })]),
    ...(small.length > 0 ? [said(small.join(' · '), quiet ? { ...DAY, color: INK2 } : LOOKS.note)] : []),
  ];
  const pauseBlocks = pausas.length > 0 ? [said(pausas.map(tight).join('\n'), LOOKS.note)] : [];
  return [{ blocks: [date] }, { blocks: hourBlocks }, { blocks: pauseBlocks }, ...values];
}

const THIN = { color: LINE, thickness: 0.4 };
const STRONG = { color: LINE2, thickness: 0.75 };
/** Beside a column, but the first one. */
const GAP = 5;

export type Tabla = { columns: PaperColumn[]; head: PaperRow; rows: PaperRow[] };

/** Rows with a thin line between them; the head and the sum are set off, the sum by a double line. @param above blank above a row, in points. */
function tableOf(
  columns: PaperColumn[],
  head: readonly Cell[],
  rows: readonly (readonly Cell[])[],
  sum: readonly Cell[],
  above: number,
): Tabla {
  const space = { above, below: above - 0.3 };
  return {
    columns,
    head: { cells: head, ...space },
    rows: [
      ...rows.map((cells, index): PaperRow => ({ cells, ...space, rules: [index === 0 ? STRONG : THIN] })),
      { cells: sum, ...space, rules: [STRONG, STRONG] },
    ],
  };
}

const columnsOf = (widths: readonly (number | null)[]): PaperColumn[] => {
  const fixed = widths.reduce<number>((total, width, index) => total + (width ?? 0) + (index === 0 ? 0 : GAP), 0);
  return widths.map((width, index) => ({ width: width ?? CONTENT_WIDTH - fixed, left: index === 0 ? 0 : GAP }));
};

type Opciones = { writer: Writer; showsPlan: boolean };

/** Above a row of days, in points: 31 days with two breaks each fit on a page, below the head of the first one. */
const TIGHT = 1.3;
const SPACED = 2.3;

const headCell = (titulo: string, isRight = false): Cell => ({ blocks: [said(titulo, LOOKS.head)], isRight });
const sumCells = (suma: Cifras, figures: readonly Cifra[], writer: Writer): Cell[] =>
  figures.map((one) => figure(one.de(suma), writer, { ...one, look: LOOKS.sum }));

/** The days of a month, and their sum. */
export function monthTable(dias: readonly DiaExportado[], suma: Cifras & { titulo: string }, { writer, showsPlan }: Opciones): Tabla {
  const figures = figuresOf(writer, showsPlan);
  const { t } = writer;
  return tableOf(
    columnsOf([33, null, 76, ...figures.map(({ ancho }) => ancho)]),
    [
      headCell(t('resumen.fichero.columna.dia')),
      headCell(t('resumen.fichero.columna.horas')),
      headCell(t('resumen.fichero.columna.pausas')),
      ...figures.map(({ titulo }) => headCell(titulo, true)),
    ],
    dias.map((dia) => dayCells(dia, figures, writer)),
    [{ blocks: [said(suma.titulo, LOOKS.sum)], span: 3 }, ...sumCells(suma, figures, writer)],
    TIGHT,
  );
}

/** The months of a year, and their sum. */
export function yearTable(
  meses: readonly (Cifras & { titulo: string })[],
  total: Cifras & { titulo: string },
  { writer, showsPlan }: Opciones,
): Tabla {
  const figures = figuresOf(writer, showsPlan);
  return tableOf(
    columnsOf([null, ...figures.map(({ ancho }) => ancho + 14)]),
    [headCell(writer.t('resumen.fichero.columna.mes')), ...figures.map(({ titulo }) => headCell(titulo, true))],
    meses.map((mes) => [
      { blocks: [said(mes.titulo, LOOKS.value)] },
      ...figures.map((one) => figure(one.de(mes), writer, { ...one, look: { size: LOOKS.value.size } })),
    ]),
    [{ blocks: [said(total.titulo, LOOKS.sum)] }, ...sumCells(total, figures, writer)],
    SPACED,
  );
}

const NOTE = { size: 7.5, color: INK, lead: 1.35 };
/** The day of a note, and the note. */
const NOTE_COLUMNS = columnsOf([62, null]);

/** Corrections and remarks of some days, by day; null if there are none. The heading never stands alone at the foot of a page. */
export function notesTable(dias: readonly DiaExportado[], writer: Writer): Tabla | null {
  const space = { above: 2, below: 2 };
  const rows = dias.flatMap((dia) => {
    const { correcciones, observaciones } = describeDay(dia, writer);
    const lines = [...correcciones, ...observaciones.map((text) => writer.t('resumen.fichero.observacion', { texto: text }))];
    const label = writer.format.date(dia.fecha, 'weekdayDay');
    return lines.map((text, index): PaperRow => {
      const day = index === 0 ? [said(label, { ...NOTE, color: INK2 })] : [];
      return { cells: [{ blocks: day }, { blocks: [said(text, NOTE)] }], ...space };
    });
  });
  if (rows.length === 0) return null;
  const head: PaperRow = { cells: [{ blocks: [said(writer.t('resumen.fichero.notas'), LOOKS.part)], span: 2 }], ...space };
  return { columns: NOTE_COLUMNS, head, rows };
}
