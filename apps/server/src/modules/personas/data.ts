import type { PersonaFicha } from '@jornada/contract/personas.ts';
import type { ValidadaDe } from '@jornada/contract/call.ts';
import type { personas } from '@jornada/contract/personas.ts';
import { cuentaDesde, estadoDeCuenta, obstaculoDeRoles, type RolPersona } from '@jornada/domain/personas/index.ts';
import { isUniqueViolation, type Queryable } from '../../platform/database/pool.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { cambiosDe } from '../../shared/catalogue/changes.ts';
import type { Sesion } from '../../shared/sesion.ts';
import type { Configuracion } from '../../shared/company/configuration.ts';
import { checkAddress } from './address.ts';
import { checkChosen, checkData, checkDocument, checkMonths } from './check.ts';
import { readFile } from './file.ts';
import type { FilaPersona } from './people-repo.ts';
import type { Invite } from './invite.ts';
import {
  createPerson,
  endSessions,
  findAdmins,
  findChoices,
  putAssignment,
  putInDirectory,
  updatePerson,
  type Configurado,
  type DatosPersona,
} from './repo.ts';
import { dataOf, type Change, type Dependencias } from './write.ts';
import { lock } from '../../shared/locks.ts';

const repeated = () => new AppError('personas.documento-repetido', { fields: { documento: { key: 'repetido' } } });

/** The data of a new person. Without centre and schedule (a kiosk) there is no contract. */
export type NuevaPersona = DatosPersona & {
  roles: RolPersona[];
  alta: string;
  desde: string;
  centroId: number | null;
  horarioId: number | null;
};

/** The country with the rules for the person's ID number. */
const countryOf = ({ centros }: Configurado, centroId: number | null): string => centros.find(({ id }) => id === centroId)?.pais ?? 'ES';

/** Makes a person with everything that belongs to them. The transaction holds the lock of closing and the turn of the addresses. @returns their id. */
async function insertPerson(
  tx: Queryable,
  options: { entidadId: number; ahora: string; nueva: NuevaPersona; elegible: Configurado },
): Promise<number> {
  const { entidadId, ahora, nueva, elegible } = options;
  const { roles, alta, desde, centroId, horarioId } = nueva;
  const obstacle = obstaculoDeRoles({ antes: [], despues: roles, esUnoMismo: false, otrosAdmins: 1 });
  if (obstacle) throw new AppError(obstacle, { fields: { roles: { key: 'opcion' } } });
  const hasContract = !roles.includes('quiosco');
  await checkData(tx, { entidadId, ahora, id: null, datos: nueva, antes: null, elegible });
  if (hasContract) {
    checkChosen(elegible, { centroId: centroId ?? 0, horarioId: horarioId ?? 0 });
    if (desde < alta) throw new AppError('personas.fuera-de-contrato', { fields: { desde: { key: 'fecha' } } });
    await checkMonths(tx, entidadId, [centroId], desde);
  }
  const id = await createPerson(tx, entidadId, { ...nueva, alta: hasContract ? alta : null }).catch((error: unknown) => {
    throw isUniqueViolation(error) ? repeated() : error;
  });
  // After the ID number: who is there already is told so.
  await checkAddress(tx, { entidadId, id, email: nueva.email, ahora });
  if (hasContract) await putAssignment(tx, entidadId, { id, desde, horarioId, centroId });
  await putInDirectory(tx, id);
  return id;
}

/** Whether somebody who has never signed in is given a mail address: then the invitation that they could not have is sent. */
const canBeInvitedNow = (antes: FilaPersona, email: string, hoy: string): boolean => {
  const { tieneClave, invitada, suspendida, activo, ultimoDia, esQuiosco } = antes;
  if (esQuiosco || antes.email !== '' || email === '') return false;
  const cuenta = { tieneClave, estaInvitada: invitada !== null, estaSuspendida: suspendida !== null || !activo, ultimoDia };
  return ['sin-acceso', 'invitada'].includes(estadoDeCuenta(cuenta, hoy));
};

/** Roles may take an admin away, and make a kiosk somebody who has an address. */
async function lockForRoles(tx: Queryable, { entidadId }: Sesion): Promise<void> {
  await lock.admins(tx, entidadId);
  await lock.addresses(tx, entidadId);
}

