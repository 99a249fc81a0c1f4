import type { DiaExportado, SumaExportada } from '@jornada/domain/resumen/modelo.ts';
import { describeDay } from './describe.ts';
import { ACCENT, INK, INK2, LINE, LINE2, WARN } from '../../../platform/pdf/colours.ts';
import type { Writer } from './writer.ts';

type Node = Record<string, unknown>;

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

/** A duration. Null is empty, and a difference has its sign. */
function figure(minutos: number | null, { format }: Writer, { esDiferencia, strong }: { esDiferencia?: boolean; strong?: boolean }): Node {
  const alignment = 'right';
  if (minutos === null) return { text: '', alignment };
  if (!esDiferencia)
    return { text: minutos === 0 && !strong ? '–' : format.duration(minutos), alignment, color: minutos === 0 ? INK2 : INK };
  return { text: format.balance(minutos, '='), alignment, color: minutos < 0 ? WARN : minutos > 0 ? ACCENT : INK2 };
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

function dayRow(dia: DiaExportado, figures: readonly Cifra[], writer: Writer): Node[] {
  const { horas, pausas, estado, formas } = describeDay(dia, writer);
  const { format } = writer;
  const quiet = horas.length === 0;
  const { hours, what } = hoursOf(horas);
  const small = [what, estado, formas.length > 0 ? format.capitalize(format.list(formas)) : null].filter((part) => part !== null);
  const stack: Node[] = [
    ...(horas.length > 0 ? [{ text: hours }] : []),
    ...(small.length > 0 ? [{ text: small.join(' · '), style: quiet ? undefined : 'note', color: INK2 }] : []),
  ];
  const values = figures.map((one) => {
    const minutos = one.de(dia);
    // A day that does not count shows worked time, but no difference.
    const hidden = (one.esDiferencia && !dia.cuenta) || (quiet && (minutos === 0 || minutos === null));
    return hidden ? { text: '' } : figure(minutos, writer, one);
  });
  const date = [
    { text: format.date(dia.fecha, 'weekdayShort'), color: INK2 },
    { text: ` ${Number(dia.fecha.slice(8))}`, color: quiet ? INK2 : INK, bold: !quiet },
  ];
  return [{ text: date }, { stack }, { text: pausas.map(tight).join('\n'), style: 'note', margin: [0, 1, 0, 0] }, ...values];
}

const sumRow = (titulo: string, suma: Cifras, figures: readonly Cifra[], writer: Writer): Node[] => [
  { text: titulo, style: 'sum', colSpan: 3 },
  {},
  {},
  ...figures.map((one) => ({ ...figure(one.de(suma), writer, { ...one, strong: true }), style: 'sum' })),
];

const emptyRow = (columns: number): Node[] => [
  { text: '', colSpan: columns, fontSize: 0.5, lineHeight: 1 },
  ...Array.from({ length: columns - 1 }, () => ({})),
];

/** A thin line between rows, and a double line above the last one. `spacer` is the narrow row between the two lines. */
function rules(rows: number, padding = 2.3): Node {
  return {
    hLineWidth: (line: number) => (line === 0 || line === rows ? 0 : line === 1 || line >= rows - 2 ? 0.75 : 0.4),
    vLineWidth: () => 0,
    hLineColor: (line: number) => (line === 1 || line >= rows - 2 ? LINE2 : LINE),
    paddingLeft: (column: number) => (column === 0 ? 0 : 5),
    paddingRight: () => 0,
    paddingTop: (row: number) => (row === rows - 2 ? 0 : padding),
    paddingBottom: (row: number) => (row === rows - 2 ? 0 : padding - 0.3),
  };
}

type Opciones = { writer: Writer; showsPlan: boolean };

/** Above a row of days, in points: 31 days with two breaks each fit on a page, below the head of the first one. */
const TIGHT = 1.3;

/** The days of a month, and their sum. */
export function monthTable(dias: readonly DiaExportado[], suma: Cifras & { titulo: string }, { writer, showsPlan }: Opciones): Node {
  const figures = figuresOf(writer, showsPlan);
  const { t } = writer;
  const right = (titulo: string): Node => ({ text: titulo, style: 'head', alignment: 'right' });
  const left = (titulo: string): Node => ({ text: titulo, style: 'head' });
  const body = [
    [
      left(t('resumen.fichero.columna.dia')),
      left(t('resumen.fichero.columna.horas')),
      left(t('resumen.fichero.columna.pausas')),
      ...figures.map(({ titulo }) => right(titulo)),
    ],
    ...dias.map((dia) => dayRow(dia, figures, writer)),
    emptyRow(3 + figures.length),
    sumRow(suma.titulo, suma, figures, writer),
  ];
  const widths = [33, '*', 76, ...figures.map(({ ancho }) => ancho)];
  return { table: { headerRows: 1, dontBreakRows: true, widths, body }, layout: rules(body.length, TIGHT), fontSize: 8 };
}

/** The months of a year, and their sum. */
export function yearTable(
  meses: readonly (Cifras & { titulo: string })[],
  total: Cifras & { titulo: string },
  { writer, showsPlan }: Opciones,
): Node {
  const figures = figuresOf(writer, showsPlan);
  const body = [
    [
      { text: writer.t('resumen.fichero.columna.mes'), style: 'head' },
      ...figures.map(({ titulo }) => ({ text: titulo, style: 'head', alignment: 'right' })),
    ],
    ...meses.map((mes) => [{ text: mes.titulo }, ...figures.map((one) => figure(one.de(mes), writer, one))]),
    emptyRow(1 + figures.length),
    [
      { text: total.titulo, style: 'sum' },
      ...figures.map((one) => ({ ...figure(one.de(total), writer, { ...one, strong: true }), style: 'sum' })),
    ],
  ];
  const widths = ['*', ...figures.map(({ ancho }) => ancho + 14)];
  return { table: { headerRows: 1, dontBreakRows: true, widths, body }, layout: rules(body.length), fontSize: 9 };
}

/** Corrections and remarks of some days, by day; null if there are none. */
export function notesOf(dias: readonly DiaExportado[], writer: Writer): Node | null {
  const rows = dias.flatMap((dia) => {
    const { correcciones, observaciones } = describeDay(dia, writer);
    const lines = [...correcciones, ...observaciones.map((text) => writer.t('resumen.fichero.observacion', { texto: text }))];
    const label = writer.format.date(dia.fecha, 'weekdayDay');
    return lines.map((text, index) => [{ text: index === 0 ? label : '', color: INK2 }, { text }]);
  });
  if (rows.length === 0) return null;
  return {
    margin: [0, 14, 0, 0],
    // The heading is a row of the table: it never stands alone at the foot of a page.
    table: {
      headerRows: 1,
      keepWithHeaderRows: 1,
      dontBreakRows: true,
      widths: [62, '*'],
      body: [[{ text: writer.t('resumen.fichero.notas'), bold: true, fontSize: 9, colSpan: 2 }, {}], ...rows],
    },
    layout: 'noBorders',
    fontSize: 7.5,
    lineHeight: 1.15,
  };
}
