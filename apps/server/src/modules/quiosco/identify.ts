import { createHash, createPublicKey, verify } from 'node:crypto';
import type { ValidadaDe } from '@jornada/contract/call.ts';
import type { UsuarioSimulado } from '@jornada/contract/perfil.ts';
import type { quiosco } from '@jornada/contract/quiosco/calls.ts';
import type { Identificacion } from '@jornada/contract/quiosco/vistas.ts';
import { isStepGood, readCodigo, type CodigoLeido } from '@jornada/domain/quiosco/index.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import type { Tokens } from '../../platform/http/tokens.ts';
import type { Secrets } from '../../platform/secrets.ts';
import type { Vault } from '../../platform/vault.ts';
import { permissionsOf, type SinAcceso } from '../../shared/permissions.ts';
import type { Sesion } from '../../shared/sesion.ts';
import { shortName } from '../../shared/short-name.ts';
import type { AuthService } from '../auth/service.ts';
import type { EntidadesService } from '../../shared/company/configuration.ts';
import type { PerfilService } from '../perfil/service.ts';
import { digestsOf } from './digests.ts';
import { findKiosk, type QuioscoLeido } from './reads.ts';
import { updateContact } from './kiosks-repo.ts';
import type { Limits } from './limits.ts';
import { findByBadge, findByName, findByPhone, findByPin, updateStep, type FilaIdentificada } from './people-repo.ts';

/** A name that was chosen is good for the PIN that follows. */
const NAME_SECONDS = 120;
/** Names that a kiosk may look up in a quarter of an hour. */
const MOST_NAMES = 300;
const NAMES_SHOWN = 6;
const CHOICE = 'quiosco-nombre';

export const pinSubject = (entidadId: number, pin: string): string => `quiosco-pin:${entidadId}:${pin}`;
export const digestOfBadge = (secreto: string): Buffer => createHash('sha256').update(secreto).digest();

/** Where a kiosk stands, and what the clock says there. */
export type Place = { kiosk: QuioscoLeido; entidadId: number; ahora: string; hoy: string; sinAcceso: SinAcceso };
/** How somebody says who they are. */
export type Credencial = { pin: string } | { codigo: string };

function isSigned({ firmado, firma }: Extract<CodigoLeido, { clase: 'movil' }>, publica: Buffer): boolean {
  try {
    const key = createPublicKey({ key: publica, format: 'der', type: 'spki' });
    return verify('sha256', Buffer.from(firmado), { key, dsaEncoding: 'ieee-p1363' }, Buffer.from(firma, 'base64url'));
  } catch {
    return false;
  }
}

const isLetClock = ({ roles }: FilaIdentificada, sinAcceso: SinAcceso): boolean =>
  permissionsOf(roles, sinAcceso).has('registros.fichar:own');

export type Identify = ReturnType<typeof createIdentify>;

