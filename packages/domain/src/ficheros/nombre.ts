import { EXTENSIONES, type TipoDeFichero } from './tipos.ts';

/** Characters of a name, its ending included. */
export const LARGO_DE_NOMBRE = 120;
const SIN_NOMBRE = 'archivo';

/** Controls, marks that turn the direction of writing, and signs that are not seen. They can make a name look like another one. */
const UNSEEN =
  /[\p{Cc}\p{Cs}\p{Co}\u00ad\u061c\u115f\u1160\u180e\u200b-\u200f\u2028-\u202e\u2060-\u2069\u3164\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu;
/** What some systems do not take in a name. */
const RESERVED = /[<>:"|?*]/g;
const KNOWN = new RegExp(`\\.(?:${Object.values(EXTENSIONES).flat().join('|')})$`, 'i');

/**
 * The name under which a file is kept: no folders, nothing unseen, at most 120 characters, ending as its content says. A name that
 * claims another kind keeps that claim in front of the true ending: `factura.exe` with a PDF in it is `factura.exe.pdf`.
 */
export function cleanName(given: string, tipo: TipoDeFichero): string {
  const [first, ...others] = EXTENSIONES[tipo];
  const name = (given.normalize('NFC').replace(UNSEEN, '').split(/[/\\]/).at(-1) ?? '').replace(RESERVED, '_').replace(/\s+/g, ' ');
  const ending = [first, ...others].find((one) => name.toLowerCase().endsWith(`.${one}`)) ?? first;
  const stem = name.replace(KNOWN, '').replace(/^[. ]+|[. ]+$/g, '');
  const short = Array.from(stem)
    .slice(0, LARGO_DE_NOMBRE - ending.length - 1)
    .join('')
    .trimEnd();
  return `${short || SIN_NOMBRE}.${ending}`;
}
