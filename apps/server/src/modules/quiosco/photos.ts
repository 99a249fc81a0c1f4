import type { SalidaDe, ValidadaDe } from '@jornada/contract/call.ts';
import type { quiosco } from '@jornada/contract/quiosco/calls.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { Decode } from '../../shared/decode.ts';
import type { Sesion } from '../../shared/sesion.ts';
import type { EntidadesService } from '../../shared/company/configuration.ts';
import type { AuditoriaService } from '../auditoria/service.ts';
import { encodePhoto } from '../fotos/reads.ts';
import { findKiosk } from './reads.ts';
import { createPhoto, deleteOldPhotos, findCompanyIds, findPhoto, findPhotosOf, type Mirada } from './photos-repo.ts';

/** The photo comes right after the mark. */
const SECONDS = 60;
/** Enough to see who it was, and too little for more. */
const SIDE = 192;
/** Days whose photos are listed at once. */
const MOST_DAYS = 31;
const dayOf = (momento: string, zona: string): string => Temporal.Instant.from(momento).toZonedDateTimeISO(zona).toPlainDate().toString();
const EVERY_DAY = '41 2 * * *';

/** Photos of clockings. Nothing recognises anybody on them. */
export function createPhotos(options: {
  db: Database;
  clock: Clock;
  jobs: Jobs;
  decode: Decode;
  entidades: EntidadesService;
  auditoria: AuditoriaService;
}) {
  const { db, clock, jobs, decode, entidades, auditoria } = options;
  const glanceOf = ({ entidadId, personaId, permisos }: Sesion): Mirada => ({
    entidadId,
    personaId,
    all: permisos.has('registros.ver:all'),
    team: permisos.has('registros.ver:team'),
    ahora: clock.now().toString(),
  });

  jobs.schedule('quiosco.borrar-fotos', EVERY_DAY, async ({ signal }) => {
    for (const entidadId of await findCompanyIds(db)) {
      if (signal.aborted) return;
      await db.tenant(entidadId, (tx) => deleteOldPhotos(tx, entidadId, clock.now().toString()));
    }
  });

  return {
    /** @throws AppError `quiosco.sin-foto` where company or kiosk takes none; `registros.no-existe`; `fotos.no-es-imagen`. */
    async keep(sesion: Sesion, { registroId, foto }: ValidadaDe<typeof quiosco.fotoFichaje>): Promise<null> {
      const { entidadId, usuarioId, personaId, revision, esQuiosco, simulando } = sesion;
      const { ajustes } = await entidades.getConfiguration(entidadId, revision);
      const kiosk = esQuiosco && simulando ? await db.tenant(entidadId, (tx) => findKiosk(tx, { entidadId, id: usuarioId })) : null;
      if (!kiosk?.foto || !ajustes.guardaFoto) throw new AppError('quiosco.sin-foto');
      const imagen = (await encodePhoto(decode, sesion, foto)).find(({ lado }) => lado === SIDE)?.bytes;
      if (!imagen) throw new AppError('fotos.no-es-imagen');
      const ahora = clock.now();
      const desde = ahora.subtract({ seconds: SECONDS }).toString();
      const photo = { entidadId, registroId, personaId, quioscoId: usuarioId, imagen, tomada: ahora.toString(), desde };
      if (!(await db.tenant(entidadId, (tx) => createPhoto(tx, photo)))) throw new AppError('registros.no-existe');
      return null;
    },

    /** Of somebody for whom one does not answer: none. */
    listOf(sesion: Sesion, { personaId, desde, hasta }: ValidadaDe<typeof quiosco.fotos>): Promise<SalidaDe<typeof quiosco.fotos>> {
      const { entidadId } = sesion;
      const last = Temporal.PlainDate.from(desde)
        .add({ days: MOST_DAYS - 1 })
        .toString();
      const days = { personaId: personaId ?? sesion.personaId, desde, hasta: hasta < last ? hasta : last };
      return db.tenant(entidadId, async (tx) => ({
        items: (await findPhotosOf(tx, glanceOf(sesion), days)).map(({ borra, ...photo }) => ({
          ...photo,
          seBorra: dayOf(borra, photo.zona),
        })),
      }));
    },

    /** @throws AppError `fotos.no-existe`, also for the photo of somebody for whom one does not answer. */
    see: (sesion: Sesion, registroId: number): Promise<SalidaDe<typeof quiosco.foto>> =>
      db.tenant(sesion.entidadId, async (tx) => {
        const found = await findPhoto(tx, glanceOf(sesion), registroId);
        if (!found) throw new AppError('fotos.no-existe');
        const { personaId, imagen, borra, zona } = found;
        if (personaId !== sesion.usuarioId && !sesion.esQuiosco)
          await auditoria.note(tx, { sesion, accion: 'quiosco.ver-foto', sobreId: personaId });
        return { imagen: `data:image/webp;base64,${imagen.toString('base64')}`, seBorra: dayOf(borra, zona) };
      }),
  };
}