/** Making people, and changing their data and roles. */
export function createDataCalls(options: Dependencias & { change: Change; invitar: Invite }) {
  const { db, clock, entidades, auditoria, fotoTokens, change, invitar } = options;

  async function insert(sesion: Sesion, empresa: Configuracion, nueva: NuevaPersona, isInvited: boolean): Promise<PersonaFicha> {
    const { entidadId } = sesion;
    const ahora = clock.now();
    return db.tenant(entidadId, async (tx) => {
      await lock.closing.write(tx, entidadId);
      await lock.addresses(tx, entidadId);
      const elegible = await findChoices(tx, entidadId);
      const documento = checkDocument(nueva.documento, countryOf(elegible, nueva.centroId));
      const id = await insertPerson(tx, { entidadId, ahora: ahora.toString(), nueva: { ...nueva, documento }, elegible });
      const { nombre, roles, alta, desde } = nueva;
      await auditoria.note(tx, { sesion, accion: 'personas.crear', sobreId: id, datos: { nombre, documento, roles, alta, desde } });
      if (isInvited) await invitar(tx, { sesion, id });
      return readFile(tx, { sesion, empresa, ahora, fotoTokens }, id);
    });
  }

  return {
    async create(sesion: Sesion, { invitar: isInvited, ...nueva }: ValidadaDe<typeof personas.crear>): Promise<PersonaFicha> {
      const empresa = await entidades.getConfiguration(sesion.entidadId, sesion.revision);
      const hoy = clock.now().toZonedDateTimeISO(empresa.zona).toPlainDate().toString();
      return insert(sesion, empresa, { ...nueva, desde: nueva.desde ?? cuentaDesde({ alta: nueva.alta, hoy }) }, isInvited);
    },

    change: (sesion: Sesion, { id, version, ...typed }: ValidadaDe<typeof personas.cambiar>): Promise<PersonaFicha> =>
      change(sesion, { id, version, lock: (tx) => lock.addresses(tx, sesion.entidadId) }, async ({ tx, ahora, antes, persona }) => {
        const { entidadId } = sesion;
        const elegible = await findChoices(tx, entidadId);
        const pais = persona.hoy.centro?.pais ?? 'ES';
        const isSame = typed.documento === antes.documento;
        const datos = { ...typed, documento: isSame ? typed.documento : checkDocument(typed.documento, pais) };
        const cambios = cambiosDe(dataOf(antes), datos);
        if (Object.keys(cambios).length === 0) return null;
        await checkData(tx, { entidadId, ahora: ahora.toString(), id, datos, antes: dataOf(antes), elegible });
        await updatePerson(tx, entidadId, id, datos).catch((error: unknown) => {
          throw isUniqueViolation(error) ? repeated() : error;
        });
        // Two who share an address since before stay as they are, until one of them is given another.
        if (datos.email.toLowerCase() !== antes.email.toLowerCase())
          await checkAddress(tx, { entidadId, id, email: datos.email, ahora: ahora.toString() });
        if (datos.documento !== antes.documento) await putInDirectory(tx, id);
        if (canBeInvitedNow(antes, datos.email, persona.hoy.fecha)) await invitar(tx, { sesion, id });
        return { accion: 'personas.cambiar', datos: { cambios } };
      }),

    /** If a person becomes a kiosk, or stops being one, they have to sign in again. */
    changeRoles: (sesion: Sesion, { id, version, roles }: ValidadaDe<typeof personas.cambiarRoles>): Promise<PersonaFicha> =>
      change(sesion, { id, version, lock: (tx) => lockForRoles(tx, sesion) }, async ({ tx, ahora, antes }) => {
        const { entidadId, usuarioId } = sesion;
        const admins = await findAdmins(tx, entidadId, ahora.toString());
        const otrosAdmins = admins.filter((admin) => admin !== id).length;
        const obstacle = obstaculoDeRoles({ antes: antes.roles, despues: roles, esUnoMismo: id === usuarioId, otrosAdmins });
        if (obstacle) throw new AppError(obstacle);
        const cambios = cambiosDe({ roles: antes.roles.toSorted() }, { roles: roles.toSorted() });
        if (Object.keys(cambios).length === 0) return null;
        const esQuiosco = roles.includes('quiosco');
        if (antes.esQuiosco && !esQuiosco) await checkAddress(tx, { entidadId, id, email: antes.email, ahora: ahora.toString() });
        await updatePerson(tx, entidadId, id, { roles, es_quiosco: esQuiosco });
        if (esQuiosco !== antes.esQuiosco) await endSessions(tx, entidadId, id, ahora.toString());
        return { accion: 'personas.roles', datos: { cambios } };
      }),
  };
}
