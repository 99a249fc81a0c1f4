import type { SalidaDe, ValidadaDe } from '@jornada/contract/call.ts';
import type { ContratoDePersona, contratos } from '@jornada/contract/contratos.ts';
import { isMenor, type HechosContrato } from '@jornada/domain/contratos/index.ts';
import { normalizeNumero, numeroMal, problemaDeNaf } from '@jornada/domain/personas/seguridad-social.ts';
import { masDias } from '@jornada/domain/horario/calendario.ts';
import type { Contratado } from '@jornada/domain/personas/importar/index.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Sesion } from '../../shared/sesion.ts';
import { cambiosDe } from '../../shared/catalogue/changes.ts';
import type { AuditoriaService } from '../auditoria/service.ts';
import { todayOf, type EntidadesService } from '../../shared/company/configuration.ts';
import {
  createBirths,
  createNafs,
  createVersions,
  findContracts,
  type LineaContrato,
  type PersonaConContrato,
  type VersionNueva,
} from './repo.ts';
import { lock } from '../../shared/locks.ts';
import { factsOf } from './reads.ts';

export type ContratosService = ReturnType<typeof createContratosService>;

const isVersion = (linea: LineaContrato): linea is LineaContrato & HechosContrato => linea.porMil !== null;
/** Nobody who works was born before, and nobody works from birth on. */
const PRIMERO = '1906-01-01';

/** Of each day the last line, unless it took the day back; the newest day first. */
function versionsOf({ lineas }: Pick<PersonaConContrato, 'lineas'>): (LineaContrato & HechosContrato)[] {
  const last = new Map(lineas.toReversed().map((linea) => [linea.desde, linea]));
  return [...last.values()].filter(isVersion).toSorted((a, b) => (a.desde < b.desde ? 1 : -1));
}

function presentContract(persona: PersonaConContrato, hoy: string): ContratoDePersona {
  const { id, nombre, version, nacimiento, naf, lineas } = persona;
  const versiones = versionsOf(persona);
  const current = versiones.find(({ desde }) => desde <= hoy);
  return {
    persona: { id, nombre },
    version,
    nacimiento,
    naf,
    esMenor: isMenor(nacimiento, hoy),
    versiones: versiones.map((one, index) => {
      const next = versiones[index - 1];
      return { desde: one.desde, ...factsOf(one), hasta: next ? masDias(next.desde, -1) : null, esActual: one === current };
    }),
    historia: lineas.map((linea) => ({
      ...linea,
      momento: Temporal.Instant.from(linea.momento).toString(),
      quitada: linea.porMil === null,
    })),
  };
}

type Options = { db: Database; clock: Clock; entidades: EntidadesService; auditoria: AuditoriaService };
type Changing = { tx: Transaction; antes: PersonaConContrato; hoy: string; how: { autorId: number; momento: string } };
type Apuntado = {
  accion: 'contratos.cambiar' | 'contratos.quitar' | 'contratos.nacimiento' | 'contratos.naf';
  datos: Record<string, unknown>;
} | null;

