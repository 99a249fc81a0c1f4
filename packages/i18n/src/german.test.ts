import { expect, it } from 'vitest';
import { readCatalogue, type Section } from './catalogues.ts';

const linesOf = (section: Section, path: string): [string, string][] =>
  Object.entries(section).flatMap(([key, text]) =>
    typeof text === 'string' ? [[`${path}.${key}`, text] satisfies [string, string]] : linesOf(text, `${path}.${key}`),
  );
const texts = Object.entries(readCatalogue('de')).flatMap(([name, section]) => linesOf(section, name));
const saying = (pattern: RegExp): string[] => texts.filter(([, text]) => pattern.test(text)).map(([key, text]) => `${key}: ${text}`);

// The glossary fixes one German word for each thing.
it('German clocks with one word: buchen', () => {
  expect(saying(/stemp(?:e?l|le)/i)).toEqual([]);
  expect(saying(/\berfass(?:t|en)\b/i)).toEqual([]);
});

it('a clock-in or clock-out is a Buchung, and not an entry of something', () => {
  expect(saying(/\bEintr(?:ags?|ägen?)\b/)).toEqual([]);
});

it('comes in and leaves with the words of a Buchung', () => {
  expect(texts.filter(([, text]) => /^(?:Kommen|Gehen)$/.test(text)).map(([key]) => key)).toEqual([]);
});

it('says nothing happened “in 2026”: a year has no preposition', () => {
  expect(saying(/\b[Ii]n \{\{(?:periodo|ano)\}\}/)).toEqual([]);
});

it('calls the company Unternehmen, and Arbeitgeber only on the record, where the law means the employer', () => {
  expect(saying(/\bFirm(?:a|en)\b/)).toEqual([]);
  expect(texts.filter(([key, text]) => /Arbeitgeber/.test(text) && !key.startsWith('resumen.fichero.')).map(([key]) => key)).toEqual([]);
});

it('declines no name that is filled in: after “Sag” it would be a dative', () => {
  expect(saying(/\b[Ss]ag(?:e|t)? \{\{/)).toEqual([]);
});

// A tablet is paired by nobody who has signed in.
it('who did what is told in one tense: “Hat … geändert”', () => {
  const told = texts.filter(([key]) => key.startsWith('auditoria.acciones.') && key !== 'auditoria.acciones.quiosco.emparejar');
  expect(told.length).toBeGreaterThan(200);
  expect(told.filter(([, text]) => !text.startsWith('Hat ')).map(([key, text]) => `${key}: ${text}`)).toEqual([]);
});

it('says one word where the glossary has one thing, besides what somebody may search for', () => {
  const other = /Stundenkonto|Kiosk|Arbeitsaufsicht|Tagess[aä]tz/;
  expect(saying(other).filter((line) => !line.startsWith('buscador.'))).toEqual([]);
});

it('declines no amount that is filled in with its unit: after “von” it would be a dative', () => {
  expect(texts.filter(([key, text]) => key.startsWith('vacaciones.gestion.') && /\bvon \{\{total\}\}/.test(text))).toEqual([]);
});

it('says du to whoever reads it', () => {
  expect(saying(/[a-zäöüß]n Sie\b|[a-zäöüß,] (?:Ihr|Ihre|Ihren|Ihrem|Ihrer|Ihnen)\b/)).toEqual([]);
});

it('begins a sentence after a colon with a capital', () => {
  expect(saying(/: (?:es|sie|er|du|dir|dass|dafür|hier|vielleicht) /)).toEqual([]);
  expect(saying(/: (?:gib|lass|wähle|prüfe|sieh|stelle|lösche|trage) /)).toEqual([]);
});

// “Frag, wer …” asks who does it, where somebody is meant to be asked.
it('sends to somebody without asking who that is', () => {
  expect(saying(/\b[Ff]rag, wer\b/)).toEqual([]);
});
