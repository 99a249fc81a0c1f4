import { ApiError } from '@jornada/client';
import type { TFunction } from 'i18next';
import type { Ensayo, LineaEnsayada } from '@jornada/contract';
import { CAMPOS_IMPORTAR, isReasonColumn, llano } from '@jornada/domain/personas/importar/index.ts';
import { saveCsv } from '../../../shared/list-files/list-files.ts';

/** A name in two columns is accepted, but not in the template. */
const COLUMNS = CAMPOS_IMPORTAR.filter((campo) => campo !== 'apellidos');

type Names = Partial<Record<'centro' | 'horario' | 'departamento' | 'responsable', string | undefined>>;

/** Gives a file with the headers in the reader's language, and a line that shows what goes where, in names of the company where it has any. */
export function saveTemplate(t: TFunction, names: Names): void {
  const headers = COLUMNS.map((campo) => t(`personas.importar.columnas.${campo}`));
  const named: Partial<Record<string, string | undefined>> = names;
  const example = COLUMNS.map((campo) => named[campo] ?? t(`personas.importar.ejemplo.${campo}`));
  saveCsv(t('personas.importar.plantilla-nombre'), [headers, example]);
}

export type Rechazada = LineaEnsayada & { estado: 'rechazada' };
export type RechazoLinea = Rechazada['rechazos'][number];

/** Why a value is refused, in words. */
export const reasonOf = ({ motivo, sugerencia }: RechazoLinea, t: TFunction): string =>
  t(`personas.importar.motivos.${motivo}`, { sugerencia: sugerencia ?? '' });

const isRefused = (linea: LineaEnsayada): linea is Rechazada => linea.estado === 'rechazada';

export const refusedOf = ({ lineas }: Pick<Ensayo, 'lineas'>): Rechazada[] => lineas.filter(isRefused);

/** Whether a line is refused only because of the name. */
export const isOnlyDoubtful = (one: LineaEnsayada): one is Rechazada =>
  one.estado === 'rechazada' && one.rechazos.every(({ motivo }) => motivo === 'otra-persona');

/** Lines with a name that does not belong to the ID number: `antes` is the owner's name. `confirmadas`: those accepted anyway. */
export function doubtfulOf({ lineas }: Pick<Ensayo, 'lineas'>, confirmadas: readonly number[]) {
  return lineas.flatMap((one) => {
    const { linea, nombre } = one;
    if (isOnlyDoubtful(one)) return [{ linea, nombre, antes: one.rechazos[0]?.sugerencia ?? '', isIn: false }];
    if (one.estado !== 'cambiar' || !confirmadas.includes(linea)) return [];
    return [{ linea, nombre, antes: one.cambios.find(({ campo }) => campo === 'nombre')?.antes ?? '', isIn: true }];
  });
}

/**
 * Saves the refused lines as the file has them, with the reasons in a last column; corrected, they can be imported. Texts that
 * look like formulas are protected.
 */
export function saveRefused(ensayo: Pick<Ensayo, 'archivo' | 'cabecera' | 'lineas'>, t: TFunction): void {
  const { archivo, cabecera } = ensayo;
  // A file that was imported before may already have a column with reasons.
  const columns = cabecera.flatMap((texto, index) => (isReasonColumn(texto) ? [] : [index]));
  const reasons = ({ rechazos }: Rechazada): string =>
    rechazos.map((rechazo) => `${t(`personas.importar.columnas.${rechazo.campo}`)}: ${reasonOf(rechazo, t)}`).join(' · ');
  const rows = refusedOf(ensayo).map((linea) => [...columns.map((index) => linea.celdas[index] ?? ''), reasons(linea)]);
  const headers = [...columns.map((index) => cabecera[index] ?? ''), t('personas.importar.rechazadas.motivo')];
  saveCsv(t('personas.importar.rechazadas.archivo', { nombre: archivo.nombre.replace(/\.\w+$/, '') }), [headers, ...rows]);
}

/** Names in lines that do not exist: in how many lines, and the suggestion. */
export type Falta = { campo: 'departamento' | 'centro' | 'horario'; valor: string; lineas: number; sugerencia: string | null };

const COSAS = ['departamento', 'centro', 'horario'] as const;

/** What is missing, by kind and name, each once. */
export function missingIn(ensayo: Pick<Ensayo, 'lineas'>): Falta[] {
  const found = new Map<string, Falta>();
  for (const { campo, valor, motivo, sugerencia } of refusedOf(ensayo).flatMap(({ rechazos }) => rechazos)) {
    const cosa = COSAS.find((one) => one === campo);
    if (cosa === undefined || motivo !== 'no-existe') continue;
    const key = `${campo} ${llano(valor)}`;
    const before = found.get(key);
    found.set(key, before ? { ...before, lineas: before.lineas + 1 } : { campo: cosa, valor, lineas: 1, sugerencia });
  }
  return [...found.values()].toSorted((a, b) => COSAS.indexOf(a.campo) - COSAS.indexOf(b.campo));
}

/** Reasons that another value in the cell can mend. */
const MENDABLE: ReadonlySet<RechazoLinea['motivo']> = new Set([
  'vacio',
  'letra',
  'documento',
  'no-existe',
  'ambiguo',
  'fecha',
  'correo',
  'telefono',
  'idioma',
  'largo',
  'caracteres',
  'repetido',
  'porcentaje',
  'entero',
  'duracion',
  'regimen',
  'si-no',
  'no-cuadra',
  'naf',
]);
export const isMendable = ({ motivo }: RechazoLinea): boolean => MENDABLE.has(motivo);

/** Whether the suggestion is what the cell probably means, in every line that says the same. */
export const isProbable = ({ motivo, sugerencia }: RechazoLinea): boolean =>
  sugerencia !== null &&
  (motivo === 'no-existe' || motivo === 'duracion' || motivo === 'regimen' || motivo === 'si-no' || motivo === 'naf');

/** The whole ID number with the letter that it should have; null if that is not what is wrong. */
export const rightDocument = ({ motivo, valor, sugerencia }: RechazoLinea): string | null =>
  motivo === 'letra' && sugerencia !== null ? valor.trim().slice(0, -1) + sugerencia : null;

/** The dry run that the server shows where something has changed since. */
export const newDryRun = (error: unknown): Ensayo | null =>
  error instanceof ApiError && error.code === 'personas.ensayo-cambiado' ? (error.content as Ensayo | null) : null;
