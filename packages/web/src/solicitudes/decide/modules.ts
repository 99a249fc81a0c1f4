import type { ModuloDecision } from '@jornada/domain/solicitudes/modelo.ts';
import { BajasToDecide } from './bajas/bajas-to-decide.tsx';
import { CorreccionesToDecide } from './correcciones/correcciones-to-decide.tsx';
import { ExtraToDecide } from './horas-extra/extra-to-decide.tsx';
import { later } from './later.tsx';
import { PermisosToDecide } from './permisos/permisos-to-decide.tsx';
import { ReservasToDecide } from './reservas/reservas-to-decide.tsx';
import type { ToDecide } from './to-decide.tsx';
import { VacacionesToDecide } from './vacaciones/vacaciones-to-decide.tsx';

/** How requests of each module are shown to whoever decides: one line for each. */
export const TO_DECIDE: Record<ModuloDecision, ToDecide> = {
  vacaciones: VacacionesToDecide,
  bajas: BajasToDecide,
  permisos: PermisosToDecide,
  reservas: ReservasToDecide,
  'horas-extra': ExtraToDecide,
  gastos: later(async () => (await import('./gastos/gastos-to-decide.tsx')).GastosToDecide),
  correcciones: CorreccionesToDecide,
};
