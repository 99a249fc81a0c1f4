import type { Cell, CellObject, Sheet } from 'write-excel-file/node';
import type { DiaExportado, SumaExportada } from '@jornada/domain/resumen/modelo.ts';
import { dateCell, durationCell, head, momentCell, strong, text, type Celda } from './cells.ts';
import { describeDay } from './describe.ts';
import { figuresOfDay } from './figures.ts';
import { momentIn, periodOf, type DocumentoResumen, type Writer } from './writer.ts';

type Columna<T> = { titulo: string; ancho: number; de(fila: T): Cell; suma?: (suma: SumaExportada) => Celda };

/** Positive and negative differences have separate columns, because Excel cannot show negative times. */
const more = (minutos: number | null): Celda => (minutos !== null && minutos > 0 ? durationCell(minutos) : null);
const less = (minutos: number | null): Celda => (minutos !== null && minutos < 0 ? durationCell(-minutos) : null);

function dayColumns({ documento, writer }: Options): Columna<DiaExportado>[] {
  const { t, format } = writer;
  const showsPlan = documento.registro.total.previstoMinutos !== null;
  const describe = (dia: DiaExportado) => describeDay(dia, writer);
  const plan: Columna<DiaExportado>[] = [
    {
      titulo: t('resumen.fichero.columna.previsto'),
      ancho: 11,
      de: ({ previstoMinutos }) => durationCell(previstoMinutos),
      suma: ({ previstoMinutos }) => durationCell(previstoMinutos),
    },
    {
      titulo: t('resumen.fichero.columna.de-mas'),
      ancho: 11,
      de: (dia) => more(figuresOfDay(dia).diferenciaMinutos),
      suma: ({ diferenciaMinutos }) => more(diferenciaMinutos),
    },
    {
      titulo: t('resumen.fichero.columna.de-menos'),
      ancho: 11,
      de: (dia) => less(figuresOfDay(dia).diferenciaMinutos),
      suma: ({ diferenciaMinutos }) => less(diferenciaMinutos),
    },
  ];
  return [
    { titulo: t('resumen.fichero.columna.fecha'), ancho: 14, de: ({ fecha }) => dateCell(fecha, writer) },
    { titulo: t('resumen.fichero.columna.dia'), ancho: 12, de: ({ fecha }) => text(format.date(fecha, 'weekday')) },
    { titulo: t('resumen.fichero.columna.horas'), ancho: 34, de: (dia) => text(describe(dia).horas.join('\n')) },
    { titulo: t('resumen.fichero.columna.pausas'), ancho: 28, de: (dia) => text(describe(dia).pausas.join('\n')) },
    { titulo: t('resumen.fichero.columna.situacion'), ancho: 24, de: (dia) => text(describe(dia).estado) },
    {
      titulo: t('resumen.fichero.columna.forma'),
      ancho: 16,
      de: ({ formas }) => text(formas.map((forma) => t(`resumen.formas.${forma}`)).join(', ')),
    },
    {
      titulo: t('resumen.fichero.columna.efectivo'),
      ancho: 11,
      de: (dia) => durationCell(figuresOfDay(dia).efectivoMinutos),
      suma: ({ efectivoMinutos }) => durationCell(efectivoMinutos),
    },
    {
      titulo: t('resumen.fichero.columna.trabajado'),
      ancho: 11,
      de: (dia) => durationCell(figuresOfDay(dia).trabajadoMinutos),
      suma: ({ trabajadoMinutos }) => durationCell(trabajadoMinutos),
    },
    ...(showsPlan ? plan : []),
    {
      titulo: t('resumen.fichero.columna.noche'),
      ancho: 11,
      de: (dia) => durationCell(figuresOfDay(dia).nocturnosMinutos),
      suma: ({ nocturnosMinutos }) => durationCell(nocturnosMinutos),
    },
    {
      titulo: t('resumen.fichero.columna.cuenta'),
      ancho: 9,
      de: ({ cuenta }) => text(t(cuenta ? 'resumen.fichero.si' : 'resumen.fichero.no')),
    },
    { titulo: t('resumen.fichero.columna.correcciones'), ancho: 60, de: (dia) => text(describe(dia).correcciones.join('\n')) },
    { titulo: t('resumen.fichero.columna.observaciones'), ancho: 40, de: ({ observaciones }) => text(observaciones.join('\n')) },
  ];
}

type Fila = { dia: DiaExportado; tramo: DiaExportado['tramos'][number] };

