import type { SalidaDe, ValidadaDe } from '@jornada/contract/call.ts';
import type { solicitudes } from '@jornada/contract/solicitudes/calls.ts';
import type { AsuntoVista } from '@jornada/contract/registros/asunto.ts';
import type { AvisoAlDecidir } from '@jornada/contract/solicitudes/vistas.ts';
import type { ModuloDecision, ModuloSolicitud } from '@jornada/domain/solicitudes/modelo.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import type { Sesion } from '../../shared/sesion.ts';
import type { FotoTokens } from '../fotos/service.ts';
import { deciderOf } from '../../shared/reach/reach.ts';
import type { SolicitudKinds } from './kinds.ts';
import { countWaiting, findDecided, findWaiting, findWaitingAnywhere, type FilaLista } from './list-repo.ts';
import { presentLine, presentPerson } from './present.ts';
import { findLines } from './reading.ts';

const PAGE = 25;

/** The modules of requests that are there, and that the company has switched on. */
export const modulesOf = (kinds: SolicitudKinds, { modulos }: Pick<Sesion, 'modulos'>): ModuloSolicitud[] =>
  kinds.modulos().filter((modulo) => (modulos as readonly string[]).includes(modulo));

/** What somebody may have to decide about: what the company has switched on, corrections of the record, and changes of shifts. */
const decidableOf = (kinds: SolicitudKinds, sesion: Pick<Sesion, 'modulos'>): ModuloDecision[] => [
  ...modulesOf(kinds, sesion),
  ...kinds.ofEverybody(),
];

/** What whoever decides should know of each request, from its module. */
async function findWarnings(
  tx: Queryable,
  sesion: Sesion,
  kinds: SolicitudKinds,
  filas: readonly FilaLista[],
): Promise<ReadonlyMap<number, readonly AvisoAlDecidir[]>> {
  const found = new Map<number, readonly AvisoAlDecidir[]>();
  for (const [modulo, own] of Map.groupBy(filas, (fila) => fila.modulo))
    for (const [id, warnings] of await kinds.of(modulo).findWarnings(tx, sesion, own)) found.set(id, warnings);
  return found;
}

/** The days of the corrections among these requests. */
async function findMatters(
  tx: Queryable,
  sesion: Sesion,
  kinds: SolicitudKinds,
  filas: readonly FilaLista[],
): Promise<ReadonlyMap<number, AsuntoVista>> {
  const found = new Map<number, AsuntoVista>();
  for (const [modulo, own] of Map.groupBy(filas, (fila) => fila.modulo))
    for (const [id, asunto] of (await kinds.of(modulo).findMatters?.(tx, sesion, own)) ?? []) found.set(id, asunto);
  return found;
}

/** A page of requests of others: what waits for the caller, or what was decided. */
export async function listForDeciding(
  tx: Queryable,
  sesion: Sesion,
  { kinds, hoy, fotoTokens }: { kinds: SolicitudKinds; hoy: string; fotoTokens: FotoTokens },
  { cuales = 'esperan', modulo, orden = 'espera', start = 0, limit = PAGE }: ValidadaDe<typeof solicitudes.porDecidir>,
): Promise<SalidaDe<typeof solicitudes.porDecidir>> {
  const { entidadId } = sesion;
  const modulos = decidableOf(kinds, sesion).filter((one) => modulo === undefined || one === modulo);
  if (modulos.length === 0) return { items: [], total: 0 };
  const quien = await deciderOf(tx, sesion, hoy);
  if (cuales === 'empresa' && !quien.administra) return { items: [], total: 0 };
  const find = { esperan: findWaiting, empresa: findWaitingAnywhere, decididas: findDecided }[cuales];
  const { ids, total } = await find(tx, entidadId, { quien, modulos, orden, start, limit });
  const filas = await findLines(tx, sesion, kinds, ids);
  const warnings = cuales !== 'decididas' ? await findWarnings(tx, sesion, kinds, filas) : new Map<number, AvisoAlDecidir[]>();
  const matters = await findMatters(tx, sesion, kinds, filas);
  const items = filas.map((fila) => ({
    ...presentLine(fila),
    persona: presentPerson(fila, { entidadId, fotoTokens }),
    avisos: matters.get(fila.id)?.esDemasiado ? ['jornada-larga' as const] : [...(warnings.get(fila.id) ?? [])],
    asunto: matters.get(fila.id) ?? null,
  }));
  return { items, total };
}

/** How many requests wait for the caller. */
export async function countForDeciding(
  tx: Queryable,
  sesion: Sesion,
  { kinds, hoy }: { kinds: SolicitudKinds; hoy: string },
): Promise<number> {
  const modulos = decidableOf(kinds, sesion);
  if (modulos.length === 0) return 0;
  return countWaiting(tx, sesion.entidadId, { quien: await deciderOf(tx, sesion, hoy), modulos, notInClosed: kinds.ofRecord() });
}
