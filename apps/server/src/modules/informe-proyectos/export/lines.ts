import type { Dimension } from '@jornada/domain/informe-proyectos/index.ts';
import type { Format } from '@jornada/i18n/format.ts';
import type { TextParams } from '@jornada/i18n/server.ts';
import type { SheetCell, SheetColumn } from '../../../platform/xlsx/workbook.ts';
import { claveDe, type InformePedido } from '../asked.ts';

/** A line of the file: a line of the report, or one within it. `minutos` of each column. */
export type LineaDeInforme = {
  nombre: string;
  nota: string | null;
  dentro: string | null;
  columnas: number[];
  minutos: number;
  coste: number | null;
  precio: number | null;
};

export type WordsOfReport = { t(key: string, params?: TextParams): string; format: Format };

/** What a line is called: weeks by their Monday, months by their name. */
export function lineName(
  por: Dimension,
  clave: number,
  names: ReadonlyMap<number, { nombre: string }>,
  { t, format }: WordsOfReport,
): string {
  const key = claveDe(por, clave);
  if (por === 'semana') return t('informe-proyectos.semana-de', { dia: format.date(key, 'numeric') });
  if (por === 'mes') return format.capitalize(format.month(Number(key.slice(5)), Number(key.slice(0, 4))));
  return names.get(clave)?.nombre ?? t(`informe-proyectos.sin.${por}`);
}

/** What a column of the report is called. */
export function columnName({ clase, desde }: InformePedido['columnas'][number], { t, format }: WordsOfReport): string {
  const year = Number(desde.slice(0, 4));
  const month = Number(desde.slice(5, 7));
  if (clase === 'ano') return String(year);
  return clase === 'mes' ? format.month(month, year) : t('informe-proyectos.trimestre', { numero: Math.ceil(month / 3), ano: year });
}

export type ColumnaDeFichero = SheetColumn & { of(linea: LineaDeInforme): SheetCell };

/** The columns of the file. Costs and prices only for whoever may see them. */
export function fileColumns({ por, y, columnas, conTarifas }: InformePedido, words: WordsOfReport): ColumnaDeFichero[] {
  const { t } = words;
  const text = (value: string | null): SheetCell => (value ? { text: value } : null);
  const cents = (value: number | null): SheetCell => (value === null ? null : { cents: value });
  return [
    { title: t(`informe-proyectos.dimensiones.${por}`), width: 30, of: ({ nombre }) => text(nombre) },
    ...(por === 'proyecto'
      ? [{ title: t('informe-proyectos.dimensiones.cliente'), width: 24, of: ({ nota }: LineaDeInforme) => text(nota) }]
      : []),
    ...(por === 'tarea'
      ? [{ title: t('informe-proyectos.dimensiones.proyecto'), width: 24, of: ({ nota }: LineaDeInforme) => text(nota) }]
      : []),
    ...(y === null
      ? []
      : [{ title: t(`informe-proyectos.dimensiones.${y}`), width: 30, of: ({ dentro }: LineaDeInforme) => text(dentro) }]),
    ...columnas.map((column, index) => ({
      title: columnName(column, words),
      width: 14,
      of: (linea: LineaDeInforme): SheetCell => ({ minutes: linea.columnas[index] ?? 0 }),
    })),
    { title: t('informe-proyectos.horas'), width: 12, of: ({ minutos }) => ({ minutes: minutos }) },
    ...(conTarifas
      ? [
          { title: t('informe-proyectos.coste'), width: 14, of: ({ coste }: LineaDeInforme) => cents(coste) },
          { title: t('informe-proyectos.precio'), width: 14, of: ({ precio }: LineaDeInforme) => cents(precio) },
        ]
      : []),
  ];
}