function stretchColumns({ writer }: Options): Columna<Fila>[] {
  const { t } = writer;
  return [
    { titulo: t('resumen.fichero.columna.fecha'), ancho: 14, de: ({ dia }) => dateCell(dia.fecha, writer) },
    { titulo: t('resumen.fichero.columna.tramo'), ancho: 22, de: ({ tramo }) => text(t(`tipos.subtipos.${tramo.subtipo}`)) },
    { titulo: t('resumen.fichero.columna.inicio'), ancho: 18, de: ({ dia, tramo }) => momentCell(tramo.inicio, dia.zona, writer) },
    { titulo: t('resumen.fichero.columna.fin'), ancho: 18, de: ({ dia, tramo }) => momentCell(tramo.fin, dia.zona, writer) },
    { titulo: t('resumen.fichero.columna.duracion'), ancho: 11, de: ({ tramo }) => durationCell(tramo.minutos || null) },
    { titulo: t('resumen.fichero.columna.zona'), ancho: 18, de: ({ dia }) => text(dia.zona) },
    { titulo: t('resumen.fichero.columna.inicio-utc'), ancho: 24, de: ({ tramo }) => text(tramo.inicio) },
    { titulo: t('resumen.fichero.columna.fin-utc'), ancho: 24, de: ({ tramo }) => text(tramo.fin) },
    {
      titulo: t('resumen.fichero.columna.efectivo'),
      ancho: 11,
      de: ({ tramo }) => text(t(tramo.efectivo ? 'resumen.fichero.si' : 'resumen.fichero.no')),
    },
    {
      titulo: t('resumen.fichero.columna.pagado'),
      ancho: 11,
      de: ({ tramo }) => text(t(tramo.pagado ? 'resumen.fichero.si' : 'resumen.fichero.no')),
    },
    { titulo: t('resumen.fichero.columna.proyecto'), ancho: 24, de: ({ tramo }) => text(tramo.proyecto) },
  ];
}

function sheetOf<T>(sheet: string, columns: Columna<T>[], filas: readonly T[], sums: CellObject[][] = []): Sheet<never> {
  return {
    sheet,
    columns: columns.map(({ ancho }) => ({ width: ancho })),
    stickyRowsCount: 1,
    data: [columns.map(({ titulo }) => head(titulo)), ...filas.map((fila) => columns.map((column) => column.de(fila))), ...sums],
  };
}

function coverSheet({ documento, writer }: Options): Sheet<never> {
  const { registro, huellaDatos, momento, autor, version } = documento;
  const { t } = writer;
  const rows: [string, string][] = [
    [t('resumen.fichero.titulo'), periodOf(documento, writer)],
    [t('resumen.fichero.empresa'), [registro.empresa.nombre, registro.empresa.nif].filter(Boolean).join(' · ')],
    [t('resumen.fichero.persona'), `${registro.persona.nombre} · ${registro.persona.documento}`],
    ...registro.destinos.map(({ desde, hasta, centro, zona, horario }): [string, string] => [
      t('resumen.fichero.destino'),
      [centro, horario, zona, `${desde} – ${hasta ?? ''}`.trim()].join(' · '),
    ]),
    [t('resumen.fichero.emitido'), t('resumen.fichero.generado', { cuando: momentIn(writer, momento), quien: autor, version })],
    [t('resumen.fichero.huella'), huellaDatos],
    [t('resumen.fichero.comprobar.titulo'), t('resumen.fichero.comprobar.texto')],
  ];
  return {
    sheet: t('resumen.fichero.hoja.datos'),
    columns: [{ width: 28 }, { width: 90 }],
    data: rows.map(([label, value]) => [strong(label), text(value)]),
  };
}

type Options = { documento: DocumentoResumen; writer: Writer };

/** What the library leaves out, or writes against ECMA-376, so that programs that read by the book open the file without a word. */
const BY_THE_BOOK = {
  files: {
    transform: {
      'xl/styles.xml': {
        transform: (xml: string) =>
          xml
            .replace('<cellXfs', '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs')
            .replace('</cellXfs>', '</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>'),
      },
      'xl/workbook.xml': { transform: (xml: string) => xml.replace('<definedNames/>', '') },
      'xl/worksheets/sheet{id}.xml': { transform: (xml: string) => xml.replace('activePane="bottomRight"', 'activePane="bottomLeft"') },
    },
  },
};

/** A workbook: a row for each day with the sums below, a row for each part of a day, and whose record it is. */
export async function writeXlsx(documento: DocumentoResumen, writer: Writer): Promise<Buffer> {
  const { default: writeXlsxFile } = await import('write-excel-file/node');
  const { registro } = documento;
  const { t, format } = writer;
  const options = { documento, writer };
  const columns = dayColumns(options);
  const sumRow = (titulo: string, suma: SumaExportada, rule: 'thin' | 'double'): CellObject[] =>
    columns.map((column, index) => ({
      ...(index === 0 ? strong(titulo) : (column.suma?.(suma) ?? {})),
      fontWeight: 'bold',
      topBorderStyle: rule,
    }));
  const sums = registro.meses.map((suma) => {
    const mes = format.month(Number(suma.mes.slice(5)), Number(suma.mes.slice(0, 4)));
    return sumRow(t('resumen.fichero.total-mes', { mes }), suma, 'thin');
  });
  const total = sumRow(t('resumen.fichero.total-periodo', { periodo: periodOf(documento, writer) }), registro.total, 'double');
  const stretches = registro.dias.flatMap((dia) => dia.tramos.map((tramo): Fila => ({ dia, tramo })));
  return writeXlsxFile(
    [
      sheetOf(t('resumen.fichero.hoja.dias'), columns, registro.dias, [...sums, total]),
      sheetOf(t('resumen.fichero.hoja.tramos'), stretchColumns(options), stretches),
      coverSheet(options),
    ],
    { features: [BY_THE_BOOK] },
  ).toBuffer();
}
