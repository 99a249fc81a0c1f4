/** The kind of an ID number. `libre` is any other name that a company gives, such as a staff number. */
export const CLASES_DOCUMENTO = ['dni', 'nie', 'nif', 'nif-pt', 'libre'] as const;
type ClaseDocumento = (typeof CLASES_DOCUMENTO)[number];

/** The result of examining an ID number. `control`: the character that it should end with; null if that cannot be computed. */
export type Documento = { clase: ClaseDocumento; esCorrecto: boolean; control: string | null };

const LETRAS = 'TRWAGMYFPDXBNJZSQVHLCKE';
/** The first letter of a foreigner's number counts as a digit. */
const CIFRA_NIE: Record<string, string> = { X: '0', Y: '1', Z: '2' };
const ESPANOL = /^(?<prefijo>[XYZKLM]?)(?<cifras>\d{7,8})(?<letra>[A-Z])$/;
const LIBRE = /^[\p{Lu}\p{N}](?:[\p{Lu}\p{N}._@+-]{0,62}[\p{Lu}\p{N}])?$/u;

/**
 * Brings ID numbers as people type them, `12.345.678-z`, into the one stored form: `12345678Z`. Names like `quiosco-madrid` keep
 * their hyphen.
 */
export function normalizeDocumento(texto: string): string {
  const mayusculas = texto.trim().toUpperCase();
  const solo = mayusculas.replace(/[\s.-]/g, '');
  return ESPANOL.test(solo) || /^\d{9}$/.test(solo) ? solo : mayusculas;
}

function classify(prefijo: string, cifras: string): 'dni' | 'nie' | 'nif' | null {
  if (prefijo === '') return cifras.length === 8 ? 'dni' : null;
  if (cifras.length !== 7) return null;
  return prefijo in CIFRA_NIE ? 'nie' : 'nif';
}

/** The last digit of a Portuguese tax number, computed from the other eight. */
function cifraPortuguesa(ocho: string): string {
  const suma = Array.from(ocho).reduce((total, cifra, lugar) => total + Number(cifra) * (9 - lugar), 0);
  const resto = suma % 11;
  return String(resto < 2 ? 0 : 11 - resto);
}

/**
 * The kind of an ID number in its stored form, and whether its control character is right. Nine digits are a Portuguese tax
 * number only if `pais` is Portugal.
 */
export function examineDocumento(documento: string, pais: string): Documento {
  const { prefijo = '', cifras = '', letra = '' } = ESPANOL.exec(documento)?.groups ?? {};
  const clase = cifras === '' ? null : classify(prefijo, cifras);
  if (clase !== null) {
    const control = LETRAS[Number((CIFRA_NIE[prefijo] ?? '') + cifras) % 23] ?? null;
    return { clase, esCorrecto: letra === control, control };
  }
  if (pais === 'PT' && /^\d{9}$/.test(documento)) {
    const control = cifraPortuguesa(documento.slice(0, 8));
    return { clase: 'nif-pt', esCorrecto: documento.endsWith(control), control };
  }
  return { clase: 'libre', esCorrecto: LIBRE.test(documento) && documento.length >= 3, control: null };
}

/**
 * What is wrong with an ID number, as a key of `validacion`: its form, or its control character. `ejemplo`: the number with the
 * right one.
 */
export type ProblemaDocumento = { key: 'documento' } | { key: 'letra'; params: { letra: string; ejemplo: string } };

/** What is wrong with an ID number in its stored form; null if nothing is. */
export function problemaDeDocumento(documento: string, pais: string): ProblemaDocumento | null {
  const { esCorrecto, control } = examineDocumento(documento, pais);
  if (esCorrecto) return null;
  if (control === null) return { key: 'documento' };
  return { key: 'letra', params: { letra: control, ejemplo: documento.slice(0, -1) + control } };
}
