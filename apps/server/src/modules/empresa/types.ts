import type { SalidaDe, ValidadaDe } from '@jornada/contract/call.ts';
import type { empresa } from '@jornada/contract/empresa.ts';
import type { Subtipo } from '@jornada/domain/horario/modelo.ts';
import type { Idioma } from '@jornada/domain/perfil/idiomas.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { TranslateText } from '../../platform/http/error-handler.ts';
import { createCatalogue } from '../../shared/catalogue/catalogue.ts';
import type { AuditoriaService } from '../auditoria/service.ts';
import type { Sesion } from '../../shared/sesion.ts';
import { typeName } from '../registros/reads.ts';
import { findTypes, lockCompany, orderTypes, type CambioTipo, type FilaTipoGestion } from './repo.ts';

type Lista = SalidaDe<typeof empresa.tipos>;

const contentOf = ({ nombres, requiereProyecto, requiereObservaciones, requierePosicion, activo }: CambioTipo): CambioTipo => ({
  nombres,
  requiereProyecto,
  requiereObservaciones,
  requierePosicion,
  activo,
});

/** The given names; an empty one counts as none. */
const namesOf = (nombres: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(nombres).flatMap(([lang, name]) => (name ? [[lang, name]] : [])));

/** Without an entry and an exit nobody could clock, and a pause needs its return. */
function isNeeded(rows: readonly FilaTipoGestion[], id: number): boolean {
  const row = rows.find((one) => one.id === id);
  if (!row) return false;
  const others = rows.filter((one) => one.activo && one.id !== id);
  if (row.clase === 'entrada' || row.clase === 'salida') return !others.some(({ clase }) => clase === row.clase);
  if (row.clase !== 'regreso') return false;
  const hasReturn = others.some(({ clase, subtipo }) => clase === 'regreso' && subtipo === row.subtipo);
  return !hasReturn && others.some(({ clase, subtipo }) => clase === 'pausa' && subtipo === row.subtipo);
}

/**
 * The record types of a company: their names, order and requirements. Classes are fixed, because a change would alter the meaning
 * of existing records.
 */
export function createTypesService({ db, auditoria, translate }: { db: Database; auditoria: AuditoriaService; translate: TranslateText }) {
  async function list(tx: Queryable, entidadId: number, language: Idioma): Promise<Lista> {
    const items = (await findTypes(tx, entidadId)).map((row) => {
      const tipo = { ...row, subtipo: row.subtipo as Subtipo };
      return { ...tipo, nombreHabitual: typeName({ ...tipo, nombres: {} }, { language, translate }) };
    });
    return { items };
  }

  const catalogue = createCatalogue<FilaTipoGestion & { abierto: boolean }>({
    table: { name: 'instancia.tipos', id: 'tipo_id' },
    sobre: 'tipo',
    errors: { missing: 'empresa.tipo-no-existe' },
    actions: { cambiar: 'tipos.cambiar' },
    auditoria,
    find: async (tx, { entidadId }, id) => {
      const found = (await findTypes(tx, entidadId)).find((row) => row.id === id);
      return found && { ...found, abierto: found.activo };
    },
    said: contentOf,
  });

  return {
    listTipos: ({ entidadId, idioma }: Sesion): Promise<Lista> => db.tenant(entidadId, (tx) => list(tx, entidadId, idioma)),

    /** @throws AppError `empresa.tipo-no-existe`, `empresa.tipo-imprescindible`. */
    save: (sesion: Sesion, { id, version, nombres, ...rest }: ValidadaDe<typeof empresa.guardarTipo>): Promise<Lista> =>
      db.tenant(sesion.entidadId, async (tx) => {
        const { entidadId, idioma } = sesion;
        await lockCompany(tx, entidadId);
        const before = await catalogue.get(tx, sesion, id);
        if (before.activo && !rest.activo && isNeeded(await findTypes(tx, entidadId), id))
          throw new AppError('empresa.tipo-imprescindible');
        const { requiereProyecto, requiereObservaciones, requierePosicion, activo } = rest;
        const columns = {
          nombres: JSON.stringify(namesOf(nombres)),
          requiere_proyecto: requiereProyecto,
          requiere_observaciones: requiereObservaciones,
          requiere_posicion: requierePosicion,
          activo,
        };
        const { clase, subtipo } = before;
        await catalogue.change(tx, sesion, { before, version }, columns, { clase, subtipo });
        return list(tx, entidadId, idioma);
      }),

    /** @throws AppError `empresa.orden-incompleto` unless each type is there once. */
    sort: (sesion: Sesion, ids: readonly number[]): Promise<Lista> =>
      db.tenant(sesion.entidadId, async (tx) => {
        const { entidadId, idioma } = sesion;
        await lockCompany(tx, entidadId);
        const before = (await findTypes(tx, entidadId)).map(({ id }) => id);
        const isWhole = ids.length === before.length && new Set(ids).size === ids.length && before.every((id) => ids.includes(id));
        if (!isWhole) throw new AppError('empresa.orden-incompleto');
        if (before.every((id, index) => id === ids[index])) return list(tx, entidadId, idioma);
        await orderTypes(tx, entidadId, ids);
        const datos = { cambios: { orden: { antes: before, despues: ids } } };
        await auditoria.note(tx, { sesion, accion: 'tipos.ordenar', sobreId: null, datos });
        return list(tx, entidadId, idioma);
      }),
  };
}
