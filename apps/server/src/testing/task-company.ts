import { registros } from '@jornada/contract/registros.ts';
import { tareas, type CambioDeImputacion } from '@jornada/contract/tareas/calls.ts';
import type { ExcesoTareas } from '@jornada/domain/tareas/modelo.ts';
import { composed } from '../platform/database/pool.ts';
import { createTestCompany, type TestCompany } from './test-company.ts';
import { createTestServer, type TestServerOptions } from './test-server.ts';

type Id = { id: number };
const CLIENT = composed<Id>('insert into instancia.clientes (entidad_id, nombre) values ($1, $2) returning cliente_id as id');
const PROJECT = composed<Id>(
  'insert into instancia.proyectos (entidad_id, nombre, cliente_id, para_todos, aprueba, responsable_id) values ($1, $2, $3, $4, $5, $6) returning proyecto_id as id',
);
const TASK = composed<Id>(
  'insert into instancia.tareas (entidad_id, proyecto_id, nombre, buscable) values ($1, $2, $3, $3) returning tarea_id as id',
);
const CLOSE = composed('update instancia.tareas set activo = false where entidad_id = $1 and tarea_id = $2');
const LOCK = composed('update instancia.proyectos set bloqueado_hasta = $3 where entidad_id = $1 and proyecto_id = $2');
const EXCESO = composed(
  'insert into instancia.ajustes_tareas (entidad_id, exceso) values ($1, $2) on conflict (entidad_id) do update set exceso = excluded.exceso',
);

export type TaskCompany = Awaited<ReturnType<typeof createTaskCompany>>;
type Marca = readonly [instante: string, tipo: keyof TestCompany['tipos'], proyecto?: string];

/**
 * A company with tasks: `Informe`, `Reunión` and `Vieja` of the project Auditoría for Acme, `Plano` of Obra, which wants weeks approved by JEFA, and
 * `Secreta` of a project that nobody is a member of.
 */
export async function createTaskCompany({
  now,
  personas,
  ...rest
}: Pick<TestServerOptions, 'now' | 'push'> & { personas: readonly string[] }) {
  const server = await createTestServer({ now, ...rest });
  const company = await createTestCompany(server.db, {
    ajustes: { usuarioPuedeModificarFichajes: true },
    personas: [
      { userName: 'JEFA', nombre: 'Jefa Mayor' },
      { userName: 'ADMIN', roles: ['admin'] },
      ...personas.map((userName) => ({ userName })),
    ],
  });
  const { entidadId } = company;
  const projects: Record<string, number> = {};
  const tasks: Record<string, number> = {};
  const idOf = ([row]: Id[]): number => row!.id;
  await server.db.tenant(entidadId, async (tx) => {
    const acme = idOf(await tx.query(CLIENT, [entidadId, 'Acme']));
    for (const [nombre, cliente, paraTodos, aprueba] of [
      ['Auditoría', acme, true, false],
      ['Obra', null, true, true],
      ['Oculto', acme, false, false],
    ] as const)
      projects[nombre] = idOf(
        await tx.query(PROJECT, [entidadId, nombre, cliente, paraTodos, aprueba, aprueba ? company.personas['JEFA'] : null]),
      );
    for (const [nombre, proyecto] of [
      ['Informe', 'Auditoría'],
      ['Reunión', 'Auditoría'],
      ['Vieja', 'Auditoría'],
      ['Plano', 'Obra'],
      ['Secreta', 'Oculto'],
    ] as const)
      tasks[nombre] = idOf(await tx.query(TASK, [entidadId, projects[proyecto], nombre]));
  });
  const run = (...[statement, ...values]: [Parameters<typeof server.db.query>[0], ...unknown[]]) =>
    server.db.tenant(entidadId, (tx) => tx.query(statement, values));

  async function as(userName: string, fecha: string) {
    const { Token: token } = await server.signIn(userName);
    const extras = { token };
    const write = (
      cambios: CambioDeImputacion[] | object[],
      { clave, ...input }: { clave?: string; fecha?: string; version?: string } = {},
    ) => server.call(tareas.insertarImputaciones, { fecha, cambios, ...input }, { token, ...(clave === undefined ? {} : { clave }) });
    return {
      extras,
      day: async (on = fecha) => (await server.call(tareas.tareasDia, { fecha: on }, extras)).content,
      put: write,
      code: async (...args: Parameters<typeof write>): Promise<string> => (await write(...args)).sobre.Error.Code,
    };
  }

  return {
    server,
    company,
    projects,
    tasks,
    as,
    /** Somebody who worked on a day, by default from 8 to 12 in Madrid, and what they can do after it. */
    async worked(
      userName: string,
      fecha: string,
      marcas: readonly Marca[] = [
        [`${fecha}T07:00:00Z`, 'entrada'],
        [`${fecha}T11:00:00Z`, 'salida'],
      ],
    ) {
      for (const [instante, tipo, proyecto] of marcas) {
        server.clock.set(instante);
        const { Token: token } = await server.signIn(userName);
        const proyectoId = proyecto === undefined ? {} : { proyectoId: projects[proyecto] };
        const { status, sobre } = await server.call(registros.guardar, { tipo: company.tipos[tipo], ...proyectoId }, { token });
        if (status !== 200) throw new Error(sobre.Error.Code);
      }
      return as(userName, fecha);
    },
    settings: (exceso: ExcesoTareas) => run(EXCESO, entidadId, exceso),
    closeTask: (nombre: string) => run(CLOSE, entidadId, tasks[nombre]),
    lockProject: (nombre: string, hasta: string | null) => run(LOCK, entidadId, projects[nombre], hasta),
    async runClock() {
      await server.jobs.send('tareas.reloj', {});
      await server.jobs.runDue();
      if (server.jobs.errors.length > 0) throw server.jobs.errors[0];
    },
    close: () => server.close(),
  };
}
