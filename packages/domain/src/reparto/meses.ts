import { wordsOf } from './palabras.ts';

/** Months that a page says it is about, `2026-11`, from the first to the last. */
export type MesesDePapel = { desde: string; hasta: string };

const NAMES = [
  'ENERO|ENE|GENER|XANEIRO|JANEIRO|JANUARY|JANUAR',
  'FEBRERO|FEB|FEBRER|FEBREIRO|FEVEREIRO|FEBRUARY|FEBRUAR',
  'MARZO|MAR|MARC|MARCO|MARCH|MARZ',
  'ABRIL|ABR|APRIL',
  'MAYO|MAY|MAIG|MAIO|MAI',
  'JUNIO|JUN|JUNY|XUNO|JUNHO|JUNE|JUNI',
  'JULIO|JUL|JULIOL|XULLO|JULHO|JULY|JULI',
  'AGOSTO|AGO|AGOST|AUGUST',
  'SEPTIEMBRE|SETIEMBRE|SEP|SEPT|SETEMBRE|SETEMBRO|SEPTEMBER',
  'OCTUBRE|OCT|OUTUBRO|OUTUBRO|OCTOBER|OKTOBER',
  'NOVIEMBRE|NOV|NOVEMBRE|NOVEMBRO|NOVEMBER',
  'DICIEMBRE|DIC|DESEMBRE|DECEMBRO|DEZEMBRO|DECEMBER|DEZEMBER',
].map((names) => names.split('|'));
const MONTH_OF = new Map(NAMES.flatMap((names, index) => names.map((name) => [name, index + 1] as const)));

/** Words that join: `1 a 30 de noviembre de 2026`. */
const TO = new Set(['A', 'AL', 'HASTA', 'FINS', 'ATE', 'BIS', 'TO']);
const OF = new Set(['DE', 'DEL', 'D', 'OF']);
const isDay = (word: string | undefined): boolean =>
  word !== undefined && /^\d{1,2}$/.test(word) && Number(word) >= 1 && Number(word) <= 31;

const yearOf = (word: string | undefined): number | null => {
  if (word === undefined || !/^(?:20)?\d{2}$/.test(word)) return null;
  return word.length === 2 ? 2000 + Number(word) : Number(word);
};
const monthText = (year: number, month: number): string => `${year}-${String(month).padStart(2, '0')}`;

/** A month in words with its year. `lone`: one day of it, such as the day on which the paper was written. */
function namedMonths(words: readonly string[]): { mes: string; isLone: boolean; isEnd: boolean }[] {
  return words.flatMap((word, at) => {
    const month = MONTH_OF.get(word);
    if (month === undefined) return [];
    let next = at + 1;
    while (OF.has(words[next] ?? '')) next += 1;
    const year = yearOf(words[next]);
    if (year === null) return [];
    let before = at - 1;
    while (OF.has(words[before] ?? '')) before -= 1;
    const isEnd = isDay(words[before]) && TO.has(words[before - 1] ?? '');
    const isBegin = isDay(words[before]) && TO.has(words[next + 1] ?? '');
    return [{ mes: monthText(year, month), isLone: isDay(words[before]) && !isEnd && !isBegin, isEnd }];
  });
}

const DATE = String.raw`(\d{1,2})[/.-](\d{1,2})[/.-]((?:20)?\d{2})(?!\d)`;
const RANGE = new RegExp(String.raw`(?<![\d/.-])${DATE}\s*(?:al?|hasta|-|–|—|bis|to|fins|até)\s*${DATE}`, 'giu');
const SHORT = /(?<![\d/.-])(0?[1-9]|1[0-2])[/-](20\d{2})(?![\d/.-])/g;

/** The months that a text is about. A single date is none: it may be the day of writing, or since when somebody works there. */
export function findPeriods(texto: string): MesesDePapel[] {
  const found: MesesDePapel[] = [];
  for (const [, , m1, y1, , m2, y2] of texto.matchAll(RANGE)) {
    const [from, to] = [yearOf(y1), yearOf(y2)];
    if (from !== null && to !== null && Number(m1) <= 12 && Number(m2) <= 12)
      found.push({ desde: monthText(from, Number(m1)), hasta: monthText(to, Number(m2)) });
  }
  for (const [, month, year] of texto.matchAll(SHORT)) {
    const mes = monthText(Number(year), Number(month));
    found.push({ desde: mes, hasta: mes });
  }
  const named = namedMonths(wordsOf(texto)).filter(({ isLone }) => !isLone);
  named.forEach(({ mes, isEnd }, at) => {
    const first = isEnd ? named[at - 1] : undefined;
    found.push({ desde: first && first.mes <= mes && !first.isEnd ? first.mes : mes, hasta: mes });
  });
  return found;
}

const MONTHS_NEAR = 18;
const count = (mes: string): number => Number(mes.slice(0, 4)) * 12 + Number(mes.slice(5, 7));

/** Whether a page says that it is about another month than this one, `2026-11`. What lies years apart is about something else. */
export function isOtherMonth(periodos: readonly MesesDePapel[], mes: string): boolean {
  const near = periodos.filter(({ hasta }) => Math.abs(count(hasta) - count(mes)) <= MONTHS_NEAR);
  return near.length > 0 && !near.some(({ desde, hasta }) => desde <= mes && mes <= hasta);
}
