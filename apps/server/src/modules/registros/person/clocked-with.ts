import { onceFor } from '../../../platform/once.ts';
import type { Configuracion } from '../../../shared/company/configuration.ts';

const hasProjects = ({ ajustes }: Configuracion): boolean => ajustes.modulos.includes('proyectos');

const sharedOut = onceFor((empresa: Configuracion) => {
  const open = hasProjects(empresa) ? empresa.proyectos.filter(({ activo }) => activo) : [];
  const own = open.flatMap(({ id, miembros }) => (miembros ?? []).map((personaId) => ({ id, personaId })));
  return {
    forAll: new Set(open.filter(({ miembros }) => miembros === null).map(({ id }) => id)),
    ofMembers: Map.groupBy(own, ({ personaId }) => personaId),
  };
});

/** The projects that somebody may give time to: the open ones that are for everybody or for them; none where the company has no projects. */
export function openProjects(empresa: Configuracion, personaId: number): ReadonlySet<number> {
  const { forAll, ofMembers } = sharedOut(empresa);
  const own = ofMembers.get(personaId);
  return own ? new Set([...forAll, ...own.map(({ id }) => id)]) : forAll;
}

/** The record types. Without projects none asks for one: nobody could give it. */
export const recordTypes = onceFor((empresa: Configuracion): Configuracion['tipos'] =>
  hasProjects(empresa) ? empresa.tipos : empresa.tipos.map((tipo) => ({ ...tipo, requiereProyecto: false })),
);
