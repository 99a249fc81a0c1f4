import type { SolicitudAbierta, SolicitudVista } from '@jornada/contract/solicitudes/vistas.ts';
import type { RawBuilder } from 'kysely';
import type { EstadoSolicitud, ModuloDecision } from '@jornada/domain/solicitudes/modelo.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Sesion } from '../../shared/sesion.ts';
import type { FotoTokens } from '../fotos/service.ts';
import { findNames } from '../perfil/reads.ts';
import { isConcerned, subjectOf } from './decide.ts';
import { deciderOf } from '../../shared/reach/reach.ts';
import { findForList, findOwn, findYears, type FilaLista, type OrdenDeLista } from './list-repo.ts';
import type { SolicitudKinds } from './kinds.ts';
import type { Solicitud } from './model.ts';
import { openParts } from './open-repo.ts';
import { presentLine, presentOpen } from './present.ts';
import { findHistory, touchesClosedMonth } from './repo.ts';
import { findSteps } from './steps-repo.ts';

const PAGE = 20;

/** Today, in the company's zone. */
export type Dia = { hoy: string; zona: string };

/** Whether whoever decides was reminded today. */
export const isRemindedToday = ({ recordada }: Pick<Solicitud, 'recordada'>, { hoy, zona }: Dia): boolean =>
  recordada !== null && Temporal.Instant.from(recordada).toZonedDateTimeISO(zona).toPlainDate().toString() >= hoy;

/** These requests as lists show them to somebody, in the given order: each is called in their language. */
export async function findLines(
  tx: Queryable,
  { entidadId, idioma }: Sesion,
  kinds: SolicitudKinds,
  ids: readonly number[],
): Promise<FilaLista[]> {
  return (await findForList(tx, entidadId, ids)).map((fila) => {
    const { titleIn } = kinds.of(fila.modulo);
    return titleIn ? { ...fila, titulo: titleIn(fila.titulo, idioma) } : fila;
  });
}

export type PideLista = {
  modulos: readonly ModuloDecision[];
  anio?: number | undefined;
  /** What is open, of all years, and nothing else. */
  isOpenOnly?: boolean;
  estado?: EstadoSolicitud | undefined;
  start?: number | undefined;
  limit?: number | undefined;
  sort?: OrdenDeLista | undefined;
  dir?: 'ASC' | 'DESC' | undefined;
  /** What a module asks of each request `s` beside that. */
  also?: RawBuilder<boolean> | undefined;
};

/** A page of one's own requests. Those of a year have what is open of others as well. */
export async function listOwn(
  tx: Queryable,
  sesion: Sesion,
  { kinds, hoy }: { kinds: SolicitudKinds; hoy: string },
  { modulos, anio, isOpenOnly = false, estado, start = 0, limit = PAGE, sort = 'desde', dir = 'DESC', also }: PideLista,
): Promise<{ items: SolicitudVista[]; total: number }> {
  if (modulos.length === 0) return { items: [], total: 0 };
  const orden = { por: sort, dir: dir === 'ASC' ? 'asc' : 'desc' } as const;
  const { entidadId, personaId } = sesion;
  const open = openParts(kinds, modulos, { entidadId, hoy });
  const narrowed = { estado: estado ?? null, also: also ?? null, orden, start, limit };
  const filtro = { personaId, modulos, ano: anio ?? null, open, isOpenOnly, ...narrowed };
  const { ids, total } = await findOwn(tx, entidadId, filtro);
  return { items: (await findLines(tx, sesion, kinds, ids)).map(presentLine), total };
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
  const [fila] = await findLines(tx, sesion, kinds, [id]);
  if (!fila || (modulo !== undefined && fila.modulo !== modulo)) throw new AppError('solicitudes.no-existe');
  const quien = await deciderOf(tx, sesion, dia.hoy);
  const isOthersDraft = fila.personaId !== personaId && fila.estado === 'borrador';
  if (isOthersDraft || (fila.personaId !== personaId && !(await isConcerned(tx, entidadId, fila, quien))))
    throw new AppError('solicitudes.no-existe');
  const pasos = await findSteps(tx, entidadId, id, subjectOf(fila));
  const people = pasos.flatMap(({ decisorId, decididoPor }) => [decisorId, decididoPor]).filter((one) => one !== null);
  const { readsWords, noCancelling, isOfRecord, isFinal } = kinds.of(fila.modulo);
  return presentOpen({
    fila,
    readsWords: fila.personaId === personaId || (readsWords?.(sesion) ?? true),
    mayCancel: noCancelling === undefined,
    mayUndo: isOfRecord !== true && isFinal !== true,
    pasos,
    historia: await findHistory(tx, entidadId, id),
    names: await findNames(tx, entidadId, people),
    fotos: { entidadId, fotoTokens },
    quien,
    mayRemind: !isRemindedToday(fila, dia),
    mesCerrado: await touchesClosedMonth(tx, entidadId, fila),
  });
}
