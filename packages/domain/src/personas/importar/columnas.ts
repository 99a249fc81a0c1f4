/** What the contract says, and what only those may bring in who manage contracts. */
export const CAMPOS_CONTRATO = [
  'regimen',
  'jornada',
  'duracion',
  'complementarias',
  'voluntarias',
  'contrato',
  'nacimiento',
  'naf',
] as const;

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
  ...CAMPOS_CONTRATO,
] as const;
export type CampoImportar = (typeof CAMPOS_IMPORTAR)[number];

/** The names of a field in headers, in four languages, without accents and punctuation. */
const NOMBRES: Record<CampoImportar, string> = {
  documento:
    'documento|dni|nie|nif|dni nie|dni nif|nif nie|nie nif|numero de documento|usuario|identificacion|id|id number|user|username|user name|numero de identificacao|contribuinte|utilizador|ausweis|ausweisnummer|personalnummer|benutzer|benutzername',
  nombre:
    'nombre|nombre completo|nombre y apellidos|apellidos y nombre|apellidos nombre|name|full name|first name|given name|nome|nome completo|vollstandiger name|vorname|name vorname|nachname vorname',
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
  regimen:
    'regimen|regimen de jornada|tipo de jornada|regime|full or part time|full part time|full time part time|working time regime|regime de trabalho|tempo inteiro ou parcial|vollzeit teilzeit|vollzeit oder teilzeit|beschaftigungsart',
  jornada:
    'jornada|porcentaje de jornada|jornada %|parcialidad|coeficiente de parcialidad|share of full time|fte|working time share|part time share|percentagem de horario|parte do horario completo|percentagem de tempo inteiro|anteil an vollzeit|beschaftigungsgrad|teilzeitgrad|stellenanteil',
  duracion:
    'duracion|tipo de contrato|contrato|duracion del contrato|contract|contract type|type of contract|contract length|tipo de contrato|duracao|duracao do contrato|vertragsart|vertrag|vertragsdauer|befristung',
  complementarias:
    'complementarias|horas complementarias|complementarias pactadas|horas complementarias pactadas|complementary hours|agreed complementary hours|horas complementares|horas complementares acordadas|complementares acordadas|vereinbarte mehrarbeit|mehrarbeit|zusatzstunden|vereinbarte zusatzstunden|mehrstunden|vereinbarte mehrstunden',
  voluntarias:
    'voluntarias|complementarias voluntarias|horas complementarias voluntarias|voluntary hours|voluntary complementary hours|complementares voluntarias|horas voluntarias|freiwillige zusatzstunden|freiwillige mehrarbeit|freiwillige mehrstunden',
  contrato:
    'contrato desde|contrato a partir de|inicio del contrato|inicio de contrato|fecha de contrato|contract from|contract since|contract start|contrato a partir|inicio do contrato|vertrag ab|vertrag seit|vertragsbeginn',
  naf: 'naf|numero de afiliacion|numero de la seguridad social|n de la seguridad social|numero seguridad social|nuss|nss|n afiliacion|social security number|social security|numero da seguranca social|seguranca social|sozialversicherungsnummer|nummer der sozialversicherung',
  nacimiento:
    'nacimiento|fecha de nacimiento|birth|birth date|date of birth|birthday|nascimento|data de nascimento|geburt|geburtsdatum|geburtstag|geboren am',
};

/** Headers of the two surnames of a person, each in a column of its own. */
const CADA_APELLIDO: readonly ReadonlySet<string>[] = [
  new Set(['primer apellido', 'apellido 1', 'apellido1', '1 apellido', '1er apellido', 'first surname', 'primeiro apelido']),
  new Set(['segundo apellido', 'apellido 2', 'apellido2', '2 apellido', '2o apellido', 'second surname', 'segundo apelido']),
];

/** A telephone: beside a column of mobile numbers it is another one, which nobody asks for. */
const TELEFONOS: ReadonlySet<string> = new Set(['telefono', 'phone', 'telephone', 'telefone', 'telefon']);

/** Whether a line says anything about the contract of somebody. */
export const saysContrato = (celdas: Partial<Record<CampoImportar, string>>): boolean => CAMPOS_CONTRATO.some((campo) => celdas[campo]);

/** The name of the column with the reasons in a file of refused lines. It is only for the reader and is ignored on import. */
const MOTIVO: ReadonlySet<string> = new Set(['motivo', 'reason', 'grund']);

/** Text without accents, punctuation and capitals, for comparing names. The letters of an abbreviation stand together: `D.N.I.` is `dni`. */
export const llano = (texto: string): string =>
  texto
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/(?<=(?<!\p{L})\p{L})\.\s?(?=\p{L}(?!\p{L}))/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const POR_NOMBRE: ReadonlyMap<string, CampoImportar> = new Map(
  CAMPOS_IMPORTAR.flatMap((campo) => NOMBRES[campo].split('|').map((nombre) => [nombre, campo] as const)),
);

/** Whether a header is that of the column with the reasons. */
export const isReasonColumn = (cabecera: string): boolean => MOTIVO.has(llano(cabecera));

export type Columnas = {
  /** For each column of the file; null: unknown. The surname may be in two columns, one for each. */
  campos: (CampoImportar | null)[];
  /** Unknown headers, as the file has them. */
  desconocidas: string[];
  /** Fields with more than one column. */
  repetidas: CampoImportar[];
  /** Required fields without a column. */
  faltan: CampoImportar[];
};

/** Finds the meaning of a file's columns from its first line. */
export function recognizeColumnas(cabecera: readonly string[]): Columnas {
  const nombres = cabecera.map(llano);
  const isSurname = (nombre: string): boolean => CADA_APELLIDO.some((names) => names.has(nombre));
  const hasMobile = nombres.some((nombre) => POR_NOMBRE.get(nombre) === 'movil' && !TELEFONOS.has(nombre));
  const campos = nombres.map((nombre) => {
    if (isSurname(nombre)) return 'apellidos';
    return hasMobile && TELEFONOS.has(nombre) ? null : (POR_NOMBRE.get(nombre) ?? null);
  });
  // Each of the two once, and no column for both.
  const hasEachSurname = CADA_APELLIDO.every((names) => nombres.filter((nombre) => names.has(nombre)).length === 1);
  const known = campos.filter((campo) => campo !== null);
  return {
    campos,
    desconocidas: cabecera.filter((texto, index) => campos[index] === null && texto.trim() !== '' && !isReasonColumn(texto)),
    repetidas: CAMPOS_IMPORTAR.filter(
      (campo) => known.filter((one) => one === campo).length > (campo === 'apellidos' && hasEachSurname ? 2 : 1),
    ),
    // People who exist are found by their address as well.
    faltan: known.includes('documento') || known.includes('email') ? [] : ['documento'],
  };
}
