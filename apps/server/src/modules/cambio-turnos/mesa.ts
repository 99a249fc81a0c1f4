import { masDias } from '@jornada/domain/horario/calendario.ts';
import type { DiaSuelto, Fecha } from '@jornada/domain/horario/modelo.ts';
import { createMesa, type Cesion, type MesaDeCambios, type PersonaDeCambio } from '@jornada/domain/turnos/cambios/index.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import type { Sesion } from '../../shared/sesion.ts';
import { findSaid } from '../disponibilidad/reads.ts';
import type { Configuracion, EntidadesService } from '../../shared/company/configuration.ts';
import { readPlanned, type Planificada } from '../turnos/reads.ts';

type MesaOptions = { clock: Clock; entidades: EntidadesService };
/** The table at which changes are judged, and the people at it. */
export type Mesa = { mesa: MesaDeCambios; planned: ReadonlyMap<number, Planificada>; empresa: Configuracion; ahora: string };

/** In this place stands the company, where it offers a shift itself. */
export const EMPRESA = 0;

// Nobody has said anywhere where else people may work.
const atTable = ({ persona }: Planificada, dicho: PersonaDeCambio['dicho']): PersonaDeCambio => ({ ...persona, centros: new Set(), dicho });

/** Reads people with their plan from a day to another, in one trip, and when they cannot be asked, and sits them at a table. */
export async function readMesa(
  tx: Queryable,
  { entidadId, revision }: Pick<Sesion, 'entidadId' | 'revision'>,
  { clock, entidades }: MesaOptions,
  { ids, desde, hasta }: { ids: readonly number[]; desde: Fecha; hasta: Fecha },
): Promise<Mesa> {
  const empresa = await entidades.getConfiguration(entidadId, revision);
  const all = await readPlanned(tx, entidadId, { ids, desde, hasta, empresa, clock });
  const ahora = clock.now().toString();
  // What is said of the evening before may reach into the first day.
  const said = await findSaid(tx, entidadId, ids, masDias(desde, -1));
  const personas = new Map(all.map((one) => [one.leido.id, atTable(one, said.get(one.leido.id) ?? [])]));
  return {
    mesa: createMesa({ planner: empresa.planner, ahora, personas }),
    planned: new Map(all.map((one) => [one.leido.id, one])),
    empresa,
    ahora,
  };
}

/** The days from the first to the last one of a change. */
export function spanOf(cesiones: readonly { fecha: Fecha }[]): { desde: Fecha; hasta: Fecha } {
  const dates = cesiones.map(({ fecha }) => fecha).toSorted();
  return { desde: dates[0] ?? '', hasta: dates.at(-1) ?? '' };
}

export const peopleIn = (cesiones: readonly Pick<Cesion, 'de' | 'a'>[]): number[] => [...new Set(cesiones.flatMap(({ de, a }) => [de, a]))];

/** The beginning of the first shift of a change. */
export function firstOf({ mesa }: Pick<Mesa, 'mesa'>, cesiones: readonly Cesion[]): string {
  const starts = cesiones.flatMap(({ de, fecha }) => mesa.personaDe(de).laboral.planDia(fecha).turno?.inicio ?? []);
  return starts.toSorted((a, b) => Temporal.Instant.compare(a, b))[0] ?? mesa.ahora;
}

/**
 * The same table with the company in place 0: it gives days at a centre that nobody has. For whoever takes them the rules are those of a gift.
 */
export function withCompany(
  { mesa, empresa, ahora }: Mesa,
  takerId: number,
  { centroId, dias }: { centroId: number; dias: readonly { fecha: Fecha; partes: DiaSuelto }[] },
): MesaDeCambios {
  const taker = mesa.personaDe(takerId);
  const centro = empresa.centros.get(centroId);
  const periodos = taker.laboral.periodos.map((periodo) => ({ ...periodo, ...(centro && { centro }) }));
  const laboral = empresa.planner.planFor({ periodos, ausencias: [], sueltos: new Map(dias.map(({ fecha, partes }) => [fecha, partes])) });
  const company: PersonaDeCambio = { ...taker, id: EMPRESA, laboral, puestoId: null, conRegistros: new Set(), isMenor: false };
  return createMesa({ planner: empresa.planner, ahora, personas: new Map([...mesa.personas, [EMPRESA, company]]) });
}
