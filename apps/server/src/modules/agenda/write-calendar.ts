import { createHash } from 'node:crypto';
import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency, type ICalEventData } from 'ical-generator';
import type { Cita } from '@jornada/domain/agenda/index.ts';
import { describeZone } from './zone.ts';

/** What the calendar says in the language of its person. */
export type Palabras = { titulo: string; turno: string; ausencia: string; parcial: string };

/** `creada`: when the address was made. `escritos`: when each single day was published, by date. */
type Encargo = {
  dueno: { entidadId: number; usuarioId: number };
  citas: readonly Cita[];
  palabras: Palabras;
  creada: string;
  escritos: ReadonlyMap<string, string>;
  year: number;
};

/** The same in every answer and after a renewal, and it tells no number of anybody. */
const uidOf = ({ entidadId, usuarioId }: Encargo['dueno'], clave: string): string =>
  `${createHash('sha256').update(`agenda ${entidadId} ${usuarioId} ${clave}`).digest('hex').slice(0, 40)}@jornada`;

function summaryOf({ clase, nombre }: Cita, { turno, ausencia, parcial }: Palabras): string {
  if (clase === 'ausencia') return ausencia;
  return clase === 'ausencia-parcial' ? parcial : (nombre ?? turno);
}

function timesOf({ cuando }: Cita, zoneOf: (zona: string) => string): Pick<ICalEventData, 'start' | 'end' | 'allDay' | 'timezone'> {
  if (!('zona' in cuando))
    return { start: Temporal.PlainDate.from(cuando.desde), end: Temporal.PlainDate.from(cuando.hasta), allDay: true };
  const timezone = zoneOf(cuando.zona);
  const at = (instante: string) => Temporal.Instant.from(instante).toZonedDateTimeISO(timezone);
  return { start: at(cuando.inicio), end: at(cuando.fin), timezone };
}

/**
 * A person's calendar as iCalendar (RFC 5545). Nothing in it comes from the clock of whoever asks, so the same plan has the same bytes and programs need not read it
 * again.
 */
export function writeCalendar({ dueno, citas, palabras, creada, escritos, year }: Encargo): string {
  const known = new Map<string, string | null>();
  const describe = (zona: string): string | null => {
    const found = known.get(zona);
    if (found !== undefined) return found;
    const described = describeZone(zona, year);
    known.set(zona, described);
    return described;
  };
  const calendar = ical({
    prodId: { company: 'Jornada', product: 'Turnos', language: 'ES' },
    name: palabras.titulo,
    method: ICalCalendarMethod.PUBLISH,
    ttl: 3600,
    timezone: { name: null, generator: (zona) => describe(zona) },
  });
  for (const cita of citas) {
    const escrito = escritos.get(cita.fecha);
    const { clase, clave, lugar, numero } = cita;
    calendar.createEvent({
      id: uidOf(dueno, clave),
      sequence: numero,
      stamp: Temporal.Instant.from(escrito ?? creada),
      ...(escrito === undefined || clase.startsWith('ausencia') ? {} : { lastModified: Temporal.Instant.from(escrito) }),
      summary: summaryOf(cita, palabras),
      ...(lugar === null ? {} : { location: lugar }),
      status: clase === 'anulada' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      transparency: clase === 'anulada' ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
      ...timesOf(cita, (zona) => (describe(zona) === null ? 'UTC' : zona)),
    });
  }
  return `${calendar.toString()}\r\n`;
}
