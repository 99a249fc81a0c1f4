import type { SalidaDe, ValidadaDe } from '@jornada/contract/call.ts';
import type { exportes } from '@jornada/contract/exportes/calls.ts';
import type { PlantillaVista } from '@jornada/contract/exportes/plantillas.ts';
import { PLANTILLAS_DE_SERIE, type PlantillaDeSerie, type PlantillaNomina } from '@jornada/domain/exportes/index.ts';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { TranslateText } from '../../platform/http/error-handler.ts';
import type { Sesion } from '../../shared/sesion.ts';
import type { AuditoriaService } from '../auditoria/service.ts';
import { isUniqueViolation } from '../../platform/database/pool.ts';
import { createTemplate, deleteTemplate, findTemplates, updateTemplate, type FilaPlantilla } from './templates-repo.ts';

const SERIE = 'serie:';
const repeated = (error: unknown): never => {
  throw isUniqueViolation(error) ? new AppError('exportes.plantilla-repetida', { fields: { nombre: { key: 'repetido' } } }) : error;
};

const present = ({ id, nombre, definicion, version }: FilaPlantilla): PlantillaVista => ({
  id: String(id),
  nombre,
  esDeSerie: false,
  version,
  definicion: { ...definicion, columnas: [...definicion.columnas] },
});

export type Templates = ReturnType<typeof createTemplates>;

/** Templates for payroll programs: those of the product, which nobody changes, and those of the company. */
export function createTemplates({ db, auditoria, translate }: { db: Database; auditoria: AuditoriaService; translate: TranslateText }) {
  const ofSeries = ({ idioma }: Pick<Sesion, 'idioma'>): PlantillaVista[] =>
    Object.entries(PLANTILLAS_DE_SERIE).map(([key, definicion]: [string, PlantillaNomina]) => ({
      id: SERIE + key,
      nombre: translate(idioma, `exportes.plantillas.serie.${key as PlantillaDeSerie}`),
      esDeSerie: true,
      version: 0,
      definicion: { ...definicion, columnas: [...definicion.columnas] },
    }));

  async function list(sesion: Sesion): Promise<SalidaDe<typeof exportes.plantillas>> {
    const own = await db.tenant(sesion.entidadId, (tx) => findTemplates(tx, sesion.entidadId));
    const items = [...own.map(present), ...ofSeries(sesion)];
    return { items, total: items.length };
  }

  return {
    list,

    /** @throws AppError `exportes.plantilla-no-existe`, also if none is named. */
    async find(sesion: Sesion, id: string | undefined): Promise<{ nombre: string; definicion: PlantillaNomina }> {
      const found = (await list(sesion)).items.find((one) => one.id === id);
      if (!found) throw new AppError('exportes.plantilla-no-existe', { fields: { plantilla: { key: 'opcion' } } });
      return { nombre: found.nombre, definicion: found.definicion };
    },

    /** @throws AppError `exportes.plantilla-no-existe`, `exportes.plantilla-repetida`, `general.cambiado-entretanto`. */
    async save(sesion: Sesion, { id, version, nombre, definicion }: ValidadaDe<typeof exportes.guardarPlantilla>): Promise<PlantillaVista> {
      const { entidadId } = sesion;
      return db.tenant(entidadId, async (tx) => {
        const row =
          id === undefined
            ? await createTemplate(tx, entidadId, { nombre, definicion }).catch(repeated)
            : await updateTemplate(tx, entidadId, { id, version: version ?? 0, nombre, definicion }).catch(repeated);
        if (!row) {
          const exists = (await findTemplates(tx, entidadId)).some((one) => one.id === id);
          throw new AppError(exists ? 'general.cambiado-entretanto' : 'exportes.plantilla-no-existe');
        }
        await auditoria.note(tx, { sesion, accion: 'exportes.plantilla', sobreId: row.id, datos: { nombre } });
        return present(row);
      });
    },

    /** @throws AppError `exportes.plantilla-no-existe`. */
    async remove(sesion: Sesion, id: number): Promise<null> {
      await db.tenant(sesion.entidadId, async (tx) => {
        const nombre = await deleteTemplate(tx, sesion.entidadId, id);
        if (nombre === null) throw new AppError('exportes.plantilla-no-existe');
        await auditoria.note(tx, { sesion, accion: 'exportes.borrar-plantilla', sobreId: id, datos: { nombre } });
      });
      return null;
    },
  };
}
