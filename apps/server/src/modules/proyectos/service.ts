import type { SalidaDe, ValidadaDe } from '@jornada/contract/call.ts';
import type { proyectos } from '@jornada/contract/proyectos.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { createCatalogue } from '../../shared/catalogue/catalogue.ts';
import type { Cual } from '../../shared/catalogue/writes.ts';
import { lock } from '../../shared/locks.ts';
import type { AuditoriaService } from '../auditoria/service.ts';
import { todayOf, type EntidadesService } from '../../shared/company/configuration.ts';
import type { Sesion } from '../../shared/sesion.ts';
import type { ProjectListsService } from './lists.ts';
import * as repo from './repo.ts';

export type { ProjectListsService } from './lists.ts';
type Vista = SalidaDe<typeof proyectos.guardar>;
type Entero = SalidaDe<typeof proyectos.uno>;
type Escrita = ValidadaDe<typeof proyectos.guardar>;

const LIMIT = 20;

function present({
  creado,
  creadoPor,
  cambiado,
  cambiadoPor,
  cerrado,
  cerradoPor,
  responsableId,
  responsable,
  ...proyecto
}: repo.FilaProyectoGestionado): Vista {
  const trace = (momento: string | null, autor: string | null) => (momento === null ? null : { momento, autor: autor ?? '' });
  return {
    ...proyecto,
    responsable: responsableId === null ? null : { id: responsableId, nombre: responsable ?? '' },
    creado: trace(creado, creadoPor),
    cambiado: trace(cambiado, cambiadoPor),
    cerrado: trace(cerrado, cerradoPor),
  };
}

/** The columns of what was sent. What was left out stays as it is. */
function columnsOf({ responsable, facturable, paraTodos, aprueba, empieza, entrega, presupuestoMinutos, presupuestoImporte }: Escrita) {
  const sent = {
    responsable_id: responsable,
    facturable,
    para_todos: paraTodos,
    aprueba,
    empieza,
    entrega,
    presupuesto_minutos: presupuestoMinutos,
    presupuesto_importe: presupuestoImporte,
  };
  return Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
}

const DETAILS = [
  'responsable',
  'facturable',
  'paraTodos',
  'aprueba',
  'empieza',
  'entrega',
  'presupuestoMinutos',
  'presupuestoImporte',
  'bloqueadoHasta',
] as const;
/** What the log says of a project: name and client, and the details that are not as those of a new one. */
function said(row: repo.FilaProyectoGestionado): Record<string, unknown> {
  const usual: Partial<Record<(typeof DETAILS)[number], boolean>> = { facturable: true, paraTodos: true, aprueba: false };
  const details = DETAILS.map((name) => [name, row[name] === (usual[name] ?? null) ? null : row[name]] as const);
  return { nombre: row.nombre, cliente: row.cliente, ...Object.fromEntries(details) };
}
/** Without what is not there: a new project has one line, not ten. */
const saidOfNew = (row: repo.FilaProyectoGestionado) =>
  Object.fromEntries(Object.entries(said(row)).filter(([name, value]) => value !== null || name === 'cliente'));

type Options = { db: Database; clock: Clock; entidades: EntidadesService; auditoria: AuditoriaService; lists: ProjectListsService };

