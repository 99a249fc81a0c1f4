import type { Fecha } from '../horario/modelo.ts';
import type { FamiliaConvenio } from './modelo.ts';

/** A family and whom a company has given it to. `isPredeterminada`: everybody of its country who has no other one. */
export type FamiliaAsignada = FamiliaConvenio & {
  id: number;
  nombre: string;
  isPredeterminada: boolean;
  centros: readonly number[];
  departamentos: readonly number[];
  personas: readonly number[];
};

/** To whom a family is given, from when until when: a centre, a department, a person, or none of them: everybody of its country who has no other one. */
export type AsignacionFamilia = {
  desde: Fecha | null;
  hasta: Fecha | null;
  centroId: number | null;
  departamentoId: number | null;
  personaId: number | null;
};
export type FamiliaConAsignaciones = FamiliaConvenio & { id: number; nombre: string; asignaciones: readonly AsignacionFamilia[] };

/** To whom each family is given on a day. What is given later changes nothing of the days before. */
export const givenOn = (familias: readonly FamiliaConAsignaciones[], fecha: Fecha): FamiliaAsignada[] =>
  familias.map(({ asignaciones, ...familia }) => {
    const now = asignaciones.filter(({ desde, hasta }) => (desde === null || desde <= fecha) && (hasta === null || fecha <= hasta));
    const ids = (key: 'centroId' | 'departamentoId' | 'personaId'): number[] => now.flatMap((one) => one[key] ?? []);
    const isPredeterminada = now.some(({ centroId, departamentoId, personaId }) => (centroId ?? departamentoId ?? personaId) === null);
    return { ...familia, isPredeterminada, centros: ids('centroId'), departamentos: ids('departamentoId'), personas: ids('personaId') };
  });

/** Where somebody works on a day. */
export type LugarDePersona = { personaId: number; departamentoId: number | null; centroId: number | null; pais: string };

/**
 * The family of somebody: their own, else that of their department, of their centre, or of the company. One that is not given to them
 * by name holds in its own country only: the agreement of one country is no law in another. Null: the law alone.
 */
export function familyFor(familias: readonly FamiliaAsignada[], lugar: LugarDePersona): FamiliaAsignada | null {
  const { personaId, departamentoId, centroId, pais } = lugar;
  const here = familias.filter((one) => one.pais === pais);
  return (
    familias.find(({ personas }) => personas.includes(personaId)) ??
    here.find(({ departamentos }) => departamentoId !== null && departamentos.includes(departamentoId)) ??
    here.find(({ centros }) => centroId !== null && centros.includes(centroId)) ??
    here.find(({ isPredeterminada }) => isPredeterminada) ??
    null
  );
}
