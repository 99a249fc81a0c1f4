import { normalizeDocumento } from '@jornada/domain/personas/documento.ts';
import type { EmpresaDeHoras, FilaDeHoras, PersonaDeHoras } from '@jornada/domain/proyectos/importar/index.ts';
import type { Queryable } from '../../../platform/database/pool.ts';
import { lock } from '../../../shared/locks.ts';
import {
  findClientsByKey,
  findDaysOf,
  findEntriesOn,
  findKeys,
  findOpenTasksOf,
  findProjectsByKey,
  findSentWeeks,
  findWorkers,
} from './known-repo.ts';

type Lectura = { entidadId: number; hoy: string; zona: string; isWriting: boolean };

const unique = <T>(items: readonly T[]): T[] => [...new Set(items)];

/** Each day of each person that the file names, once. Days to come are refused without a look. */
function daysOf(filas: readonly FilaDeHoras[], personas: readonly PersonaDeHoras[], hoy: string) {
  const byNumber = new Map(personas.map((one) => [one.documento, one.id]));
  const byAddress = Map.groupBy(personas, ({ correo }) => correo.toLowerCase());
  const days = new Map<string, { usuarioId: number; fecha: string }>();
  for (const { documento, correo, tiempo } of filas) {
    if (tiempo === null || tiempo.fecha > hoy) continue;
    const number = byNumber.get(normalizeDocumento(documento));
    const ids = number ? [number] : (byAddress.get((documento.includes('@') ? documento : correo).toLowerCase()) ?? []).map(({ id }) => id);
    for (const usuarioId of ids) days.set(`${usuarioId} ${tiempo.fecha}`, { usuarioId, fecha: tiempo.fecha });
  }
  const all = [...days.values()];
  return { usuarios: all.map(({ usuarioId }) => usuarioId), fechas: all.map(({ fecha }) => fecha) };
}

/** What the company has of what a file names. `isWriting`: until the transaction ends nobody else writes any of it. */
export async function readKnown(tx: Queryable, filas: readonly FilaDeHoras[], lectura: Lectura): Promise<EmpresaDeHoras> {
  const { entidadId, hoy, zona, isWriting } = lectura;
  if (isWriting) {
    await lock.closing.read(tx, entidadId);
    await lock.catalogues(tx, entidadId);
  }
  const correos = filas.flatMap(({ documento, correo }) => [documento, correo]).filter((text) => text.includes('@'));
  const personas = await findWorkers(
    tx,
    entidadId,
    unique(filas.map(({ documento }) => normalizeDocumento(documento))),
    unique(correos.map((text) => text.toLowerCase())),
  );
  const ids = personas.map(({ id }) => id);
  if (isWriting) await lock.projectsOf(tx, ids);
  const keys = await findKeys(tx, unique(filas.flatMap(({ cliente, proyecto, tarea }) => [cliente, proyecto, tarea])));
  const claveDe = (nombre: string): string => keys.get(nombre) ?? nombre;
  const dias = daysOf(filas, personas, hoy);
  const proyectos = await findProjectsByKey(tx, entidadId, unique(filas.map(({ proyecto }) => claveDe(proyecto))));
  const projectIds = proyectos.map(({ id }) => id);
  return {
    hoy,
    claveDe,
    personas,
    proyectos,
    clientes: await findClientsByKey(tx, entidadId, unique(filas.map(({ cliente }) => claveDe(cliente)))),
    tareas: await findOpenTasksOf(tx, entidadId, projectIds),
    dias: await findDaysOf(tx, entidadId, dias, zona),
    entradas: await findEntriesOn(tx, entidadId, dias),
    semanas: await findSentWeeks(tx, entidadId, ids, projectIds),
  };
}
