/** A piece of a message: plain words, or somebody's name with the sign before it. `desde`: where in the message it begins. */
export type TrozoDeMensaje = { desde: number; texto: string; menciona: boolean };

/** The sign before the name of somebody who is meant. */
export const ARROBA = '@';
/** Longer than this nobody's name is. */
const MOST_TYPED = 60;
/** A name has no more words than this. */
const MOST_WORDS = 5;

const isWord = (sign: string | undefined): boolean => sign !== undefined && /[\p{L}\p{N}_]/u.test(sign);

/** Cuts a message where it names somebody of these. Of two names that begin alike the longer one is meant. */
export function splitMentions(texto: string, nombres: readonly string[]): TrozoDeMensaje[] {
  const names = nombres.filter(Boolean).toSorted((one, other) => other.length - one.length);
  const pieces: TrozoDeMensaje[] = [];
  let begin = 0;
  for (let at = texto.indexOf(ARROBA); at >= 0; at = texto.indexOf(ARROBA, at + 1)) {
    const rest = at + ARROBA.length;
    // An address has the sign, too: there something stands before it.
    const name = isWord(texto[at - 1]) ? undefined : names.find((one) => texto.startsWith(one, rest) && !isWord(texto[rest + one.length]));
    if (name === undefined) continue;
    if (at > begin) pieces.push({ desde: begin, texto: texto.slice(begin, at), menciona: false });
    begin = rest + name.length;
    pieces.push({ desde: at, texto: texto.slice(at, begin), menciona: true });
  }
  if (begin < texto.length) pieces.push({ desde: begin, texto: texto.slice(begin), menciona: false });
  return pieces;
}

/** Those of some people whom a message names. */
export function namedIn<T extends { nombre: string }>(texto: string, personas: readonly T[]): T[] {
  const said = splitMentions(
    texto,
    personas.map(({ nombre }) => nombre),
  );
  const named = new Set(said.filter(({ menciona }) => menciona).map((one) => one.texto.slice(ARROBA.length)));
  return personas.filter(({ nombre }) => named.has(nombre));
}

/** The name that somebody is typing before the cursor, where it begins; null: none. */
export function typedName(texto: string, cursor: number): { nombre: string; desde: number } | null {
  const desde = texto.slice(0, cursor).lastIndexOf(ARROBA);
  if (desde < 0 || isWord(texto[desde - 1])) return null;
  const nombre = texto.slice(desde + ARROBA.length, cursor);
  const isName = nombre.length <= MOST_TYPED && !/^\s|\s{2}|[\n,;:!?]/u.test(nombre) && nombre.split(' ').length <= MOST_WORDS;
  return isName ? { nombre, desde } : null;
}
