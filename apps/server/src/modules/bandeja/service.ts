import type { ValidadaDe } from '@jornada/contract/call.ts';
import type { bandeja } from '@jornada/contract/bandeja.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import type { TranslateText } from '../../platform/http/error-handler.ts';
import type { Sesion } from '../../shared/sesion.ts';
import type { EntidadesService } from '../entidades/service.ts';
import { findPhotoTokens, type FotoTokens } from '../fotos/service.ts';
import { findNames } from '../perfil/service.ts';
import { findDays, scopeOf } from '../registros/service.ts';
import { countUnseenAnswers, DIAS_DE_RESPUESTAS } from '../solicitudes/service.ts';
import { presentMatter } from './present.ts';
import { countMatters, countUnseen, findMatters, markSeen, type DuenoDeBandeja } from './repo.ts';

const PAGE = 25;

export type BandejaService = ReturnType<typeof createBandejaService>;

/** The inbox: what waits for the person's answer, what they wait for, and what was answered. */
export function createBandejaService(options: {
  db: Database;
  clock: Clock;
  entidades: EntidadesService;
  fotoTokens: FotoTokens;
  translate: TranslateText;
}) {
  const { db, clock, entidades, fotoTokens, translate } = options;

  const whoOf = (sesion: Sesion): DuenoDeBandeja => ({
    entidadId: sesion.entidadId,
    personaId: sesion.personaId,
    usuarioId: sesion.usuarioId,
    alcance: scopeOf(sesion),
    desde: clock
      .now()
      .subtract({ hours: DIAS_DE_RESPUESTAS * 24 })
      .toString(),
  });

  /** Answers to corrections and to requests: both are seen in the same list. */
  const countNews = async (tx: Queryable, quien: DuenoDeBandeja): Promise<number> =>
    (await countUnseen(tx, quien)) + (await countUnseenAnswers(tx, quien));

  return {
    /** One page, newest first, in three round trips, whatever its length. */
    async list(sesion: Sesion, { estado = 'por-responder', start = 0, limit = PAGE }: ValidadaDe<typeof bandeja.listado>) {
      const { entidadId, personaId, idioma } = sesion;
      const empresa = await entidades.getConfiguration(entidadId, sesion.revision);
      const {
        items: asuntos,
        total,
        dias,
        names,
        fotos,
      } = await db.tenant(entidadId, async (tx) => {
        const found = await findMatters(tx, whoOf(sesion), { estado, start, limit });
        const days = await findDays(tx, entidadId, found.items);
        const authors = [...new Set(days.flatMap(({ eventos }) => eventos.map(({ autorId }) => autorId)))];
        const people = [...new Set(days.map(({ personaId: id }) => id))];
        return {
          ...found,
          dias: days,
          names: await findNames(tx, entidadId, authors),
          fotos: await findPhotoTokens(tx, fotoTokens, { entidadId, ids: people }),
        };
      });
      const lector = { empresa, personaId, language: idioma, translate, names, fotos, ahora: clock.now().toString() };
      const items = dias.flatMap((dia, index) => {
        const asunto = asuntos[index];
        return asunto ? [presentMatter(dia, { ...asunto, isForReader: estado === 'por-responder' }, lector)] : [];
      });
      return { items, total };
    },

    async countPending(sesion: Sesion) {
      const quien = whoOf(sesion);
      return db.tenant(sesion.entidadId, async (tx) => ({
        total: await countMatters(tx, quien),
        respuestas: await countNews(tx, quien),
      }));
    },

    /** Notes that the person has seen the answers up to an instant, at most now. If somebody acts for them, nothing is noted. */
    async markAllSeen(sesion: Sesion, { hasta }: ValidadaDe<typeof bandeja.vistas>) {
      const quien = whoOf(sesion);
      const now = clock.now();
      const seen = Temporal.Instant.compare(hasta, now) < 0 ? hasta : now.toString();
      return db.tenant(sesion.entidadId, async (tx) => {
        if (quien.personaId === quien.usuarioId) await markSeen(tx, quien, seen);
        return { respuestas: await countNews(tx, quien) };
      });
    },
  };
}
