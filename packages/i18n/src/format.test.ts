import { describe, expect, it } from 'vitest';
import { IDIOMAS, type Idioma } from '@jornada/domain/perfil/idiomas.ts';
import { createFormat } from './format.ts';

const MADRID = 'Europe/Madrid';
const format = (lang: Idioma, zone = MADRID) => createFormat({ lang, zone });
const inAll = <T = string>(text: (lang: Idioma) => T): Record<string, T> => Object.fromEntries(IDIOMAS.map((lang) => [lang, text(lang)]));
/** Intl separates with spaces that do not break; which ones differs between versions. */
const plain = (text: string): string => text.replace(/[\u00A0\u202F]/g, ' ');

describe('hours', () => {
  it('has two digits in German and no leading zero elsewhere', () => {
    const written = { es: '8:02', en: '8:02', pt: '8:02', de: '08:02' };
    expect(inAll((lang) => format(lang).hour('2026-10-22T08:02:00+02:00'))).toEqual(written);
    expect(inAll((lang) => format(lang).wallHour('08:02'))).toEqual(written);
    for (const lang of IDIOMAS) expect([format(lang).wallHour('18:02'), format(lang).wallHour('24:00')]).toEqual(['18:02', '24:00']);
  });

  it('is midnight at 0, never at 24', () => {
    expect(inAll((lang) => format(lang).hour('2026-10-22T00:05:00+02:00'))).toEqual({ es: '0:05', en: '0:05', pt: '0:05', de: '00:05' });
  });

  it('goes by its zone, or by another one given', () => {
    const instant = '2026-10-22T06:02:00Z';
    expect(format('es').hour(instant)).toBe('8:02');
    expect(format('es', 'Atlantic/Canary').hour(instant)).toBe('7:02');
    expect(format('es').hour(instant, 'Europe/Lisbon')).toBe('7:02');
  });

  it('tells both halves of the hour that comes twice, and none of the one that never was', () => {
    expect(format('de').hourRange('2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z')).toBe('02:30 – 02:30');
    expect(format('de').hourRange('2026-03-29T00:59:00Z', '2026-03-29T01:00:00Z')).toBe('01:59 – 03:00');
  });
});

describe('durations', () => {
  it.each([
    [0, '0:00'],
    [5, '0:05'],
    [302, '5:02'],
    [480, '8:00'],
    [1565, '26:05'],
    [-12, '\u22120:12'],
    [-0, '0:00'],
    [-0.5, '0:00'],
    [59.9, '0:59'],
    [-90, '\u22121:30'],
  ])('%d minutes are %s', (minutes, text) => {
    for (const lang of IDIOMAS) expect(format(lang).duration(minutes)).toBe(text);
  });

  it('groups thousands of hours where screens ask for it, as the language groups numbers', () => {
    const grouped = (lang: Idioma) => createFormat({ lang, zone: 'Europe/Madrid', groupsHours: true });
    expect(inAll((lang) => grouped(lang).duration(157_821))).toEqual({ es: '2630:21', en: '2,630:21', pt: '2630:21', de: '2.630:21' });
    expect(grouped('es').durationWithUnit(789_905)).toBe('13.165:05\u00A0h');
    expect(grouped('de').balance(-210_600)).toBe('\u22123.510:00');
    expect(grouped('de').duration(59_999)).toBe('999:59');
    expect(format('de').duration(157_821)).toBe('2630:21');
  });

  it('names the unit', () => {
    expect(inAll((lang) => format(lang).durationWithUnit(480))).toEqual({
      es: '8:00\u00A0h',
      en: '8:00\u00A0h',
      pt: '8:00\u00A0h',
      de: '8:00\u00A0Std.',
    });
  });

  it('signs a balance', () => {
    const { balance } = format('es');
    expect([balance(105), balance(-46), balance(0), balance(0.9), balance(-0.9), balance(0, '=')]).toEqual([
      '+1:45',
      '\u22120:46',
      '0:00',
      '0:00',
      '0:00',
      '=',
    ]);
  });

  it('is spoken in words', () => {
    expect(inAll((lang) => plain(format(lang).spokenDuration(302)))).toEqual({
      es: '5 horas y 2 minutos',
      en: '5 hours and 2 minutes',
      pt: '5 horas e 2 minutos',
      de: '5 Stunden und 2 Minuten',
    });
    expect(inAll((lang) => plain(format(lang).spokenDuration(-61)))).toEqual({
      es: '1 hora y 1 minuto',
      en: '1 hour and 1 minute',
      pt: '1 hora e 1 minuto',
      de: '1 Stunde und 1 Minute',
    });
    expect(plain(format('es').spokenDuration(120))).toBe('2 horas');
    expect(plain(format('es').spokenDuration(0))).toBe('0 minutos');
  });
});

