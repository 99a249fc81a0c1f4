import { unitOf } from '@jornada/domain/gastos/monedas.ts';
import type { Idioma } from '@jornada/domain/perfil/idiomas.ts';
import { localeOf } from '../idioma.ts';
import { lazily } from './lazily.ts';

/** The sign, as wide as the plus; a hyphen is not. */
const MINUS = '\u2212';

/** Whole amounts of a currency without cents are written without any, also where Intl has two for it. */
const partsOf = (currency: string): Intl.NumberFormatOptions => (unitOf(currency) === 1 ? {} : { trailingZeroDisplay: 'stripIfInteger' });

/** Numbers, distances, lists and capitals of one language. */
export function createNumberFormat(lang: Idioma) {
  const locale = localeOf(lang);
  const plain = lazily(() => new Intl.NumberFormat(locale));
  const signed = lazily(() => new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' }));
  const metres = lazily(() => new Intl.NumberFormat(locale, { style: 'unit', unit: 'meter', maximumFractionDigits: 0 }));
  const kilometres = lazily(() => new Intl.NumberFormat(locale, { style: 'unit', unit: 'kilometer', maximumFractionDigits: 1 }));
  const bytes = lazily(() => new Intl.NumberFormat(locale, { style: 'unit', unit: 'byte', unitDisplay: 'long' }));
  const kilobytes = lazily(() => new Intl.NumberFormat(locale, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 }));
  const megabytes = lazily(() => new Intl.NumberFormat(locale, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 }));
  const sums = new Map<string, Intl.NumberFormat>();
  /** Thousands are always grouped, so that amounts below each other are read alike. */
  const sumOf = (currency: string): Intl.NumberFormat => {
    const sum =
      sums.get(currency) ?? new Intl.NumberFormat(locale, { style: 'currency', currency, useGrouping: 'always', ...partsOf(currency) });
    sums.set(currency, sum);
    return sum;
  };
  const and = lazily(() => new Intl.ListFormat(locale, { type: 'conjunction' }));

  return {
    /** With the same minus as everywhere: `−13,5`. */
    number: (value: number): string => plain().format(value).replace('-', MINUS),
    /** With its sign: `+2`, `−13,5`; zero has none. */
    signedNumber: (value: number): string => signed().format(value).replace('-', MINUS),
    /** Whole cents with their currency: `1.243,45 €`. */
    money: (cents: number, currency: string): string =>
      sumOf(currency)
        .format(cents / 100)
        .replace('-', MINUS),
    /** The sign of a currency, such as `€`, or its code if it has none. */
    currencySign: (currency: string): string =>
      new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
        .formatToParts(0)
        .find(({ type }) => type === 'currency')?.value ?? currency,
    /** The name of a currency, such as `euros`. */
    currencyName: (currency: string): string =>
      new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'name' })
        .formatToParts(2)
        .find(({ type }) => type === 'currency')?.value ?? currency,
    /** A whole number of smallest parts, with all of its decimals unless said: 123456 with two is `1.234,56`. */
    decimal: (parts: number, decimals: number, least = decimals): string =>
      new Intl.NumberFormat(locale, { minimumFractionDigits: least, maximumFractionDigits: decimals, useGrouping: 'always' })
        .format(parts / 10 ** decimals)
        .replace('-', MINUS),
    /** Metres below 1,000, kilometres with one decimal from there. */
    distance: (value: number): string => (Math.round(value) < 1000 ? metres().format(value) : kilometres().format(value / 1000)),
    /** The size of a file, in thousands of bytes as phones and desktops write it: `48 kB`, `1,2 MB`. */
    fileSize: (value: number): string => {
      if (value < 1000) return bytes().format(value);
      return value < 999_500 ? kilobytes().format(value / 1000) : megabytes().format(value / 1_000_000);
    },
    /** `a, b y c`. */
    list: (items: readonly string[]): string => and().format(items),
    /** The same text with a capital first letter, as at the start of a title. */
    capitalize: (text: string): string => {
      const [first = ''] = text;
      return first.toLocaleUpperCase(locale) + text.slice(first.length);
    },
  };
}
