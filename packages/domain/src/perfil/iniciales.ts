/** Words between names, which give no initial: "María de la O" is MO. */
const PARTICULAS = new Set([
  'de',
  'del',
  'la',
  'las',
  'los',
  'el',
  'y',
  'e',
  'i',
  'da',
  'das',
  'do',
  'dos',
  'von',
  'van',
  'der',
  'den',
  'zu',
  'und',
]);

/**
 * One or two capital letters for a person without a photo. A name written "Surname, Name" is reversed first. Empty for a name
 * without letters or digits.
 */
export function iniciales(nombre: string): string {
  const [apellidos, propio] = nombre.normalize('NFC').split(',', 2);
  const enOrden = propio?.trim() ? `${propio} ${apellidos}` : nombre.normalize('NFC');
  const palabras = enOrden
    .split(/[\s,]+/u)
    .map((palabra) => palabra.replace(/^[^\p{L}\p{N}]+/u, ''))
    .filter(Boolean);
  const propias = palabras.filter((palabra) => !PARTICULAS.has(palabra.toLowerCase()));
  const elegidas = propias.length > 0 ? propias : palabras;
  return elegidas.slice(0, 2).map(inicial).join('');
}

/** By code point, and only one: the capital of ß would be two letters. */
function inicial(palabra: string): string {
  const [primera = ''] = palabra;
  const [mayuscula = ''] = primera.toUpperCase();
  return mayuscula;
}
