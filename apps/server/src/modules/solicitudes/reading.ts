import type { SolicitudAbierta, SolicitudVista } from '@jornada/contract/solicitudes/vistas.ts';
import type { RawBuilder } from 'kysely';
import type { EstadoSolicitud, ModuloDecision } from '@jornada/domain/solicitudes/modelo.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Sesion } from '../../shared/sesion.ts';
import { findPhotoTokens, type FotoTokens } from '../fotos/service.ts';
import { findNames } from '../perfil/service.ts';
import { isConcerned, subjectOf } from './decide.ts';
import { deciderOf } from './deciders.ts';
import { findForList, findOwn, findYears } from './list-repo.ts';
import type { SolicitudKinds } from './kinds.ts';
import type { Solicitud } from './model.ts';
import { presentLine, presentOpen } from './present.ts';
import { findHistory, touchesClosedMonth } from './repo.ts';
import { findSteps } from './steps-repo.ts';

const PAGE = 20;

/** Today, in the company's zone. */
export type Dia = { hoy: string; zona: string };

/** Whether whoever decides was reminded today. */
export const isRemindedToday = ({ recordada }: Pick<Solicitud, 'recordada'>, { hoy, zona }: Dia): boolean =>
  recordada !== null && Temporal.Instant.from(recordada).toZonedDateTimeISO(zona).toPlainDate().toString() >= hoy;

export type PideLista = {
  modulos: readonly ModuloDecision[];
  anio?: number | undefined;
  estado?: EstadoSolicitud | undefined;
  start?: number | undefined;
  limit?: number | undefined;
  sort?: 'desde' | 'creada' | undefined;
  dir?: 'ASC' | 'DESC' | undefined;
  /** What a module asks of each request `s` beside that. */
  also?: RawBuilder<boolean> | undefined;
};

/** A page of one's own requests. */
export async function listOwn(
  tx: Queryable,
  { entidadId, personaId }: Sesion,
  { modulos, anio, estado, start = 0, limit = PAGE, sort = 'desde', dir = 'DESC', also }: PideLista,
): Promise<{ items: SolicitudVista[]; total: number }> {
  if (modulos.length === 0) return { items: [], total: 0 };
  const orden = { por: sort, dir: dir === 'ASC' ? 'asc' : 'desc' } as const;
  const filtro = { personaId, modulos, ano: anio ?? null, estado: estado ?? null, also: also ?? null, orden, start, limit };
  const { ids, total } = await findOwn(tx, entidadId, filtro);
  return { items: (await findForList(tx, entidadId, ids)).map(presentLine), total };
}

/** The years of one's own requests and this one, the latest first. */
export async function listYears(
  tx: Queryable,
  { entidadId, personaId }: Sesion,
  { modulos, hoy }: { modulos: readonly ModuloDecision[]; hoy: string },
): Promise<number[]> {
  const years = await findYears(tx, entidadId, personaId, modulos);
  return [...new Set([...years, Number(hoy.slice(0, 4))])].toSorted((a, b) => b - a);
}

/**
 * Everything about one request, of any module if none is named, for its person and for those who decide about it. @throws AppError `solicitudes.no-existe` for anybody
 * else.
 */
export async function readOpen(
  tx: Queryable,
  sesion: Sesion,
  { id, modulo, dia, fotoTokens, kinds }: { id: number; modulo?: ModuloDecision; dia: Dia; fotoTokens: FotoTokens; kinds: SolicitudKinds },
): Promise<SolicitudAbierta> {
  const { entidadId, personaId } = sesion;
  const [fila] = await findForList(tx, entidadId, [id]);
  if (!fila || (modulo !== undefined && fila.modulo !== modulo)) throw new AppError('solicitudes.no-existe');
  const quien = await deciderOf(tx, sesion, dia.hoy);
  const isOthersDraft = fila.personaId !== personaId && fila.estado === 'borrador';
  if (isOthersDraft || (fila.personaId !== personaId && !(await isConcerned(tx, entidadId, fila, quien))))
    throw new AppError('solicitudes.no-existe');
  const pasos = await findSteps(tx, entidadId, id, subjectOf(fila));
  const people = pasos.flatMap(({ decisorId, decididoPor }) => [decisorId, decididoPor]).filter((one) => one !== null);
  const { readsWords, noCancelling } = kinds.of(fila.modulo);
  return presentOpen({
    fila,
    readsWords: fila.personaId === personaId || (readsWords?.(sesion) ?? true),
    mayCancel: noCancelling === undefined,
    pasos,
    historia: await findHistory(tx, entidadId, id),
    names: await findNames(tx, entidadId, people),
    fotos: await findPhotoTokens(tx, fotoTokens, { entidadId, ids: [fila.personaId] }),
    quien,
    mayRemind: !isRemindedToday(fila, dia),
    mesCerrado: await touchesClosedMonth(tx, entidadId, fila),
  });
}
