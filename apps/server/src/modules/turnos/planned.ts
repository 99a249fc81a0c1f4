import type { DiasSueltos, Fecha } from '@jornada/domain/horario/modelo.ts';
import type { ContextoLaboral } from '@jornada/domain/horario/modelo.ts';
import { isMenor } from '@jornada/domain/contratos/index.ts';
import type { Borrador, PersonaDelPlan, Publicado } from '@jornada/domain/turnos/plan/index.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import type { Configuracion } from '../../shared/company/configuration.ts';
import { laborOf, limitsFor } from '../registros/service.ts';
import { findClosed, findPlans, type PlanLeido } from './people-repo.ts';

/** Somebody as the rules of the plan see them, with what is stored of them in the span. `hoy`: today where they work. */
export type Planificada = {
  leido: PlanLeido;
  persona: PersonaDelPlan;
  hoy: Fecha;
  borrador: Borrador;
  publicados: ReadonlyMap<Fecha, PlanLeido['publicados'][number]>;
  /** What would hold with the draft. */
  conBorrador: ContextoLaboral;
  /** Somebody planned them by day before; if not, their schedule was told to them. */
  isPlannedByDay: boolean;
};

/** All days: of somebody who was never planned by day. */
const SIEMPRE: Publicado = { desde: '2000-01-01', hasta: '9999-12-31' };

function draftedOf(leido: PlanLeido, persona: PersonaDelPlan, empresa: Configuracion): ContextoLaboral {
  if (leido.borrador.length === 0) return persona.laboral;
  const sueltos = new Map<Fecha, NonNullable<ReturnType<DiasSueltos['get']>>>(leido.sueltos.map(({ fecha, partes }) => [fecha, partes]));
  for (const { fecha, partes } of leido.borrador) {
    if (partes === null) sueltos.delete(fecha);
    else sueltos.set(fecha, partes);
  }
  const { periodos, ausencias } = persona.laboral;
  return empresa.planner.planFor({ periodos, ausencias, sueltos });
}

type Momento = { empresa: Configuracion; ahora: Temporal.Instant; cierres: PersonaDelPlan['cierres'] };

export function plannedOf(leido: PlanLeido, { empresa, ahora, cierres }: Momento): Planificada {
  const laboral = laborOf(leido, empresa);
  const zona = laboral.planDia(ahora.toZonedDateTimeISO(empresa.zona).toPlainDate().toString()).zona;
  const hoy = ahora.toZonedDateTimeISO(zona).toPlainDate().toString();
  const persona: PersonaDelPlan = {
    id: leido.id,
    laboral,
    puestoId: leido.puestos.find(({ principal }) => principal)?.id ?? null,
    puestos: new Set(leido.puestos.map(({ id }) => id)),
    publicado: leido.publicado.length === 0 ? [SIEMPRE] : leido.publicado,
    cierres,
    conRegistros: new Set(leido.conRegistros),
    limites: (fecha) => limitsFor(empresa, { personaId: leido.id, laboral }, fecha),
    isMenor: isMenor(empresa.nacimientos.get(leido.id) ?? null, hoy),
  };
  return {
    leido,
    persona,
    hoy,
    borrador: new Map(leido.borrador.map(({ fecha, partes, sobre }) => [fecha, { dia: partes, sobre }])),
    publicados: new Map(leido.publicados.map((one) => [one.fecha, one])),
    conBorrador: draftedOf(leido, persona, empresa),
    isPlannedByDay: leido.publicado.length > 0,
  };
}

/** People in the given order, as the rules of the plan see them, with the drafts and the published days of a span. */
export async function readPlanned(
  tx: Queryable,
  entidadId: number,
  { ids, desde, hasta, empresa, clock }: { ids: readonly number[]; desde: Fecha; hasta: Fecha; empresa: Configuracion; clock: Clock },
): Promise<Planificada[]> {
  if (ids.length === 0) return [];
  const cierres = { desde: desde.slice(0, 7), cerrados: await findClosed(tx, entidadId, desde) };
  const leidos = await findPlans(tx, entidadId, { ids, desde, hasta });
  const momento = { empresa, ahora: clock.now(), cierres };
  return leidos.map((leido) => plannedOf(leido, momento));
}
