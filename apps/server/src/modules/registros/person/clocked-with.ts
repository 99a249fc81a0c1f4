import { onceFor } from '../../../platform/once.ts';
import type { Configuracion } from '../../entidades/service.ts';

const hasProjects = ({ ajustes }: Configuracion): boolean => ajustes.modulos.includes('proyectos');

/** The projects that people may clock with: the open ones; none where the company has no projects. */
export const openProjects = onceFor(
  (empresa: Configuracion): ReadonlySet<number> =>
    new Set(hasProjects(empresa) ? empresa.proyectos.filter(({ activo }) => activo).map(({ id }) => id) : []),
);

/** The record types. Without projects none asks for one: nobody could give it. */
export const recordTypes = onceFor((empresa: Configuracion): Configuracion['tipos'] =>
  hasProjects(empresa) ? empresa.tipos : empresa.tipos.map((tipo) => ({ ...tipo, requiereProyecto: false })),
);
