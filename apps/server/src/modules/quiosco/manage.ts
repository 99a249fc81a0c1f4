import type { SalidaDe, ValidadaDe } from '@jornada/contract/call.ts';
import type { quiosco } from '@jornada/contract/quiosco/calls.ts';
import type { EstadoQuiosco, QuioscoGestionado } from '@jornada/contract/quiosco/vistas.ts';
import type { Subtipo } from '@jornada/domain/horario/modelo.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import type { Passwords } from '../../platform/passwords.ts';
import type { Sesion } from '../../shared/sesion.ts';
import type { AuditoriaService } from '../auditoria/service.ts';
import { deviceOf } from '../auth/reads.ts';
import type { AuthService } from '../auth/service.ts';
import { todayOf, type EntidadesService } from '../../shared/company/configuration.ts';
import type { Configure } from './configure.ts';
import { makeReadable } from './digests.ts';
import { createAccount, createKiosk, findAccount, findKiosks, updatePassword } from './kiosks-repo.ts';
import type { FilaQuiosco } from './reads.ts';
import type { Limits } from './limits.ts';
import { deleteCodeOf } from './pairing-repo.ts';
import type { Pairing } from './pairing.ts';
import { findPeople, isPerson } from './people-list-repo.ts';

/** A device says every minute that it is there. */
const MINUTES_SILENT = 5;
const LIMIT = 20;

type Kept = Omit<QuioscoGestionado, 'frenado'>;