/** The projects of a company, for those who manage them or have them in their charge. None is deleted, because hours were recorded on them. */
export function createProyectosService({ db, clock, entidades, auditoria, lists }: Options) {
  const now = (): string => clock.now().toString();
  const catalogue = createCatalogue<repo.FilaProyectoGestionado>({
    table: { name: 'instancia.proyectos', id: 'proyecto_id', unique: 'proyectos_nombre_abierto' },
    sobre: 'proyecto',
    errors: { missing: 'proyectos.no-existe', taken: 'proyectos.nombre-repetido' },
    actions: { crear: 'proyectos.crear', cambiar: 'proyectos.cambiar', cerrar: 'proyectos.cerrar', reabrir: 'proyectos.reabrir' },
    auditoria,
    find: (tx, { entidadId }, id) => repo.findProject(tx, entidadId, id),
    said,
    beforeReopen: async (tx, sesion, { clienteId }) => {
      if (clienteId !== null) await lists.checkClientOpen(tx, sesion, clienteId);
    },
    opening: ({ usuarioId }, abierto) =>
      abierto ? { cerrado: null, cerrado_por: null, cambiado: now(), cambiado_por: usuarioId } : { cerrado: now(), cerrado_por: usuarioId },
  });

  // Before its row: whoever writes a project raises the revision of the company, whose row others hold while they write projects.
  const turn = <T>(sesion: Sesion, write: (tx: Queryable) => Promise<T>): Promise<T> =>
    db.tenant(sesion.entidadId, async (tx) => {
      await lock.catalogues(tx, sesion.entidadId);
      return write(tx);
    });

  const setOpen = (sesion: Sesion, cual: Cual, abierto: boolean): Promise<Vista> =>
    turn(sesion, async (tx) => present(await catalogue.setOpen(tx, sesion, cual, abierto)));

  const whole = async (tx: Queryable, sesion: Sesion, row: repo.FilaProyectoGestionado): Promise<Entero> => ({
    ...present(row),
    ...(await repo.findRest(tx, sesion.entidadId, { id: row.id, hoy: await todayOf({ clock, entidades }, sesion) })),
  });

  /** @throws AppError where it is none of those that the caller may see. */
  async function visible(tx: Queryable, sesion: Sesion, id: number): Promise<repo.FilaProyectoGestionado> {
    const row = await catalogue.get(tx, sesion, id);
    if (managesAll(sesion) || row.responsableId === sesion.usuarioId) return row;
    throw new AppError('proyectos.no-existe');
  }

  /** @throws AppError where dates do not agree, or the person cannot answer for it. */
  async function check(tx: Queryable, { entidadId }: Sesion, before: repo.FilaProyectoGestionado | null, sent: Escrita): Promise<void> {
    const { empieza = before?.empieza ?? null, entrega = before?.entrega ?? null, responsable = null } = sent;
    if (empieza !== null && entrega !== null && entrega < empieza) throw new AppError('proyectos.fechas-no-validas');
    if (responsable === null || responsable === before?.responsableId) return;
    const [person] = await repo.findStaff(tx, entidadId, [responsable]);
    if (!person?.manda) throw new AppError('proyectos.persona-no-valida');
  }

  return {
    visible,

    async list(sesion: Sesion, { estado, texto = '', clienteId, start = 0, limit = LIMIT }: ValidadaDe<typeof proyectos.listado>) {
      const { entidadId, usuarioId } = sesion;
      const aCargoDe = managesAll(sesion) ? null : usuarioId;
      const filtro = {
        abierto: estado === undefined ? null : estado === 'abierto',
        texto: texto.trim(),
        clienteId,
        aCargoDe,
        start,
        limit,
      };
      const { items, total } = await db.tenant(entidadId, (tx) => repo.findProjects(tx, entidadId, filtro));
      return { items: items.map(present), total };
    },

    one: (sesion: Sesion, id: number): Promise<Entero> =>
      db.tenant(sesion.entidadId, async (tx) => whole(tx, sesion, await visible(tx, sesion, id))),

    save: (sesion: Sesion, sent: Escrita): Promise<Vista> =>
      turn(sesion, async (tx) => {
        const { id = 0, version = 0, nombre, cliente } = sent;
        const { usuarioId } = sesion;
        const before = id === 0 ? null : await catalogue.get(tx, sesion, id);
        await check(tx, sesion, before, sent);
        const cliente_id = cliente ? await lists.clientNamed(tx, sesion, cliente, before) : null;
        const content = { nombre, cliente_id, ...columnsOf(sent) };
        if (!before) {
          const made = await catalogue.create(tx, sesion, { ...content, creado: now(), creado_por: usuarioId }, saidOfNew);
          return present(made);
        }
        const columns = { ...content, cambiado: now(), cambiado_por: usuarioId };
        return present(await catalogue.change(tx, sesion, { before, version }, columns));
      }),

    close: (sesion: Sesion, cual: Cual) => setOpen(sesion, cual, false),
    reopen: (sesion: Sesion, cual: Cual) => setOpen(sesion, cual, true),

    lockUpTo: (sesion: Sesion, { hasta, ...cual }: ValidadaDe<typeof proyectos.bloquear>): Promise<Vista> =>
      turn(sesion, async (tx) => {
        const before = await visible(tx, sesion, cual.id);
        const columns = { bloqueado_hasta: hasta, cambiado: now(), cambiado_por: sesion.usuarioId };
        const after = await catalogue.write(tx, sesion, cual, columns);
        if (before.bloqueadoHasta !== after.bloqueadoHasta)
          await auditoria.note(tx, { sesion, accion: 'proyectos.bloquear', sobreId: cual.id, datos: { bloqueadoHasta: hasta } });
        return present(after);
      }),

    setMembers: (sesion: Sesion, { id, poner = [], quitar = [] }: ValidadaDe<typeof proyectos.miembros>): Promise<Entero> =>
      turn(sesion, async (tx) => {
        const { entidadId } = sesion;
        const row = await catalogue.get(tx, sesion, id);
        const added = [...new Set(poner)].toSorted((a, b) => a - b);
        const staff = await repo.findStaff(tx, entidadId, added);
        if (staff.length < added.length) throw new AppError('proyectos.persona-no-valida');
        const { puestos, quitados } = await repo.updateMembers(tx, entidadId, id, added, quitar);
        if (puestos.length + quitados.length > 0)
          await auditoria.note(tx, {
            sesion,
            accion: 'proyectos.miembros',
            sobreId: id,
            datos: { anadidos: puestos.length, quitados: quitados.length },
          });
        return whole(tx, sesion, row);
      }),
  };
}

const managesAll = ({ permisos }: Sesion): boolean => permisos.has('proyectos.gestionar:all');
