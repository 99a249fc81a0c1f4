/** Numbers of the Spanish Social Security without the strokes, points and blanks between their parts. */
export const normalizeNumero = (texto: string): string => texto.replace(/[\s/.-]+/g, '');

/**
 * The two digits at the end: the rest of province and number divided by 97. A number of less than ten millions counts with seven digits,
 * whatever zeros are before it.
 */
function controlDe(provincia: string, numero: string): string {
  const value = Number(numero);
  const whole = value < 10_000_000 ? value + Number(provincia) * 10_000_000 : Number(provincia + numero);
  return String(whole % 97).padStart(2, '0');
}

/** What is wrong with a number: its form, or its check digits (`correcto`: the number with the right ones). Null: nothing. */
export type ProblemaNumero = { correcto: string | null };

function problemaDe(texto: string, forma: RegExp): ProblemaNumero | null {
  const { regimen = '', provincia = '', numero = '', control } = forma.exec(normalizeNumero(texto))?.groups ?? {};
  if (provincia === '' || Number(provincia) === 0) return { correcto: null };
  const right = controlDe(provincia, numero);
  return right === control ? null : { correcto: regimen + provincia + numero + right };
}

/** The problem as a message for a field: the number that should be there, on one line, or the form. */
export const numeroMal = (clase: 'naf' | 'ccc', { correcto }: ProblemaNumero) =>
  correcto === null ? { key: clase } : { key: 'control', params: { numero: formatNumero(correcto).replaceAll(' ', '\u00A0') } };

/** A person's number (NAF): two digits of the province, eight, and two to check. */
export const problemaDeNaf = (texto: string): ProblemaNumero | null =>
  problemaDe(texto, /^(?<provincia>\d{2})(?<numero>\d{8})(?<control>\d{2})$/);

/** An employer's account (CCC): two digits of the province, seven, and two to check; before them the four of its regime, if somebody gives them. */
export const problemaDeCcc = (texto: string): ProblemaNumero | null =>
  problemaDe(texto, /^(?<regimen>\d{4})?(?<provincia>\d{2})(?<numero>\d{7})(?<control>\d{2})$/);

/** A number as forms have it: `28 12345678 40`, `0111 28 1234567 89`. */
export function formatNumero(numero: string): string {
  const { regimen, provincia, cifras, control } =
    /^(?<regimen>\d{4}(?=\d{11}$))?(?<provincia>\d{2})(?<cifras>\d{7,8})(?<control>\d{2})$/.exec(numero)?.groups ?? {};
  return provincia === undefined ? numero : [regimen, provincia, cifras, control].filter(Boolean).join(' ');
}
