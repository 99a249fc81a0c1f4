import type { ColumnasDeHoras } from './columnas.ts';
import {
  MAXIMO_MINUTOS_IMPORTADOS,
  ordenDe,
  readDiaEscrito,
  readHoraEscrita,
  readLargo,
  readSiNo,
  splitFecha,
  type OrdenDeDias,
} from './leer.ts';
import type { CampoDeHoras, FilaDeHoras, MotivoDeHoras, RechazoDeHoras, TiempoEscrito } from './modelo.ts';

type Celdas = { linea: number; celdas: readonly string[] };

/** Names are no longer than this, remarks neither. */
const LARGOS = { cliente: 120, proyecto: 120, tarea: 120, observacion: 500 } as const;

type Cells = Record<CampoDeHoras, string>;
type Refuse = (columna: CampoDeHoras, motivo: MotivoDeHoras) => void;

const EMPTY: Cells = {
  cliente: '',
  proyecto: '',
  tarea: '',
  documento: '',
  correo: '',
  nombre: '',
  fecha: '',
  inicio: '',
  fin: '',
  duracion: '',
  facturable: '',
  observacion: '',
};

/** Exports write that nothing was chosen in words. */
const NONE = /^\((?:no|without|sin|sem|ohne|kein)\b[^)]*\)$|^[-–—]$/i;
const NAMES: ReadonlySet<CampoDeHoras> = new Set(['cliente', 'proyecto', 'tarea']);

function cellsOf({ celdas }: Celdas, { columnas }: ColumnasDeHoras): Cells {
  const cells = { ...EMPTY };
  columnas.forEach((campo, index) => {
    const text = (celdas[index] ?? '').trim();
    if (campo) cells[campo] = NAMES.has(campo) && NONE.test(text) ? '' : text.replace(/\s+/g, ' ');
  });
  return cells;
}

/** What a line says of time; null where something of it is missing or wrong, which `refuse` is told. */
function readTiempo(cells: Cells, orden: OrdenDeDias, refuse: Refuse): TiempoEscrito | null {
  const { dia, hora } = splitFecha(cells.fecha);
  const day = dia === '' ? null : readDiaEscrito(dia, orden);
  if (dia === '') refuse('fecha', 'vacio');
  else if (day === 'dudosa') refuse('fecha', 'fecha-dudosa');
  else if (day === null) refuse('fecha', 'fecha');
  const start = cells.inicio || hora;
  // A start that has its day, too, and an end, as some exports write them.
  const inicio = start === '' ? null : readHoraEscrita(splitFecha(start).hora || start);
  const fin = cells.fin === '' ? null : readHoraEscrita(splitFecha(cells.fin).hora || cells.fin);
  if (start !== '' && inicio === null) refuse('inicio', 'hora');
  if (cells.fin !== '' && fin === null) refuse('fin', 'hora');
  const minutos = cells.duracion === '' ? null : readLargo(cells.duracion);
  if (cells.duracion !== '' && minutos === null) refuse('duracion', 'duracion');
  else if (minutos !== null && minutos > MAXIMO_MINUTOS_IMPORTADOS) refuse('duracion', 'mas-de-un-dia');
  else if (cells.duracion === '' && (start === '' || cells.fin === '')) refuse('duracion', 'vacio');
  return day === null || day === 'dudosa' ? null : { ...day, inicio, fin, minutos };
}

function readFila(celdas: Celdas, columnas: ColumnasDeHoras, orden: OrdenDeDias): FilaDeHoras {
  const cells = cellsOf(celdas, columnas);
  const rechazos: RechazoDeHoras[] = [];
  const refuse: Refuse = (columna, motivo) => rechazos.push({ columna, valor: cells[columna].slice(0, 100), motivo });
  for (const campo of ['cliente', 'proyecto', 'tarea', 'observacion'] as const)
    if (cells[campo].length > LARGOS[campo]) refuse(campo, 'largo');
  // A length alone is a sum, as summaries have it; a day or a person means that somebody worked.
  const isEntry = cells.fecha !== '' || cells.documento !== '' || cells.correo !== '';
  if (cells.proyecto === '' && (isEntry || cells.tarea !== '' || cells.cliente === '')) refuse('proyecto', 'vacio');
  if (isEntry && cells.documento === '' && cells.correo === '') refuse('documento', 'vacio');
  const facturable = readSiNo(cells.facturable);
  if (facturable === undefined) refuse('facturable', 'si-no');
  return {
    linea: celdas.linea,
    cliente: cells.cliente,
    proyecto: cells.proyecto,
    tarea: cells.tarea,
    documento: cells.documento,
    correo: cells.correo,
    nombre: cells.nombre || cells.documento || cells.correo,
    tiempo: isEntry ? readTiempo(cells, orden, refuse) : null,
    facturable: facturable ?? null,
    observacion: cells.observacion || null,
    rechazos,
  };
}

/** Reads the lines of a file. How its days are written is told from all of them. */
export function readHoras(filas: readonly Celdas[], columnas: ColumnasDeHoras): FilaDeHoras[] {
  const at = columnas.columnas.indexOf('fecha');
  const orden = ordenDe(at < 0 ? [] : filas.map(({ celdas }) => celdas[at] ?? ''), columnas.diaPrimero);
  return filas.map((fila) => readFila(fila, columnas, orden));
}