/** Kiosks, for those who run the company. */
export function createManage(options: {
  db: Database;
  clock: Clock;
  passwords: Passwords;
  entidades: EntidadesService;
  auditoria: AuditoriaService;
  auth: AuthService;
  pairing: Pairing;
  configure: Configure;
  limits: Limits;
}) {
  const { db, clock, passwords, entidades, auditoria, auth, pairing, configure, limits } = options;

  function stateOf({ conectado, emparejado, contacto }: FilaQuiosco): EstadoQuiosco {
    if (!conectado) return emparejado === null ? 'nuevo' : 'revocado';
    const since = clock.now().subtract({ minutes: MINUTES_SILENT });
    return contacto !== null && Temporal.Instant.compare(contacto, since) >= 0 ? 'conectado' : 'sin-contacto';
  }

  async function present(tx: Queryable, { entidadId, revision }: Sesion, id: number | null = null): Promise<Kept[]> {
    const { centros } = await entidades.getConfiguration(entidadId, revision);
    return (await findKiosks(tx, entidadId, id)).map((row) => {
      const { conectado: _signedIn, abiertoHasta: _open, dispositivo, subtipos, ...kiosk } = row;
      const centro = kiosk.centroId === null ? null : (centros.get(kiosk.centroId)?.nombre ?? null);
      return {
        ...kiosk,
        centro,
        estado: stateOf(row),
        subtipos: subtipos as Subtipo[] | null,
        dispositivo: dispositivo === null ? null : deviceOf(dispositivo),
      };
    });
  }
  async function presentOne(tx: Queryable, sesion: Sesion, id: number): Promise<Kept> {
    const [one] = await present(tx, sesion, id);
    if (!one) throw new AppError('quiosco.no-existe');
    return one;
  }

  /** With what is counted apart, after the transaction. */
  async function withTries({ entidadId }: Sesion, kiosks: readonly Kept[]): Promise<QuioscoGestionado[]> {
    const slowed = await limits.findSlowed(
      entidadId,
      kiosks.map(({ id }) => id),
    );
    return kiosks.map((one) => ({ ...one, frenado: slowed.has(one.id) }));
  }
  async function oneWithTries(sesion: Sesion, work: (tx: Transaction) => Promise<Kept>): Promise<QuioscoGestionado> {
    const kept = await db.tenant(sesion.entidadId, work);
    return { ...kept, frenado: (await limits.findSlowed(sesion.entidadId, [kept.id])).has(kept.id) };
  }

  /** A new password of a kiosk, and its hash. The computing is done before the transaction. */
  async function drawPassword(userName: string): Promise<{ contrasena: string; hash: string }> {
    const contrasena = makeReadable(3).toLowerCase();
    return { contrasena, hash: await passwords.hash(contrasena, userName) };
  }

  return {
    async list(sesion: Sesion): Promise<SalidaDe<typeof quiosco.lista>> {
      const items = await withTries(sesion, await db.tenant(sesion.entidadId, (tx) => present(tx, sesion)));
      return { items, total: items.length };
    },

    async create(sesion: Sesion, { nombre, centroId }: ValidadaDe<typeof quiosco.crear>): Promise<SalidaDe<typeof quiosco.crear>> {
      const { entidadId, revision } = sesion;
      const { centros } = await entidades.getConfiguration(entidadId, revision);
      if (!centros.get(centroId)?.activo) throw new AppError('quiosco.centro-no-valido', { fields: { centroId: { key: 'opcion' } } });
      const userName = `QUIOSCO-${makeReadable(2)}`;
      const { contrasena, hash } = await drawPassword(userName);
      return db.tenant(entidadId, async (tx) => {
        const id = await createAccount(tx, entidadId, { userName, nombre });
        await updatePassword(tx, { entidadId, id }, hash);
        await createKiosk(tx, { entidadId, id }, centroId, clock.now().toString());
        await auditoria.note(tx, { sesion, accion: 'quiosco.crear', sobreId: id, datos: { nombre } });
        const emparejamiento = await pairing.order(tx, { entidadId, quioscoId: id });
        return { quiosco: { ...(await presentOne(tx, sesion, id)), frenado: false }, emparejamiento, contrasena };
      });
    },

    configure: (sesion: Sesion, input: ValidadaDe<typeof quiosco.configurar>): Promise<QuioscoGestionado> =>
      oneWithTries(sesion, async (tx) => {
        await configure(tx, sesion, input);
        return presentOne(tx, sesion, input.id);
      }),

    orderCode: (sesion: Sesion, id: number): Promise<SalidaDe<typeof quiosco.codigo>> =>
      db.tenant(sesion.entidadId, async (tx) => {
        const { entidadId } = sesion;
        await presentOne(tx, sesion, id);
        await createKiosk(tx, { entidadId, id }, null, clock.now().toString());
        await auditoria.note(tx, { sesion, accion: 'quiosco.codigo', sobreId: id });
        return pairing.order(tx, { entidadId, quioscoId: id });
      }),

    async renewPassword(sesion: Sesion, id: number): Promise<{ contrasena: string }> {
      const { entidadId } = sesion;
      const account = await db.tenant(entidadId, (tx) => findAccount(tx, { entidadId, id }));
      if (!account) throw new AppError('quiosco.no-existe');
      const { contrasena, hash } = await drawPassword(account.userName);
      await db.tenant(entidadId, async (tx) => {
        await updatePassword(tx, { entidadId, id }, hash);
        await auditoria.note(tx, { sesion, accion: 'quiosco.contrasena', sobreId: id });
      });
      return { contrasena };
    },

    /** Its next call is refused, and with it that of whoever is in front of it. */
    revoke: (sesion: Sesion, id: number): Promise<QuioscoGestionado> =>
      oneWithTries(sesion, async (tx) => {
        const { entidadId } = sesion;
        await presentOne(tx, sesion, id);
        await auth.closeAll(tx, entidadId, id);
        await deleteCodeOf(tx, { entidadId, quioscoId: id });
        await auditoria.note(tx, { sesion, accion: 'quiosco.revocar', sobreId: id });
        return presentOne(tx, sesion, id);
      }),

    /** Its PINs are taken as before: whoever did this has looked who guesses there. */
    async freeKiosk(sesion: Sesion, id: number): Promise<QuioscoGestionado> {
      const { entidadId } = sesion;
      const kept = await db.tenant(entidadId, async (tx) => {
        const one = await presentOne(tx, sesion, id);
        await auditoria.note(tx, { sesion, accion: 'quiosco.desbloquear', sobreId: id });
        return one;
      });
      await limits.freeKiosk({ entidadId, usuarioId: id });
      return { ...kept, frenado: false };
    },

    /** @throws AppError `quiosco.persona-no-valida`. */
    async freePerson(sesion: Sesion, personaId: number): Promise<null> {
      const { entidadId } = sesion;
      await db.tenant(entidadId, async (tx) => {
        if (!(await isPerson(tx, entidadId, personaId))) throw new AppError('quiosco.persona-no-valida');
        await auditoria.note(tx, { sesion, accion: 'quiosco.desbloquear', sobreId: personaId });
      });
      await limits.freePerson(entidadId, personaId);
      return null;
    },

    async listPeople(sesion: Sesion, input: ValidadaDe<typeof quiosco.personas>): Promise<SalidaDe<typeof quiosco.personas>> {
      const { texto = '', persona, start = 0, limit = LIMIT } = input;
      const hoy = await todayOf({ clock, entidades }, sesion);
      const { entidadId } = sesion;
      const { items, total } = await db.tenant(entidadId, (tx) => findPeople(tx, { entidadId, hoy, texto, persona, start, limit }));
      const stopped = await limits.findStopped(
        entidadId,
        items.map(({ id }) => id),
      );
      return { items: items.map((one) => ({ ...one, parada: stopped.has(one.id) })), total };
    },
  };
}
