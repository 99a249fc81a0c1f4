import { escribirCsv, type CeldaCsv } from '@jornada/domain/resumen/csv.ts';
import type { DiaExportado, SumaExportada } from '@jornada/domain/resumen/modelo.ts';
import { describeDay } from './describe.ts';
import { momentIn, periodOf, type Documento, type Writer } from './writer.ts';

/** Where decimals take a comma, lists take a semicolon: so spreadsheets open the file without asking. */
const SEPARATORS: Record<Writer['lang'], ',' | ';'> = { es: ';', pt: ';', de: ';', en: ',' };

type Columna = { titulo: string; de(dia: DiaExportado): CeldaCsv; suma?: (suma: SumaExportada) => CeldaCsv };

function columnsOf(writer: Writer): Columna[] {
  const { t } = writer;
  const words = (pick: (day: ReturnType<typeof describeDay>) => readonly string[]) => (dia: DiaExportado) =>
    pick(describeDay(dia, writer)).join(' | ');
  const minutes = (key: string): string => t('resumen.fichero.en-minutos', { columna: t(key) });
  return [
    { titulo: t('resumen.fichero.columna.fecha'), de: ({ fecha }) => fecha },
    { titulo: t('resumen.fichero.columna.dia'), de: ({ fecha }) => writer.format.date(fecha, 'weekday') },
    { titulo: t('resumen.fichero.columna.zona'), de: ({ zona }) => zona },
    { titulo: t('resumen.fichero.columna.centro'), de: ({ centro }) => centro },
    { titulo: t('resumen.fichero.columna.horas'), de: words(({ horas }) => horas) },
    { titulo: t('resumen.fichero.columna.pausas'), de: words(({ pausas }) => pausas) },
    { titulo: t('resumen.fichero.columna.forma'), de: ({ formas }) => formas.map((forma) => t(`resumen.formas.${forma}`)).join(' | ') },
    { titulo: t('resumen.fichero.columna.situacion'), de: (dia) => describeDay(dia, writer).estado },
    {
      titulo: minutes('resumen.fichero.columna.efectivo'),
      de: ({ efectivoMinutos }) => efectivoMinutos,
      suma: ({ efectivoMinutos }) => efectivoMinutos,
    },
    {
      titulo: minutes('resumen.fichero.columna.trabajado'),
      de: ({ trabajadoMinutos }) => trabajadoMinutos,
      suma: ({ trabajadoMinutos }) => trabajadoMinutos,
    },
    {
      titulo: minutes('resumen.fichero.columna.previsto'),
      de: ({ previstoMinutos }) => previstoMinutos,
      suma: ({ previstoMinutos }) => previstoMinutos,
    },
    {
      titulo: minutes('resumen.fichero.columna.diferencia'),
      de: ({ diferenciaMinutos, cuenta }) => (cuenta ? diferenciaMinutos : null),
      suma: ({ diferenciaMinutos }) => diferenciaMinutos,
    },
    {
      titulo: minutes('resumen.fichero.columna.noche'),
      de: ({ nocturnosMinutos }) => nocturnosMinutos,
      suma: ({ nocturnosMinutos }) => nocturnosMinutos,
    },
    { titulo: t('resumen.fichero.columna.cuenta'), de: ({ cuenta }) => t(cuenta ? 'resumen.fichero.si' : 'resumen.fichero.no') },
    { titulo: t('resumen.fichero.columna.correcciones'), de: words(({ correcciones }) => correcciones) },
    { titulo: t('resumen.fichero.columna.observaciones'), de: words(({ observaciones }) => observaciones) },
  ];
}

/** One row for each day, then one for each month and the total; above them whose record it is. Minutes are numbers. */
export function writeCsv(documento: Documento, writer: Writer): Promise<Buffer> {
  const { registro, huellaDatos, momento, autor, version } = documento;
  const { t, format } = writer;
  const columns = columnsOf(writer);
  const sumRow = (titulo: string, suma: SumaExportada): CeldaCsv[] =>
    columns.map((column, index) => (index === 0 ? titulo : (column.suma?.(suma) ?? null)));
  const rows: CeldaCsv[][] = [
    [t('resumen.fichero.titulo'), periodOf(documento, writer)],
    [t('resumen.fichero.empresa'), registro.empresa.nombre, registro.empresa.nif],
    [t('resumen.fichero.persona'), registro.persona.nombre, registro.persona.documento],
    ...registro.destinos.map(({ desde, hasta, centro, zona, horario }) => [
      t('resumen.fichero.destino'),
      centro,
      zona,
      horario,
      `${desde} – ${hasta ?? ''}`.trim(),
    ]),
    [t('resumen.fichero.generado', { cuando: momentIn(writer, momento), quien: autor, version }), writer.zona],
    [t('resumen.fichero.huella'), huellaDatos],
    [],
    columns.map(({ titulo }) => titulo),
    ...registro.dias.map((dia) => columns.map((column) => column.de(dia))),
    ...registro.meses.map((suma) =>
      sumRow(t('resumen.fichero.total-mes', { mes: format.month(Number(suma.mes.slice(5)), Number(suma.mes.slice(0, 4))) }), suma),
    ),
    ...(documento.mes === null
      ? [sumRow(t('resumen.fichero.total-periodo', { periodo: periodOf(documento, writer) }), registro.total)]
      : []),
  ];
  return Promise.resolve(Buffer.from(escribirCsv(rows, SEPARATORS[writer.lang]), 'utf8'));
}
