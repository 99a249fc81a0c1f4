import { Readable } from 'node:stream';
import type { SalidaDe, ValidadaDe } from '@jornada/contract/call.ts';
import type { exporteInforme, informeProyectos } from '@jornada/contract/informe-proyectos/calls.ts';
import type { FormatoInforme } from '@jornada/domain/informe-proyectos/modelo.ts';
import { INICIO_CSV, rowCsv, SEPARADOR_CSV } from '@jornada/domain/resumen/csv.ts';
import { createFormat } from '@jornada/i18n/format.ts';
import { chooseIdioma } from '@jornada/i18n/idioma.ts';
import type { Context } from '../../../shared/module.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { dispositionOf } from '../../../platform/http/disposition.ts';
import type { Bytes } from '../../../platform/http/router.ts';
import { writeWorkbook } from '../../../platform/xlsx/workbook.ts';
import { csvCell } from '../../../shared/csv-cell.ts';
import type { Sesion } from '../../../shared/sesion.ts';
import type { AuditoriaService } from '../../auditoria/service.ts';
import { todayOf } from '../../../shared/company/configuration.ts';
import { findRevision } from '../../../shared/company/companies-repo.ts';
import { askedOf, type InformePedido } from '../asked.ts';
import { findLineNames, type ParLeido } from '../report-repo.ts';
import { sumUp, type InformeOptions } from '../report.ts';
import { fileColumns, lineName, type LineaDeInforme, type WordsOfReport } from './lines.ts';
import { readPairs } from './pairs.ts';
import { printReport } from './pdf.ts';

