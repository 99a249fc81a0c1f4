import { onceFor } from '../../../platform/once.ts';
import type { Configuracion } from '../../../shared/company/configuration.ts';

const hasProjects = ({ ajustes }: Configuracion): boolean => ajustes.modulos.includes('proyectos');

const sharedOut = onceFor((empresa: Configuracion) => {
  const open = hasProjects(empresa) ? empresa.proyectos.filter(({ activo }) => activo) : [];
  const ofMembers = new Map<number, Set<number>>();
  for (const { id, miembros } of open) for (const one of miembros ?? []) ofMembers.set(one, (ofMembers.get(one) ?? new Set()).add(id));
  return { forAll: new Set(open.filter(({ miembros }) => miembros === null).map(({ id }) => id)), ofMembers };
});

/** Ids of projects, without a copy of those that are for everybody. */
type OpenProjects = Pick<ReadonlySet<number>, 'has' | 'size'> & Iterable<number>;

/** The projects that somebody may give time to: the open ones that are for everybody or for them; none where the company has no projects. */
export function openProjects(empresa: Configuracion, personaId: number): OpenProjects {
  const { forAll, ofMembers } = sharedOut(empresa);
  const own = ofMembers.get(personaId);
  if (!own) return forAll;
  return {
    size: forAll.size + own.size,
    has: (id) => forAll.has(id) || own.has(id),
    *[Symbol.iterator]() {
      yield* forAll;
      yield* own;
    },
  };
}

/** The record types. Without projects none asks for one: nobody could give it. */
export const recordTypes = onceFor((empresa: Configuracion): Configuracion['tipos'] =>
  hasProjects(empresa) ? empresa.tipos : empresa.tipos.map((tipo) => ({ ...tipo, requiereProyecto: false })),
);
