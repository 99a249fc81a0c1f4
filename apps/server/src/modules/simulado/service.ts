import type { SalidaDe, ValidadaDe } from '@jornada/contract/call.ts';
import type { UsuarioSimulado } from '@jornada/contract/perfil.ts';
import type { simulado } from '@jornada/contract/simulado.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { AuditoriaService } from '../auditoria/service.ts';
import type { Sesion } from '../../shared/sesion.ts';
import type { AuthService } from '../auth/service.ts';
import { findZone } from '../perfil/reads.ts';
import type { PerfilService } from '../perfil/service.ts';
import { canActFor, findPerson } from '../personas/reads.ts';
import { createActing, endActing, findActing } from './repo.ts';

const LIMIT = 20;

/** Acting for another person: who may, for whom, and what that person can see of it. */
export function createSimuladoService(options: {
  db: Database;
  clock: Clock;
  auth: AuthService;
  perfil: PerfilService;
  auditoria: AuditoriaService;
}) {
  const { db, clock, auth, perfil, auditoria } = options;
  return {
    /** @throws AppError `personas.no-existe`, `personas.cuenta-cerrada`, `simulado.no-permitido`. */
    async start(sesion: Sesion, { id, motivo }: ValidadaDe<typeof simulado.empezar>): Promise<UsuarioSimulado> {
      const { entidadId, sesionId, usuarioId, revision, idioma } = sesion;
      const ahora = clock.now();
      const token = await auth.simulate(sesion, id, async (tx) => {
        const persona = await findPerson(tx, { sesion, ahora }, id);
        if (!canActFor(sesion, persona)) throw new AppError('simulado.no-permitido');
        const isOver = persona.cierra !== null && Temporal.Instant.compare(persona.cierra, ahora) <= 0;
        if (!persona.activo || isOver) throw new AppError('personas.cuenta-cerrada');
        const moment = { entidadId, sesionId, ahora: ahora.toString() };
        for (const before of await endActing(tx, moment))
          await auditoria.note(tx, { sesion, accion: 'simulado.terminar', sobreId: before });
        await createActing(tx, { ...moment, autorId: usuarioId, personaId: id, motivo });
        await auditoria.note(tx, { sesion, accion: 'simulado.empezar', sobreId: id, datos: { motivo } });
      });
      const Perfil = await perfil.getProfile({ entidadId, usuarioId: id, token: '', revision, idioma });
      const { NombreCompleto, UserName, Iniciales, TieneFoto, Email } = Perfil;
      return { Token: token ?? '', NombreCompleto, DNI: UserName, Iniciales, TieneFoto, Email, Perfil, PersonaId: id };
    },

    /** Ends it and notes that in the audit log; does nothing if nobody was acting. */
    async end(sesion: Sesion): Promise<null> {
      const { entidadId, sesionId } = sesion;
      await auth.simulate(sesion, null, async (tx) => {
        const ended = await endActing(tx, { entidadId, sesionId, ahora: clock.now().toString() });
        for (const sobreId of ended) await auditoria.note(tx, { sesion, accion: 'simulado.terminar', sobreId });
      });
      return null;
    },

    /** Who acted for the person of this app. */
    async listActuaciones(sesion: Sesion, input: ValidadaDe<typeof simulado.actuaciones>): Promise<SalidaDe<typeof simulado.actuaciones>> {
      const { entidadId, personaId } = sesion;
      const { fecha, start = 0, limit = LIMIT } = input;
      return db.tenant(entidadId, async (tx) => {
        const zona = fecha === undefined ? null : ((await findZone(tx, entidadId, personaId, fecha)) ?? 'UTC');
        const midnight = (days: number): string | null =>
          fecha === undefined || zona === null
            ? null
            : Temporal.PlainDate.from(fecha).add({ days }).toZonedDateTime(zona).toInstant().toString();
        return findActing(tx, {
          entidadId,
          personaId,
          desde: midnight(0),
          hasta: midnight(1),
          ahora: clock.now().toString(),
          start,
          limit,
        });
      });
    },
  };
}