/** Who stands in front of a kiosk: by PIN, by name and PIN, by badge, by phone. */
export function createIdentify(options: {
  db: Database;
  clock: Clock;
  vault: Vault;
  secrets: Secrets;
  tokens: Tokens;
  limits: Limits;
  auth: AuthService;
  entidades: EntidadesService;
  perfil: PerfilService;
}) {
  const { db, clock, tokens, limits, auth, entidades, perfil } = options;

  /** @throws AppError `quiosco.sin-centro`, `quiosco.no-permitido` where the kiosk does not take this way. */
  async function placeOf(tx: Queryable, sesion: Sesion, way: Identificacion | null): Promise<Place> {
    const { entidadId, usuarioId, revision } = sesion;
    const kiosk = await findKiosk(tx, { entidadId, id: usuarioId });
    if (!kiosk?.centroId) throw new AppError('quiosco.sin-centro');
    if (way && !kiosk.identificacion.includes(way)) throw new AppError('quiosco.no-permitido');
    const empresa = await entidades.getConfiguration(entidadId, revision);
    const ahora = clock.now();
    const zona = empresa.centros.get(kiosk.centroId)?.zona ?? empresa.zona;
    const hoy = ahora.toZonedDateTimeISO(zona).toPlainDate().toString();
    return { kiosk, entidadId, ahora: ahora.toString(), hoy, sinAcceso: empresa.ajustes.sinAcceso };
  }

  /** Whose phone has shown a code, which is used up by it; null: nobody's, or it was used before. */
  async function takePhoneCode(
    tx: Queryable,
    place: Place,
    code: Extract<CodigoLeido, { clase: 'movil' }>,
  ): Promise<FilaIdentificada | null> {
    const found = await findByPhone(tx, place, code.movilId);
    if (!found || !isSigned(code, found.publica)) return null;
    const at = Temporal.Instant.from(place.ahora).epochMilliseconds;
    if (!isStepGood(code.paso, { at, last: found.ultimoPaso })) return null;
    return (await updateStep(tx, place.entidadId, code.movilId, code.paso)) ? found : null;
  }

  /** Whose credential it is; null: nobody's. Says nothing about whether they may clock here. */
  async function findPersona(tx: Queryable, place: Place, credencial: Credencial): Promise<FilaIdentificada | null> {
    if ('pin' in credencial) return findByPin(tx, place, digestsOf(options, pinSubject(place.entidadId, credencial.pin)));
    const code = readCodigo(credencial.codigo);
    if (!code) return null;
    return code.clase === 'tarjeta' ? findByBadge(tx, place, digestOfBadge(code.secreto)) : takePhoneCode(tx, place, code);
  }

  /** @throws AppError `quiosco.sin-acceso`, `quiosco.otro-centro`, `general.sin-permiso` for whom the company lets not clock. Only the person's own credential leads here. */
  function checkMay(persona: FilaIdentificada, { kiosk, sinAcceso }: Place): void {
    if (!persona.activa || persona.centroId === null) throw new AppError('quiosco.sin-acceso');
    if (!kiosk.otrosCentros && persona.centroId !== kiosk.centroId) throw new AppError('quiosco.otro-centro');
    if (!isLetClock(persona, sinAcceso)) throw new AppError('general.sin-permiso');
  }

  /** The kiosk acts for that person. This is their way to clock, not somebody acting for them: no line about it is written. */
  async function begin(sesion: Sesion, personaId: number): Promise<UsuarioSimulado> {
    const { entidadId, usuarioId, revision, idioma } = sesion;
    const token = await auth.simulate(sesion, personaId, (tx) => updateContact(tx, { entidadId, id: usuarioId }, clock.now().toString()));
    const Perfil = await perfil.getProfile({ entidadId, usuarioId: personaId, token: '', revision, idioma, isAtKiosk: true });
    const { NombreCompleto, UserName, Iniciales, TieneFoto, Email } = Perfil;
    return { Token: token ?? '', NombreCompleto, DNI: UserName, Iniciales, TieneFoto, Email, Perfil, PersonaId: personaId };
  }

  async function enter(sesion: Sesion, way: Identificacion, credencial: Credencial, only: number | null = null): Promise<UsuarioSimulado> {
    const persona = await db.tenant(sesion.entidadId, async (tx) => {
      const place = await placeOf(tx, sesion, way);
      const found = await findPersona(tx, place, credencial);
      if (!found || (only !== null && found.id !== only)) throw new AppError('quiosco.no-reconocido');
      checkMay(found, place);
      return found;
    });
    return begin(sesion, persona.id);
  }

  /** Whose name was chosen; null for a choice that is too old, or of another company. */
  async function chosenBy({ entidadId }: Sesion, clave: string): Promise<number | null> {
    const read = await tokens.verify(clave, { purpose: CHOICE });
    if (read.state !== 'valid') return null;
    const { ent, usr } = read.claims;
    return ent === entidadId && typeof usr === 'number' ? usr : null;
  }

  return {
    placeOf,
    findPersona,
    checkMay,

    /** @throws AppError as the call says. A PIN of somebody who may not clock here counts as a wrong one. */
    async byPin(sesion: Sesion, { pin, persona }: ValidadaDe<typeof quiosco.loginByPin>): Promise<UsuarioSimulado> {
      const chosen = persona === undefined ? null : await chosenBy(sesion, persona);
      const giveBack = await limits.takePin(sesion, chosen);
      if (persona !== undefined && chosen === null) throw new AppError('quiosco.no-reconocido');
      const entered = await enter(sesion, chosen === null ? 'pin' : 'nombre', { pin }, chosen);
      await giveBack();
      return entered;
    },

    /** A code cannot be guessed, so a locked kiosk still takes it. @throws AppError as the call says. */
    byCodigo: (sesion: Sesion, { codigo }: ValidadaDe<typeof quiosco.loginByCodigo>): Promise<UsuarioSimulado> =>
      enter(sesion, 'codigo', { codigo }),

    async names(sesion: Sesion, texto: string): Promise<{ items: { clave: string; nombre: string }[] }> {
      await limits.takeOne(`quiosco-nombres:${sesion.entidadId}:${sesion.usuarioId}`, MOST_NAMES);
      const { entidadId } = sesion;
      const { found, place } = await db.tenant(entidadId, async (tx) => {
        const here = await placeOf(tx, sesion, 'nombre');
        return { place: here, found: await findByName(tx, here, texto) };
      });
      const { kiosk, sinAcceso } = place;
      const mayClock = (one: FilaIdentificada): boolean =>
        one.activa && one.centroId !== null && (kiosk.otrosCentros || one.centroId === kiosk.centroId) && isLetClock(one, sinAcceso);
      const sign = (id: number) => tokens.sign({ ent: entidadId, usr: id }, { purpose: CHOICE, seconds: NAME_SECONDS });
      const shown = found.filter(mayClock).slice(0, NAMES_SHOWN);
      return { items: await Promise.all(shown.map(async ({ id, nombre }) => ({ clave: await sign(id), nombre: shortName(nombre) }))) };
    },

    async end(sesion: Sesion, token: string | undefined): Promise<null> {
      await auth.leaveSimulated(sesion, token);
      return null;
    },
  };
}
