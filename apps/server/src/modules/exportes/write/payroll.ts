import { lineasDeNomina, type PlantillaNomina } from '@jornada/domain/exportes/index.ts';
import { INICIO_CSV, sinFormula } from '@jornada/domain/resumen/csv.ts';
import { createSpool } from '../../../platform/files/spool.ts';
import type { RecordFiles } from './records.ts';
import type { Taller } from './workshop.ts';

const lineOf = (cells: readonly string[], { separador }: Pick<PlantillaNomina, 'separador'>): string =>
  `${cells
    .map((cell) => {
      const text = sinFormula(cell);
      return text.includes('"') || text.includes(separador) || /[\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
    })
    .join(separador)}\r\n`;

/** The file for the payroll program, as its template says. */
export function createPayrollFiles({ paths, encargo, t }: Taller): RecordFiles {
  const { plantilla } = encargo;
  if (!plantilla) throw new Error('a payroll export without a template');
  const { definicion } = plantilla;
  const spool = createSpool({
    name: `${t('exportes.ficheros.nominas')}.${definicion.separador === '\t' ? 'txt' : 'csv'}`,
    path: paths.next(),
  });
  const titles = definicion.columnas.map((columna) => t(`exportes.columnas-nomina.${columna}`));
  const begun = spool.write(INICIO_CSV + (definicion.cabecera ? lineOf(titles, definicion) : ''));
  return {
    async add(registros) {
      await begun;
      const lines = registros.flatMap((registro) =>
        lineasDeNomina(registro, definicion, (concepto) => t(`exportes.conceptos.${concepto}`)),
      );
      await spool.write(lines.map((line) => lineOf(line, definicion)).join(''));
    },
    async end() {
      await begun;
      return [await spool.end()];
    },
  };
}
