import type { SalidaDe, ValidadaDe } from '@jornada/contract/call.ts';
import type { documentacion } from '@jornada/contract/documentacion/calls.ts';
import type { Database } from '../../platform/database/database.ts';
import { createCatalogue } from '../../shared/catalogue/catalogue.ts';
import type { Cual } from '../../shared/catalogue/writes.ts';
import { lock } from '../../shared/locks.ts';
import type { Sesion } from '../../shared/sesion.ts';
import type { AuditoriaService } from '../auditoria/service.ts';
import { managesAll } from './reach.ts';
import { findKind, findKindsOfCompany, findKindsToLookFor, type FilaTipoDocumento } from './types-repo.ts';

type Vista = SalidaDe<typeof documentacion.guardarTipo>;

/** The kinds of documents of a company. One that has documents can be closed like any other: they keep it. */
export function createDocumentTypes({ db, auditoria }: { db: Database; auditoria: AuditoriaService }) {
  const catalogue = createCatalogue<FilaTipoDocumento>({
    table: { name: 'instancia.tipos_documento', id: 'tipo_documento_id', unique: 'tipos_documento_nombre_abierto' },
    sobre: 'tipo-documento',
    errors: { missing: 'documentacion.tipo-no-existe', taken: 'documentacion.tipo-repetido' },
    actions: {
      crear: 'documentacion.crear-tipo',
      cambiar: 'documentacion.cambiar-tipo',
      cerrar: 'documentacion.cerrar-tipo',
      reabrir: 'documentacion.reabrir-tipo',
    },
    auditoria,
    find: (tx, { entidadId }, id) => findKind(tx, entidadId, id),
    said: ({ nombre, clase, firma, conservaAnos, veResponsable }) => ({ nombre, clase, firma, conservaAnos, veResponsable }),
  });
  const setOpen = (sesion: Sesion, cual: Cual, abierto: boolean): Promise<Vista> =>
    db.tenant(sesion.entidadId, async (tx) => {
      await lock.catalogues(tx, sesion.entidadId);
      return catalogue.setOpen(tx, sesion, cual, abierto);
    });

  return {
    async list({ entidadId }: Sesion): Promise<SalidaDe<typeof documentacion.tiposGestion>> {
      const items = await db.tenant(entidadId, (tx) => findKindsOfCompany(tx, entidadId));
      return { items, total: items.length };
    },

    async listToLookFor(sesion: Sesion): Promise<SalidaDe<typeof documentacion.tiposVisibles>> {
      const { entidadId } = sesion;
      return { items: await db.tenant(entidadId, (tx) => findKindsToLookFor(tx, entidadId, { all: managesAll(sesion) })) };
    },

    /** @throws AppError `documentacion.tipo-no-existe`, `documentacion.tipo-repetido`, `general.cambiado-entretanto`. */
    save: (sesion: Sesion, input: ValidadaDe<typeof documentacion.guardarTipo>): Promise<Vista> =>
      db.tenant(sesion.entidadId, async (tx) => {
        const { id, version = 0, nombre, clase, firma, conservaAnos, veResponsable } = input;
        await lock.catalogues(tx, sesion.entidadId);
        const before = id === undefined ? null : await catalogue.get(tx, sesion, id);
        const columns = {
          nombre,
          clase,
          firma,
          conserva_anos: conservaAnos === undefined ? (before?.conservaAnos ?? null) : conservaAnos,
          ve_responsable: veResponsable,
        };
        return before ? catalogue.change(tx, sesion, { before, version }, columns) : catalogue.create(tx, sesion, columns);
      }),

    close: (sesion: Sesion, cual: Cual) => setOpen(sesion, cual, false),
    reopen: (sesion: Sesion, cual: Cual) => setOpen(sesion, cual, true),
  };
}
