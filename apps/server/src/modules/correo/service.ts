import type { SalidaDe, ValidadaDe } from '@jornada/contract/call.ts';
import type { correo } from '@jornada/contract/correo.ts';
import type { Idioma } from '@jornada/domain/perfil/idiomas.ts';
import type { Translate } from '@jornada/i18n/server.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { Mailer } from '../../platform/mail.ts';
import type { AuditoriaService } from '../auditoria/service.ts';
import type { Sesion } from '../../shared/sesion.ts';
import { createDelivery } from './deliver.ts';
import { CON_SECRETO, type DatosPlantilla, type PlantillaCorreo } from './plantillas.ts';
import { renderMail, subjectOf } from './render.ts';
import { createMail, findMail, findOutbox, markHandedOver, markUsed } from './repo.ts';

export type CorreoService = ReturnType<typeof createCorreoService>;

const DIAS = 7;
/** Queue that starts the delivery. The mails themselves are in the outbox. */
const COLA = 'correos';

export type CorreoOptions = {
  db: Database;
  jobs: Jobs;
  clock: Clock;
  translate: Translate;
  auditoria: AuditoriaService;
  /** Null: nothing is sent, and the company's administrators hand the mails over. */
  mailer: Mailer | null;
  /** The address for links. Never taken from the request that sends a mail, which could name any host. */
  publicUrl: string | null;
};

/** A template of an older version counts as secret. */
const hasSecret = (plantilla: string): boolean => CON_SECRETO[plantilla as PlantillaCorreo] ?? true;

/** The outbox. A mail is written in the transaction of its cause, and sent afterwards. */
export function createCorreoService({ db, jobs, clock, translate, auditoria, mailer, publicUrl }: CorreoOptions) {
  const delivery = createDelivery({ db, clock, translate, mailer, publicUrl });
  const deliver = async (): Promise<void> => void (await delivery.spread());
  jobs.work(COLA, deliver);
  // For repeated tries, and for expired secrets.
  jobs.schedule(`${COLA}-pendientes`, '* * * * *', deliver);

  return {
    /** Whether mails are sent automatically. */
    seEnvia: mailer !== null,

    /**
     * Puts a mail into the outbox, within the company's transaction. @param options.caduca from when on it is useless: the expiry
     * of its link. Default: seven days.
     */
    async send<P extends PlantillaCorreo>(
      tx: Queryable,
      options: { entidadId: number; para: string; idioma: Idioma; plantilla: P; datos: DatosPlantilla[P]; caduca?: Temporal.Instant },
    ): Promise<void> {
      const { entidadId, para, idioma, plantilla, datos } = options;
      const creado = clock.now();
      await createMail(tx, {
        entidadId,
        plantilla,
        idioma,
        para,
        asunto: subjectOf(translate, { plantilla, idioma, datos }),
        datos,
        esSecreto: CON_SECRETO[plantilla],
        creado: creado.toString(),
        caduca: (options.caduca ?? creado.add({ hours: 24 * DIAS })).toString(),
      });
      await jobs.send(COLA, {}, { tx });
    },

    /** The recipient has used the link, from whatever source: the mail is no longer sent. */
    markUsed: (
      tx: Queryable,
      { entidadId, usuarioId, plantilla }: { entidadId: number; usuarioId: number; plantilla: PlantillaCorreo },
    ): Promise<void> => markUsed(tx, entidadId, { plantilla, momento: clock.now().toString(), porId: usuarioId }),

    ...delivery,

    /** The company's outbox, newest first. */
    async list({ entidadId }: Sesion, input: ValidadaDe<typeof correo.listado>): Promise<SalidaDe<typeof correo.listado>> {
      const { estado, start = 0, limit = 20 } = input;
      const { items, total } = await db.tenant(entidadId, (tx) =>
        findOutbox(tx, entidadId, { start, limit, ...(estado ? { estado } : {}) }),
      );
      const present = items.map(({ conDatos, entregado, entregadoPor, ...item }) => ({
        ...item,
        // A mail that somebody took to hand over no longer waits. It has not failed when its link expires.
        estado: entregado && item.estado !== 'enviado' ? ('entregado' as const) : (item.estado as 'pendiente'),
        entregado: entregado && entregadoPor !== null ? { por: entregadoPor, momento: entregado } : null,
        llevaEnlace: hasSecret(item.plantilla),
        sePuedeVer: mailer === null && item.estado === 'pendiente' && Boolean(conDatos),
      }));
      return { items: present, total, seEnvia: mailer !== null };
    },

    /**
     * A complete waiting mail, for a person who hands it over. Only if there is no mail server; otherwise a link is for its
     * recipient alone. Reading it is recorded in the audit log, and marks it as handed over if the caller says so. @param origen
     * the address under which the caller reaches the app; used if no public address is set. @throws AppError `correo.no-existe`,
     * `correo.no-se-muestra`.
     */
    async view(
      sesion: Sesion,
      { id: correoId, para: fin = 'leer' }: ValidadaDe<typeof correo.ver>,
      origen: string,
    ): Promise<SalidaDe<typeof correo.ver>> {
      const { entidadId } = sesion;
      const fila = await db.tenant(entidadId, async (tx) => {
        const found = await findMail(tx, { entidadId, correoId });
        if (!found) throw new AppError('correo.no-existe');
        const isOver = Temporal.Instant.compare(found.caduca, clock.now()) <= 0;
        if (mailer || isOver || found.estado !== 'pendiente' || !found.datos) throw new AppError('correo.no-se-muestra');
        const { para, asunto } = found;
        // The link opens somebody's account, so the audit log records who read it.
        if (hasSecret(found.plantilla)) {
          if (fin === 'entregar') await markHandedOver(tx, { entidadId, correoId }, clock.now().toString(), sesion.usuarioId);
          await auditoria.note(tx, { sesion, accion: 'correo.leer', sobreId: null, datos: { para, asunto } });
        }
        return { ...found, datos: found.datos };
      });
      const { asunto, texto, enlace } = renderMail(translate, fila, publicUrl ?? origen);
      return { id: correoId, para: fila.para, asunto, texto, enlace, caduca: fila.caduca };
    },
  };
}
