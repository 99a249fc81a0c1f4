import { expect, test } from 'vitest';
import fc from 'fast-check';
import { cleanName, LARGO_DE_NOMBRE } from './nombre.ts';
import { TIPOS_DE_FICHERO } from './tipos.ts';

test.each([
  ['factura.pdf', 'application/pdf', 'factura.pdf'],
  ['FACTURA.PDF', 'application/pdf', 'FACTURA.pdf'],
  ['foto.JPEG', 'image/jpeg', 'foto.jpeg'],
  ['IMG_0001.HEIC', 'image/jpeg', 'IMG_0001.jpg'],
  ['foto.pdf', 'image/png', 'foto.png'],
  ['factura.exe', 'application/pdf', 'factura.exe.pdf'],
  ['informe v1.2', 'application/pdf', 'informe v1.2.pdf'],
  ['página.html', 'image/webp', 'página.html.webp'],
  ['../../etc/passwd', 'application/pdf', 'passwd.pdf'],
  ['C:\\Users\\Ana\\tique.png', 'image/png', 'tique.png'],
  ['..', 'application/pdf', 'archivo.pdf'],
  ['.htaccess', 'application/pdf', 'htaccess.pdf'],
  ['', 'image/jpeg', 'archivo.jpg'],
  ['   .pdf', 'application/pdf', 'archivo.pdf'],
  ['fdp\u202egpj.exe', 'application/pdf', 'fdpgpj.exe.pdf'],
  ['a\u0000b\r\nSet-Cookie: x.pdf', 'application/pdf', 'abSet-Cookie_ x.pdf'],
  ['a\u200b\ufeffb.pdf', 'application/pdf', 'ab.pdf'],
  ['Rechnung "Müller" & Söhne – 2026.pdf', 'application/pdf', 'Rechnung _Müller_ & Söhne – 2026.pdf'],
  ['Cafe\u0301 日本語 🧾.pdf', 'application/pdf', 'Café 日本語 🧾.pdf'],
  ['\ud800roto.pdf', 'application/pdf', 'roto.pdf'],
] as const)('%j with %s in it is %j', (given, tipo, wanted) => {
  expect(cleanName(given, tipo)).toBe(wanted);
});

test('a long name is cut between characters, and keeps its ending', () => {
  const name = cleanName(`${'🧾'.repeat(300)}.pdf`, 'application/pdf');
  expect(Array.from(name)).toHaveLength(LARGO_DE_NOMBRE);
  expect(name.endsWith('🧾.pdf')).toBe(true);
  expect(name.isWellFormed()).toBe(true);
});

test('whatever is given: short, one line, no folder, and clean already', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), fc.constantFrom(...TIPOS_DE_FICHERO), (given, tipo) => {
      const name = cleanName(given, tipo);
      expect(Array.from(name).length).toBeLessThanOrEqual(LARGO_DE_NOMBRE);
      expect(name).toMatch(/^[^./\\\p{Cc}"<>:|?*][^/\\\p{Cc}"<>:|?*]*\.(?:pdf|jpe?g|png|webp)$/u);
      expect(cleanName(name, tipo)).toBe(name);
    }),
  );
});