describe('dates', () => {
  it('titles a day in the space of a phone', () => {
    expect(format('es').dayTitle('2026-10-22')).toBe('Jueves 22 oct');
    expect(format('de').dayTitle('2026-10-22')).toBe('Do., 22. Okt.');
  });

  it('joins two days, and names a single one once', () => {
    expect(format('es').dayRange('2026-11-16', '2026-11-20')).toBe('16 – 20 nov');
    expect(format('de').dayRange('2026-11-16', '2026-12-20')).toBe('16. Nov. – 20. Dez.');
    expect(format('en').dayRange('2026-11-16', '2026-11-16')).toBe('16 Nov');
    expect(format('es').dayRange('2026-12-28', '2027-01-02')).toBe('28 dic 2026 – 2 ene 2027');
  });

  it('says the year of two days, or of one, where it is not that of today', () => {
    expect(format('es').dayRange('2026-12-28', '2026-12-29', '2026-12-31')).toBe('28 – 29 dic');
    expect(format('es').dayRange('2026-12-28', '2026-12-29', '2027-01-01')).toBe('28 – 29 dic 2026');
    expect(format('de').dayRange('2026-12-28', '2026-12-28', '2027-01-01')).toBe('28. Dez. 2026');
    expect(format('en').dayRange('2026-12-28', '2027-01-02', '2027-01-01')).toBe('28 Dec 2026 – 2 Jan 2027');
  });

  it('names two days for a sentence: the month once, both where they differ, the year only over New Year', () => {
    const inWords = (lang: Parameters<typeof format>[0], from: string, to: string) =>
      Object.values(format(lang).daySpan(from, to)).join(' / ');
    expect(inAll((lang) => inWords(lang, '2026-12-28', '2026-12-31'))).toEqual({
      es: '28 / 31 de diciembre',
      en: '28 / 31 December',
      pt: '28 / 31 de dezembro',
      de: '28. / 31. Dezember',
    });
    expect(inWords('es', '2026-11-30', '2026-12-02')).toBe('30 de noviembre / 2 de diciembre');
    expect(inWords('de', '2026-12-28', '2027-01-03')).toBe('28. Dezember 2026 / 3. Januar 2027');
  });

  it('says in a sentence the year that is not that of today', () => {
    expect(inAll((lang) => format(lang).daySpan('2026-12-28', '2026-12-31', '2027-01-01').hasta)).toEqual({
      es: '31 de diciembre de 2026',
      en: '31 December 2026',
      pt: '31 de dezembro de 2026',
      de: '31. Dezember 2026',
    });
    expect(format('es').daySpan('2026-12-28', '2026-12-31', '2027-01-01').desde).toBe('28');
    expect(format('es').daySpan('2026-11-30', '2026-12-02', '2026-12-31').hasta).toBe('2 de diciembre');
    expect(format('es').longDay('2026-11-13', '2027-01-01')).toBe('viernes 13 de noviembre de 2026');
    expect(format('es').longDay('2026-11-13', '2026-12-31')).toBe('viernes 13 de noviembre');
  });

  it('has a short and a long way in each language', () => {
    const { date } = format('es');
    expect([
      date('2026-10-22', 'day'),
      date('2026-10-22', 'long'),
      date('2026-10-22', 'full'),
      date('2026-10-22', 'numeric'),
      date('2026-10-22', 'weekday'),
    ]).toEqual(['22 oct', 'jueves 22 de octubre', 'jueves 22 de octubre de 2026', '22/10/2026', 'jueves']);
    expect(inAll((lang) => format(lang).date('2026-10-22', 'weekdayDay'))).toEqual({
      es: 'jue 22 oct',
      en: 'Thu 22 Oct',
      pt: 'qui. 22 de out.',
      de: 'Do., 22. Okt.',
    });
    // Two letters where one is that of two days next to each other: Mittwoch is no Montag.
    expect(format('de').date('2026-11-23', 'weekdayNarrow')).toBe('Mo');
    expect(format('es').date('2026-11-23', 'weekdayNarrow')).toBe('L');
    expect(inAll((lang) => format(lang).date('2026-10-22', 'long'))).toEqual({
      es: 'jueves 22 de octubre',
      en: 'Thursday 22 October',
      pt: 'quinta-feira 22 de outubro',
      de: 'Donnerstag, 22. Oktober',
    });
  });

  it('keeps a day the same day in any zone', () => {
    for (const zone of ['Pacific/Kiritimati', 'Pacific/Niue', 'UTC']) expect(format('es', zone).date('2026-10-22', 'day')).toBe('22 oct');
  });

  it('knows 29 February, and refuses a day that does not exist', () => {
    expect(format('es').date('2028-02-29', 'day')).toBe('29 feb');
    expect(() => format('es').date('2026-02-29', 'day')).toThrow(RangeError);
  });

  it('names months', () => {
    expect(inAll((lang) => format(lang).month(10))).toEqual({ es: 'octubre', en: 'October', pt: 'outubro', de: 'Oktober' });
    expect(inAll((lang) => format(lang).month(10, 2026))).toEqual({
      es: 'octubre de 2026',
      en: 'October 2026',
      pt: 'outubro de 2026',
      de: 'Oktober 2026',
    });
  });

  it('finds the day of an instant in its zone', () => {
    expect(format('es').dayOf('2026-12-31T23:30:00Z')).toBe('2027-01-01');
    expect(format('es', 'Atlantic/Canary').dayOf('2026-12-31T23:30:00Z')).toBe('2026-12-31');
  });
});

