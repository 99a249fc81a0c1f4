import type { ModuloDecision } from '@jornada/domain/solicitudes/modelo.ts';
import { CorreccionesToDecide } from './correcciones/correcciones-to-decide.tsx';
import type { ToDecide } from './to-decide.tsx';
import { VacacionesToDecide } from './vacaciones/vacaciones-to-decide.tsx';

/** How requests of each module are shown to whoever decides: one line for each. */
export const TO_DECIDE: Partial<Record<ModuloDecision, ToDecide>> = {
  vacaciones: VacacionesToDecide,
  correcciones: CorreccionesToDecide,
};
