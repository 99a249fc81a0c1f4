import type { ValidadaDe } from '@jornada/contract/call.ts';
import type { PersonaFicha, personas } from '@jornada/contract/personas.ts';
import { centrosDesde, type Impedimento } from '@jornada/domain/personas/assign.ts';
import { masDias } from '@jornada/domain/horario/calendario.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Sesion } from '../../shared/sesion.ts';
import type { SolicitudesService } from '../solicitudes/service.ts';
import { checkAddress } from './address.ts';
import { describeAssignment, tryAssigning } from './assign.ts';
import { checkChosen, checkMonths } from './check.ts';
import { deleteAssignmentsFrom, endSessions, findAdmins, findChoices, findRecordAfter, putAssignment, updatePerson } from './repo.ts';
import type { Change, Cambio } from './write.ts';
import { lock } from '../../shared/locks.ts';

const refused = (impedimento: Impedimento): AppError =>
  impedimento === 'mes-cerrado'
    ? new AppError('registros.mes-cerrado')
    : new AppError('personas.fuera-de-contrato', { fields: { desde: { key: 'fecha' } } });

/** The last instant of a day at the person's centre. */
const endOf = (fecha: string, zona: string): string =>
  Temporal.PlainDate.from(masDias(fecha, 1)).toZonedDateTime(zona).toInstant().toString();

/** Leaving may take an admin away, ends requests, and needs months that stay as they are. */
async function lockForLeaving(tx: Transaction, { entidadId }: Sesion, id: number): Promise<void> {
  await lock.admins(tx, entidadId);
  await lock.person(tx, id);
  await lock.closing.write(tx, entidadId);
}

/** Whoever comes back has their address again. */
async function lockForReturning(tx: Transaction, { entidadId }: Sesion): Promise<void> {
  await lock.closing.write(tx, entidadId);
  await lock.addresses(tx, entidadId);
}

/** The contract of a person: schedule and centre from a day on, its end, and a new contract after it. */
export function createContractCalls({ change, solicitudes }: { change: Change; solicitudes: Pick<SolicitudesService, 'endAfter'> }) {
  return {
    /** An assignment that changes nothing is not written. */
    assign: (sesion: Sesion, { id, version, ...nueva }: ValidadaDe<typeof personas.asignar>): Promise<PersonaFicha> =>
      change(sesion, { id, version, lock: (tx) => lock.closing.write(tx, sesion.entidadId) }, async ({ tx, antes, empresa }) => {
        const [tried] = await tryAssigning(tx, sesion.entidadId, [antes], nueva);
        if (!tried?.result) return null;
        if ('impedimento' in tried.result) throw refused(tried.result.impedimento);
        const { asignacion } = tried.result;
        await putAssignment(tx, sesion.entidadId, { id, ...asignacion });
        return { accion: 'personas.asignar', datos: describeAssignment(empresa, asignacion), planDesde: asignacion.desde };
      }),

    /** The account closes when the last day is over, or at once if it is over already. Nobody is clocked out by this. */
    endContrato: (sesion: Sesion, { id, version, ultimoDia, motivo }: ValidadaDe<typeof personas.baja>): Promise<PersonaFicha> =>
      change(sesion, { id, version, lock: (tx) => lockForLeaving(tx, sesion, id) }, async ({ tx, ahora, antes, persona }) => {
        const { entidadId, usuarioId } = sesion;
        if (id === usuarioId) throw new AppError('personas.uno-mismo');
        const { fecha: hoy, zona } = persona.hoy;
        if (antes.ultimoDia !== null && antes.ultimoDia < hoy) throw new AppError('personas.cuenta-cerrada');
        const admins = await findAdmins(tx, entidadId, ahora.toString());
        if (antes.roles.includes('admin') && admins.every((admin) => admin === id)) throw new AppError('personas.ultimo-admin');
        const first = antes.alta ?? antes.asignaciones[0]?.desde ?? hoy;
        if (ultimoDia < first) throw new AppError('personas.fuera-de-contrato', { fields: { ultimoDia: { key: 'fecha' } } });
        const desde = masDias(ultimoDia, 1);
        await solicitudes.endAfter(tx, sesion, { personaId: id, dia: ultimoDia });
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

    /** A new contract after the last one. Before the last day, it cancels the leaving instead. */
    readmit: (sesion: Sesion, { id, version, alta, centroId, horarioId }: ValidadaDe<typeof personas.readmitir>): Promise<PersonaFicha> =>
      change(sesion, { id, version, lock: (tx) => lockForReturning(tx, sesion) }, async (cambio) => {
        const { tx, ahora, antes, empresa } = cambio;
        const { entidadId } = sesion;
        if (antes.ultimoDia === null) throw new AppError('personas.no-esta-de-baja');
        if (alta <= antes.ultimoDia) throw new AppError('personas.fuera-de-contrato', { fields: { alta: { key: 'fecha' } } });
        await checkAddress(tx, { entidadId, id, email: antes.email, ahora: ahora.toString() });
        const nueva = { desde: alta, centroId, horarioId };
        checkChosen(await findChoices(tx, entidadId), nueva);
        await checkMonths(tx, entidadId, [...centrosDesde(antes.asignaciones, alta), centroId], alta);
        await putAssignment(tx, entidadId, { id, ...nueva });
        const isWithoutGap = alta === masDias(antes.ultimoDia, 1);
        await updatePerson(tx, entidadId, id, { ultimo_dia: null, cierra: null, ...(isWithoutGap ? {} : { alta }) });
        const { centro, horario } = describeAssignment(empresa, nueva);
        return { accion: 'personas.readmitir', datos: { alta, centro, horario }, planDesde: alta };
      }),
  };
}

/** The zone of the contract that ends. It may differ from today's zone. */
const heldZone = ({ laboral }: Cambio['persona'], zona: string): string => laboral.periodos.at(-1)?.centro.zona ?? zona;
