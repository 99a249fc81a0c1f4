import type { SalidaDe, ValidadaDe } from '@jornada/contract/call.ts';
import type { proyectos } from '@jornada/contract/proyectos.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { createCatalogue } from '../../shared/catalogue/catalogue.ts';
import type { Cual } from '../../shared/catalogue/writes.ts';
import type { AuditoriaService } from '../auditoria/service.ts';
import type { Sesion } from '../../shared/sesion.ts';
import * as repo from './repo.ts';

export type ProyectosService = ReturnType<typeof createProyectosService>;
type Vista = SalidaDe<typeof proyectos.guardar>;

const LIMIT = 20;

function present({ creado, creadoPor, cambiado, cambiadoPor, cerrado, cerradoPor, ...proyecto }: repo.FilaProyectoGestionado): Vista {
  const trace = (momento: string | null, autor: string | null) => (momento === null ? null : { momento, autor: autor ?? '' });
  return { ...proyecto, creado: trace(creado, creadoPor), cambiado: trace(cambiado, cambiadoPor), cerrado: trace(cerrado, cerradoPor) };
}

/** The projects of a company, for those who manage them. None is deleted, because hours were recorded on them. */
export function createProyectosService({ db, clock, auditoria }: { db: Database; clock: Clock; auditoria: AuditoriaService }) {
  const now = (): string => clock.now().toString();
  const catalogue = createCatalogue<repo.FilaProyectoGestionado>({
    table: { name: 'instancia.proyectos', id: 'proyecto_id', unique: 'proyectos_nombre_abierto' },
    sobre: 'proyecto',
    errors: { missing: 'proyectos.no-existe', taken: 'proyectos.nombre-repetido' },
    actions: { crear: 'proyectos.crear', cambiar: 'proyectos.cambiar', cerrar: 'proyectos.cerrar', reabrir: 'proyectos.reabrir' },
    auditoria,
    find: (tx, { entidadId }, id) => repo.findProject(tx, entidadId, id),
    said: ({ nombre, cliente }) => ({ nombre, cliente }),
    opening: ({ usuarioId }, abierto) =>
      abierto ? { cerrado: null, cerrado_por: null, cambiado: now(), cambiado_por: usuarioId } : { cerrado: now(), cerrado_por: usuarioId },
  });

  const setOpen = (sesion: Sesion, cual: Cual, abierto: boolean): Promise<Vista> =>
    db.tenant(sesion.entidadId, async (tx) => present(await catalogue.setOpen(tx, sesion, cual, abierto)));

  return {
    async list({ entidadId }: Sesion, { estado, texto = '', start = 0, limit = LIMIT }: ValidadaDe<typeof proyectos.listado>) {
      const filtro = { abierto: estado === undefined ? null : estado === 'abierto', texto: texto.trim(), start, limit };
      const { items, total } = await db.tenant(entidadId, (tx) => repo.findProjects(tx, entidadId, filtro));
      return { items: items.map(present), total };
    },

    save: (sesion: Sesion, { id = 0, version = 0, nombre, cliente }: ValidadaDe<typeof proyectos.guardar>): Promise<Vista> =>
      db.tenant(sesion.entidadId, async (tx) => {
        const { usuarioId } = sesion;
        const content = { nombre, cliente: cliente || null };
        if (id === 0) return present(await catalogue.create(tx, sesion, { ...content, creado: now(), creado_por: usuarioId }));
        const before = await catalogue.get(tx, sesion, id);
        const columns = { ...content, cambiado: now(), cambiado_por: usuarioId };
        return present(await catalogue.change(tx, sesion, { before, version }, columns));
      }),

    close: (sesion: Sesion, cual: Cual) => setOpen(sesion, cual, false),
    reopen: (sesion: Sesion, cual: Cual) => setOpen(sesion, cual, true),
  };
}
