import type { Idioma } from '@jornada/domain/perfil/idiomas.ts';
import type { ClaveCentro } from './centres.ts';
import type { ClaveProyecto } from './projects.ts';
import type { ClaveHorario } from './schedules.ts';

/** The schedule from a day on. */
export type AsignacionDemo = { desde: string; horario: ClaveHorario };

export type PersonaDemo = {
  userName: string;
  nombre: string;
  centro: ClaveCentro;
  idioma: Idioma;
  rol: 'empleado' | 'responsable' | 'admin';
  /** User name of the manager; null for the head of the company. */
  responsable: string | null;
  /** Oldest first. The first one begins with the contract. */
  asignaciones: readonly AsignacionDemo[];
  /** Days out of ten with work from home. */
  remoto: number;
  /** The projects that they work for; empty if nobody asks. */
  proyectos: readonly ClaveProyecto[];
};

/** What is different from an ordinary member of the team. */
export type Diferencias = Partial<Omit<PersonaDemo, 'userName' | 'nombre' | 'centro' | 'asignaciones'>> & {
  cambios?: readonly AsignacionDemo[];
};

/** Makes the people of one centre: number, name, schedule and first day, and their differences. */
export function teamOf(common: Pick<PersonaDemo, 'centro' | 'idioma' | 'responsable'>) {
  return (
    userName: string,
    nombre: string,
    horario: ClaveHorario,
    desde: string,
    { cambios = [], ...rest }: Diferencias = {},
  ): PersonaDemo => ({
    ...common,
    userName,
    nombre,
    rol: 'empleado',
    remoto: 0,
    proyectos: [],
    asignaciones: [{ desde, horario }, ...cambios],
    ...rest,
  });
}
