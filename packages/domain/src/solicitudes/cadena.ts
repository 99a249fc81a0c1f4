import type { ModuloDecision, PapelPaso } from './modelo.ts';

/** One step of a chain as a company writes it. `personaId`: only for the part `persona`. */
export type PasoDeCadena = { papel: PapelPaso; personaId: number | null };

/** The person who asks, and the people who come into question for deciding. */
export type EntornoSolicitud = {
  solicitanteId: number;
  responsableId: number | null;
  /** Who is responsible for the person's department, and then for the one above it. */
  jefesIds: readonly number[];
  /** Those of all these people who may decide: they work here, have the right, and do not answer to the person who asks. */
  pueden: ReadonlySet<number>;
};

/** A step with who decides in it. `decisorId` null: anybody who decides for the whole company, except the person. */
export type PasoResuelto = { papel: PapelPaso; decisorId: number | null };

const COMPANY: PasoResuelto = { papel: 'administracion', decisorId: null };

const MANAGER: readonly PasoDeCadena[] = [{ papel: 'responsable', personaId: null }];
/** Sick leave is not asked for, and says something about somebody's health: so the company takes note of it, not the manager. */
const ADMINISTRATION: readonly PasoDeCadena[] = [{ papel: 'administracion', personaId: null }];

/** Who decides about requests of a module where a company has said nothing. */
export const defaultChainOf = (modulo: ModuloDecision): readonly PasoDeCadena[] => (modulo === 'bajas' ? ADMINISTRATION : MANAGER);

function candidatesOf({ papel, personaId }: PasoDeCadena, { responsableId, jefesIds }: EntornoSolicitud): readonly (number | null)[] {
  if (papel === 'responsable') return [responsableId];
  return papel === 'departamento' ? jefesIds : [personaId];
}

/** The step with its decider; null if there is none. */
function resolveStep(paso: PasoDeCadena, entorno: EntornoSolicitud): PasoResuelto | null {
  if (paso.papel === 'administracion') return COMPANY;
  const { solicitanteId, pueden } = entorno;
  const decisorId = candidatesOf(paso, entorno).find((id) => id !== null && id !== solicitanteId && pueden.has(id));
  return decisorId === undefined ? null : { papel: paso.papel, decisorId: decisorId ?? null };
}

/**
 * The steps that a request of this person goes through. A step without a decider is left out if another one follows; the last
 * one goes to the company instead, so that no chain is shorter than its end. Whoever decides in several steps decides once, in
 * the first of them.
 */
export function resolveChain(pasos: readonly PasoDeCadena[], entorno: EntornoSolicitud): PasoResuelto[] {
  const found = pasos.map((paso, index) => resolveStep(paso, entorno) ?? (index === pasos.length - 1 ? COMPANY : null));
  const steps = found.filter((paso) => paso !== null);
  return steps.filter(({ decisorId }, index) => steps.findIndex((one) => one.decisorId === decisorId) === index);
}

/** Somebody who wants to decide. `administra`: they decide for the whole company. */
export type Decisor = { personaId: number; usuarioId: number; administra: boolean; titulares: readonly number[] };
/** A request that waits. `autorId`: who wrote it. */
export type Esperada = { solicitanteId: number; autorId: number; decisorId: number | null };

/**
 * Whether somebody may decide about a request: they are waited for, or stand in today for the person who is waited for
 * (`titulares`), or decide for the whole company. Nobody decides about what is their own, what they wrote for another person, or
 * what belongs to the person they act for.
 */
export function mayDecide(
  { personaId, usuarioId, administra, titulares }: Decisor,
  { solicitanteId, autorId, decisorId }: Esperada,
): boolean {
  if ([personaId, usuarioId].includes(solicitanteId) || autorId === usuarioId) return false;
  return administra || decisorId === personaId || (decisorId !== null && titulares.includes(decisorId));
}

/**
 * The steps that are left after a decider has agreed to one: not those in which the same person would decide again. The others
 * keep their order.
 */
export const pendingAfter = <P extends { decisorId: number | null }>(
  pasos: readonly P[],
  quien: Pick<Decisor, 'personaId' | 'administra'>,
): P[] => pasos.filter(({ decisorId }) => (decisorId === null ? !quien.administra : decisorId !== quien.personaId));
