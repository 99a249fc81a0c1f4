import type { Clock } from '../../platform/clock.ts';
import type { Sesion } from '../../shared/sesion.ts';
import { todayOf, type EntidadesService } from '../../shared/company/configuration.ts';
import type { LectorAhora } from './mine-repo.ts';

/** Who reads now, on the company's day. */
export const createReaderOf =
  (options: { clock: Clock; entidades: EntidadesService }) =>
  async (sesion: Sesion): Promise<LectorAhora> => ({
    entidadId: sesion.entidadId,
    personaId: sesion.personaId,
    hoy: await todayOf(options, sesion),
    ahora: options.clock.now().toString(),
  });