const PURPOSE = 'informe-proyectos';
/** For how many seconds the link is good: the browser fetches it at once. */
const SECONDS = 60;
const ROWS_AT_ONCE = 500;
const TYPES: Readonly<Record<FormatoInforme, string>> = {
  csv: 'text/csv; charset=utf-8',
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

type Group = { line: LineaDeInforme; within: LineaDeInforme[] };
type Options = InformeOptions & Pick<Context, 'oneTime' | 'translate' | 'version'> & { auditoria: AuditoriaService };

const add = (values: readonly (number | null)[]): number | null =>
  values.every((value) => value === null) ? null : values.reduce<number>((sum, value) => sum + (value ?? 0), 0);
const joined = (parts: readonly LineaDeInforme[], of: Pick<LineaDeInforme, 'nombre' | 'nota'>): LineaDeInforme => ({
  ...of,
  dentro: null,
  columnas: (parts[0]?.columnas ?? []).map((_, index) => parts.reduce((sum, { columnas }) => sum + (columnas[index] ?? 0), 0)),
  minutos: parts.reduce((sum, { minutos }) => sum + minutos, 0),
  coste: add(parts.map(({ coste }) => coste)),
  precio: add(parts.map(({ precio }) => precio)),
});

/** The report as a file: each line with those within it. */
export function createReportFile({ db, clock, entidades, auditoria, oneTime, translate, version }: Options) {
  async function readGroups(entidadId: number, pedido: InformePedido, words: WordsOfReport): Promise<Group[]> {
    const { por, columnas, conTarifas, entradas } = pedido;
    const y = pedido.y ?? por;
    return db.tenant(entidadId, async (tx) => {
      const days = columnas.map(({ desde }) => desde);
      const rows = await readPairs(tx, entidadId, { ...entradas, por, y, columnas: days, conTarifas });
      const names = await findLineNames(tx, entidadId, por, [...new Set(rows.map(({ clave }) => clave))]);
      const inner = await findLineNames(tx, entidadId, y, [...new Set(rows.map(({ dentro }) => dentro))]);
      const groups = [...Map.groupBy(rows, ({ clave }) => clave)].map(([clave, parts]): Group => {
        const of = { nombre: lineName(por, clave, names, words), nota: names.get(clave)?.nota ?? null };
        const lines = [...Map.groupBy(parts, ({ dentro }) => dentro)].map(([dentro, some]: [number, ParLeido[]]): LineaDeInforme => {
          const { columnas: values, minutos, costeCentimos = null, precioCentimos = null } = sumUp(some, pedido);
          return {
            ...of,
            dentro: lineName(y, dentro, inner, words),
            columnas: values,
            minutos,
            coste: costeCentimos,
            precio: precioCentimos,
          };
        });
        const within = y === 'semana' || y === 'mes' ? lines : lines.toSorted((a, b) => b.minutos - a.minutos);
        return { line: joined(lines, of), within: pedido.y === null ? [] : within };
      });
      return por === 'semana' || por === 'mes' ? groups : groups.toSorted((a, b) => b.line.minutos - a.line.minutos);
    });
  }

  return {
    async ask(
      sesion: Sesion,
      { formato, ...input }: ValidadaDe<typeof informeProyectos.exportar>,
    ): Promise<SalidaDe<typeof informeProyectos.exportar>> {
      const { entidadId, idioma, usuarioId } = sesion;
      const pedido = askedOf(sesion, input, await todayOf({ clock, entidades }, sesion));
      const { desde, hasta } = pedido.entradas;
      await db.tenant(entidadId, (tx) =>
        auditoria.note(tx, { sesion, accion: 'informe-proyectos.exportar', sobreId: null, datos: { desde, hasta, formato } }),
      );
      const claims = { ent: entidadId, usu: usuarioId, idi: idioma, fmt: formato, ped: JSON.stringify(pedido) };
      return { token: await oneTime.sign(claims, { purpose: PURPOSE, seconds: SECONDS }) };
    },

    /** @throws AppError `exporte-informe.caducado`, `exporte-informe.demasiado-grande`. */
    async fetch({ token }: ValidadaDe<typeof exporteInforme.descargar>): Promise<Bytes> {
      const claims = await oneTime.read(token, { purpose: PURPOSE });
      if (!claims || !(await db.transaction((tx) => oneTime.spend(tx, claims)))) throw new AppError('exporte-informe.caducado');
      const entidadId = Number(claims['ent']);
      const formato = String(claims['fmt']) as FormatoInforme;
      const pedido = JSON.parse(String(claims['ped'])) as InformePedido;
      const idioma = chooseIdioma([String(claims['idi'])]);
      const revision = await db.tenant(entidadId, (tx) => findRevision(tx, entidadId));
      const { zona, nombre: company } = await entidades.getConfiguration(entidadId, revision);
      const format = createFormat({ lang: idioma, zone: zona });
      const words: WordsOfReport = { format, t: (key, params) => translate(idioma, key, params) };
      const groups = await readGroups(entidadId, pedido, words);
      const { desde, hasta } = pedido.entradas;
      const name = `${words.t('informe-proyectos.archivo')}-${desde}-${hasta}.${formato}`;
      const answer = (cuerpo: Readable): Bytes => ({
        tipo: TYPES[formato],
        cuerpo,
        cabeceras: { 'content-disposition': dispositionOf('attachment', name) },
      });
      if (formato === 'pdf') {
        const total = joined(
          groups.map(({ line }) => line),
          { nombre: '', nota: null },
        );
        const now = clock.now().toString();
        const page = {
          title: words.t('informe-proyectos.titulo'),
          period: format.dayRange(desde, hasta, pedido.hoy),
          company,
          made: `${format.date(format.dayOf(now), 'numeric')} ${format.hour(now)}`,
          version,
        };
        return answer(
          Readable.from([
            await printReport(
              pedido,
              groups,
              { ...total, columnas: pedido.columnas.map((_, index) => total.columnas[index] ?? 0) },
              page,
              words,
            ),
          ]),
        );
      }
      const columns = fileColumns(pedido, words);
      const lines = groups.flatMap(({ line, within }) => (pedido.y === null ? [line] : within));
      if (formato === 'csv') {
        const separator = SEPARADOR_CSV[idioma];
        const head =
          INICIO_CSV +
          rowCsv(
            columns.map(({ title }) => title),
            separator,
          );
        const rows = lines.map((line) =>
          rowCsv(
            columns.map((column) => csvCell(column.of(line), idioma)),
            separator,
          ),
        );
        return answer(Readable.from([head, ...rows]));
      }
      return answer(Readable.from(writeWorkbook([{ name: words.t('informe-proyectos.hoja'), columns, batches: rowsOf(lines, columns) }])));
    },
  };
}

async function* rowsOf(lines: readonly LineaDeInforme[], columns: ReturnType<typeof fileColumns>) {
  for (let from = 0; from < lines.length; from += ROWS_AT_ONCE) {
    yield lines.slice(from, from + ROWS_AT_ONCE).map((line) => columns.map((column) => column.of(line)));
    await Promise.resolve();
  }
}
