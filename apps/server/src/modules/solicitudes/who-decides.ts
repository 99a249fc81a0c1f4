import type { SalidaDe } from '@jornada/contract/call.ts';
import type { solicitudes } from '@jornada/contract/solicitudes/calls.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Sesion } from '../../shared/sesion.ts';
import { findNames } from '../perfil/reads.ts';
import { findStandIns } from './deciders-repo.ts';
import { findChain, type Cadena, type Momento } from './deciders.ts';
import { modulesOf } from './inbox.ts';
import type { SolicitudKinds } from './kinds.ts';

type Vista = SalidaDe<typeof solicitudes.quienDecide>;

/** The chain, or null where nobody is left who may decide. */
async function chainOf(tx: Queryable, quien: Parameters<typeof findChain>[1], momento: Momento): Promise<Cadena | null> {
  try {
    return await findChain(tx, quien, momento);
  } catch (error) {
    if (error instanceof AppError && error.code === 'solicitudes.sin-decisor') return null;
    throw error;
  }
}

/**
 * Who would decide today about what somebody asks for, by module: each step with its stand-ins of today. @throws AppError
 * `solicitudes.persona-no-existe`.
 */
export async function whoDecides(
  tx: Queryable,
  sesion: Sesion,
  { personaId, kinds, momento, hoy }: { personaId: number; kinds: SolicitudKinds; momento: Momento; hoy: string },
): Promise<Vista> {
  const { entidadId } = sesion;
  const nombre = (await findNames(tx, entidadId, [personaId])).get(personaId);
  if (nombre === undefined) throw new AppError('solicitudes.persona-no-existe');
  const read: { modulo: Vista['items'][number]['modulo']; cadena: Cadena | null }[] = [];
  for (const modulo of modulesOf(kinds, sesion)) {
    read.push({ modulo, cadena: await chainOf(tx, { entidadId, personaId, autorId: personaId, modulo }, momento) });
  }
  const deciders = new Set(read.flatMap(({ cadena }) => cadena?.pasos.flatMap(({ decisorId }) => decisorId ?? []) ?? []));
  const standIns = new Map<number, number[]>();
  for (const id of deciders)
    standIns.set(
      id,
      (await findStandIns(tx, entidadId, id, hoy)).filter((one) => one !== personaId),
    );
  const names = await findNames(tx, entidadId, [...deciders, ...[...standIns.values()].flat()]);
  const personOf = (id: number) => ({ id, nombre: names.get(id) ?? '' });
  return {
    persona: { id: personaId, nombre },
    items: read.map(({ modulo, cadena }) => ({
      modulo,
      recordarDias: cadena?.recordarDias ?? null,
      pasos: (cadena?.pasos ?? []).map(({ papel, decisorId }) => ({
        papel,
        persona: decisorId === null ? null : personOf(decisorId),
        suplentes: (decisorId === null ? [] : (standIns.get(decisorId) ?? [])).map(personOf),
      })),
    })),
  };
}
