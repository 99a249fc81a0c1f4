/** A colleague as an address book takes them: only what the company lets colleagues see. */
export type TarjetaContacto = {
  nombre: string;
  empresa: string;
  departamento?: string | undefined;
  puesto?: string | undefined;
  correo?: string | undefined;
  telefono?: string | undefined;
};

/** A line of a vCard has at most so many bytes; a longer one goes on in the next. */
const LINE_BYTES = 75;

/** Separators and line breaks of a text become part of it (RFC 6350, 3.4). Other control characters mean nothing there. */
const escaped = (text: string): string =>
  text
    .replaceAll(/\r\n|\r|\n/g, '\n')
    .replaceAll(/[^\P{Cc}\n]/gu, '')
    .replaceAll(/[\\,;]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`);

/** Breaks a line between characters, never within one (RFC 6350, 3.2). */
function folded(line: string): string {
  const encoder = new TextEncoder();
  const lines: string[] = [];
  let current = '';
  let bytes = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (bytes + size > LINE_BYTES) {
      lines.push(current);
      // What goes on begins with a space, which counts.
      current = ' ';
      bytes = 1;
    }
    current += character;
    bytes += size;
  }
  return [...lines, current].join('\r\n');
}

/** A vCard 4.0 (RFC 6350) of one person. What is empty or not given has no line. */
export function tarjetaDe({ nombre, empresa, departamento, puesto, correo, telefono }: TarjetaContacto): string {
  const text = (value: string): string => escaped(value.trim());
  const phone = (telefono ?? '').replaceAll(/[^\d+*#]/g, '');
  const lines = [
    'BEGIN:VCARD',
    'VERSION:4.0',
    `FN:${text(nombre)}`,
    // Which words are the surname is not known; some address books want the line all the same.
    `N:;${text(nombre)};;;`,
    `ORG:${text(empresa)}${departamento ? `;${text(departamento)}` : ''}`,
    ...(puesto ? [`TITLE:${text(puesto)}`] : []),
    ...(correo ? [`EMAIL;TYPE=work:${text(correo)}`] : []),
    ...(phone === '' ? [] : [`TEL;VALUE=uri;TYPE="work,voice":tel:${phone}`]),
    'END:VCARD',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}
