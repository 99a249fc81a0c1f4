import type HolidaysClass from 'date-holidays';

/** A public holiday of a country or region. */
export type Propuesto = { fecha: string; nombre: string };

// The calendars have some megabytes, so they are loaded when a company is read for the first time.
let loading: Promise<typeof HolidaysClass> | undefined;
const loadCalendars = (): Promise<typeof HolidaysClass> => (loading ??= import('date-holidays').then((module) => module.default));

const calendarOf = (Calendars: typeof HolidaysClass, pais: string, region: string | null): HolidaysClass => {
  const [state, place] = region?.split('-') ?? [];
  if (state === undefined) return new Calendars(pais);
  return place === undefined ? new Calendars(pais, state) : new Calendars(pais, state, place);
};

type Dia = ReturnType<HolidaysClass['getHolidays']>[number];

/** Holidays that the calendar has only under an English name. */
const OWN_NAMES: Readonly<Record<string, string>> = {
  'ES-CM': 'Castilla-La Mancha',
  'ES-MC': 'Región de Murcia',
  'IT-21': 'Piemonte',
  'IT-25': 'Lombardia',
  'IT-82': 'Sicilia',
};

/** Names that the calendar writes differently from other days of the same country. */
const AS_WRITTEN: Readonly<Record<string, string>> = {
  'La inmaculada concepción': 'La Inmaculada Concepción',
  'Dia de Cataluña': 'Día de Cataluña',
  'Dia do trabalhador': 'Dia do Trabalhador',
  'Todos os santos': 'Todos os Santos',
};

/** A day's name without the calendar's mistakes. Additions in brackets stay. */
function nameOf(given: string): string {
  const [name = given] = given.split(' (');
  return (AS_WRITTEN[name] ?? name) + given.slice(name.length);
}

/** The calendar's regions of a country, and the places in them, in order: code and name, in the country's own language. */
export async function regionsOf(pais: string): Promise<{ codigo: string; nombre: string }[]> {
  const Calendars = await loadCalendars();
  const calendar = new Calendars();
  // Unknown keys give undefined, whatever the types of the library say.
  const named = (found: Record<string, string> | undefined): [string, string][] => Object.entries(found ?? {});
  const order = new Intl.Collator(pais.toLowerCase());
  return named(calendar.getStates(pais))
    .flatMap(([state, theirs]) => {
      const nombre = OWN_NAMES[`${pais}-${state}`] ?? theirs;
      const places = named(calendar.getRegions(pais, state));
      return [{ codigo: state, nombre }, ...places.map(([place, name]) => ({ codigo: `${state}-${place}`, nombre: `${nombre}: ${name}` }))];
    })
    .toSorted((a, b) => order.compare(a.nombre, b.nombre));
}

/** Whether a day has a substitute: then it is the substitute that is free. */
const isMoved = ({ name, date }: Dia, all: readonly Dia[]): boolean =>
  all.some((other) => other.substitute === true && other.name.startsWith(`${name} (`) && other.date > date);

/** The public holidays of a country and region in a year, in order: those that its calendar proposes. */
export type Propuestas = (pais: string, region: string | null, ano: number) => readonly Propuesto[];

/** Local ones are not among them. Each day once, in order; of a holiday that moves, the day to which it moves. */
function propose(calendar: HolidaysClass, ano: number): Propuesto[] {
  const found = calendar
    .getHolidays(ano)
    .filter(({ type }) => type === 'public')
    .filter((day, _index, all) => !isMoved(day, all))
    .map(({ date, name }) => ({ fecha: date.slice(0, 10), nombre: nameOf(name) }))
    .filter(({ fecha }) => fecha.startsWith(`${ano}-`));
  // If the calendar has a day twice, the first name counts.
  const byDay = new Map(found.toReversed().map((festivo) => [festivo.fecha, festivo]));
  return [...byDay.values()].toSorted((a, b) => (a.fecha < b.fecha ? -1 : 1));
}

/** The years that a call may ask for. Of others nothing is proposed. */
const [FIRST_YEAR, LAST_YEAR] = [1900, 2200];
/** Years of regions that are kept: those of all countries for some years. */
const MAX_KEPT = 5000;

function rememberProposals(Calendars: typeof HolidaysClass): Propuestas {
  const kept = new Map<string, readonly Propuesto[]>();
  return (pais, region, ano) => {
    if (!(ano >= FIRST_YEAR && ano <= LAST_YEAR)) return [];
    const key = `${pais} ${region ?? ''} ${ano}`;
    const found = kept.get(key) ?? propose(calendarOf(Calendars, pais, region), ano);
    if (kept.size >= MAX_KEPT) kept.clear();
    kept.set(key, found);
    return found;
  };
}

let remembering: Promise<Propuestas> | undefined;

/** The proposals of all years. They are the same for all companies, so each year of a region is computed once. */
export const loadProposals = (): Promise<Propuestas> => (remembering ??= loadCalendars().then(rememberProposals));
