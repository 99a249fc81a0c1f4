import { examineDocumento, normalizeDocumento } from '../../personas/documento.ts';
import { asksAyuda, hasRightAscendiente, hasRightDescendiente, isMovilidadVigente } from './derechos.ts';
import {
  GRADOS_145,
  MAXIMO_ASCENDIENTES,
  MAXIMO_CONVIVIENTES,
  MAXIMO_DESCENDIENTES,
  PRIMER_ANO_145,
  SITUACIONES_145,
  TOPE_VIVIENDA,
  type Declarante145,
  type Discapacidad145,
  type Formulario145,
} from './modelo.ts';

/** The rules by which a form is examined: the tax agency's own numbers, and words for those that it has not numbered. */
export const REGLAS_145 = [
  ...(['1', '2', '3', '4', '5', '6', '7', '8', '12', '13', '14', '15', '16', '17', '21'] as const),
  ...(['ano', 'adopcion', 'conyuge-repetido', 'importe', 'convivientes', 'demasiados'] as const),
] as const;
export type Regla145 = (typeof REGLAS_145)[number];

/** What is wrong: the rule, the field, and in a list the `clave` of the relative. */
export type Problema145 = { regla: Regla145; campo: keyof Formulario145 | 'nif'; familiar: string | null };

type Entorno = {
  declarante: Pick<Declarante145, 'nif'>;
  ano: number;
  /** The pay of a year in cents, from all payers; null: it is not known. */
  retribucion: number | null;
};

const isNaturalPerson = (nif: string): boolean => {
  const { clase, esCorrecto } = examineDocumento(normalizeDocumento(nif), 'ES');
  return esCorrecto && (clase === 'dni' || clase === 'nie' || clase === 'nif');
};
const isYear = (year: number, ano: number): boolean => Number.isInteger(year) && year >= PRIMER_ANO_145 && year <= ano;
const isAmount = (cents: number): boolean => Number.isSafeInteger(cents) && cents >= 0;
const isGrado = ({ grado }: Discapacidad145): boolean => GRADOS_145.includes(grado);

function examinePerson(formulario: Formulario145, { declarante, ano }: Entorno): Problema145[] {
  const { anoNacimiento, situacion, nifConyuge, discapacidad, descendientes, movilidad } = formulario;
  const found: Problema145[] = [];
  const no = (regla: Regla145, campo: Problema145['campo']): void => void found.push({ regla, campo, familiar: null });
  if (!isNaturalPerson(declarante.nif)) no('1', 'nif');
  if (anoNacimiento === null || !isYear(anoNacimiento, ano)) no('2', 'anoNacimiento');
  if (!SITUACIONES_145.includes(situacion)) no('3', 'situacion');
  if (situacion === 2 && (nifConyuge === null || !isNaturalPerson(nifConyuge))) no('4', 'nifConyuge');
  if (situacion !== 2 && nifConyuge !== null) no('5', 'nifConyuge');
  if (nifConyuge !== null && normalizeDocumento(nifConyuge) === normalizeDocumento(declarante.nif)) no('conyuge-repetido', 'nifConyuge');
  if (!isGrado(discapacidad)) no('6', 'discapacidad');
  if (discapacidad.ayuda && discapacidad.grado === 0) no('7', 'discapacidad');
  if (discapacidad.ayuda && discapacidad.grado === 2) no('8', 'discapacidad');
  if (movilidad !== null && !isMovilidadVigente(movilidad, ano)) no('12', 'movilidad');
  if (situacion === 1 && !descendientes.some((one) => hasRightDescendiente(one, ano))) no('14', 'situacion');
  return found;
}

function examineFamily({ descendientes, ascendientes }: Formulario145, { ano }: Entorno): Problema145[] {
  const found: Problema145[] = [];
  if (descendientes.length > MAXIMO_DESCENDIENTES) found.push({ regla: 'demasiados', campo: 'descendientes', familiar: null });
  if (ascendientes.length > MAXIMO_ASCENDIENTES) found.push({ regla: 'demasiados', campo: 'ascendientes', familiar: null });
  for (const one of descendientes) {
    const no = (regla: Regla145): void => void found.push({ regla, campo: 'descendientes', familiar: one.clave });
    if (!isYear(one.anoNacimiento, ano)) no('ano');
    else if (!hasRightDescendiente(one, ano)) no('13');
    if (!isGrado(one)) no('6');
    if (one.ayuda && !asksAyuda(one)) no('15');
    if (one.anoAdopcion !== null && (!isYear(one.anoAdopcion, ano) || one.anoAdopcion < one.anoNacimiento)) no('adopcion');
  }
  for (const one of ascendientes) {
    const no = (regla: Regla145): void => void found.push({ regla, campo: 'ascendientes', familiar: one.clave });
    if (!isYear(one.anoNacimiento, ano)) no('ano');
    else if (!hasRightAscendiente(one, ano)) no('16');
    if (!isGrado(one)) no('6');
    if (one.ayuda && !asksAyuda(one)) no('17');
    if (!Number.isInteger(one.convivientes) || one.convivientes < 1 || one.convivientes > MAXIMO_CONVIVIENTES) no('convivientes');
  }
  return found;
}

/** Everything that is wrong with a form in that year; it is signed only where nothing is. */
export function examineFormulario(formulario: Formulario145, entorno: Entorno): Problema145[] {
  const { pensionCompensatoria, anualidades, vivienda } = formulario;
  const found = [...examinePerson(formulario, entorno), ...examineFamily(formulario, entorno)];
  for (const [campo, cents] of Object.entries({ pensionCompensatoria, anualidades }))
    if (!isAmount(cents)) found.push({ regla: 'importe', campo: campo as 'anualidades', familiar: null });
  if (vivienda && (entorno.retribucion ?? 0) >= TOPE_VIVIENDA) found.push({ regla: '21', campo: 'vivienda', familiar: null });
  return found;
}
