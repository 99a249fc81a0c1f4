/** Beginnings of words that ask for the health of a visitor, in the languages of the product, without accents. */
const STEMS = [
  'fiebre|sintoma|temperatura|vacun|enfermedad|enfermo|alergi|embaraz|discapacidad|medicacion|medicament|contagi|covid|diagnostic',
  'fever|symptom|vaccin|illness|disease|allerg|pregnan|disabilit|medication|infect',
  'febre|vacina|doenca|doente|gravid|deficiencia|medicacao',
  'fieber|impf|krank|allergie|schwanger|behinderung|medikament|ansteck',
].join('|');

/** Whether a question sounds as if it asked for health data, which nobody may be asked for at a door. */
export const soundsLikeHealth = (text: string): boolean =>
  new RegExp(`(?:^|[^\\p{L}])(?:${STEMS})`, 'iu').test(text.normalize('NFD').replace(/\p{M}/gu, ''));
