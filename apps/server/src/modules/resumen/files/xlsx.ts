import type { DiaExportado, SumaExportada } from '@jornada/domain/resumen/modelo.ts';
import { writeWorkbook, type SheetCell, type SheetToWrite } from '../../../platform/xlsx/workbook.ts';
import { dateCell, DAY_FORMATS, durationCell, momentCell, strong, text } from './cells.ts';
import { describeDay } from './describe.ts';
import { figuresOfDay } from './figures.ts';
import { momentIn, periodOf, type DocumentoResumen, type Writer } from './writer.ts';

type Columna<T> = { titulo: string; ancho: number; de(fila: T): SheetCell; suma?: (suma: SumaExportada) => SheetCell };

/** Positive and negative differences have separate columns, because Excel cannot show negative times. */
const more = (minutos: number | null): SheetCell => (minutos !== null && minutos > 0 ? durationCell(minutos) : null);
const less = (minutos: number | null): SheetCell => (minutos !== null && minutos < 0 ? durationCell(-minutos) : null);

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
    { titulo: t('resumen.fichero.columna.fecha'), ancho: 14, de: ({ fecha }) => dateCell(fecha) },
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
    { titulo: t('resumen.fichero.columna.fecha'), ancho: 14, de: ({ dia }) => dateCell(dia.fecha) },
    { titulo: t('resumen.fichero.columna.tramo'), ancho: 22, de: ({ tramo }) => text(t(`tipos.subtipos.${tramo.subtipo}`)) },
    { titulo: t('resumen.fichero.columna.inicio'), ancho: 18, de: ({ dia, tramo }) => momentCell(tramo.inicio, dia.zona) },
    { titulo: t('resumen.fichero.columna.fin'), ancho: 18, de: ({ dia, tramo }) => momentCell(tramo.fin, dia.zona) },
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

const sheetOf = <T>(name: string, columns: readonly Columna<T>[], filas: readonly T[], sums: SheetCell[][] = []): SheetToWrite => ({
  name,
  columns: columns.map(({ titulo, ancho }) => ({ title: titulo, width: ancho })),
  batches: [filas.map((fila) => columns.map((column) => column.de(fila))), sums],
});

function coverSheet({ documento, writer }: Options): SheetToWrite {
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
    name: t('resumen.fichero.hoja.datos'),
    columns: [
      { title: '', width: 28 },
      { title: '', width: 90 },
    ],
    batches: [rows.map(([label, value]) => [strong(label), text(value)])],
  };
}

type Options = { documento: DocumentoResumen; writer: Writer };

/** A workbook: a row for each day with the sums below, a row for each part of a day, and whose record it is. */
export async function writeXlsx(documento: DocumentoResumen, writer: Writer): Promise<Buffer> {
  const { registro } = documento;
  const { t, format } = writer;
  const options = { documento, writer };
  const columns = dayColumns(options);
  const sumRow = (titulo: string, suma: SumaExportada, rule: 'thin' | 'double'): SheetCell[] =>
    columns.map((column, index) => ({
      ...(index === 0 ? strong(titulo) : (column.suma?.(suma) ?? { text: '' })),
      isStrong: true,
      rule,
    }));
  const sums = registro.meses.map((suma) => {
    const mes = format.month(Number(suma.mes.slice(5)), Number(suma.mes.slice(0, 4)));
    return sumRow(t('resumen.fichero.total-mes', { mes }), suma, 'thin');
  });
  const total = sumRow(t('resumen.fichero.total-periodo', { periodo: periodOf(documento, writer) }), registro.total, 'double');
  const stretches = registro.dias.flatMap((dia) => dia.tramos.map((tramo): Fila => ({ dia, tramo })));
  const sheets = [
    sheetOf(t('resumen.fichero.hoja.dias'), columns, registro.dias, [...sums, total]),
    sheetOf(t('resumen.fichero.hoja.tramos'), stretchColumns(options), stretches),
    coverSheet(options),
  ];
  return Buffer.concat(await Array.fromAsync(writeWorkbook(sheets, { dayFormat: DAY_FORMATS[writer.lang] })));
}
