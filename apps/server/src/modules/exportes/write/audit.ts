import { CODIGOS_AUDITORIA } from '@jornada/contract/acciones.ts';
import { createSpool, type Spooled } from '../../../platform/files/spool.ts';
import type { ApunteLeido } from '../audit-repo.ts';
import { text, type Columna } from '../columns/column.ts';
import { createBookFile, createCsvFile } from './files.ts';
import type { Taller } from './workshop.ts';

const KNOWN: ReadonlySet<string> = new Set(CODIGOS_AUDITORIA);

/** The audit log as a table, and whole as JSON. */
export function createAuditFiles({ paths, encargo, t, modified, zona }: Taller) {
  const name = t('exportes.ficheros.auditoria');
  const column = (key: string, width: number, of: Columna<ApunteLeido>['of']): Columna<ApunteLeido> => ({
    title: t(`exportes.columnas.${key}`),
    width,
    of,
  });
  // What an earlier version wrote may have no words any more.
  const nameOf = (accion: string): string => (KNOWN.has(accion) ? t(`auditoria.acciones.${accion}`) : accion);
  const columns = [
    column('momento', 18, ({ momento }) =>
      text(
        Temporal.Instant.from(momento).toZonedDateTimeISO(zona).toPlainDateTime().toString({ smallestUnit: 'second' }).replace('T', ' '),
      ),
    ),
    column('momento-utc', 24, ({ momento }) => text(momento)),
    column('autor', 26, ({ autor }) => text(autor)),
    column('por', 26, ({ por }) => text(por)),
    column('accion', 40, ({ accion }) => text(nameOf(accion))),
    column('codigo', 26, ({ accion }) => text(accion)),
    column('sobre', 20, ({ sobre, sobreId }) => text(sobreId === null ? sobre : `${sobre} ${sobreId}`)),
    column('nombre', 26, ({ nombre }) => text(nombre)),
    column('datos', 60, ({ datos }) => text(Object.keys(datos).length === 0 ? null : JSON.stringify(datos))),
    column('dispositivo', 40, ({ dispositivo }) => text(dispositivo)),
    column('direccion', 18, ({ direccion }) => text(direccion)),
  ];
  const table = { name: t('exportes.hojas.auditoria'), columns };
  const csv = createCsvFile(`${name}.csv`, columns, encargo.idioma, paths);
  const book = createBookFile(`${name}.xlsx`, [table], paths, modified);
  const json = createSpool({ name: `${name}.json`, path: paths.next() });
  let isFirst = true;
  return {
    async add(apuntes: readonly ApunteLeido[]): Promise<void> {
      await csv.add(apuntes);
      await book.add(0, table, apuntes);
      for (const apunte of apuntes) {
        await json.write((isFirst ? '[\n' : ',\n') + JSON.stringify(apunte));
        isFirst = false;
      }
    },
    async end(): Promise<Spooled[]> {
      await json.write(isFirst ? '[]\n' : '\n]\n');
      return [await csv.end(), await book.end(), await json.end()];
    },
  };
}
