import type { ModuloDecision } from '@jornada/domain/solicitudes/modelo.ts';
import { CorreccionesToDecide } from './correcciones/correcciones-to-decide.tsx';
import { later } from './later.tsx';
import type { ToDecide } from './to-decide.tsx';
import { VacacionesToDecide } from './vacaciones/vacaciones-to-decide.tsx';

/** How requests of each module are shown to the person who decides: one line for each. */
export const TO_DECIDE: Record<ModuloDecision, ToDecide> = {
  vacaciones: VacacionesToDecide,
  bajas: later(async () => (await import('./bajas/bajas-to-decide.tsx')).BajasToDecide),
  permisos: later(async () => (await import('./permisos/permisos-to-decide.tsx')).PermisosToDecide),
  reservas: later(async () => (await import('./reservas/reservas-to-decide.tsx')).ReservasToDecide),
  'horas-extra': later(async () => (await import('./horas-extra/extra-to-decide.tsx')).ExtraToDecide),
  gastos: later(async () => (await import('./gastos/gastos-to-decide.tsx')).GastosToDecide),
  correcciones: CorreccionesToDecide,
  'cambio-turnos': later(async () => (await import('./cambio-turnos/cambio-to-decide.tsx')).CambioToDecide),
};
