import type { SalidaDe, ValidadaDe } from '@jornada/contract/call.ts';
import type { contacto, PeticionAyuda } from '@jornada/contract/contacto.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { AuditoriaService } from '../auditoria/service.ts';
import type { Sesion } from '../../shared/sesion.ts';
import type { CorreoService } from '../correo/service.ts';
import { createAnswer, findOwnRequests, findRequest, findRequests, updateDone, type FilaPeticion } from './answers-repo.ts';

const LIMIT = 20;
/** The page of the app with the answers to one's own requests. */
const RUTA_PROPIA = '/contacto';

const present = ({ id, momento, usuarioId, nombre, email, comentario, hecho, hechoPor, respuestas }: FilaPeticion): PeticionAyuda => ({
  id,
  momento,
  persona: { id: usuarioId, nombre },
  correo: email || null,
  comentario,
  hecha: hecho === null ? null : { autor: hechoPor ?? '', momento: hecho },
  respuestas,
});

/** Requests for help, for those who run the company and for those who asked. */
export function createContactoAnswers(options: { db: Database; clock: Clock; auditoria: AuditoriaService; correo: CorreoService }) {
  const { db, clock, auditoria, correo } = options;

  /** The request needs no lock: answers are only added, and the mark "done" is set by compare-and-set. */
  async function change(
    { entidadId }: Sesion,
    id: number,
    act: (tx: Queryable, peticion: FilaPeticion) => Promise<void>,
  ): Promise<PeticionAyuda> {
    return db.tenant(entidadId, async (tx) => {
      const peticion = await findRequest(tx, entidadId, id);
      if (!peticion) throw new AppError('contacto.no-existe');
      await act(tx, peticion);
      return present((await findRequest(tx, entidadId, id)) ?? peticion);
    });
  }

  async function mark(tx: Queryable, sesion: Sesion, { id, usuarioId }: FilaPeticion, hecha: boolean): Promise<void> {
    const { entidadId, usuarioId: autorId } = sesion;
    if (!(await updateDone(tx, { entidadId, contactoId: id, hecha, momento: clock.now().toString(), autorId }))) return;
    const accion = hecha ? 'contacto.terminar' : 'contacto.reabrir';
    await auditoria.note(tx, { sesion, accion, sobreId: usuarioId, datos: { peticion: id } });
  }

  return {
    async list({ entidadId }: Sesion, input: ValidadaDe<typeof contacto.listado>): Promise<SalidaDe<typeof contacto.listado>> {
      const { estado, start = 0, limit = LIMIT } = input;
      const hecha = estado === undefined ? null : estado === 'hecha';
      const { items, ...counted } = await db.tenant(entidadId, (tx) => findRequests(tx, { entidadId, hecha, start, limit }));
      return { items: items.map(present), ...counted };
    },

    /** @throws AppError `contacto.no-existe`. */
    answer: (sesion: Sesion, { id, Texto: texto, hecha }: ValidadaDe<typeof contacto.responder>): Promise<PeticionAyuda> =>
      change(sesion, id, async (tx, peticion) => {
        const { entidadId, usuarioId: autorId } = sesion;
        const { email, idioma, nombre, entidad, comentario, usuarioId } = peticion;
        const porCorreo = email !== '';
        await createAnswer(tx, { entidadId, contactoId: id, autorId, momento: clock.now().toString(), texto, porCorreo });
        if (porCorreo) {
          const datos = { nombre, entidad, texto, comentario, ruta: RUTA_PROPIA };
          await correo.send(tx, { entidadId, para: email, idioma, plantilla: 'contacto-respuesta', datos });
        }
        await auditoria.note(tx, { sesion, accion: 'contacto.responder', sobreId: usuarioId, datos: { peticion: id } });
        if (hecha) await mark(tx, sesion, peticion, true);
      }),

    /** @throws AppError `contacto.no-existe`. */
    mark: (sesion: Sesion, { id, hecha }: ValidadaDe<typeof contacto.marcar>): Promise<PeticionAyuda> =>
      change(sesion, id, (tx, peticion) => mark(tx, sesion, peticion, hecha)),

    async listOwn({ entidadId, usuarioId }: Sesion): Promise<SalidaDe<typeof contacto.propias>> {
      const items = await db.tenant(entidadId, (tx) => findOwnRequests(tx, entidadId, usuarioId, LIMIT));
      return {
        items: items.map(({ id, momento, comentario, hecho, respuestas }) => ({
          id,
          momento,
          comentario,
          hecha: hecho !== null,
          respuestas: respuestas.map(({ autor, momento: cuando, texto }) => ({ autor, momento: cuando, texto })),
        })),
      };
    },
  };
}
