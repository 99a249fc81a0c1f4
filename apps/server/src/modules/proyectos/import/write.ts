import type { EmpresaDeHoras, ResultadoDeHoras } from '@jornada/domain/proyectos/importar/index.ts';
import type { Queryable } from '../../../platform/database/pool.ts';
import { createClients, createImported, createProjects, createTasksOf, updateClients } from './write-repo.ts';

export type LineaAceptada = Exclude<ResultadoDeHoras, { estado: 'rechazada' }>;
type Escribe = { entidadId: number; autorId: number; momento: string };

const idsOf = (rows: readonly { id: number; clave: string }[]): [string, number][] => rows.map(({ id, clave }) => [clave, id]);
const taskKey = (proyectoId: number, clave: string): string => `${proyectoId}\n${clave}`;

/** @throws Error if what a line needs was neither there nor made: the dry run would be wrong. */
function found(id: number | undefined): number {
  if (id === undefined) throw new Error('a line needs what nobody has made');
  return id;
}

/** Writes what lines make, each kind in one statement. */
export async function writeImported(
  tx: Queryable,
  escribe: Escribe,
  { claveDe, clientes, proyectos, tareas }: EmpresaDeHoras,
  lineas: readonly LineaAceptada[],
): Promise<void> {
  const { entidadId } = escribe;
  const making = (what: LineaAceptada['crea'][number]): LineaAceptada[] => lineas.filter(({ crea }) => crea.includes(what));

  const newClients = making('cliente').map(({ cliente }) => cliente);
  const clientIds = new Map([...idsOf(clientes), ...idsOf(await createClients(tx, entidadId, newClients))]);

  const clientOf = (nombre: string): number => found(clientIds.get(claveDe(nombre)));

  const newProjects = making('proyecto');
  const made = await createProjects(tx, entidadId, {
    nombres: newProjects.map(({ proyecto }) => proyecto),
    clientes: newProjects.map(({ cliente }) => (cliente === '' ? null : clientOf(cliente))),
    momento: escribe.momento,
    autorId: escribe.autorId,
  });
  const projectIds = new Map([...idsOf(proyectos), ...idsOf(made)]);
  const projectOf = ({ proyecto }: LineaAceptada): number => found(projectIds.get(claveDe(proyecto)));

  const given = making('cliente-del-proyecto');
  await updateClients(tx, escribe, { proyectos: given.map(projectOf), clientes: given.map(({ cliente }) => clientOf(cliente)) });

  const newTasks = making('tarea');
  const names = newTasks.map(({ tarea }) => tarea);
  const madeTasks = await createTasksOf(tx, entidadId, newTasks.map(projectOf), names);
  const taskIds = new Map([...tareas, ...madeTasks].map(({ id, proyectoId, clave }) => [taskKey(proyectoId, clave), id]));

  const entradas = lineas.flatMap((linea) => {
    if (linea.entrada === null) return [];
    const proyectoId = projectOf(linea);
    const tareaId = linea.tarea === '' ? null : found(taskIds.get(taskKey(proyectoId, claveDe(linea.tarea))));
    return [{ ...linea.entrada, proyectoId, tareaId }];
  });
  await createImported(tx, escribe, entradas);
}
