import type { ValidadaDe } from '@jornada/contract/call.ts';
import type { EsperadaEnTableta } from '@jornada/contract/visitas/anuncios.ts';
import type { visitas } from '@jornada/contract/visitas/calls.ts';
import { wordsToFind } from '@jornada/domain/visitas/index.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Tokens } from '../../platform/http/tokens.ts';
import { shortName } from '../../shared/short-name.ts';
import type { Sesion } from '../../shared/sesion.ts';
import { lockAnnounced, findExpected, updateArrived, type Anunciada } from './expected-repo.ts';
import { createTabletKeys } from './tablet-keys.ts';
import { findRepeated } from './tablet-repo.ts';

type Centro = { id: number; zona: string };

export type Expected = ReturnType<typeof createExpected>;

/** Visitors whom somebody expects, at the tablet of their centre. */
export function createExpected({ db, clock, tokens }: { db: Database; clock: Clock; tokens: Tokens }) {
  const keys = createTabletKeys(tokens, { purpose: 'visita-anunciada', refusal: 'visitas.anuncio-no-valido' });
  const here = ({ id, zona }: Centro) => ({ centroId: id, hoy: clock.now().toZonedDateTimeISO(zona).toPlainDate().toString() });

  return {
    /** By code, or by enough of the name. What is shown of them is their first name and an initial. */
    async find(
      { entidadId }: Sesion,
      centro: Centro,
      { texto, codigo }: ValidadaDe<typeof visitas.esperadas>,
    ): Promise<EsperadaEnTableta[]> {
      const palabras = wordsToFind(texto ?? '');
      if (codigo === undefined && palabras.length === 0) return [];
      const found = await db.tenant(entidadId, (tx) => findExpected(tx, entidadId, { ...here(centro), codigo: codigo ?? null, palabras }));
      return Promise.all(
        found.map(async ({ id, nombre, hora, tipoId, anfitrion }) => ({
          clave: await keys.sign(entidadId, id),
          nombre: shortName(nombre),
          hora,
          tipoId,
          anfitrion: anfitrion.split(/\s+/)[0] ?? '',
        })),
      );
    },

    /** Which one was chosen. @throws AppError `visitas.anuncio-no-valido`. */
    readKey: ({ entidadId }: Sesion, clave: string): Promise<number> => keys.read(entidadId, clave),

    /** What is known of whoever has come. @throws AppError `visitas.anuncio-no-valido` if they are not expected today, or have come already. */
    async take(
      tx: Transaction,
      { entidadId }: Sesion,
      { anuncioId, centro, clave }: { anuncioId: number; centro: Centro; clave: string | null },
    ): Promise<Anunciada> {
      const found = await lockAnnounced(tx, entidadId, here(centro), anuncioId);
      const isAgain = found?.visitaId != null && (await findRepeated(tx, entidadId, clave))?.id === found.visitaId;
      if (!found || (found.visitaId !== null && !isAgain)) throw new AppError('visitas.anuncio-no-valido');
      return found;
    },

    settle: (tx: Transaction, { entidadId }: Sesion, { anuncioId, visitaId }: { anuncioId: number; visitaId: number }): Promise<void> =>
      updateArrived(tx, entidadId, anuncioId, visitaId),
  };
}
