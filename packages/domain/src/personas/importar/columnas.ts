/** The columns that a file of people can have. */
export const CAMPOS_IMPORTAR = [
  'documento',
  'nombre',
  'apellidos',
  'email',
  'movil',
  'puesto',
  'departamento',
  'centro',
  'horario',
  'responsable',
  'alta',
  'desde',
  'idioma',
] as const;
export type CampoImportar = (typeof CAMPOS_IMPORTAR)[number];

/** How headers call a field, in four languages, without accents and signs. */
const NOMBRES: Record<CampoImportar, string> = {
  documento:
    'documento|dni|nie|nif|dni nie|dni nif|numero de documento|usuario|identificacion|id|id number|user|username|user name|numero de identificacao|contribuinte|utilizador|ausweis|ausweisnummer|personalnummer|benutzer|benutzername',
  nombre: 'nombre|nombre completo|nombre y apellidos|name|full name|first name|given name|nome|nome completo|vollstandiger name|vorname',
  apellidos: 'apellidos|apellido|surname|last name|family name|apelido|apelidos|nachname|familienname',
  email: 'email|e mail|mail|correo|correo electronico|email address|e mail adresse',
  movil: 'movil|telefono|telefono movil|phone|mobile|telephone|telemovel|telefone|telefon|handy|mobiltelefon',
  puesto: 'puesto|puesto de trabajo|cargo|position|job|job title|title|funcao|stelle|funktion',
  departamento: 'departamento|department|abteilung',
  centro: 'centro|centro de trabajo|centre|center|work centre|work center|site|local|standort|arbeitsort',
  horario: 'horario|turno|schedule|shift|working hours|horario de trabalho|arbeitszeit|arbeitszeitplan|schicht|dienstplan',
  responsable:
    'responsable|jefe|jefa|manager|supervisor|reports to|responsavel|chefe|vorgesetzter|vorgesetzte|fuhrungskraft|verantwortlich',
  alta: 'alta|fecha de alta|fecha alta|fecha de inicio|start|start date|hire date|admissao|data de admissao|eintritt|eintrittsdatum',
  desde: 'desde|a partir de|cambio desde|from|valid from|effective from|ab|gultig ab',
  idioma: 'idioma|lengua|language|lingua|sprache',
};

/** The name of the column with the reasons in a file of refused lines. It is only for the reader and is ignored on import. */
const MOTIVO: ReadonlySet<string> = new Set(['motivo', 'reason', 'grund']);

/** Text without accents, signs and capitals, by which names are compared. */
export const llano = (texto: string): string =>
  texto
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const POR_NOMBRE: ReadonlyMap<string, CampoImportar> = new Map(
  CAMPOS_IMPORTAR.flatMap((campo) => NOMBRES[campo].split('|').map((nombre) => [nombre, campo] as const)),
);

/** Whether a header is that of the reasons. */
export const esColumnaDeMotivo = (cabecera: string): boolean => MOTIVO.has(llano(cabecera));

export type Columnas = {
  /** By column of the file; null: nobody knows what it is. */
  campos: (CampoImportar | null)[];
  /** Headers that nobody knows, as they stand in the file. */
  desconocidas: string[];
  /** Fields that stand there twice. */
  repetidas: CampoImportar[];
  /** Without these a file says nothing. */
  faltan: CampoImportar[];
};

/** What the columns of a file are, by its first line. */
export function reconocerColumnas(cabecera: readonly string[]): Columnas {
  const campos = cabecera.map((texto) => POR_NOMBRE.get(llano(texto)) ?? null);
  const known = campos.filter((campo) => campo !== null);
  return {
    campos,
    desconocidas: cabecera.filter((texto, index) => campos[index] === null && texto.trim() !== '' && !esColumnaDeMotivo(texto)),
    repetidas: CAMPOS_IMPORTAR.filter((campo) => known.filter((one) => one === campo).length > 1),
    faltan: known.includes('documento') ? [] : ['documento'],
  };
}
