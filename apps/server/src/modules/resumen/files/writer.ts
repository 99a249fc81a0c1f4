import type { DiaSobreMaximo } from '@jornada/domain/resumen/maximo.ts';
import type { RegistroExportado } from '@jornada/domain/resumen/modelo.ts';
import type { Idioma } from '@jornada/domain/perfil/idiomas.ts';
import { createFormat, type Format } from '@jornada/i18n/format.ts';
import type { TextParams } from '@jornada/i18n/server.ts';
import type { ConfirmacionDeMes } from '../../firmas/reads.ts';
import type { TranslateText } from '../../../platform/http/error-handler.ts';

/** The content of a file, and when, by whom and by which version it was made. */
export type DocumentoResumen = {
  registro: RegistroExportado;
  /** Days above the maximum. Not part of the record: it follows from the days and from the law. */
  sobreMaximo: DiaSobreMaximo[];
  /** SHA-256 of the record's canonical text, in hexadecimal. */
  huellaDatos: string;
  /** What the person said about the month; null: the file is of a year, or nothing was asked. */
  firma: ConfirmacionDeMes | null;
  /** Null: a whole year. */
  mes: number | null;
  momento: string;
  /** Who exported it. */
  autor: string;
  /** The product's version. */
  version: string;
};

/** Texts and formats in the language of the file. */
export type Writer = {
  lang: Idioma;
  t(key: string, params?: TextParams): string;
  format: Format;
  /** The same in another zone. */
  formatIn(zona: string): Format;
  /** The zone for hours that belong to no day. */
  zona: string;
  /** Whether dates are written as 2026-03-10 in every language. */
  hasIsoDates: boolean;
  /** The maximum in minutes for a day that exceeded it. */
  maximoDe(fecha: string): number | null;
};

type WriterOptions = {
  lang: Idioma;
  translate: TranslateText;
  zona: string;
  hasIsoDates: boolean;
  sobreMaximo: readonly DiaSobreMaximo[];
};

export function createWriter({ lang, translate, zona, hasIsoDates, sobreMaximo }: WriterOptions): Writer {
  const maxima = new Map(sobreMaximo.map(({ fecha, limiteMinutos }) => [fecha, limiteMinutos]));
  const formats = new Map<string, Format>();
  const formatIn = (zone: string): Format => {
    const format = formats.get(zone) ?? createFormat({ lang, zone });
    formats.set(zone, format);
    return format;
  };
  return {
    lang,
    zona,
    hasIsoDates,
    t: (key, params) => translate(lang, key, params),
    format: formatIn(zona),
    formatIn,
    maximoDe: (fecha) => maxima.get(fecha) ?? null,
  };
}

/** Whether the clocks change on a day, by zone and date. Kept, because each hour of the day asks for it. */
const changes = new Map<string, boolean>();

function hasClockChange(local: Temporal.ZonedDateTime): boolean {
  const key = `${local.timeZoneId} ${local.toPlainDate().toString()}`;
  const known = changes.get(key) ?? local.hoursInDay !== 24;
  changes.set(key, known);
  return known;
}

/** The offset of an hour that occurs twice, on the day when clocks go back. */
function offsetOf(local: Temporal.ZonedDateTime): string {
  if (!hasClockChange(local)) return '';
  const plain = local.toPlainDateTime();
  const [first, second] = (['earlier', 'later'] as const).map((disambiguation) =>
    plain.toZonedDateTime(local.timeZoneId, { disambiguation }),
  );
  return first?.offset === second?.offset ? '' : ` (${local.offset})`;
}

function presentHour({ formatIn }: Writer, instante: string, { zona, fecha }: { zona: string; fecha: string }): string {
  const local = Temporal.Instant.from(instante).toZonedDateTimeISO(zona);
  const { days } = Temporal.PlainDate.from(fecha).until(local.toPlainDate(), { largestUnit: 'days' });
  const later = days > 0 ? ` +${days}` : days < 0 ? ` \u2212${-days}` : '';
  return formatIn(zona).hour(instante) + offsetOf(local) + later;
}

/** Hours by writer: in a file of many people the same minutes of the same days come again and again. */
const hours = new WeakMap<Writer, Map<string, string>>();
const MOST_HOURS = 50_000;
/** To the minute: `2026-03-10T07:02`. */
const MINUTE = 16;

/** A time of a day: `8:02`; on the next day `6:00 +1`. */
export function hourOn(writer: Writer, instante: string, day: { zona: string; fecha: string }): string {
  // Only of an instant in UTC the text says the minute by its first signs.
  if (!instante.endsWith('Z')) return presentHour(writer, instante, day);
  const known = hours.get(writer) ?? new Map<string, string>();
  hours.set(writer, known);
  const key = `${day.zona} ${day.fecha} ${instante.slice(0, MINUTE)}`;
  const hour = known.get(key) ?? presentHour(writer, instante, day);
  if (known.size >= MOST_HOURS) known.clear();
  known.set(key, hour);
  return hour;
}

/** Date and time in a zone: `22/11/2026 9:12`, or `2026-11-22 9:12`. */
export function momentIn({ formatIn, zona, hasIsoDates }: Writer, instante: string, inZone = zona): string {
  const fecha = Temporal.Instant.from(instante).toZonedDateTimeISO(inZone).toPlainDate().toString();
  const format = formatIn(inZone);
  return `${hasIsoDates ? fecha : format.date(fecha, 'numeric')} ${format.hour(instante)}`;
}

/** The period as a title: `noviembre de 2026`, `2026`. */
export const periodOf = ({ registro, mes }: DocumentoResumen, { format }: Writer): string => {
  const year = Number(registro.desde.slice(0, 4));
  return mes === null ? String(year) : format.month(mes, year);
};
