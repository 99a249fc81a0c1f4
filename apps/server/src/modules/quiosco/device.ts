import type { SalidaDe, ValidadaDe } from '@jornada/contract/call.ts';
import type { quiosco } from '@jornada/contract/quiosco/calls.ts';
import type { ConfiguracionQuiosco } from '@jornada/contract/quiosco/vistas.ts';
import type { Subtipo } from '@jornada/domain/horario/modelo.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import type { TranslateText } from '../../platform/http/error-handler.ts';
import type { Passwords } from '../../platform/passwords.ts';
import type { Vault } from '../../platform/vault.ts';
import type { Sesion } from '../../shared/sesion.ts';
import type { AuditoriaService } from '../auditoria/service.ts';
import type { EntidadesService } from '../../shared/company/configuration.ts';
import type { FilaTipo } from '../../shared/company/configuration-repo.ts';
import { recordTypes, typeName } from '../registros/reads.ts';
import type { Configure } from './configure.ts';
import { findOrMakeKey } from './keys.ts';
import { createKiosk, findAccount, updateContact, updateOpenUntil } from './kiosks-repo.ts';
import { findKiosk } from './reads.ts';
import type { Limits } from './limits.ts';
import { findDigits } from './own-repo.ts';

/** How long the configuration stays open after the password. */
const MINUTES_OPEN = 10;

/** What the tablet itself asks for: its configuration, and what that is chosen from. */
export function createDevice(options: {
  db: Database;
  clock: Clock;
  vault: Vault;
  passwords: Passwords;
  limits: Limits;
  entidades: EntidadesService;
  auditoria: AuditoriaService;
  configure: Configure;
  translate: TranslateText;
}) {
  const { db, clock, vault, passwords, limits, entidades, configure, translate } = options;
  const now = (): string => clock.now().toString();

  async function read(tx: Queryable, sesion: Sesion): Promise<ConfiguracionQuiosco> {
    const { entidadId, usuarioId, revision } = sesion;
    const kiosk = await findKiosk(tx, { entidadId, id: usuarioId });
    if (!kiosk) throw new AppError('quiosco.no-existe');
    const empresa = await entidades.getConfiguration(entidadId, revision);
    const centro = kiosk.centroId === null ? undefined : empresa.centros.get(kiosk.centroId);
    const { id: _id, emparejado: _paired, contacto: _contact, ...shown } = kiosk;
    return {
      ...shown,
      subtipos: kiosk.subtipos as Subtipo[] | null,
      foto: kiosk.foto && empresa.ajustes.guardaFoto,
      empresa: empresa.nombre,
      centro: centro?.nombre ?? null,
      zona: centro?.zona ?? empresa.zona,
      cifras: await findDigits(tx, entidadId),
      tipos: offeredWithoutNetwork(recordTypes(empresa), sesion),
      clave: await findOrMakeKey(tx, { vault, entidadId, ahora: now() }),
    };
  }

  /**
   * Nothing can be asked for then, so types that need a project or a remark are not offered. Coming back is called the same after each kind of pause:
   * here its kind is said, because nobody knows which one it ends.
   */
  function offeredWithoutNetwork(tipos: readonly FilaTipo[], { idioma }: Sesion): ConfiguracionQuiosco['tipos'] {
    const nameOf = (tipo: FilaTipo): string => typeName(tipo, { language: idioma, translate });
    const fullName = (tipo: FilaTipo): string => {
      const pausa = tipo.clase === 'regreso' && tipos.find(({ clase, subtipo }) => clase === 'pausa' && subtipo === tipo.subtipo);
      return pausa ? `${nameOf(tipo)} · ${nameOf(pausa)}` : nameOf(tipo);
    };
    return tipos
      .filter(({ requiereProyecto, requiereObservaciones, clase }) => !requiereProyecto && !requiereObservaciones && clase !== 'proyecto')
      .map((tipo) => ({ id: tipo.id, clase: tipo.clase, subtipo: tipo.subtipo, nombre: fullName(tipo) }));
  }

  return {
    read: (sesion: Sesion): Promise<ConfiguracionQuiosco> => db.tenant(sesion.entidadId, (tx) => read(tx, sesion)),

    async beat({ entidadId, usuarioId }: Sesion): Promise<null> {
      await db.tenant(entidadId, (tx) => updateContact(tx, { entidadId, id: usuarioId }, now()));
      return null;
    },

    async listCentros({ entidadId, revision }: Sesion): Promise<SalidaDe<typeof quiosco.centros>> {
      const { centros } = await entidades.getConfiguration(entidadId, revision);
      return { items: [...centros.values()].filter(({ activo }) => activo).map(({ id, nombre }) => ({ Id: id, Nombre: nombre })) };
    },

    async listSubtipos({ entidadId, revision, idioma }: Sesion): Promise<SalidaDe<typeof quiosco.subtipos>> {
      const { tipos } = await entidades.getConfiguration(entidadId, revision);
      // By what begins it: coming back is called the same after each kind of pause.
      const begins = tipos.filter(({ clase }) => clase !== 'salida' && clase !== 'regreso');
      return {
        items: [...Map.groupBy(begins, ({ subtipo }) => subtipo)].flatMap(([Subtipo, [first]]) =>
          first ? [{ Subtipo, Nombre: typeName(first, { language: idioma, translate }) }] : [],
        ),
      };
    },

    /** @throws AppError `quiosco.password-no-valida`, `quiosco.demasiados-intentos`. */
    async checkPassword(sesion: Sesion, password: string): Promise<null> {
      const { entidadId, usuarioId: id } = sesion;
      const giveBack = await limits.takePassword(sesion);
      const account = await db.tenant(entidadId, (tx) => findAccount(tx, { entidadId, id }));
      if (!(await passwords.verify(account?.hash ?? null, password)))
        throw new AppError('quiosco.password-no-valida', { fields: { password: { key: 'formato' } } });
      await giveBack();
      const hasta = clock.now().add({ minutes: MINUTES_OPEN }).toString();
      await db.tenant(entidadId, async (tx) => {
        await createKiosk(tx, { entidadId, id }, null, now());
        await updateOpenUntil(tx, { entidadId, id }, hasta);
      });
      return null;
    },

    /** @throws AppError `quiosco.falta-password`, and as `configure`. */
    saveConfiguration: (sesion: Sesion, input: ValidadaDe<typeof quiosco.guardarConfiguracion>): Promise<ConfiguracionQuiosco> =>
      db.tenant(sesion.entidadId, async (tx) => {
        const { entidadId, usuarioId: id } = sesion;
        const kiosk = await findKiosk(tx, { entidadId, id });
        const isOpen = kiosk?.abiertoHasta && Temporal.Instant.compare(kiosk.abiertoHasta, clock.now()) > 0;
        if (!kiosk || !isOpen) throw new AppError('quiosco.falta-password');
        await configure(tx, sesion, { ...input, id });
        await updateOpenUntil(tx, { entidadId, id }, null);
        return read(tx, sesion);
      }),
  };
}
