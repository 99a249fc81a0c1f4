import { duracionCsv, SEPARADOR_CSV, toCsv, type CeldaCsv } from '@jornada/domain/resumen/csv.ts';
import type { DiaExportado, SumaExportada } from '@jornada/domain/resumen/modelo.ts';
import { describeDay } from './describe.ts';
import { figuresOfDay, type Cifras } from './figures.ts';
import { momentIn, periodOf, type DocumentoResumen, type Writer } from './writer.ts';

type Columna = { titulo: string; de(dia: DiaExportado): CeldaCsv; suma?: (suma: SumaExportada) => CeldaCsv };

const hours = (minutos: number | null): CeldaCsv => (minutos === null ? null : duracionCsv(minutos));

/** Each figure as h:mm, which spreadsheets can sum; then as plain minutes with their sign, for other programs. */
function figuresOf({ t }: Writer): Columna[] {
  const inMinutes = (columna: string): string => t('resumen.fichero.en-minutos', { columna });
  const efectivo = t('resumen.fichero.columna.efectivo');
  const trabajado = t('resumen.fichero.columna.trabajado');
  const previsto = t('resumen.fichero.columna.previsto');
  const noche = t('resumen.fichero.columna.noche');
  const figures: [titulo: string, of: (cifras: Cifras) => CeldaCsv][] = [
    [efectivo, ({ efectivoMinutos }) => hours(efectivoMinutos)],
    [trabajado, ({ trabajadoMinutos }) => hours(trabajadoMinutos)],
    [previsto, ({ previstoMinutos }) => hours(previstoMinutos)],
    [t('resumen.fichero.columna.de-mas'), ({ diferenciaMinutos: d }) => (d !== null && d > 0 ? hours(d) : null)],
    [t('resumen.fichero.columna.de-menos'), ({ diferenciaMinutos: d }) => (d !== null && d < 0 ? hours(d) : null)],
    [noche, ({ nocturnosMinutos }) => hours(nocturnosMinutos)],
    [inMinutes(efectivo), ({ efectivoMinutos }) => efectivoMinutos],
    [inMinutes(trabajado), ({ trabajadoMinutos }) => trabajadoMinutos],
    [inMinutes(previsto), ({ previstoMinutos }) => previstoMinutos],
    [inMinutes(t('resumen.fichero.columna.diferencia')), ({ diferenciaMinutos }) => diferenciaMinutos],
    [inMinutes(noche), ({ nocturnosMinutos }) => nocturnosMinutos],
  ];
  return figures.map(([titulo, of]) => ({
    titulo,
    de: (dia) => of(figuresOfDay(dia)),
    suma: of,
  }));
}

function columnsOf(writer: Writer): Columna[] {
  const { t } = writer;
  const words = (pick: (day: ReturnType<typeof describeDay>) => readonly string[]) => (dia: DiaExportado) =>
    pick(describeDay(dia, writer)).join(' | ');
  return [
    { titulo: t('resumen.fichero.columna.fecha'), de: ({ fecha }) => fecha },
    { titulo: t('resumen.fichero.columna.dia'), de: ({ fecha }) => writer.format.date(fecha, 'weekday') },
    { titulo: t('resumen.fichero.columna.zona'), de: ({ zona }) => zona },
    { titulo: t('resumen.fichero.columna.centro'), de: ({ centro }) => centro },
    { titulo: t('resumen.fichero.columna.horas'), de: words(({ horas }) => horas) },
    { titulo: t('resumen.fichero.columna.pausas'), de: words(({ pausas }) => pausas) },
    { titulo: t('resumen.fichero.columna.forma'), de: ({ formas }) => formas.map((forma) => t(`resumen.formas.${forma}`)).join(' | ') },
    { titulo: t('resumen.fichero.columna.situacion'), de: (dia) => describeDay(dia, writer).estado },
    ...figuresOf(writer),
    { titulo: t('resumen.fichero.columna.cuenta'), de: ({ cuenta }) => t(cuenta ? 'resumen.fichero.si' : 'resumen.fichero.no') },
    { titulo: t('resumen.fichero.columna.correcciones'), de: words(({ correcciones }) => correcciones) },
    { titulo: t('resumen.fichero.columna.observaciones'), de: words(({ observaciones }) => observaciones) },
  ];
}

/** Above: whose record it is. Then one row for each day, one for each month, and the total. All dates are ISO. */
export function writeCsv(documento: DocumentoResumen, writer: Writer): Promise<Buffer> {
  const { registro, huellaDatos, momento, autor, version } = documento;
  const { t } = writer;
  const columns = columnsOf(writer);
  const sumRow = (titulo: string, suma: SumaExportada): CeldaCsv[] =>
    columns.map((column, index) => (index === 0 ? titulo : (column.suma?.(suma) ?? null)));
  const rows: CeldaCsv[][] = [
    [t('resumen.fichero.titulo'), registro.desde, registro.hasta],
    [t('resumen.fichero.empresa'), registro.empresa.nombre, registro.empresa.nif],
    [t('resumen.fichero.persona'), registro.persona.nombre, registro.persona.documento],
    ...registro.destinos.map(({ desde, hasta, centro, zona, horario }) => [
      t('resumen.fichero.destino'),
      centro,
      zona,
      horario,
      `${desde} – ${hasta ?? ''}`.trim(),
    ]),
    [
      t('resumen.fichero.emitido'),
      t('resumen.fichero.generado', { cuando: momentIn(writer, momento), quien: autor, version }),
      writer.zona,
    ],
    [t('resumen.fichero.huella'), huellaDatos],
    [],
    columns.map(({ titulo }) => titulo),
    ...registro.dias.map((dia) => columns.map((column) => column.de(dia))),
    ...registro.meses.map((suma) => sumRow(t('resumen.fichero.total-mes', { mes: suma.mes }), suma)),
    ...(documento.mes === null
      ? [sumRow(t('resumen.fichero.total-periodo', { periodo: periodOf(documento, writer) }), registro.total)]
      : []),
  ];
  return Promise.resolve(Buffer.from(toCsv(rows, SEPARADOR_CSV[writer.lang]), 'utf8'));
}
