import {
  daysBetween,
  examineBaja,
  groupOf,
  lastRelapseDay,
  nextReview,
  spanOf,
  type BajaMedica,
  type CodigoBaja,
} from '@jornada/domain/bajas/index.ts';
import type { ConsecuenciasBajaVista } from '@jornada/contract/bajas/vistas.ts';
import type { Fecha } from '@jornada/domain/horario/modelo.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import type { Configuracion } from '../../shared/company/configuration.ts';
import { countryOf, laborOf } from '../registros/reads.ts';
import { findOnDays, medicalOf, type BajaLeida, type BajasLeidas, type EnTramo } from './repo.ts';

const POR_DIA = 10_000;
/** Days of vacation as they are shown: two decimals. */
export const shownDays = (cantidad: number): number => Math.round(cantidad / (POR_DIA / 100)) / 100;

const STANDS: ReadonlySet<BajaLeida['estado']> = new Set(['pendiente', 'en-curso', 'aprobada']);

/** A person's leaves as the rules see them. */
export function createSituation(leida: BajasLeidas, empresa: Configuracion) {
  // Only its periods are read: from when to when there is a contract.
  const laboral = laborOf({ asignaciones: leida.asignaciones, ausencias: [], sueltos: [] }, empresa);
  const contrato = laboral.periodos.map(({ desde, hasta }) => ({ desde, hasta }));
  const standing = leida.bajas.filter(({ estado }) => STANDS.has(estado)).map(medicalOf);
  const othersThan = (id: number | null): BajaMedica[] => standing.filter((one) => one.id !== id);
  return {
    leida,
    othersThan,
    /** The country whose rules hold for a leave from this day on. */
    countryOn: (fecha: Fecha): string => countryOf({ laboral }, fecha),
    examine: (baja: BajaMedica, isInClosedMonth = false) => examineBaja(baja, { otras: othersThan(baja.id), contrato, isInClosedMonth }),
    /** The first reason against it; `except`: what does not matter any more. */
    refusalOf(baja: BajaMedica, except: readonly CodigoBaja[] = []): CodigoBaja | null {
      const { rechazos } = examineBaja(baja, { otras: othersThan(baja.id), contrato, isInClosedMonth: false });
      // A relapse has begun: the leave before it is over.
      const isContinued = baja.hasta === null && othersThan(baja.id).some(({ recaidaDe }) => recaidaDe === baja.id);
      return rechazos.find((one) => !except.includes(one)) ?? (isContinued ? 'recaida-sin-alta' : null);
    },
  };
}
export type SituacionDeBajas = ReturnType<typeof createSituation>;

/** What a leave would mean: its days, its reviews, vacation that it gives back, and what stands against it. One statement. */
export async function findConsequences(
  tx: Queryable,
  entidadId: number,
  { situacion, baja }: { situacion: SituacionDeBajas; baja: BajaMedica },
): Promise<ConsecuenciasBajaVista | null> {
  const span = spanOf(baja);
  if (!span) return null;
  const { rechazos: first } = situacion.examine(baja);
  // What is too long to be written down is too long to be looked at day by day.
  const nothing: EnTramo = { cerrado: false, vacaciones: 0 };
  const [on = nothing] = first.includes('demasiado-larga')
    ? []
    : await findOnDays(tx, entidadId, [{ personaId: situacion.leida.personaId, ...span }]);
  const { rechazos, avisos } = situacion.examine(baja, on.cerrado);
  return {
    ...span,
    dias: daysBetween(span),
    grupo: groupOf(baja),
    revision: nextReview(baja),
    vacaciones: shownDays(on.vacaciones),
    obstaculos: rechazos,
    avisos,
  };
}

/** The day on which somebody has to ask how a leave goes on: that of its review or of its expected end, the earlier one. */
export const dueOn = ({ revision, prevista }: { revision: string | null; prevista: string | null }): string | null =>
  [revision, prevista].filter((day) => day !== null).toSorted()[0] ?? null;

/** Whether that day is over. */
export function isOverdue(known: { revision: string | null; prevista: string | null }, hoy: string): boolean {
  const due = dueOn(known);
  return due !== null && due < hoy;
}

/**
 * The leaves of which a new one may be a relapse: those that have ended, the latest first. Where its first day is known, those that ended too
 * long before it are left out, except the one that was chosen.
 */
export function earlierOf(
  situacion: SituacionDeBajas,
  id: number | null,
  { desde, recaidaDe }: { desde?: string | null | undefined; recaidaDe?: number | null | undefined } = {},
) {
  const isTooLate = (hasta: Fecha): boolean => {
    const last = desde ? lastRelapseDay(hasta, { pais: situacion.countryOn(desde), desde }) : null;
    return last !== null && last < (desde ?? '');
  };
  return situacion
    .othersThan(id)
    .flatMap((one) =>
      one.hasta === null || (one.id !== recaidaDe && isTooLate(one.hasta))
        ? []
        : [{ id: one.id, tipo: one.tipo, desde: one.desde, hasta: one.hasta }],
    )
    .toReversed();
}
