import type { PuestoDeTurnosVista } from '@jornada/contract/turnos/calls.ts';

/** How somebody stands to a post: whether they can work in it, and whether it is that of their schedule. */
type PostOf = { can: boolean; isOwn: boolean };

/** The posts in use, and those that are no more but that the person still has. */
export const shownPosts = (puestos: readonly PuestoDeTurnosVista[], personaId: number) =>
  puestos
    .map((puesto) => ({ puesto, can: puesto.personas.includes(personaId), isOwn: puesto.principales.includes(personaId) }))
    .filter(({ puesto, can }) => puesto.abierto || can);

/** A post to save, with everybody else as they are. */
export function withPerson({ id, version, nombre, abierto, personas, principales }: PuestoDeTurnosVista, personaId: number, one: PostOf) {
  const others = (people: readonly number[]): number[] => people.filter((other) => other !== personaId);
  return {
    id,
    version,
    nombre,
    abierto,
    personas: [...others(personas), ...(one.can ? [personaId] : [])],
    principales: [...others(principales), ...(one.can && one.isOwn ? [personaId] : [])],
  };
}
