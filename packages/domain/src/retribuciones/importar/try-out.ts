import { llano } from '../../personas/importar/columnas.ts';
import { normalizeDocumento } from '../../personas/documento.ts';
import { examineRetribucion } from '../examen.ts';
import type { ClaseRetribucion, Retribucion } from '../modelo.ts';
import type { ColumnaRetribucion } from './columnas.ts';
import { readRetribucion, type FilaRetribucion, type LectorDeImportes, type PeriodoDePago, type RechazoRetribucion } from './read-linea.ts';

/** A statement that is there, with what it takes to write over it. */
export type RetribucionGuardada = Retribucion & { id: number; version: number; usuarioId: number };

export type ContextoRetribuciones = {
  columnas: readonly ColumnaRetribucion[];
  readAmount: LectorDeImportes;
  /** The month of lines that say none. */
  periodo: PeriodoDePago | null;
  /** The month of today: a statement of a later one than the next is a slip of the pen. */
  hoy: PeriodoDePago;
  personas: readonly { id: number; documento: string; nombre: string }[];
  guardadas: readonly RetribucionGuardada[];
};

type Comun = { linea: number; nombre: string };
export type ResultadoRetribucion =
  | (Comun & { estado: 'rechazada'; rechazos: RechazoRetribucion[] })
  | (Comun & {
      estado: 'nueva' | 'cambiar' | 'igual';
      usuarioId: number;
      retribucion: Retribucion;
      /** The one that is there. */
      antes: RetribucionGuardada | null;
      /** The fields that change. */
      cambios: (keyof Retribucion)[];
    });

const FIGURES = [
  'bruto',
  'seguridadSocial',
  'baseIrpf',
  'tipoIrpf',
  'irpf',
  'otrasDeducciones',
  'neto',
  'costeEmpresa',
] as const satisfies (keyof Retribucion)[];

const textOf = ({ lineas }: Pick<Retribucion, 'lineas'>): string =>
  JSON.stringify(lineas.map(({ clase, concepto, importe, nota }) => [clase, concepto, importe, nota]));

/** The fields in which two statements differ. */
function changedFields(antes: Retribucion, despues: Retribucion): (keyof Retribucion)[] {
  const figures: (keyof Retribucion)[] = FIGURES.filter((field) => antes[field] !== despues[field]);
  return textOf(antes) === textOf(despues) ? figures : [...figures, 'lineas'];
}

type Key = { usuarioId: number; ano: number; mes: number; clase: ClaseRetribucion };
/** There is one statement of each kind for a person and a month. */
const keyOf = ({ usuarioId, ano, mes, clase }: Key): string => `${usuarioId} ${ano} ${mes} ${clase}`;

/** Whether two names have a word in common. A file without names is believed. */
const isSame = (written: string, known: string): boolean =>
  written === '' ||
  llano(written)
    .split(' ')
    .some((word) => word.length > 1 && llano(known).split(' ').includes(word));

const FALTA_EN = {
  'no-cuadra-neto': 'neto',
  'no-cuadra-devengos': 'bruto',
  'no-cuadra-deducciones': 'otras-deducciones',
} as const;

/** What each line of a file would do, compared with the statements that are there. Two lines for the same statement are both refused. */
export function tryOutRetribuciones(filas: readonly FilaRetribucion[], contexto: ContextoRetribuciones): ResultadoRetribucion[] {
  const { personas, guardadas, hoy } = contexto;
  const byDocument = new Map(personas.map((one) => [one.documento, one]));
  const stored = new Map(guardadas.map((one) => [keyOf(one), one]));
  const read = filas.map((fila) => {
    const leida = readRetribucion(fila, contexto);
    const { documento, retribucion, reject, nombre } = leida;
    const persona = byDocument.get(normalizeDocumento(documento));
    if (documento !== '' && !persona) reject('documento', 'no-existe');
    if (persona && !isSame(nombre, persona.nombre)) reject('nombre', 'otra-persona', { otra: persona.nombre });
    const ahead = (retribucion.ano - hoy.ano) * 12 + retribucion.mes - hoy.mes;
    if (retribucion.mes > 0 && ahead > 1) reject('periodo', 'futuro', { valor: `${retribucion.mes}/${retribucion.ano}` });
    if (leida.rechazos.length === 0)
      for (const { falta, debe } of examineRetribucion(retribucion)) reject(FALTA_EN[falta], falta, { debe });
    // Which statement it is about is only known with its person, month and kind.
    const isKnown = !leida.rechazos.some(({ columna }) => ['periodo', 'mes', 'clase'].includes(columna));
    return { fila, leida, persona, key: persona && isKnown ? keyOf({ ...retribucion, usuarioId: persona.id }) : null };
  });
  const sameKey = Map.groupBy(read, ({ key }) => key);
  return read.map(({ fila: { linea }, leida, persona, key }): ResultadoRetribucion => {
    const twin = key === null ? undefined : sameKey.get(key)?.find((one) => one.fila.linea !== linea);
    if (twin) leida.reject('documento', 'repetido', { otra: String(twin.fila.linea) });
    const nombre = persona?.nombre ?? leida.nombre;
    if (leida.rechazos.length > 0 || !persona || key === null) return { linea, nombre, estado: 'rechazada', rechazos: leida.rechazos };
    const { retribucion } = leida;
    const antes = stored.get(key) ?? null;
    const cambios = antes ? changedFields(antes, retribucion) : [];
    const changed = cambios.length === 0 ? 'igual' : 'cambiar';
    return { linea, nombre, estado: antes ? changed : 'nueva', usuarioId: persona.id, retribucion, antes, cambios };
  });
}
