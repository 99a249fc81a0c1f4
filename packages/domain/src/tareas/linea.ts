import { MAXIMO_MINUTOS_IMPUTACION } from './modelo.ts';

/** What a typed line says: how long, which may be longer than any day, or from when to when by the clock of the wall (`HH:mm`), and the words that name a task. */
export type LineaTecleada = { minutos: number | null; desde: string | null; hasta: string | null; texto: string };

const HOURS = String.raw`\d{1,4}(?:[.,]\d{1,2})?`;
/** `1h30`, `1 h 30 min`, `2h`, `1,5 horas`. */
const WITH_HOURS = new RegExp(
  String.raw`^(${HOURS})\s*(?:h|hs|hrs?|horas?|hours?|std|stunden?)\.?(?:\s*(\d{1,2})\s*(?:m|min|mins|minutos?|minutes?|minuten)?\.?)?$`,
);
const WITH_MINUTES = /^(\d{1,4})\s*(?:m|min|mins|minutos?|minutes?|minuten)\.?$/;
const CLOCK = /^(\d{1,4})?:([0-5]\d)$/;
const DECIMAL = /^(\d{1,2})?[.,](\d{1,2})$/;

const inBounds = (minutes: number): number | null => (minutes >= 0 && minutes <= MAXIMO_MINUTOS_IMPUTACION ? Math.round(minutes) : null);
const decimal = (text: string): number => Number(text.replace(',', '.'));

/** A length with its unit, or as `1:30`, however long. */
function explicitLength(text: string): number | null {
  const clock = CLOCK.exec(text);
  if (clock) return Number(clock[1] ?? 0) * 60 + Number(clock[2]);
  const hours = WITH_HOURS.exec(text);
  if (hours?.[1]) {
    const minutes = Number(hours[2] ?? 0);
    return minutes < 60 ? Math.round(decimal(hours[1]) * 60) + minutes : null;
  }
  const minutes = WITH_MINUTES.exec(text);
  return minutes ? Number(minutes[1]) : null;
}

/** Whole numbers below this are hours, others minutes: nobody gives five minutes and types a 5, and nobody ten hours as a 10. */
const FIRST_MINUTES = 10;
/** `130`: hours and minutes on a keyboard without a colon. */
const WITHOUT_COLON = /^(\d{1,2})([0-5]\d)$/;

/**
 * What is typed as a length, in minutes: `1:30`, `1,5`, `1.5`, `2` (hours), `90` (minutes), `130` (1:30), `2h`, `45m`, `1h30`. Empty is 0. Null: it
 * means nothing, or more than the longest day.
 */
export function readDuracion(typed: string): number | null {
  const text = typed.trim().toLowerCase();
  if (text === '') return 0;
  const explicit = explicitLength(text);
  if (explicit !== null) return inBounds(explicit);
  if (DECIMAL.test(text)) return inBounds(decimal(text.replace(/^[.,]/, '0$&')) * 60);
  const clock = text.length > 2 ? WITHOUT_COLON.exec(text) : null;
  if (clock) return inBounds(Number(clock[1]) * 60 + Number(clock[2]));
  if (!/^\d{1,2}$/.test(text)) return null;
  return inBounds(Number(text) < FIRST_MINUTES ? Number(text) * 60 : Number(text));
}

const HOUR = String.raw`([01]?\d|2[0-4])(?:(?::|h|\.)([0-5]\d)?)?h?`;
const SPAN = new RegExp(String.raw`(?:^|\s)${HOUR}\s*(?:-|–|—|\ba\b|\bto\b|\bbis\b|\baté\b)\s*${HOUR}(?=\s|$)`, 'i');
/** The longest run of words that is a length is taken: `1 h 30 min` before `1 h`. */
const LONGEST_LENGTH = 4;

const wall = (hour: string, minute: string | undefined): number => Number(hour) * 60 + Number(minute ?? 0);
const shown = (minutes: number): string =>
  `${String(Math.floor((minutes % 1440) / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

function readSpan(typed: string): LineaTecleada | null {
  const found = SPAN.exec(typed);
  if (!found?.[1] || !found[3]) return null;
  const from = wall(found[1], found[2]);
  const to = wall(found[3], found[4]);
  if (from >= 1440 || to > 1440 || from === to) return null;
  const texto = tidy(`${typed.slice(0, found.index)} ${typed.slice(found.index + found[0].length)}`);
  return { minutos: to > from ? to - from : to + 1440 - from, desde: shown(from), hasta: shown(to), texto };
}

const tidy = (text: string): string => text.trim().replaceAll(/\s+/g, ' ');

/**
 * Reads a typed line in any order: `2h informe acme`, `acme informe 45m`, `9-10:30 cierre`. A span that ends before it begins ends on the next day.
 * Without a length, `minutos` is null; what is neither length nor hours is `texto`, as it was typed.
 */
export function readLinea(typed: string): LineaTecleada {
  const span = readSpan(typed);
  if (span) return span;
  const words = tidy(typed).split(' ');
  for (let length = Math.min(LONGEST_LENGTH, words.length); length > 0; length -= 1) {
    for (let at = 0; at + length <= words.length; at += 1) {
      const minutos = explicitLength(
        words
          .slice(at, at + length)
          .join(' ')
          .toLowerCase(),
      );
      if (minutos === null || minutos === 0) continue;
      return { minutos, desde: null, hasta: null, texto: words.toSpliced(at, length).join(' ') };
    }
  }
  return { minutos: null, desde: null, hasta: null, texto: words.join(' ') };
}
