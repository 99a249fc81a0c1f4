import type { SalidaDe, ValidadaDe } from '@jornada/contract/call.ts';
import type { NecesidadVista, turnos } from '@jornada/contract/turnos/calls.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Sesion } from '../../shared/sesion.ts';
import { cambiosDe } from '../../shared/catalogue/changes.ts';
import { hasPosts } from './reads.ts';
import { createNeed, deleteNeed, findNeed, findNeeds, updateNeed } from './needs-repo.ts';
import type { PlanOptions } from './span.ts';

const said = ({ nombre, inicio, fin, personas, enFestivos, vigenteDesde, vigenteHasta }: NecesidadVista) => ({
  nombre,
  inicio,
  fin,
  personas: personas.join(' '),
  enFestivos,
  vigenteDesde,
  vigenteHasta,
});

/** How many people are needed at the centres. */
export function createNeeds({ db, entidades, auditoria }: PlanOptions) {
  return {
    async list({ entidadId }: Sesion, { centroId }: ValidadaDe<typeof turnos.necesidades>): Promise<SalidaDe<typeof turnos.necesidades>> {
      const items = await db.tenant(entidadId, (tx) => findNeeds(tx, entidadId, centroId ?? null));
      return { items, total: items.length };
    },

    async save(sesion: Sesion, pedida: ValidadaDe<typeof turnos.guardarNecesidad>): Promise<NecesidadVista> {
      const { entidadId, revision } = sesion;
      const { id, version = 0, centroId, puestoId = null } = pedida;
      const empresa = await entidades.getConfiguration(entidadId, revision);
      if (!empresa.centros.has(centroId)) throw new AppError('turnos.centro-no-existe');
      return db.tenant(entidadId, async (tx) => {
        if (puestoId !== null && !(await hasPosts(tx, entidadId, [puestoId]))) throw new AppError('turnos.puesto-no-existe');
        const before = id === undefined ? null : await findNeed(tx, entidadId, id);
        if (before === undefined) throw new AppError('turnos.necesidad-no-existe');
        if (before && !(await updateNeed(tx, entidadId, { id: before.id, version }, pedida)))
          throw await auditoria.changedMeanwhile(tx, entidadId, 'necesidad', before.id);
        const after = await findNeed(tx, entidadId, before?.id ?? (await createNeed(tx, entidadId, pedida)));
        if (!after) throw new AppError('turnos.necesidad-no-existe');
        const datos = before ? { cambios: cambiosDe(said(before), said(after)) } : said(after);
        await auditoria.note(tx, { sesion, accion: 'turnos.guardar-necesidad', sobreId: after.id, datos });
        return after;
      });
    },

    remove: (sesion: Sesion, cual: ValidadaDe<typeof turnos.quitarNecesidad>): Promise<null> =>
      db.tenant(sesion.entidadId, async (tx) => {
        const before = await findNeed(tx, sesion.entidadId, cual.id);
        if (!before) throw new AppError('turnos.necesidad-no-existe');
        if (!(await deleteNeed(tx, sesion.entidadId, cual)))
          throw await auditoria.changedMeanwhile(tx, sesion.entidadId, 'necesidad', cual.id);
        await auditoria.note(tx, { sesion, accion: 'turnos.quitar-necesidad', sobreId: cual.id, datos: said(before) });
        return null;
      }),
  };
}
