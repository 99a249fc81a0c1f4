/** The kind of an ID number. `libre` is any other name that a company gives, such as a staff number. */
export const CLASES_DOCUMENTO = ['dni', 'nie', 'nif', 'nif-pt', 'libre'] as const;
export type ClaseDocumento = (typeof CLASES_DOCUMENTO)[number];

/** An ID number that was looked at. `control` is the sign that it should end with; null where there is nothing to hold it against. */
export type Documento = { clase: ClaseDocumento; esCorrecto: boolean; control: string | null };

const LETRAS = 'TRWAGMYFPDXBNJZSQVHLCKE';
/** The first letter of a foreigner's number counts as a digit. */
const CIFRA_NIE: Record<string, string> = { X: '0', Y: '1', Z: '2' };
const ESPANOL = /^(?<prefijo>[XYZKLM]?)(?<cifras>\d{7,8})(?<letra>[A-Z])$/;
const LIBRE = /^[\p{Lu}\p{N}](?:[\p{Lu}\p{N}._@+-]{0,62}[\p{Lu}\p{N}])?$/u;

/** ID numbers as people type them, `12.345.678-z`, in the one form that is stored: `12345678Z`. Names like `quiosco-madrid` keep their hyphen. */
export function normalizarDocumento(texto: string): string {
  const mayusculas = texto.trim().toUpperCase();
  const solo = mayusculas.replace(/[\s.-]/g, '');
  return ESPANOL.test(solo) || /^\d{9}$/.test(solo) ? solo : mayusculas;
}

function clasificar(prefijo: string, cifras: string): 'dni' | 'nie' | 'nif' | null {
  if (prefijo === '') return cifras.length === 8 ? 'dni' : null;
  if (cifras.length !== 7) return null;
  return prefijo in CIFRA_NIE ? 'nie' : 'nif';
}

/** The last digit of a Portuguese tax number, from the eight before it. */
function cifraPortuguesa(ocho: string): string {
  const suma = Array.from(ocho).reduce((total, cifra, lugar) => total + Number(cifra) * (9 - lugar), 0);
  const resto = suma % 11;
  return String(resto < 2 ? 0 : 11 - resto);
}

/**
 * What an ID number in its stored form is, and whether its control sign fits. Nine digits are a Portuguese tax number
 * only where `pais` says so: elsewhere they may be anything.
 */
export function examinarDocumento(documento: string, pais: string): Documento {
  const { prefijo = '', cifras = '', letra = '' } = ESPANOL.exec(documento)?.groups ?? {};
  const clase = cifras === '' ? null : clasificar(prefijo, cifras);
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

/** What is wrong with an ID number, as a key of `validacion`: its form, or its control sign. `ejemplo`: with the one that fits. */
export type ProblemaDocumento = { key: 'documento' } | { key: 'letra'; params: { letra: string; ejemplo: string } };

/** What is wrong with an ID number in its stored form; null if nothing is. */
export function problemaDeDocumento(documento: string, pais: string): ProblemaDocumento | null {
  const { esCorrecto, control } = examinarDocumento(documento, pais);
  if (esCorrecto) return null;
  if (control === null) return { key: 'documento' };
  return { key: 'letra', params: { letra: control, ejemplo: documento.slice(0, -1) + control } };
}
