import type { Translate } from '@jornada/i18n/server.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { MailRefused, type Mailer } from '../../platform/mail.ts';
import { renderMail } from './render.ts';
import { findExpired, findMail, finishMail, postponeMail, takeDue, type FilaCorreo, type LlaveCorreo } from './repo.ts';

/** Minutes until the next try, by the number of failed tries. After the last one, the mail has failed. */
const PAUSAS = [1, 5, 15, 60, 180, 360, 720];
/** How long a node may work on one mail. */
const PRESTAMO_MINUTOS = 5;
/** The outbox's reason for a mail whose link expired before it was sent. */
const CADUCADO = 'caducado';

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ').slice(0, 300);

/** Sends the waiting mails of all companies. Several nodes may do so at once. */
export function createDelivery(options: {
  db: Database;
  clock: Clock;
  translate: Translate;
  mailer: Mailer | null;
  publicUrl: string | null;
}) {
  const { db, clock, translate, mailer, publicUrl } = options;
  const isOver = ({ caduca }: FilaCorreo): boolean => Temporal.Instant.compare(caduca, clock.now()) <= 0;
  const finish = (llave: LlaveCorreo, fin: Parameters<typeof finishMail>[2]): Promise<void> =>
    db.tenant(llave.entidadId, (tx) => finishMail(tx, llave, fin));

  async function send(llave: LlaveCorreo, fila: FilaCorreo): Promise<void> {
    if (!mailer || !fila.datos) return;
    const mensaje = renderMail(translate, { ...fila, datos: fila.datos }, publicUrl ?? '');
    // A mail keeps its id in every try, so that a duplicate after a lost answer can be recognised.
    await mailer.send({
      to: fila.para,
      subject: mensaje.asunto,
      text: mensaje.texto,
      html: mensaje.html,
      id: `${llave.entidadId}.${llave.correoId}`,
    });
  }

  async function deliver(llave: LlaveCorreo): Promise<void> {
    const fila = await db.tenant(llave.entidadId, (tx) => findMail(tx, llave));
    if (!fila || fila.estado !== 'pendiente') return finish(llave, { enviado: null, motivo: null, intento: false });
    if (isOver(fila)) return finish(llave, { enviado: null, motivo: CADUCADO, intento: false });
    try {
      await send(llave, fila);
      return await finish(llave, { enviado: clock.now().toString(), motivo: null, intento: true });
    } catch (error) {
      const pausa = PAUSAS[fila.intentos];
      if (pausa === undefined || error instanceof MailRefused)
        return finish(llave, { enviado: null, motivo: reasonOf(error), intento: true });
      const desde = clock.now().add({ minutes: pausa }).toString();
      return db.tenant(llave.entidadId, (tx) => postponeMail(tx, llave, desde, reasonOf(error)));
    }
  }

  return {
    /** Sends due mails one after the other, and deletes the secrets of expired ones. @returns how many were tried. */
    async spread(): Promise<number> {
      const ahora = clock.now();
      for (const llave of await findExpired(db, ahora.toString())) await finish(llave, { enviado: null, motivo: CADUCADO, intento: false });
      if (!mailer) return 0;
      const prestado = ahora.add({ minutes: PRESTAMO_MINUTOS }).toString();
      let tried = 0;
      for (let llave = await takeDue(db, ahora.toString(), prestado); llave; llave = await takeDue(db, ahora.toString(), prestado)) {
        await deliver(llave);
        tried += 1;
      }
      return tried;
    },
  };
}
