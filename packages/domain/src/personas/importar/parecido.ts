/** How many characters must be inserted, removed or changed to make one text from the other. `limite` is the largest result. */
function diferencia(a: string, b: string, limite: number): number {
  if (Math.abs(a.length - b.length) >= limite) return limite;
  let above = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [row, sign] of Array.from(a).entries()) {
    const line = [row + 1];
    for (let column = 0; column < b.length; column += 1) {
      const changed = (above[column] ?? 0) + (b[column] === sign ? 0 : 1);
      line.push(Math.min(changed, (above[column + 1] ?? 0) + 1, (line[column] ?? 0) + 1));
    }
    above = line;
  }
  return Math.min(limite, above.at(-1) ?? limite);
}

const LIMITE = 3;

/** The only similar name; null if there is none or more than one. Both texts are plain. */
export function masParecido<T extends { llano: string }>(buscado: string, nombres: readonly T[]): T | null {
  if (buscado.length < 4 || buscado.length > 60) return null;
  const near = nombres
    .map((nombre) => ({ nombre, lejos: diferencia(buscado, nombre.llano, LIMITE) }))
    .filter(({ lejos }) => lejos < LIMITE)
    .toSorted((a, b) => a.lejos - b.lejos);
  const [first, second] = near;
  return first && first.lejos !== second?.lejos ? first.nombre : null;
}
