import type { MesesCerrados } from '../../cierres/modelo.ts';
import type { ContextoLaboral, DiaSuelto, Fecha, Planner } from '../../horario/index.ts';
import type { Limites } from '../../limites/index.ts';

/** Days of which a person has been told what they are, both included. */
export type Publicado = { desde: Fecha; hasta: Fecha };

/**
 * A person for the rules of the plan. `laboral`: what holds, with the published single days. `puestoId`: the post of their contract, `puestos`:
 * all those that they can work in. `publicado`: what they have been told. `conRegistros`: days with marks. `limites`: of a day, as
 * `limitesEn` says; `isMenor`: they are those of people under 18.
 */
export type PersonaDelPlan = {
  id: number;
  laboral: ContextoLaboral;
  puestoId: number | null;
  puestos: ReadonlySet<number>;
  publicado: readonly Publicado[];
  cierres: MesesCerrados | null;
  conRegistros: ReadonlySet<Fecha>;
  limites(fecha: Fecha): Limites;
  isMenor: boolean;
};

/** A day of somebody as a planner draws it. `dia` null: the schedule shows again. `sobre`: the number of the published day that it was drawn upon, null if there was none. */
export type CeldaBorrador = { dia: DiaSuelto | null; sobre: number | null };
/** The draft of one person: one cell for a date, so that nothing can be drawn twice. */
export type Borrador = ReadonlyMap<Fecha, CeldaBorrador>;

/** A published single day. `dia` null: it was taken back, and the schedule holds. `numero` grows with each publication and each change between people. */
export type DiaPublicado = { personaId: number; fecha: Fecha; dia: DiaSuelto | null; numero: number };

/** Why a day of the plan stays as it is. */
export type ObstaculoDia = 'pasado' | 'mes-cerrado' | 'con-registros' | 'sin-contrato' | 'cambiado-antes';

/** What a day was for somebody, and what it becomes. Null: a flexible day, which has no hours of its own. */
export type CambioDeDia = { fecha: Fecha; antes: DiaSuelto | null; despues: DiaSuelto | null };

/** Whom a rule is asked about, and what plans their days. */
export type EntornoPlan = { planner: Planner; hoy: Fecha };
