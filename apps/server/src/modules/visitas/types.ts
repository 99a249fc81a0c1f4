import type { ValidadaDe } from '@jornada/contract/call.ts';
import type { visitas } from '@jornada/contract/visitas/calls.ts';
import type { TipoVisitaGestionado } from '@jornada/contract/visitas/gestion.ts';
import { IDIOMAS } from '@jornada/domain/perfil/idiomas.ts';
import type { Pregunta, Traducido } from '@jornada/domain/visitas/modelo.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { createCatalogue } from '../../shared/catalogue/catalogue.ts';
import type { Cual } from '../../shared/catalogue/writes.ts';
import type { Sesion } from '../../shared/sesion.ts';
import { cambiosDe } from '../../shared/catalogue/changes.ts';
import { changedMeanwhile } from '../auditoria/reads.ts';
import type { AuditoriaService } from '../auditoria/service.ts';
import type { AjustesVisitas, FilaTipoVisita } from './model.ts';
import * as repo from './types-repo.ts';

const DEFAULTS: AjustesVisitas = { conservaDias: null, cierre: '00:00', contacto: '', version: 0 };

/** What a company has decided about its visits. */
export const settingsOf = async (tx: Queryable, entidadId: number): Promise<AjustesVisitas> =>
  (await repo.findSettings(tx, entidadId)) ?? DEFAULTS;

const present = ({ nombre, contenido, ...row }: FilaTipoVisita): TipoVisitaGestionado => ({
  ...row,
  nombre: { texto: nombre, ...contenido.nombre },
  descripcion: contenido.descripcion,
  normas: contenido.normas,
  preguntas: contenido.preguntas.map((one) => ({ ...one, opciones: [...one.opciones] })),
});

/** Without the languages in which nothing was written. */
function trim({ texto, ...others }: Traducido): Traducido {
  const written = IDIOMAS.flatMap((idioma) => (others[idioma] ? [[idioma, others[idioma]] as const] : []));
  return { texto, ...Object.fromEntries(written) };
}

/** @throws AppError `visitas.pregunta-no-valida`: a choice without choices, or two questions with one number. */
function checkQuestions(preguntas: readonly Pregunta[]): Pregunta[] {
  const isTwice = new Set(preguntas.map(({ id }) => id)).size < preguntas.length;
  if (isTwice || preguntas.some(({ clase, opciones }) => clase === 'opcion' && opciones.length < 2))
    throw new AppError('visitas.pregunta-no-valida');
  return preguntas.map(({ opciones, texto, ...one }) => ({
    ...one,
    texto: trim(texto),
    opciones: one.clase === 'opcion' ? opciones.map(trim) : [],
  }));
}

/** The types of visits of a company, and its settings for them. */
export function createTypes({ db, auditoria }: { db: Database; auditoria: AuditoriaService }) {
  const catalogue = createCatalogue<FilaTipoVisita>({
    table: { name: 'instancia.visitas_tipos', id: 'tipo_id', unique: 'visitas_tipos_nombre_abierto' },
    sobre: 'tipo-visita',
    errors: { missing: 'visitas.tipo-no-existe', taken: 'visitas.nombre-repetido' },
    actions: {
      crear: 'visitas.crear-tipo',
      cambiar: 'visitas.cambiar-tipo',
      cerrar: 'visitas.cerrar-tipo',
      reabrir: 'visitas.reabrir-tipo',
    },
    auditoria,
    find: (tx, { entidadId }, id) => repo.findType(tx, entidadId, id),
    said: ({ nombre, contenido, icono, anfitrion, pideMatricula, pideDocumento }) => ({
      nombre,
      descripcion: contenido.descripcion.texto,
      icono,
      anfitrion,
      pideMatricula,
      pideDocumento,
      normas: contenido.normas.texto,
      preguntas: contenido.preguntas.map(({ texto }) => texto.texto),
    }),
  });
  const setOpen = (sesion: Sesion, cual: Cual, abierto: boolean): Promise<TipoVisitaGestionado> =>
    db.tenant(sesion.entidadId, async (tx) => present(await catalogue.setOpen(tx, sesion, cual, abierto)));

  return {
    async list({ entidadId }: Sesion) {
      const rows = await db.tenant(entidadId, (tx) => repo.findTypes(tx, entidadId));
      return { items: rows.map(present), total: rows.length };
    },

    async save(sesion: Sesion, input: ValidadaDe<typeof visitas.guardar>): Promise<TipoVisitaGestionado> {
      const { id = 0, version = 0, icono, anfitrion, pideMatricula, pideDocumento } = input;
      const { texto: nombre, ...others } = trim(input.nombre);
      const contenido = {
        nombre: others,
        descripcion: trim(input.descripcion),
        normas: trim(input.normas),
        preguntas: checkQuestions(input.preguntas),
      };
      const columns = {
        nombre,
        contenido: JSON.stringify(contenido),
        icono,
        anfitrion,
        pide_matricula: pideMatricula,
        pide_documento: pideDocumento,
      };
      return db.tenant(sesion.entidadId, async (tx) => {
        if (id === 0) return present(await catalogue.create(tx, sesion, columns));
        const before = await catalogue.get(tx, sesion, id);
        return present(await catalogue.change(tx, sesion, { before, version }, columns));
      });
    },

    close: (sesion: Sesion, cual: Cual) => setOpen(sesion, cual, false),
    reopen: (sesion: Sesion, cual: Cual) => setOpen(sesion, cual, true),

    readSettings: ({ entidadId }: Sesion): Promise<AjustesVisitas> => db.tenant(entidadId, (tx) => settingsOf(tx, entidadId)),

    saveSettings: (sesion: Sesion, input: ValidadaDe<typeof visitas.guardarAjustes>): Promise<AjustesVisitas> =>
      db.tenant(sesion.entidadId, async (tx) => {
        const { entidadId } = sesion;
        const { version: _before, ...before } = await settingsOf(tx, entidadId);
        const version = await repo.saveSettings(tx, entidadId, input);
        if (version === undefined) throw await changedMeanwhile(tx, entidadId, 'empresa', null);
        const { version: _version, ...after } = input;
        const cambios = cambiosDe(before, after);
        if (Object.keys(cambios).length > 0)
          await auditoria.note(tx, { sesion, accion: 'visitas.ajustes', sobreId: null, datos: { cambios } });
        return { ...after, version };
      }),
  };
}
