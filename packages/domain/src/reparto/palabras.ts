/** Words in capitals without accents: `García-Ñuñez, D. José` is `GARCIA NUNEZ D JOSE`. */
export const wordsOf = (texto: string): string[] =>
  texto
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((one) => one !== '');

const PARTICLES = new Set(['DE', 'DEL', 'LA', 'LAS', 'LOS', 'EL', 'Y', 'I', 'E', 'DA', 'DO', 'DOS', 'DAS', 'VON', 'VAN', 'SAN']);
const TITLES = new Set(['D', 'DON', 'DONA', 'DA', 'SR', 'SRA', 'DR', 'DRA', 'HERR', 'FRAU', 'MR', 'MRS', 'MS']);
/** Short forms of Spanish first names, without the small letter above the line. */
const SHORT: Readonly<Record<string, string>> = {
  MA: 'MARIA',
  M: 'MARIA',
  FCO: 'FRANCISCO',
  JO: 'JOSE',
  ANT: 'ANTONIO',
  MARIA: 'MARIA',
};

/** The words that make a name, without particles and titles. `Mª` is `MARIA`. */
export const nameWords = (nombre: string): string[] =>
  wordsOf(nombre.replace(/\b(m)[.]?[ªa]?(?=[\s.])/giu, 'Maria').replace(/ª/g, 'a'))
    .filter((one) => !PARTICLES.has(one) && !TITLES.has(one))
    .map((one) => SHORT[one] ?? one);

/** Words of papers that look like names and are none. */
const NO_NAMES = new Set(
  wordsOf(`NIF DNI NIE CIF NAF NSS CCC TRABAJADOR TRABAJADORA EMPLEADO EMPLEADA EMPRESA CATEGORIA GRUPO PROFESIONAL COTIZACION SEGURIDAD
    SOCIAL PERIODO LIQUIDACION DIAS TOTAL TOTALES SALARIO BASE PLUS IRPF FECHA ANTIGUEDAD DOMICILIO CALLE AVENIDA PLAZA CENTRO TRABAJO
    CONVENIO RECIBO NOMINA SALARIOS DEVENGOS DEDUCCIONES LIQUIDO CONTRATO PUESTO BANCO CUENTA CODIGO OFICIAL AUXILIAR TECNICO ENERO FEBRERO
    MARZO ABRIL MAYO JUNIO JULIO AGOSTO SEPTIEMBRE OCTUBRE NOVIEMBRE DICIEMBRE SOCIEDAD LIMITADA ANONIMA SL SA SLU SAU CONTINGENCIAS
    COMUNES DESEMPLEO FORMACION PERCIBIR IMPORTE CUANTIA PRECIO CONCEPTO NOMBRE APELLIDOS FIRMA SELLO RECIBI PAGINA HOJA REGISTRO MERCANTIL
    TOMO FOLIO MUNICIPIO PROVINCIA LOCALIDAD TIPO TARIFA SECCION DEPARTAMENTO ADMINISTRATIVO ADMINISTRATIVA RETENCION CERTIFICADO INGRESOS
    PRIMERA SEGUNDA TERCERA ESPECIES EUROS HORAS EXTRAORDINARIAS MENSUAL ANUAL PAGA PAGAS REPRESENTANTE TRANSFERENCIA APORTACION`),
);
const NAME = /^[\p{L}\p{M}'’.,ªº -]+$/u;

/** The part of a text that may be somebody's name; null if none is. What stands before a colon is a label. */
export function nameIn(texto: string): string | null {
  const value = texto.slice(texto.lastIndexOf(':') + 1).trim();
  if (value.length > 80 || !NAME.test(value)) return null;
  // Words of a name begin with a capital letter, those of titles such as "Detalle de complementos" do not.
  const isTitled = value.split(/[\s,]+/).every((one) => PARTICLES.has(wordsOf(one).join('')) || !/^\p{Ll}/u.test(one));
  if (!isTitled) return null;
  const words = nameWords(value);
  const isName = words.length >= 2 && words.length <= 7 && words.every((one) => one.length > 1) && words.join('').length >= 6;
  return isName && !words.some((one) => NO_NAMES.has(one)) ? value : null;
}

/** Whether a name that was read is that of a person: accents, order and left-out names are forgiven, another word is not. */
export function isNameOf(leido: string, nombre: string): boolean {
  const [read, own] = [nameWords(leido), new Set(nameWords(nombre))];
  const known = read.filter((one) => own.has(one));
  return known.length >= Math.min(2, own.size) && known.length === read.length;
}

/** Whether all words of a person's name are among these. */
export const hasAllOf = (palabras: ReadonlySet<string>, nombre: string): boolean => {
  const words = nameWords(nombre);
  return words.length > 0 && words.every((one) => palabras.has(one));
};
