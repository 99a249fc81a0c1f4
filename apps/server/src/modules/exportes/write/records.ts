import type { PerfilRecord, RegistroDeTodos } from '@jornada/domain/exportes/index.ts';
import { createSpool, type Spooled } from '../../../platform/files/spool.ts';
import { correctionColumns, dayColumns, stretchColumns, type FilaCorreccion, type FilaDia, type FilaTramo } from '../columns/days.ts';
import { monthColumns, monthsOf } from '../columns/months.ts';
import type { Taller } from './workshop.ts';
import { createBookFile, createCsvFile } from './files.ts';
import { createPeoplePdf } from './people-pdf.ts';

/** Takes people's records while they come, and gives the finished files. */
export type RecordFiles = { add(registros: readonly RegistroDeTodos[]): Promise<void>; end(): Promise<Spooled[]> };

const rowsOf = (registros: readonly RegistroDeTodos[]): FilaDia[] =>
  registros.flatMap((registro) => registro.dias.map((dia) => ({ registro, dia })));

/** All records as JSON: one array of people, each as in the digest of ADR 16. */
function createJsonFile({ paths, encargo }: Taller, name: string) {
  const spool = createSpool({ name, path: paths.next() });
  const { alcance, ahora, version } = encargo;
  const head = {
    esquema: 1,
    desde: alcance.desde,
    hasta: alcance.hasta,
    generado: ahora,
    producto: `Jornada ${version}`,
    centros: encargo.lugares,
  };
  let isFirst = true;
  const begun = spool.write(`${JSON.stringify(head).slice(0, -1)},"personas":[`);
  return {
    async add(registros: readonly RegistroDeTodos[]): Promise<void> {
      await begun;
      for (const registro of registros) {
        await spool.write((isFirst ? '\n' : ',\n') + JSON.stringify(registro));
        isFirst = false;
      }
    },
    async end(): Promise<Spooled> {
      await begun;
      await spool.write('\n]}\n');
      return spool.end();
    },
  };
}

/** CSV and workbook of days, with the months beside them; for the inspectorate also stretches, corrections, PDF and JSON. */
export async function createRecordFiles(taller: Taller, perfil: PerfilRecord): Promise<RecordFiles> {
  const { writer, csvWriter, paths, encargo, t, modified, lugares } = taller;
  const isWhole = perfil === 'inspeccion';
  const name = t('exportes.ficheros.registro');
  const days = { name: t('exportes.hojas.dias'), columns: dayColumns(writer, perfil, lugares) };
  const months = { name: t('exportes.hojas.meses'), columns: monthColumns(writer, perfil, lugares) };
  const stretches = { name: t('exportes.hojas.tramos'), columns: stretchColumns(writer, perfil) };
  const corrections = { name: t('exportes.hojas.correcciones'), columns: correctionColumns(writer) };
  const csv = createCsvFile(`${name}.csv`, dayColumns(csvWriter, perfil, lugares), encargo.idioma, paths);
  const csvMonths = createCsvFile(`${t('exportes.ficheros.meses')}.csv`, monthColumns(csvWriter, perfil, lugares), encargo.idioma, paths);
  const tables = isWhole ? [days, months, stretches, corrections] : [days, months];
  const book = createBookFile(`${name}.xlsx`, tables, paths, modified);
  const pdf = isWhole
    ? await createPeoplePdf({
        name: `${name}.pdf`,
        paths,
        writer,
        title: t('exportes.titulos.inspeccion'),
        info: taller.info,
        lugares,
        hasNotes: true,
        seal: taller.seal,
      })
    : null;
  const json = isWhole ? createJsonFile(taller, `${name}.json`) : null;
  return {
    async add(registros) {
      const filas = rowsOf(registros);
      const meses = registros.flatMap(monthsOf);
      await csv.add(filas);
      await csvMonths.add(meses);
      await book.add(0, days, filas);
      await book.add(1, months, meses);
      if (!isWhole) return;
      const tramos = filas.flatMap((fila): FilaTramo[] => fila.dia.tramos.map((tramo) => ({ ...fila, tramo })));
      const changes = filas.flatMap((fila): FilaCorreccion[] => fila.dia.correcciones.map((correccion) => ({ ...fila, correccion })));
      await book.add(2, stretches, tramos);
      await book.add(3, corrections, changes);
      await pdf?.add(registros);
      await json?.add(registros);
    },
    end: async () => [
      await csv.end(),
      await csvMonths.end(),
      await book.end(),
      ...(pdf ? [await pdf.end()] : []),
      ...(json ? [await json.end()] : []),
    ],
  };
}

/** The monthly summaries that go with the payslips: a page for each person, and the sums of all. */
export async function createMonthlyFiles({
  writer,
  csvWriter,
  paths,
  encargo,
  t,
  modified,
  info,
  lugares,
  seal,
}: Taller): Promise<RecordFiles> {
  const name = t('exportes.ficheros.resumenes');
  const months = { name: t('exportes.hojas.meses'), columns: monthColumns(writer, 'inspeccion', lugares) };
  const csv = createCsvFile(`${name}.csv`, monthColumns(csvWriter, 'inspeccion', lugares), encargo.idioma, paths);
  const book = createBookFile(`${name}.xlsx`, [months], paths, modified);
  const pdf = await createPeoplePdf({
    name: `${name}.pdf`,
    paths,
    writer,
    title: t('exportes.titulos.mensual'),
    info,
    lugares,
    hasNotes: false,
    seal,
  });
  return {
    async add(registros) {
      const meses = registros.flatMap(monthsOf);
      await csv.add(meses);
      await book.add(0, months, meses);
      await pdf.add(registros);
    },
    end: async () => [await csv.end(), await book.end(), await pdf.end()],
  };
}
