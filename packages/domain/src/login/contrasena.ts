/**
 * Length of a password, in characters. Long passwords are welcome, but the cost of checking even longer ones would be too high.
 */
export const CONTRASENA = { minimo: 10, maximo: 200 } as const;

/** Why a password is not accepted. */
export type ProblemaDeContrasena = 'corta' | 'larga' | 'repetida' | 'conocida' | 'personal' | 'igual';

/** Passwords that attackers try first, without digits and signs at their end. */
const CONOCIDAS = new Set([
  'contrasena',
  'contraseña',
  'password',
  'passwort',
  'kennwort',
  'palavrapasse',
  'senha',
  'qwerty',
  'qwertyuiop',
  'qwertz',
  'asdfghjkl',
  'bienvenido',
  'bienvenida',
  'welcome',
  'willkommen',
  'bemvindo',
  'administrador',
  'administrator',
  'admin',
  'jornada',
  'iloveyou',
  'teamo',
  'primavera',
  'verano',
  'otono',
  'invierno',
  'espana',
  'barcelona',
  'realmadrid',
  'abcdefghij',
]);

const bare = (text: string): string => text.normalize('NFKC').toLowerCase();
/** `1234567890`, `9876543210`: each digit follows the previous one. */
const isRow = (text: string): boolean =>
  /^\d+$/.test(text) && ('01234567890123456789'.includes(text) || '98765432109876543210'.includes(text));

/**
 * What is wrong with a new password; null if nothing is. The rules are the same for setting, recovering and changing it. They ask
 * for length, not for kinds of characters. Passwords that attackers try first, or that contain known data about the person, are
 * refused.
 *
 * @param propio known data about the person: user name, parts of the name, the name before the `@` of their address, the company.
 * @param actual the present password, if it is known.
 * @param conocidas a list of common passwords, in lower case, beside the few that are known here.
 */
export function problemaDeContrasena(
  contrasena: string,
  { propio = [], actual, conocidas }: { propio?: readonly string[]; actual?: string; conocidas?: ReadonlySet<string> } = {},
): ProblemaDeContrasena | null {
  const length = Array.from(contrasena).length;
  if (length < CONTRASENA.minimo) return 'corta';
  if (contrasena.length > CONTRASENA.maximo) return 'larga';
  if (contrasena === actual) return 'igual';
  const lower = bare(contrasena);
  if (new Set(lower).size < 4) return 'repetida';
  const left = propio
    .map(bare)
    .filter((word) => word.length > 2)
    .toSorted((a, b) => b.length - a.length)
    .reduce((rest, word) => rest.replaceAll(word, ''), lower);
  // After removing the name and the year, too little is left to guess.
  if (left !== lower && left.length < 6) return 'personal';
  const core = lower.replace(/[^\p{L}]+$/u, '').replace(/^[^\p{L}]+/u, '');
  const isCommon = (text: string): boolean => CONOCIDAS.has(text) || conocidas?.has(text) === true;
  return isCommon(lower) || isCommon(core) || isRow(lower) ? 'conocida' : null;
}
