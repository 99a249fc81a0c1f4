import type { PuestoDeTurnosVista } from '@jornada/contract/turnos/calls.ts';

/** Somebody who can work in a post; `isOwn`: it is that of their schedule. */
export type PostPerson = { id: number; nombre: string; isOwn: boolean };

/** A post as it stands in its form; empty for a new one. */
export const postValues = (puesto: PuestoDeTurnosVista | null) => ({
  nombre: puesto?.nombre ?? '',
  abierto: puesto?.abierto ?? true,
  gente: (puesto?.gente ?? []).map((one): PostPerson => ({ ...one, isOwn: puesto?.principales.includes(one.id) ?? false })),
});

export const postInput = ({ gente, ...same }: ReturnType<typeof postValues>) => ({
  ...same,
  personas: gente.map(({ id }) => id),
  principales: gente.flatMap(({ id, isOwn }) => (isOwn ? [id] : [])),
});