/** What contracts say, and birth dates, for those who manage them. Nothing that was written is changed: another line is added. */
export function createContratosService({ db, clock, entidades, auditoria }: Options) {
  async function find(tx: Transaction, entidadId: number, personaId: number): Promise<PersonaConContrato> {
    const found = await findContracts(tx, entidadId, personaId);
    if (!found) throw new AppError('contratos.persona-no-existe');
    return found;
  }

  /** One change, refused if somebody else wrote first. */
  async function change(
    sesion: Sesion,
    { persona, version }: { persona: number; version: number },
    work: (changing: Changing) => Promise<Apuntado>,
  ): Promise<ContratoDePersona> {
    const { entidadId, usuarioId: autorId } = sesion;
    const hoy = await todayOf({ clock, entidades }, sesion);
    return db.tenant(entidadId, async (tx) => {
      await lock.people(tx, entidadId, [persona]);
      const antes = await find(tx, entidadId, persona);
      if (antes.version !== version) throw new AppError('general.cambiado-entretanto');
      const apuntado = await work({ tx, antes, hoy, how: { autorId, momento: clock.now().toString() } });
      if (!apuntado) return presentContract(antes, hoy);
      await auditoria.note(tx, { sesion, sobreId: persona, ...apuntado });
      return presentContract(await find(tx, entidadId, persona), hoy);
    });
  }

  return {
    async read(sesion: Sesion, { persona }: ValidadaDe<typeof contratos.byId>): Promise<SalidaDe<typeof contratos.byId>> {
      const hoy = await todayOf({ clock, entidades }, sesion);
      return db.tenant(sesion.entidadId, async (tx) => {
        const found = await find(tx, sesion.entidadId, persona);
        await auditoria.note(tx, { sesion, accion: 'contratos.ver', sobreId: persona });
        return presentContract(found, hoy);
      });
    },

    /** What changes nothing is not written. */
    save: (sesion: Sesion, { persona, version, ...hechos }: ValidadaDe<typeof contratos.guardar>) =>
      change(sesion, { persona, version }, async ({ tx, antes, how }) => {
        const versiones = versionsOf(antes);
        const same = versiones.find(({ desde }) => desde === hechos.desde);
        const before = same ?? versiones.find(({ desde }) => desde <= hechos.desde);
        const cambios = cambiosDe(before ? factsOf(before) : {}, factsOf(hechos));
        if (Object.keys(cambios).length === 0) return null;
        await createVersions(tx, sesion.entidadId, [{ usuario: persona, ...hechos }], how);
        return { accion: 'contratos.cambiar', datos: { desde: hechos.desde, cambios } };
      }),

    /** @throws AppError `contratos.sin-version`. */
    remove: (sesion: Sesion, { persona, version, desde }: ValidadaDe<typeof contratos.quitar>) =>
      change(sesion, { persona, version }, async ({ tx, antes, how }) => {
        if (!versionsOf(antes).some((one) => one.desde === desde)) throw new AppError('contratos.sin-version');
        await createVersions(tx, sesion.entidadId, [{ usuario: persona, desde }], how);
        return { accion: 'contratos.quitar', datos: { desde } };
      }),

    /** The date itself is in no log. @throws AppError `contratos.nacimiento-no-valido`. */
    saveBirth: (sesion: Sesion, { persona, version, nacimiento }: ValidadaDe<typeof contratos.guardarNacimiento>) =>
      change(sesion, { persona, version }, async ({ tx, antes, hoy, how }) => {
        if (nacimiento !== null && (nacimiento < PRIMERO || nacimiento > hoy))
          throw new AppError('contratos.nacimiento-no-valido', { fields: { nacimiento: { key: 'fecha' } } });
        if (nacimiento === antes.nacimiento) return null;
        await createBirths(tx, sesion.entidadId, [{ usuario: persona, fecha: nacimiento }], how);
        return { accion: 'contratos.nacimiento', datos: {} };
      }),

    /** The number itself is in no log. @throws AppError `contratos.naf-no-valido`, with the number that it should probably be. */
    saveNaf: (sesion: Sesion, { persona, version, naf: typed }: ValidadaDe<typeof contratos.guardarNaf>) =>
      change(sesion, { persona, version }, async ({ tx, antes, how }) => {
        const naf = typed === null || typed === '' ? null : normalizeNumero(typed);
        const problema = naf === null ? null : problemaDeNaf(naf);
        if (problema) throw new AppError('contratos.naf-no-valido', { fields: { naf: numeroMal('naf', problema) } });
        if (naf === antes.naf) return null;
        await createNafs(tx, sesion.entidadId, [{ usuario: persona, naf }], how);
        return { accion: 'contratos.naf', datos: {} };
      }),

    /** Writes what a file says of people whose rows the caller has locked, within the caller's transaction. */
    async saveMany(tx: Transaction, sesion: Sesion, said: readonly ({ usuario: number } & Contratado)[]): Promise<void> {
      const { entidadId, usuarioId: autorId } = sesion;
      const how = { autorId, momento: clock.now().toString() };
      const versiones = said.flatMap(({ usuario, contrato }): VersionNueva[] => (contrato ? [{ usuario, ...contrato }] : []));
      const nacidas = said.flatMap(({ usuario, nacimiento }) => (nacimiento === null ? [] : [{ usuario, fecha: nacimiento }]));
      const nafs = said.flatMap(({ usuario, naf }) => (naf === null ? [] : [{ usuario, naf }]));
      if (versiones.length > 0) await createVersions(tx, entidadId, versiones, how);
      if (nacidas.length > 0) await createBirths(tx, entidadId, nacidas, how);
      if (nafs.length > 0) await createNafs(tx, entidadId, nafs, how);
      for (const { usuario, contrato, base, nacimiento, naf } of said) {
        if (contrato) {
          const cambios = cambiosDe(base ? factsOf(base) : {}, factsOf(contrato));
          await auditoria.note(tx, { sesion, accion: 'contratos.cambiar', sobreId: usuario, datos: { desde: contrato.desde, cambios } });
        }
        // Neither the date nor the number is in a log.
        if (nacimiento !== null) await auditoria.note(tx, { sesion, accion: 'contratos.nacimiento', sobreId: usuario });
        if (naf !== null) await auditoria.note(tx, { sesion, accion: 'contratos.naf', sobreId: usuario });
      }
    },
  };
}
