import { isReasonColumn, llano } from '../../personas/importar/columnas.ts';
import { CAMPOS_DE_HORAS, type CampoDeHoras, type FuenteDeHoras } from './modelo.ts';

/** The names of a field in headers, in four languages and as Kimai and Toggl write them, without accents and punctuation. */
const NOMBRES: Record<CampoDeHoras, string> = {
  cliente: 'cliente|client|customer|kunde|kundin|kunde kundin',
  proyecto: 'proyecto|project|projeto|projekt',
  tarea: 'tarea|actividad|task|activity|tarefa|atividade|aufgabe|tatigkeit',
  documento:
    'documento|dni|nie|nif|dni nie|dni nif|nif nie|nie nif|numero de documento|id number|user name|username|usuario|nombre de usuario|utilizador|nome de utilizador|benutzername|ausweis|ausweisnummer|numero de identificacao',
  correo: 'correo|correo electronico|email|e mail|mail|user email|email address|correio|e mail adresse',
  nombre:
    'nombre|nombre completo|persona|trabajador|trabajadora|user|name|full name|employee|nome|nome completo|pessoa|benutzer|vollstandiger name|mitarbeiter',
  fecha: 'fecha|dia|fecha de inicio|date|day|start date|data|data de inicio|datum|tag|startdatum',
  inicio: 'inicio|desde|hora de inicio|de|comienzo|start|start time|from|begin|hora de inicio|von|beginn|startzeit|inicio hora',
  fin: 'fin|hasta|hora de fin|a|end|end time|stop|to|stop time|ate|fim|hora de fim|bis|ende|endzeit',
  duracion: 'duracion|tiempo|horas|duration|time|hours|time h|duracao|tempo|dauer|zeit|stunden|time decimal',
  facturable: 'facturable|billable|faturavel|abrechenbar',
  observacion:
    'observacion|observaciones|descripcion|nota|notas|description|remark|notes|note|observacao|descricao|nota|bemerkung|beschreibung|notiz',
};

const POR_NOMBRE: ReadonlyMap<string, CampoDeHoras> = new Map(
  CAMPOS_DE_HORAS.flatMap((campo) => NOMBRES[campo].split('|').map((nombre) => [nombre, campo] as const)),
);
/** English writes the month first or the day first; the other languages only the day. */
const ENGLISH_DAYS: ReadonlySet<string> = new Set(['date', 'day', 'start date']);

const hasAll = (headers: ReadonlySet<string>, ...names: string[]): boolean => names.every((name) => headers.has(name));

function sourceOf(cabecera: readonly string[]): FuenteDeHoras {
  const headers = new Set(cabecera.map(llano));
  if (hasAll(headers, 'activity', 'customer', 'project') || hasAll(headers, 'tatigkeit', 'kunde', 'projekt')) return 'kimai';
  if (hasAll(headers, 'client', 'project') && (headers.has('start date') || headers.has('duration') || headers.has('user'))) return 'toggl';
  return 'plantilla';
}

export type ColumnasDeHoras = {
  fuente: FuenteDeHoras;
  columnas: (CampoDeHoras | null)[];
  /** Whether the header is in a language that writes the day first. */
  diaPrimero: boolean;
  /** Unknown headers, as the file has them. */
  desconocidas: string[];
  /** Fields with more than one column. */
  repetidas: CampoDeHoras[];
  /** Whether there is neither a column of clients nor one of projects. */
  faltan: boolean;
};

/** Finds the meaning of a file's columns from its first line. */
export function recognizeHoras(cabecera: readonly string[]): ColumnasDeHoras {
  const columnas = cabecera.map((texto) => POR_NOMBRE.get(llano(texto)) ?? null);
  return {
    fuente: sourceOf(cabecera),
    columnas,
    diaPrimero: cabecera.some((texto, index) => columnas[index] === 'fecha' && !ENGLISH_DAYS.has(llano(texto))),
    desconocidas: cabecera.filter((texto, index) => columnas[index] === null && texto.trim() !== '' && !isReasonColumn(texto)),
    repetidas: CAMPOS_DE_HORAS.filter((campo) => columnas.filter((one) => one === campo).length > 1),
    faltan: !columnas.includes('cliente') && !columnas.includes('proyecto'),
  };
}
