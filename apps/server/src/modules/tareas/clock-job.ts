import { masDias } from '@jornada/domain/horario/calendario.ts';
import type { Fecha } from '@jornada/domain/horario/modelo.ts';
import type { Tramo } from '@jornada/domain/registros/modelo.ts';
import { monotonicMs } from '../../platform/clock.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import { restSince } from '../../platform/rest.ts';
import { lock } from '../../shared/locks.ts';
import type { EntidadesService } from '../../shared/company/configuration.ts';
import { findCompanies, findRevision } from '../../shared/company/companies-repo.ts';
import { workedStretches } from '../registros/reads.ts';
import { clockedEntries, type DelReloj } from './clock.ts';
import { findClockedDays, isClosedFor, type DiaConProyecto } from './clock-repo.ts';
import type { Partes } from './context.ts';
import { readEntriesOf } from './days.ts';
import { lockOf } from './fixity.ts';
import { deleteEntries, deleteSentBefore, insertEntries } from './entries-repo.ts';
import type { DeLaPersona } from './model.ts';
import { byClockOn } from './write.ts';

const EVERY_HOUR = '20 * * * *';
const BATCH = 200;
/** How far back days are looked at: every hour for those that have just ended, and at night for what was corrected since. */
const RECENT_DAYS = 3;
const CORRECTED_DAYS = 62;
const AT_NIGHT = 3;
const KEPT_DAYS = 60;

type Options = Partes & { jobs: Jobs; entidades: EntidadesService };
type Registros = Pick<Partes['registros'], 'entries'>;
type Leida = DiaConProyecto & { estado: 'abierta' | 'cerrada' | 'incompleta' | 'vacia'; tramos: readonly Tramo[] };

const textOf = ({ proyectoId, desde, minutos }: { proyectoId: number; desde: string | null; minutos: number }): string =>
  `${proyectoId} ${desde} ${minutos}`;
const isSame = (a: readonly DelReloj[], b: readonly Parameters<typeof textOf>[0][]): boolean =>
  a.map(textOf).toSorted().join() === b.map(textOf).toSorted().join();

/** What the clock has written on a day and what it wants there. Null: it is the same, or the clock writes nothing there. */
async function judge(tx: Queryable, persona: DeLaPersona, { fecha, estado, tramos }: Leida) {
  const stretches = workedStretches({ estado, tramos: [...tramos] }, null);
  const clocked = [...new Set(stretches.map(({ proyectoId }) => proyectoId))].flatMap((proyectoId) =>
    proyectoId === null ? [] : [{ proyectoId, tareaId: null }],
  );
  const leidos = await readEntriesOf(tx, persona, { desde: fecha, hasta: fecha, hoy: fecha }, clocked);
  const mine = leidos.entradas.filter((one) => one.origen === 'reloj' && !one.facturada && lockOf(leidos, one) === null);
  const others = leidos.entradas.filter((one) => !mine.includes(one));
  const wanted = clockedEntries(stretches, others).filter((one) => lockOf(leidos, { ...one, tareaId: null, fecha }) === null);
  if (leidos.sinReloj.has(fecha) || isSame(wanted, mine)) return null;
  return { mine, wanted: wanted.map((one) => byClockOn(fecha, one, leidos)), projects: clocked.map(({ proyectoId }) => proyectoId) };
}

/** Writes what projects that were clocked make of a day, once it is over, and again if it is another after a correction. */
async function writeClocked(tx: Queryable, { entries }: Registros, entidadId: number, dia: Leida, momento: string): Promise<boolean> {
  const { personaId, fecha } = dia;
  const persona = { entidadId, personaId };
  const before = await judge(tx, persona, dia);
  if (!before) return false;
  // Nobody bills or locks them from here on; judged again, because somebody may have done so just now.
  await entries.hold(tx, persona, { desde: fecha, hasta: fecha }, before.projects);
  const now = await judge(tx, persona, dia);
  if (!now) return false;
  await deleteEntries(
    tx,
    persona,
    now.mine.map(({ id }) => id),
  );
  await insertEntries(tx, { ...persona, autorId: personaId, momento }, now.wanted);
  return true;
}

/** What is not written yet of somebody's days that are over. The caller has the turn of closing, and that of the person's entries. */
export async function writeClockedOf(
  tx: Queryable,
  registros: Registros,
  { entidadId, personaId }: DeLaPersona,
  { desde, hasta, momento }: { desde: Fecha; hasta: Fecha; momento: string },
): Promise<void> {
  const span = { desde, hasta, after: { personaId: 0, fecha: desde }, limit: BATCH, of: personaId };
  for (const dia of await findClockedDays(tx, entidadId, span)) await writeClocked(tx, registros, entidadId, dia, momento);
}

/** By the hour: nothing of it is done by a clock-in. */
export function createClockJob({ db, clock, jobs, entidades, registros }: Options): void {
  async function writeDays(entidadId: number, days: number, signal: AbortSignal): Promise<void> {
    const now = clock.now().toString();
    const today = now.slice(0, 10);
    let after: DiaConProyecto = { personaId: 0, fecha: today };
    while (!signal.aborted) {
      const began = monotonicMs();
      const span = { desde: masDias(today, -days), hasta: masDias(today, 1), after, limit: BATCH };
      const found = await db.tenant(entidadId, (tx) => findClockedDays(tx, entidadId, span));
      for (const dia of found) {
        await db.tenant(entidadId, async (tx) => {
          await lock.closing.read(tx, entidadId);
          await lock.projects(tx, dia.personaId);
          if (!(await isClosedFor(tx, entidadId, dia))) await writeClocked(tx, registros, entidadId, dia, now);
        });
      }
      const last = found.at(-1);
      if (!last || found.length < BATCH) return;
      after = last;
      await restSince(began, { signal });
    }
  }

  jobs.schedule(
    'tareas.reloj',
    EVERY_HOUR,
    async ({ signal }) => {
      const now = clock.now();
      const days = now.toZonedDateTimeISO('UTC').hour === AT_NIGHT ? CORRECTED_DAYS : RECENT_DAYS;
      for (const entidadId of await findCompanies(db)) {
        const revision = await db.tenant(entidadId, (tx) => findRevision(tx, entidadId));
        const { ajustes } = await entidades.getConfiguration(entidadId, revision);
        if (!ajustes.modulos.includes('proyectos')) continue;
        await writeDays(entidadId, days, signal);
        await db.tenant(entidadId, (tx) => deleteSentBefore(tx, entidadId, now.subtract({ hours: KEPT_DAYS * 24 }).toString()));
      }
    },
    { retries: 1, expireSeconds: 7200 },
  );
}
