import type { DiaRegistrado, PersonaFicha } from '@jornada/contract/personas.ts';
import { isWholeDays } from '@jornada/domain/horario/modelo.ts';
import { settleOpenDay } from '@jornada/domain/registros/index.ts';
import { minutosTrabajados } from '@jornada/domain/registros/minutos.ts';
import { masDias } from '@jornada/domain/horario/calendario.ts';
import type { Page } from '../../platform/database/page.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Sesion } from '../../shared/sesion.ts';
import { deviceOf } from '../auth/reads.ts';
import type { Configuracion } from '../../shared/company/configuration.ts';
import { hasSecondStep } from '../factores/reads.ts';
import { findPhotoTokens } from '../fotos/reads.ts';
import type { FotoTokens } from '../fotos/service.ts';
import { permissionsOf } from '../../shared/permissions.ts';
import { firstDayToRead } from './first-day-to-read.ts';
import { findDays, findPeople, findSessions, type FilaPersona, type JornadaLeida } from './people-repo.ts';
import { presentPerson, standingOf } from './standing.ts';

export type Entorno = { sesion: Sesion; empresa: Configuracion; ahora: Temporal.Instant; fotoTokens: FotoTokens };

function presentAssignments({ asignaciones }: FilaPersona, empresa: Configuracion, hoy: string): PersonaFicha['asignaciones'] {
  return asignaciones.map(({ desde, horarioId, centroId }, index) => {
    const next = asignaciones[index + 1];
    const hasta = next ? masDias(next.desde, -1) : null;
    const horario = horarioId === null ? undefined : empresa.horarios.get(horarioId)?.at(-1);
    const centro = centroId === null ? undefined : empresa.centros.get(centroId);
    return {
      desde,
      hasta,
      horario: horario ? { id: horario.horarioId, nombre: horario.nombre } : null,
      centro: centro ? { id: centro.id, nombre: centro.nombre } : null,
      esActual: desde <= hoy && (hasta === null || hoy <= hasta),
    };
  });
}

/** Whether these roles allow nothing that the caller may not do. */
export const isWithinRightsOf = ({ permisos }: Pick<Sesion, 'permisos'>, roles: readonly string[]): boolean =>
  permissionsOf(roles).isSubsetOf(permisos);

/** Nobody may act for themselves, for a kiosk, for a closed account, or for a person with more rights. */
export function canActFor(
  sesion: Pick<Sesion, 'usuarioId' | 'permisos'>,
  persona: { id: number; roles: readonly string[]; esQuiosco: boolean },
): boolean {
  const isSomebodyElse = persona.id !== sesion.usuarioId && !persona.esQuiosco;
  return isSomebodyElse && sesion.permisos.has('personas.actuar:all') && isWithinRightsOf(sesion, persona.roles);
}

/** One person of the company. @throws AppError `personas.no-existe`, also for people of other companies. */
export async function findPerson(tx: Queryable, { sesion, ahora }: Pick<Entorno, 'sesion' | 'ahora'>, id: number): Promise<FilaPersona> {
  const found = id > 0 ? await findPeople(tx, sesion.entidadId, { desde: firstDayToRead(ahora), ids: [id] }) : [];
  const [fila] = found;
  if (!fila) throw new AppError('personas.no-existe');
  return fila;
}

const presentDay = (dia: JornadaLeida, ahora: Temporal.Instant): DiaRegistrado => ({
  fecha: dia.fecha,
  zona: dia.zona,
  inicio: dia.inicio,
  fin: dia.fin,
  trabajadoMinutos: dia.estado === 'incompleta' ? null : minutosTrabajados(dia, ahora.toString()),
  estaAbierta: dia.estado === 'abierta',
  incidencias: dia.incidencias,
});

/** All data of a person, for those who manage people. */
export async function readFile(tx: Queryable, { sesion, empresa, ahora, fotoTokens }: Entorno, id: number): Promise<PersonaFicha> {
  const { entidadId, usuarioId } = sesion;
  const fila = await findPerson(tx, { sesion, ahora }, id);
  const persona = standingOf(fila, empresa, ahora);
  const comun = presentPerson(persona, ahora);
  const asignaciones = presentAssignments(fila, empresa, persona.hoy.fecha);
  const sesiones = await findSessions(tx, entidadId, id, ahora.toString());
  const segundoPaso = await hasSecondStep(tx, { entidadId, usuarioId: id });
  const fotos = await findPhotoTokens(tx, fotoTokens, { entidadId, ids: [id] });
  const isOpen = comun.cuenta !== 'baja' && comun.cuenta !== 'suspendida';
  return {
    ...comun,
    fotoToken: fotos.get(id) ?? '',
    version: fila.version,
    documento: fila.documento,
    email: fila.email,
    movil: fila.movil,
    idioma: fila.idioma,
    roles: fila.roles,
    responsable: fila.responsableId === null ? null : { id: fila.responsableId, nombre: fila.responsable ?? '' },
    horario: asignaciones.find(({ esActual }) => esActual)?.horario ?? null,
    zona: persona.hoy.zona,
    alta: fila.alta ?? asignaciones.find(({ horario }) => horario !== null)?.desde ?? null,
    ultimoDia: fila.ultimoDia,
    suspendida: fila.suspendida,
    invitada: fila.invitada,
    segundoPaso,
    asignaciones,
    ausencias: fila.ausencias
      .filter(({ hasta }) => hasta >= persona.hoy.fecha)
      .map((one) => ({ desde: one.desde, hasta: one.hasta, aprobada: one.aprobada, entera: isWholeDays(one) })),
    sesiones: sesiones.map(({ dispositivo, ...session }) => ({ ...session, ...deviceOf(dispositivo) })),
    puede: {
      actuar: isOpen && canActFor(sesion, fila),
      cambiarRoles: id !== usuarioId,
      suspender: id !== usuarioId && comun.cuenta !== 'baja',
      quitarSegundoPaso: segundoPaso && id !== usuarioId && isWithinRightsOf(sesion, fila.roles),
    },
  };
}

/** A page of the recorded days of a person, newest first. @throws AppError `personas.no-existe`. */
export async function readDays(tx: Queryable, { sesion, empresa, ahora }: Omit<Entorno, 'fotoTokens'>, id: number, page: Page) {
  const persona = standingOf(await findPerson(tx, { sesion, ahora }, id), empresa, ahora);
  const { items, total } = await findDays(tx, { entidadId: sesion.entidadId, personaId: id, page });
  const current = persona.jornada?.fecha ?? persona.hoy.fecha;
  return { items: items.map((dia) => presentDay(settleOpenDay(dia, current), ahora)), total };
}
