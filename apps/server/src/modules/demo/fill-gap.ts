import type { Fecha } from '@jornada/domain/horario/modelo.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { createPasswords } from '../../platform/passwords.ts';
import type { FileDesk } from '../../shared/files.ts';
import type { DemoStory, DemoWriters } from '../../shared/module.ts';
import { createEntidadesService } from '../../shared/company/configuration.ts';
import { closeMonths } from './close-months.ts';
import { CUENTAS } from '../../shared/demo-accounts.ts';
import { CONTRASENA, isNamedAccount } from './company/accounts.ts';
import { createCompany } from './company/create-company.ts';
import { PERSONAS } from './company/people.ts';
import type { PersonaDemo } from './company/person.ts';
import type { ClaveHorario } from './company/schedules.ts';
import { EMPRESA } from './company/settings.ts';
import { openYears, yearsFrom } from './company/years.ts';
import { fillPerson, SomebodyElseWrites, worksYesterday, yesterdayOf, type Relleno } from './fill-person.ts';
import { randomFor } from './random.ts';
import { confirmHolidays, findAdmin, findDemo, findState, isUnfinished, takeLock, takePersonLock, type FilaPersonaDemo } from './repo.ts';

/** People filled in at the same time: while the database writes one, the next is computed. */
const AT_ONCE = 3;
/** The share of full time of schedules of part time. */
const PARCIALES: Partial<Record<ClaveHorario, number>> = { mediaJornada: 531, finDeSemana: 550, teilzeit: 550 };
/** Whoever tries the product decides about the latest days. */
const DAYS_LEFT = 3;

type Opciones = {
  db: Database;
  clock: Clock;
  /** The first day of the records of a new company. */
  inicio: Fecha;
  /** Writes the data of other features for a new company. */
  features: DemoWriters;
  /** Where its documents are kept; left out: it has none. */
  files?: Pick<FileDesk, 'store' | 'companyBytes'> | undefined;
  /** Called once, before work that takes some time. */
  onStart(): void;
  /** Called once, when those whom people try are as they will be. The others follow, one after the other. */
  onUsable?: () => void;
  /** Called after each person who follows. */
  onFilled?: (filled: number, of: number) => void;
};

type EstadoDemo = Awaited<ReturnType<typeof findState>>;
export type Resumen = { entidadId: number; lineas: number; rechazos: number };

export type EmparejadaDemo = { persona: PersonaDemo; fila: FilaPersonaDemo };

/** Our people with their data in the database. A person that an admin has added or renamed is not ours. */
export function matchPeople(filas: readonly FilaPersonaDemo[]): EmparejadaDemo[] {
  const byName = new Map(filas.map((fila) => [fila.userName, fila]));
  return PERSONAS.flatMap((persona) => {
    const fila = byName.get(persona.userName);
    return fila ? [{ persona, fila }] : [];
  });
}

/** Runs work on every item, a few at a time. */
async function forEachOf<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const waiting = items.values();
  const worker = async (): Promise<void> => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

const dayAt = (ahora: Temporal.Instant): Temporal.PlainDate => ahora.toZonedDateTimeISO(EMPRESA.zona).toPlainDate();

/** The person who went home yesterday without clocking out: they worked, and the terminal does not list their account. */
export async function chooseForgetful(db: Database, people: readonly EmparejadaDemo[], relleno: Relleno): Promise<string | null> {
  const day = dayAt(relleno.ahora).toString();
  const candidates = people
    .filter(({ persona }) => !isNamedAccount(persona.userName) && persona.rol === 'empleado')
    .map((candidate) => ({ candidate, order: randomFor(candidate.persona.userName, day, 'forgetful').next() }))
    .toSorted((a, b) => a.order - b.order);
  for (const { candidate } of candidates) {
    const works = await db.tenant(relleno.entidadId, (tx) => worksYesterday(tx, candidate.persona, candidate.fila, relleno));
    if (works) return candidate.persona.userName;
  }
  return null;
}

/** The demo company, made if it is missing. */
async function findOrMakeCompany({ db, inicio, features, onStart }: Opciones, ahora: Temporal.Instant): Promise<number> {
  const known = await findDemo(db);
  if (known !== null) return known;
  onStart();
  const passwordHash = await createPasswords().hash(CONTRASENA);
  const years = yearsFrom(Temporal.PlainDate.from(inicio), dayAt(ahora));
  const company = { passwordHash, creada: ahora.toString(), desde: inicio, years, features };
  return db.transaction((tx) => createCompany(tx, company));
}

