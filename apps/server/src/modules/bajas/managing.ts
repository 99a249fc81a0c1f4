import type { SalidaDe, ValidadaDe } from '@jornada/contract/call.ts';
import { borradorAnotarBaja, type bajas } from '@jornada/contract/bajas/calls.ts';
import type { BajaVista } from '@jornada/contract/bajas/vistas.ts';
import { daysBetween } from '@jornada/domain/bajas/index.ts';
import { iniciales } from '@jornada/domain/perfil/iniciales.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Sesion } from '../../shared/sesion.ts';
import { todayOf } from '../../shared/company/configuration.ts';
import { findPhotoTokens } from '../fotos/reads.ts';
import type { FotoTokens } from '../fotos/service.ts';
import { readDraft } from '../solicitudes/reads.ts';
import { draftOf, leaveOf } from './fields.ts';
import { MODULO } from './kind.ts';
import { countOverdue, findForCompany } from './list-repo.ts';
import { saveDetail } from './repo.ts';
import { createReadPerson, type BajasOptions, type BajasService } from './service.ts';
import { earlierOf, findConsequences, isOverdue } from './situation.ts';

const PAGE = 25;

/** Sick leave for those who may see health data: who is off, and writing down what the company was told of. */
export function createManaging(options: BajasOptions & { bajas: BajasService; fotoTokens: FotoTokens }) {
  const { db, solicitudes, ficheros, bajas: service, auditoria, fotoTokens } = options;
  const readPerson = createReadPerson(options);
  const show = (sesion: Sesion, id: number): Promise<BajaVista> => db.tenant(sesion.entidadId, (tx) => service.read(tx, sesion, id));

  return {
    async list(sesion: Sesion, input: ValidadaDe<typeof bajas.lista>): Promise<SalidaDe<typeof bajas.lista>> {
      const { cuales = 'abiertas', start = 0, limit = PAGE } = input;
      const { entidadId } = sesion;
      const hoy = await todayOf(options, sesion);
      return db.tenant(entidadId, async (tx) => {
        const { items, total } = await findForCompany(tx, entidadId, { cuales, start, limit });
        const ids = items.map(({ personaId }) => personaId);
        const fotos = await findPhotoTokens(tx, fotoTokens, { entidadId, ids });
        return {
          items: items.map(({ personaId: id, persona: nombre, ...baja }) => ({
            ...baja,
            persona: { id, nombre, iniciales: iniciales(nombre), fotoToken: fotos.get(id) ?? '' },
            vencida: baja.estado === 'aprobada' && baja.alta === null && isOverdue({ revision: baja.revision, prevista: baja.hasta }, hoy),
          })),
          total,
          vencidas: await countOverdue(tx, entidadId, hoy),
        };
      });
    },

    /** What the fields so far would mean. Two statements find it. */
    async start({ entidadId, ...sesion }: Sesion, { data }: ValidadaDe<typeof bajas.preparar>): Promise<SalidaDe<typeof bajas.preparar>> {
      const { persona, ...fields } = readDraft(borradorAnotarBaja, data);
      return db.tenant(entidadId, async (tx) => {
        const { situacion } = await readPerson(tx, { ...sesion, entidadId }, persona);
        const baja = draftOf(fields, situacion);
        return {
          anteriores: earlierOf(situacion, null, fields),
          consecuencias: baja && (await findConsequences(tx, entidadId, { situacion, baja })),
        };
      });
    },

    /** Writes down the leave of somebody. It stands at once: whoever writes it has taken note of it. */
    async note(sesion: Sesion, input: ValidadaDe<typeof bajas.anotar>, clave: string | null): Promise<BajaVista> {
      const { entidadId } = sesion;
      const { persona: personaId, ficheros: nuevos = [], ...fields } = input;
      // Somebody of whom nothing is known has no turn to take.
      await db.tenant(entidadId, (tx) => readPerson(tx, sesion, personaId));
      const id = await solicitudes.note(sesion, {
        modulo: MODULO,
        personaId,
        clave,
        cuerpo: input,
        async prepare(tx) {
          const { situacion } = await readPerson(tx, sesion, personaId);
          const { baja, span } = leaveOf(fields, situacion);
          const refusal = situacion.refusalOf(baja);
          if (refusal) throw new AppError(`bajas.${refusal}`);
          const { tipo, duracionDias, hasta: alta, recaidaDe } = baja;
          return {
            contenido: { ...span, cantidad: { unidad: 'dias' as const, dias: daysBetween(span) }, titulo: null, comentario: null },
            changes: span,
            async save(saved: number) {
              await saveDetail(tx, entidadId, saved, { personaId, tipo, duracionDias, alta, recaidaDe });
              await ficheros.confirm(tx, nuevos, { ...sesion, duenoId: personaId, modulo: MODULO, asuntoId: saved });
              await auditoria.note(tx, { sesion, accion: 'bajas.anotar', sobreId: personaId, datos: { ...span } });
            },
          };
        },
      });
      return show(sesion, id);
    },

    /** Cancels a leave that was noted by mistake, also by whoever noted it. */
    async cancel(sesion: Sesion, input: ValidadaDe<typeof bajas.anular>, clave: string | null): Promise<BajaVista> {
      const { id, version, motivo } = input;
      await solicitudes.amend(sesion, {
        modulo: MODULO,
        id,
        version,
        accion: 'anular',
        motivo,
        isForOthers: true,
        clave,
        cuerpo: input,
        async prepare(tx, { personaId, desde, hasta, cantidad, comentario }) {
          return {
            contenido: { desde, hasta, cantidad, titulo: null, comentario },
            changes: { desde, hasta },
            save: () => auditoria.note(tx, { sesion, accion: 'bajas.anular', sobreId: personaId, datos: { desde, hasta, motivo } }),
          };
        },
      });
      return show(sesion, id);
    },
  };
}
