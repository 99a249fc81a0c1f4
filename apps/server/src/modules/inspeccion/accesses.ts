import { randomInt } from 'node:crypto';
import type { SalidaDe, ValidadaDe } from '@jornada/contract/call.ts';
import type { inspeccion } from '@jornada/contract/inspeccion/calls.ts';
import type { AccesoExterno } from '@jornada/contract/inspeccion/vistas.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Sesion } from '../../shared/sesion.ts';
import type { AuditoriaService } from '../auditoria/service.ts';
import type { AuthService } from '../auth/service.ts';
import type { CorreoService } from '../correo/service.ts';
import { rutaDe } from '../enlaces/reads.ts';
import type { EnlacesService } from '../enlaces/service.ts';
import type { Configuracion, EntidadesService } from '../../shared/company/configuration.ts';
import { createAccess, findAccess, findAccesses, revokeAccess, type FilaAcceso } from './repo.ts';

/** How many days an invitation is valid; not longer than the access. */
const DAYS_INVITED = 7;
/** An access lasts a year at most. */
const MOST_DAYS = 366;
/** Without letters and figures that look alike. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const LENGTH = 8;

type Options = {
  db: Database;
  clock: Clock;
  entidades: EntidadesService;
  auditoria: AuditoriaService;
  auth: Pick<AuthService, 'closeAll'>;
  enlaces: Pick<EnlacesService, 'create' | 'forget'>;
  correo: Pick<CorreoService, 'send'>;
};

const newUserName = (): string => `EXT-${Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')}`;

/** Accesses for people from outside: who has one, what it shows, and its end. */
export function createAccesses({ db, clock, entidades, auditoria, auth, enlaces, correo }: Options) {
  const configuration = ({ entidadId, revision }: Sesion) => entidades.getConfiguration(entidadId, revision);

  function stateOf({ revocado, caduca, tieneClave }: FilaAcceso): AccesoExterno['estado'] {
    if (revocado !== null) return 'revocado';
    if (Temporal.Instant.compare(caduca, clock.now()) <= 0) return 'caducado';
    return tieneClave ? 'abierto' : 'invitado';
  }
  function present(fila: FilaAcceso, empresa: Configuracion): AccesoExterno {
    const { revocado: _revocado, tieneClave: _tieneClave, centros, idioma, ...rest } = fila;
    return {
      ...rest,
      idioma: idioma ?? empresa.idioma,
      centros: centros?.map((id) => ({ id, nombre: empresa.centros.get(id)?.nombre ?? '' })) ?? null,
      estado: stateOf(fila),
    };
  }

  /** Invites by mail, or gives the path of the invitation to be printed. */
  async function invite(tx: Transaction, sesion: Sesion, fila: FilaAcceso, empresa: Configuracion): Promise<string | null> {
    const { entidadId } = sesion;
    const { usuarioId, nombre, usuario, email, idioma } = fila;
    const { token, caduca } = await enlaces.create(tx, { tipo: 'invitacion', entidadId, usuarioId, minutos: DAYS_INVITED * 24 * 60 });
    const ruta = rutaDe('invitacion', token);
    await auditoria.note(tx, { sesion, accion: 'inspeccion.invitar', sobreId: fila.id, datos: { para: email || null } });
    if (!email) return ruta;
    const datos = { nombre, entidad: empresa.nombre, usuario, ruta, dias: DAYS_INVITED };
    await correo.send(tx, { entidadId, para: email, idioma: idioma ?? empresa.idioma, plantilla: 'invitacion-externa', datos, caduca });
    return null;
  }

  /** An access that has not ended. @throws AppError `inspeccion.no-existe`, `inspeccion.cerrado`. */
  async function findOpen(tx: Transaction, entidadId: number, id: number): Promise<FilaAcceso> {
    const fila = await findAccess(tx, entidadId, id);
    if (!fila) throw new AppError('inspeccion.no-existe');
    const estado = stateOf(fila);
    if (estado === 'revocado' || estado === 'caducado') throw new AppError('inspeccion.cerrado');
    return fila;
  }

  return {
    async list(sesion: Sesion): Promise<SalidaDe<typeof inspeccion.accesos>> {
      const empresa = await configuration(sesion);
      const rows = await db.tenant(sesion.entidadId, (tx) => findAccesses(tx, sesion.entidadId));
      return { items: rows.map((row) => present(row, empresa)), total: rows.length };
    },

    /** @throws AppError `inspeccion.centro-no-existe`, `inspeccion.periodo-no-valido`, `inspeccion.caducidad-no-valida`. */
    async create(sesion: Sesion, input: ValidadaDe<typeof inspeccion.crear>): Promise<SalidaDe<typeof inspeccion.crear>> {
      const { entidadId, usuarioId: autorId } = sesion;
      const { caduca: lastDay, centros, desde, hasta, ...who } = input;
      const empresa = await configuration(sesion);
      if (centros?.some((id) => !empresa.centros.has(id))) throw new AppError('inspeccion.centro-no-existe');
      if (hasta < desde) throw new AppError('inspeccion.periodo-no-valido', { fields: { hasta: { key: 'fecha' } } });
      const ahora = clock.now();
      const today = ahora.toZonedDateTimeISO(empresa.zona).toPlainDate();
      const days = today.until(lastDay, { largestUnit: 'days' }).days;
      if (days < 0 || days > MOST_DAYS) throw new AppError('inspeccion.caducidad-no-valida', { fields: { caduca: { key: 'fecha' } } });
      const caduca = Temporal.PlainDate.from(lastDay).add({ days: 1 }).toZonedDateTime(empresa.zona).toInstant().toString();
      return db.tenant(entidadId, async (tx) => {
        const nuevo = { ...who, desde, hasta, centros: centros && [...new Set(centros)], caduca, creado: ahora.toString(), autorId };
        const id = await createAccess(tx, entidadId, { ...nuevo, usuario: newUserName() });
        const datos = { nombre: who.nombre, organismo: who.organismo, perfil: who.perfil, desde, hasta, centros, caduca: lastDay };
        await auditoria.note(tx, { sesion, accion: 'inspeccion.crear', sobreId: id, datos });
        const fila = await findOpen(tx, entidadId, id);
        return { acceso: present(fila, empresa), ruta: await invite(tx, sesion, fila, empresa) };
      });
    },

    /** @throws AppError `inspeccion.no-existe`, `inspeccion.cerrado`. */
    async inviteAgain(sesion: Sesion, id: number): Promise<SalidaDe<typeof inspeccion.invitar>> {
      const empresa = await configuration(sesion);
      return db.tenant(sesion.entidadId, async (tx) => {
        const fila = await findOpen(tx, sesion.entidadId, id);
        return { acceso: present(fila, empresa), ruta: await invite(tx, sesion, fila, empresa) };
      });
    },

    /** @throws AppError `inspeccion.no-existe`, `inspeccion.cerrado`. */
    async revoke(sesion: Sesion, id: number): Promise<null> {
      const { entidadId, usuarioId: autorId } = sesion;
      await db.tenant(entidadId, async (tx) => {
        const { nombre } = await findOpen(tx, entidadId, id);
        const usuarioId = await revokeAccess(tx, entidadId, { id, ahora: clock.now().toString(), autorId });
        if (usuarioId === null) throw new AppError('inspeccion.cerrado');
        await auth.closeAll(tx, entidadId, usuarioId);
        await enlaces.forget(tx, { entidadId, usuarioId, tipos: ['invitacion', 'recuperacion', 'acceso', 'entrada'] });
        await auditoria.note(tx, { sesion, accion: 'inspeccion.revocar', sobreId: id, datos: { nombre } });
      });
      return null;
    },
  };
}