/** Its state, once the years up to this one are open and their holidays confirmed. */
async function findCurrentState(db: Database, entidadId: number, ahora: Temporal.Instant): Promise<EstadoDemo> {
  const state = await db.tenant(entidadId, (tx) => findState(tx, entidadId));
  const today = dayAt(ahora);
  if ((state.confirmado ?? 0) >= today.year) return state;
  const known = Temporal.PlainDate.from(state.hastaFestivo);
  await db.tenant(entidadId, async (tx) => {
    await takeLock(tx);
    await openYears(tx, entidadId, yearsFrom(known.add({ years: 1 }), today), today.year);
    const autorId = await findAdmin(tx, entidadId);
    if (autorId !== null) await confirmHolidays(tx, entidadId, { momento: ahora.toString(), autorId, hasta: today.year });
  });
  return db.tenant(entidadId, (tx) => findState(tx, entidadId));
}

/** What other features are told once the records are there. */
function storyOf(
  { db, clock, files }: Pick<Opciones, 'db' | 'clock' | 'files'>,
  people: readonly EmparejadaDemo[],
  known: Pick<DemoStory, 'entidades' | 'entidadId' | 'empresa' | 'ahora' | 'isNew' | 'autorId' | 'closed'>,
): DemoStory {
  const lastDay = known.ahora.toZonedDateTimeISO('UTC').toPlainDate();
  return {
    ...known,
    db,
    clock,
    files,
    lately: {
      desde: lastDay.subtract({ months: 1 }).with({ day: 1 }).toString(),
      hasta: lastDay.subtract({ days: DAYS_LEFT }).toString(),
    },
    people: people.map(({ persona: { asignaciones }, fila: { id, userName, responsableId } }) => ({
      id,
      userName,
      responsableId,
      isNamed: isNamedAccount(userName),
      contracts: asignaciones.map(({ desde, horario }) => ({ desde, porMil: PARCIALES[horario] ?? 1000 })),
    })),
    inTurnOf: (personaId, work) =>
      db.tenant(known.entidadId, async (tx) => {
        await takePersonLock(tx, personaId);
        await work(tx);
      }),
  };
}

/**
 * Makes the demo company if it is missing, and fills in all days up to yesterday, of the accounts that the terminal lists first. Each person is
 * one transaction, because a log is written from its beginning: nobody ever has half a record. After a kill some people are complete, and the
 * next start does the others and what is written last.
 */
export async function fillGap(opciones: Opciones): Promise<Resumen> {
  const { db, clock, inicio, features, onUsable = () => undefined, onFilled = () => undefined } = opciones;
  const ahora = clock.now();
  const entidadId = await findOrMakeCompany(opciones, ahora);
  const state = await findCurrentState(db, entidadId, ahora);
  const people = matchPeople(state.personas);
  const behind = people.filter(({ persona, fila }) => fila.ultima === null || fila.ultima < yesterdayOf(persona, ahora));
  const resumen = { entidadId, lineas: 0, rechazos: 0 };
  const isNew = await db.tenant(entidadId, (tx) => isUnfinished(tx, entidadId));
  if (behind.length === 0 && !isNew) {
    onUsable();
    return resumen;
  }
  const entidades = createEntidadesService({ db });
  const empresa = await entidades.getConfiguration(entidadId, state.revision);
  const relleno: Relleno = { entidadId, empresa, inicio, ahora, despistado: null };
  relleno.despistado = await chooseForgetful(db, people, relleno);
  const fill = async ({ persona, fila }: EmparejadaDemo): Promise<void> => {
    try {
      const { lineas, rechazos } = await db.tenant(entidadId, (tx) => fillPerson(tx, persona, fila, relleno));
      resumen.lineas += lineas;
      resumen.rechazos += rechazos;
    } catch (error) {
      if (!(error instanceof SomebodyElseWrites)) throw error;
    }
  };
  const [tried = [], others = []] = [true, false].map((isTried) =>
    behind.filter(({ persona }) => isNamedAccount(persona.userName) === isTried),
  );
  await forEachOf(tried, fill);
  onUsable();
  let filled = 0;
  await forEachOf(others, async (one) => {
    await fill(one);
    onFilled((filled += 1), others.length);
  });
  const autorId = state.personas.find(({ userName }) => userName === CUENTAS.admin)?.id ?? null;
  const closing = { db, clock, entidades, entidadId, revision: state.revision, since: inicio };
  const closed = autorId === null ? [] : await closeMonths({ ...closing, autorId });
  const story = storyOf(opciones, people, { entidades, entidadId, empresa, ahora, isNew, autorId, closed });
  await features.tell(story);
  if (isNew && autorId !== null) await db.tenant(entidadId, (tx) => features.finish(tx, { ...story, autorId }));
  return resumen;
}
