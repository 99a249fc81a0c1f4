import { createHash } from 'node:crypto';
import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency, type ICalEventData } from 'ical-generator';
import type { Cita, CitaDicha } from '@jornada/domain/agenda/index.ts';
import { describeZone } from './zone.ts';

/** What the calendar says in the language of its person. */
export type Palabras = { titulo: string; turno: string; ausencia: string; parcial: string };

type Encargo = {
  dueno: { entidadId: number; usuarioId: number };
  citas: readonly CitaDicha[];
  palabras: Palabras;
  year: number;
};

/** The same in every answer and after a renewal, and it tells no number of anybody. */
const uidOf = ({ entidadId, usuarioId }: Encargo['dueno'], clave: string): string =>
  `${createHash('sha256').update(`agenda ${entidadId} ${usuarioId} ${clave}`).digest('hex').slice(0, 40)}@jornada`;

/** One that is cancelled is called as it was. */
function summaryOf({ clave, nombre }: Cita, { turno, ausencia, parcial }: Palabras): string {
  if (clave.startsWith('ausencia-parcial')) return parcial;
  return clave.startsWith('ausencia') ? ausencia : (nombre ?? turno);
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
export function writeCalendar({ dueno, citas, palabras, year }: Encargo): string {
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
    const { clase, clave, lugar, numero, momento } = cita;
    const stamp = Temporal.Instant.from(momento);
    calendar.createEvent({
      id: uidOf(dueno, clave),
      sequence: numero,
      stamp,
      ...(numero === 0 ? {} : { lastModified: stamp }),
      summary: summaryOf(cita, palabras),
      ...(lugar === null ? {} : { location: lugar }),
      status: clase === 'anulada' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      transparency: clase === 'anulada' ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
      ...timesOf(cita, (zona) => (describe(zona) === null ? 'UTC' : zona)),
    });
  }
  return `${calendar.toString()}\r\n`;
}
