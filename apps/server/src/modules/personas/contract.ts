import type { ValidadaDe } from '@jornada/contract/call.ts';
import type { PersonaFicha, personas } from '@jornada/contract/personas.ts';
import { centrosDesde, estaFueraDeContrato } from '@jornada/domain/personas/asignar.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Sesion } from '../../shared/sesion.ts';
import { takeClosingLock } from '../cierres/service.ts';
import { checkChosen, checkMonths } from './check.ts';
import { deleteAssignmentsFrom, endSessions, findChoices, findRecordAfter, lockAdmins, putAssignment, updatePerson } from './repo.ts';
import type { Cambiar, Cambio } from './write.ts';

const dayAfter = (fecha: string): string => Temporal.PlainDate.from(fecha).add({ days: 1 }).toString();

/** Until when an assignment that begins on a day holds: months after that are not touched. */
async function assign(cambio: Cambio, id: number, nueva: { desde: string; centroId: number; horarioId: number }): Promise<void> {
  const { tx, sesion, antes } = cambio;
  const { entidadId } = sesion;
  await takeClosingLock(tx, entidadId);
  checkChosen(await findChoices(tx, entidadId), nueva);
  await checkMonths(tx, entidadId, [...centrosDesde(antes.asignaciones, nueva.desde), nueva.centroId], nueva.desde);
  await putAssignment(tx, entidadId, { id, ...nueva });
}

const nameOf = ({ empresa }: Cambio, { centroId, horarioId }: { centroId: number; horarioId: number }) => ({
  centro: empresa.centros.get(centroId)?.nombre ?? null,
  horario: empresa.horarios.get(horarioId)?.at(-1)?.nombre ?? null,
});

/** The last instant of a day at the person's centre. */
const endOf = (fecha: string, zona: string): string =>
  Temporal.PlainDate.from(dayAfter(fecha)).toZonedDateTime(zona).toInstant().toString();

/** The contract of a person: schedule and centre from a day on, its end, and a new one after it. */
export function createContractCalls({ change }: { change: Cambiar }) {
  return {
    asignar: (sesion: Sesion, { id, version, ...nueva }: ValidadaDe<typeof personas.asignar>): Promise<PersonaFicha> =>
      change(sesion, { id, version }, async (cambio) => {
        const { antes } = cambio;
        if (estaFueraDeContrato(antes, nueva.desde))
          throw new AppError('personas.fuera-de-contrato', { fields: { desde: { key: 'fecha' } } });
        await assign(cambio, id, nueva);
        return { accion: 'personas.asignar', datos: { desde: nueva.desde, ...nameOf(cambio, nueva) } };
      }),

    /** The account closes when the last day is over, at once where it is over already. Nothing is clocked for anybody. */
    baja: (sesion: Sesion, { id, version, ultimoDia, motivo }: ValidadaDe<typeof personas.baja>): Promise<PersonaFicha> =>
      change(sesion, { id, version }, async ({ tx, ahora, antes, persona }) => {
        const { entidadId, usuarioId } = sesion;
        if (id === usuarioId) throw new AppError('personas.uno-mismo');
        const { fecha: hoy, zona } = persona.hoy;
        if (antes.ultimoDia !== null && antes.ultimoDia < hoy) throw new AppError('personas.cuenta-cerrada');
        const admins = await lockAdmins(tx, entidadId, ahora.toString());
        if (antes.roles.includes('admin') && admins.every((admin) => admin === id)) throw new AppError('personas.ultimo-admin');
        const first = antes.alta ?? antes.asignaciones[0]?.desde ?? hoy;
        if (ultimoDia < first) throw new AppError('personas.fuera-de-contrato', { fields: { ultimoDia: { key: 'fecha' } } });
        const desde = dayAfter(ultimoDia);
        await takeClosingLock(tx, entidadId);
        const after = await findRecordAfter(tx, entidadId, id, ultimoDia);
        if (after !== null) throw new AppError('personas.registros-despues', { params: { fecha: after } });
        await checkMonths(tx, entidadId, centrosDesde(antes.asignaciones, desde), desde);
        await deleteAssignmentsFrom(tx, entidadId, id, desde);
        if (antes.asignaciones.length > 0) await putAssignment(tx, entidadId, { id, desde, horarioId: null, centroId: null });
        const cierra = endOf(ultimoDia, heldZone(persona, zona));
        await updatePerson(tx, entidadId, id, { ultimo_dia: ultimoDia, cierra });
        if (ultimoDia < hoy) await endSessions(tx, entidadId, id, ahora.toString());
        return { accion: 'personas.baja', datos: { ultimoDia, ...(motivo && { motivo }) } };
      }),

    /** A new contract after the last one; or, before the last day has come, the leaving is taken back. */
    readmitir: (sesion: Sesion, { id, version, alta, centroId, horarioId }: ValidadaDe<typeof personas.readmitir>): Promise<PersonaFicha> =>
      change(sesion, { id, version }, async (cambio) => {
        const { tx, antes } = cambio;
        const { entidadId } = sesion;
        if (antes.ultimoDia === null) throw new AppError('personas.no-esta-de-baja');
        if (alta <= antes.ultimoDia) throw new AppError('personas.fuera-de-contrato', { fields: { alta: { key: 'fecha' } } });
        const nueva = { desde: alta, centroId, horarioId };
        await assign(cambio, id, nueva);
        const isWithoutGap = alta === dayAfter(antes.ultimoDia);
        await updatePerson(tx, entidadId, id, { ultimo_dia: null, cierra: null, ...(isWithoutGap ? {} : { alta }) });
        return { accion: 'personas.readmitir', datos: { alta, ...nameOf(cambio, nueva) } };
      }),
  };
}

/** The zone of the contract that ends, which may be another one than that of today. */
const heldZone = ({ laboral }: Cambio['persona'], zona: string): string => laboral.periodos.at(-1)?.centro.zona ?? zona;