describe('days beside today', () => {
  const TODAY = '2026-10-22';

  it('has names for the nearest', () => {
    expect(inAll((lang) => format(lang).relativeDay(TODAY, TODAY))).toEqual({ es: 'hoy', en: 'today', pt: 'hoje', de: 'heute' });
    expect(inAll((lang) => format(lang).relativeDay('2026-10-23', TODAY))).toEqual({
      es: 'mañana',
      en: 'tomorrow',
      pt: 'amanhã',
      de: 'morgen',
    });
    expect(inAll((lang) => format(lang).relativeDay('2026-10-21', TODAY))).toEqual({
      es: 'ayer',
      en: 'yesterday',
      pt: 'ontem',
      de: 'gestern',
    });
  });

  it.each([
    ['2026-10-24', 'sábado'],
    ['2026-10-28', 'miércoles'],
    // Seven days ahead, the weekday alone would be mistaken for today's.
    ['2026-10-29', 'jue 29 oct'],
    // For a day in the past, the weekday alone would be mistaken for the next one.
    ['2026-10-20', 'mar 20 oct'],
    ['2027-01-04', '4 ene 2027'],
  ])('calls %s %s', (day, name) => {
    expect(format('es').relativeDay(day, TODAY)).toBe(name);
  });

  it('counts over New Year and 29 February', () => {
    expect(format('es').relativeDay('2027-01-01', '2026-12-31')).toBe('mañana');
    expect(format('es').relativeDay('2028-02-28', '2028-02-29')).toBe('ayer');
  });
});

describe('numbers', () => {
  it('writes metres up to a kilometre, then kilometres', () => {
    expect([350, 999.4, 999.6, 1240].map((metres) => plain(format('es').distance(metres)))).toEqual(['350 m', '999 m', '1 km', '1,2 km']);
    expect(plain(format('en').distance(1240))).toBe('1.2 km');
  });

  it('signs what is given and taken, and writes cents as money', () => {
    expect([2, -13.5, 0].map(format('es').signedNumber)).toEqual(['+2', '\u221213,5', '0']);
    expect(inAll((lang) => format(lang).money(4345, 'EUR').replace('\u00A0', ' '))).toEqual({
      es: '43,45 €',
      en: '€43.45',
      pt: '43,45 €',
      de: '43,45 €',
    });
    expect(inAll((lang) => plain(format(lang).money(-123_456, 'EUR')))).toEqual({
      es: '\u22121.234,56 €',
      en: '\u2212€1,234.56',
      pt: '\u22121 234,56 €',
      de: '\u22121.234,56 €',
    });
    expect([format('es').currencySign('USD'), format('es').currencyName('EUR'), format('de').currencyName('USD')]).toEqual([
      '$',
      'euros',
      'US-Dollar',
    ]);
  });

  it('joins a list', () => {
    expect(inAll((lang) => format(lang).list(['a', 'b', 'c']))).toEqual({
      es: 'a, b y c',
      en: 'a, b and c',
      pt: 'a, b e c',
      de: 'a, b und c',
    });
  });

  it('begins with a capital', () => {
    expect(format('es').capitalize('íñigo')).toBe('Íñigo');
    expect(format('es').capitalize('')).toBe('');
  });
});
