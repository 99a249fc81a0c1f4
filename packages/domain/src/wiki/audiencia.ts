import type { RolPersona } from '../personas/cuenta.ts';

/** Whom an announcement is for: everybody, or whoever is in one of these. A department means those within it too. */
export type Audiencia = { todos: boolean; centros: number[]; departamentos: number[]; roles: RolPersona[]; personas: number[] };

export const AUDIENCIA_VACIA: Audiencia = { todos: false, centros: [], departamentos: [], roles: [], personas: [] };

/** How an audience is kept: one word for each group. The database gives the same words to each person (`claves_de_persona`). */
export function clavesDe({ todos, centros, departamentos, roles, personas }: Audiencia): string[] {
  if (todos) return ['todos'];
  const claves = [
    ...centros.map((id) => `centro:${id}`),
    ...departamentos.map((id) => `departamento:${id}`),
    ...roles.map((rol) => `rol:${rol}`),
    ...personas.map((id) => `persona:${id}`),
  ];
  return [...new Set(claves)];
}

/** The audience that these words mean. */
export function audienciaDe(claves: readonly string[]): Audiencia {
  const of = (grupo: string): string[] => claves.flatMap((clave) => (clave.startsWith(`${grupo}:`) ? [clave.slice(grupo.length + 1)] : []));
  return {
    todos: claves.includes('todos'),
    centros: of('centro').map(Number),
    departamentos: of('departamento').map(Number),
    roles: of('rol') as RolPersona[],
    personas: of('persona').map(Number),
  };
}
