/** The words of a search text. */
export const wordsOf = (texto: string): string[] => texto.split(/\s+/).filter(Boolean);

/** Whether a word `w` is missing in the search text of a person `u`. */
export const LACKS = 'strpos(u.busqueda, instancia.para_buscar(w)) = 0';

/** Whether each word is in the search text. `words`: the parameter with the words. */
export const hasWords = (words: string): string => `not exists (select from unnest(${words}::text[]) w where ${LACKS})`;
