import type { AsuntoVista } from '@jornada/contract/registros/asunto.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import type { TranslateText } from '../../platform/http/error-handler.ts';
import type { Sesion } from '../../shared/sesion.ts';
import { knowsWhyAway } from '../../shared/why-away.ts';
import type { EntidadesService } from '../../shared/company/configuration.ts';
import { findPhotoTokens } from '../fotos/reads.ts';
import type { FotoTokens } from '../fotos/service.ts';
import { findNames } from '../perfil/reads.ts';
import { findDays } from '../registros/reads.ts';
import { presentMatter } from './present.ts';
import type { FilaAsunto } from './repo.ts';

type Options = { clock: Clock; entidades: EntidadesService; fotoTokens: FotoTokens; translate: TranslateText };

/** A matter, and whether it waits for the reader. */
export type AsuntoPorLeer = FilaAsunto & { isForReader: boolean };

/** Presents matters to a reader, in the given order: three statements, however many they are. */
export function createMatters({ clock, entidades, fotoTokens, translate }: Options) {
  return async (tx: Queryable, sesion: Sesion, asuntos: readonly AsuntoPorLeer[]): Promise<AsuntoVista[]> => {
    const { entidadId, personaId, idioma, revision } = sesion;
    const empresa = await entidades.getConfiguration(entidadId, revision);
    const dias = await findDays(tx, entidadId, asuntos);
    const authors = [...new Set(dias.flatMap(({ eventos }) => eventos.map(({ autorId }) => autorId)))];
    const people = [...new Set(dias.map(({ personaId: id }) => id))];
    const names = await findNames(tx, entidadId, authors);
    const fotos = await findPhotoTokens(tx, fotoTokens, { entidadId, ids: people });
    const knowsWhy = (id: number): boolean => knowsWhyAway(sesion, id);
    const lector = { empresa, personaId, knowsWhy, language: idioma, translate, names, fotos, ahora: clock.now().toString() };
    return dias.flatMap((dia, index) => {
      const asunto = asuntos[index];
      return asunto ? [presentMatter(dia, asunto, lector)] : [];
    });
  };
}

export type ReadMatters = ReturnType<typeof createMatters>;
