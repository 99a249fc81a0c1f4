import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { EntidadesService } from '../../shared/company/configuration.ts';
import type { SolicitudesService } from '../solicitudes/service.ts';

/** What bookings and rooms are built with. */
export type ReservasOptions = { db: Database; clock: Clock; entidades: EntidadesService; solicitudes: SolicitudesService };
