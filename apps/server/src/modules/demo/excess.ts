import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { createVersions } from '../contratos/service.ts';
import type { EntidadesService } from '../../shared/company/configuration.ts';
import { decideOfDemo, refreshPeople } from '../excesos/service.ts';
import { explainOfDemo } from '../limites/service.ts';
import { isNamedAccount } from './company/accounts.ts';
import type { PersonaDemo } from './company/person.ts';
import type { ClaveHorario } from './company/schedules.ts';

/** The share of full time of schedules of part time. */
const PARCIALES: Partial<Record<ClaveHorario, number>> = { mediaJornada: 531, finDeSemana: 550, teilzeit: 550 };
/** A few: the server answers meanwhile, and thirteen months of fifty people would take it two seconds. */
const AT_ONCE = 5;
/** Whoever tries the product decides about the latest days. */
const DAYS_LEFT = 3;

type Options = {
  db: Database;
  clock: Clock;
  entidades: EntidadesService;
  entidadId: number;
  /** The person of the company who has written it. */
  autorId: number;
  people: readonly { persona: PersonaDemo; id: number }[];
};

/** What the contracts of a new company say, some long days that were decided about, and some limits that were explained. */
export async function writeExcess({ db, clock, entidades, entidadId, autorId, people }: Options): Promise<void> {
  const ahora = clock.now();
  const how = { autorId, momento: ahora.toString() };
  const hoy = ahora.toZonedDateTimeISO('UTC').toPlainDate();
  const days = { desde: hoy.subtract({ months: 1 }).with({ day: 1 }).toString(), hasta: hoy.subtract({ days: DAYS_LEFT }).toString() };
  const versiones = people.flatMap(({ persona, id }, index) =>
    persona.asignaciones.map(({ desde, horario }) => {
      const porMil = PARCIALES[horario] ?? 1000;
      return {
        usuario: id,
        desde,
        porMil,
        duracion: index % 11 === 7 ? ('temporal' as const) : ('indefinido' as const),
        complementariasPorCien: porMil < 1000 ? 30 : 0,
        voluntarias: porMil < 1000 && index % 2 === 0,
      };
    }),
  );
  // The listed accounts have stories of their own.
  const named = people.filter(({ persona }) => isNamedAccount(persona.userName)).map(({ id }) => id);
  // In one transaction: a company with contracts has everything.
  await db.tenant(entidadId, async (tx) => {
    const refreshAll = async (): Promise<void> => {
      let found = AT_ONCE;
      while (found === AT_ONCE) found = await refreshPeople(tx, { clock, entidades }, entidadId, { limit: AT_ONCE });
    };
    await createVersions(tx, entidadId, versiones, how);
    await refreshAll();
    await decideOfDemo(tx, { entidadId, ...how, ...days, sin: named });
    await refreshAll();
    await explainOfDemo(tx, { entidadId, ...how, ...days });
  });
}
