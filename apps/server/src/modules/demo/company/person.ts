import type { Idioma } from '@jornada/domain/perfil/idiomas.ts';
import type { ClaveCentro } from './centres.ts';
import type { ClaveProyecto } from './projects.ts';
import type { ClaveHorario } from './schedules.ts';

/** From a day on: the schedule that holds. */
export type AsignacionDemo = { desde: string; horario: ClaveHorario };

export type PersonaDemo = {
  userName: string;
  nombre: string;
  centro: ClaveCentro;
  idioma: Idioma;
  rol: 'empleado' | 'responsable' | 'admin';
  /** User name of the person who answers for them; null for who leads the company. */
  responsable: string | null;
  /** Oldest first; the first one is the start of the contract. */
  asignaciones: readonly AsignacionDemo[];
  /** Days out of ten that are worked from home. */
  remoto: number;
  /** What they write their hours to; empty where nobody asks. */
  proyectos: readonly ClaveProyecto[];
};

/** What is said of somebody where it differs from the ordinary member of the team. */
export type Diferencias = Partial<Omit<PersonaDemo, 'userName' | 'nombre' | 'centro' | 'asignaciones'>> & {
  cambios?: readonly AsignacionDemo[];
};

/** Makes the people of one centre: number, name, schedule and first day, and what differs. */
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
