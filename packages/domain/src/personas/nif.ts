import { normalizeDocumento, problemaDeDocumento, type ProblemaDocumento } from './documento.ts';

/** A Spanish company: a letter for its kind, seven digits, a control character. */
const EMPRESA = /^(?<clase>[ABCDEFGHJNPQRSUVW])(?<cifras>\d{7})(?<control>[A-J\d])$/;
const LETRAS = 'JABCDEFGHI';
/** Public bodies and foreign companies end with a letter, limited companies with a digit, others with either. */
const CON_LETRA = 'NPQRSW';
const CON_CIFRA = 'ABEH';

/** Digits at odd positions are doubled, and the digits of the result are added. */
function cifraDeControl(siete: string): number {
  const suma = Array.from(siete, Number).reduce((total, cifra, lugar) => {
    const doble = cifra * 2;
    return total + (lugar % 2 === 0 ? (doble > 9 ? doble - 9 : doble) : cifra);
  }, 0);
  return (10 - (suma % 10)) % 10;
}

/**
 * What is wrong with the tax number of a company as somebody types it; null if nothing is. Only the control character is checked,
 * and only in countries with a known rule. In Spain a person's number is accepted, because a person can be a company, and so is
 * `ES` at the beginning.
 */
export function problemaDeNif(texto: string, pais: string): ProblemaDocumento | null {
  const solo = texto.toUpperCase().replace(/[^\p{Lu}\d]/gu, '');
  if (pais === 'PT') return problemaDePersona(solo.replace(/^PT(?=\d{9}$)/, ''), pais);
  if (pais !== 'ES') return null;
  const nif = solo.replace(/^ES(?=.{9}$)/, '');
  const { clase = '', cifras = '', control = '' } = EMPRESA.exec(nif)?.groups ?? {};
  if (cifras === '') return problemaDePersona(nif, pais);
  const cifra = cifraDeControl(cifras);
  const letra = LETRAS.charAt(cifra);
  const valen = CON_LETRA.includes(clase) ? [letra] : CON_CIFRA.includes(clase) ? [String(cifra)] : [String(cifra), letra];
  const [debida = ''] = valen;
  return valen.includes(control) ? null : { key: 'letra', params: { letra: debida, ejemplo: `${clase}${cifras}${debida}` } };
}

function problemaDePersona(nif: string, pais: string): ProblemaDocumento | null {
  const problema = problemaDeDocumento(normalizeDocumento(nif), pais);
  // A number that is not a person's may come from another country.
  return problema?.key === 'letra' ? problema : null;
}
