import * as z from 'zod/mini';
import type { ValidadaDe } from '@jornada/contract/call.ts';
import { registros } from '@jornada/contract/registros.ts';
import type { quiosco } from '@jornada/contract/quiosco/calls.ts';
import { zona } from '@jornada/contract/valores.ts';
import { codigoQr, pin } from '@jornada/contract/quiosco/vistas.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Tokens } from '../../platform/http/tokens.ts';
import type { Vault } from '../../platform/vault.ts';
import { permissionsOf } from '../../shared/permissions.ts';
import type { Sesion } from '../../shared/sesion.ts';
import type { RegistrosService } from '../registros/service.ts';
import { createReceived, findReceived, type EntregaSellada } from './deliver-repo.ts';
import type { Credencial, Identify } from './identify.ts';
import { findKiosk } from './reads.ts';
import { openSealed } from './keys.ts';
import type { Limits } from './limits.ts';

/** Of a kiosk in a quarter of an hour, those that nobody was found for. What is refused stays on the device, and comes later. */
const MOST_UNKNOWN = 50;
/** The clock of a device may be a little ahead. */
const SECONDS_MORE = 60;

const sellado = z.object({
  pin: z.optional(pin),
  codigo: z.optional(codigoQr),
  /** The token of the person who stood there when the network went. */
  token: z.optional(z.string().check(z.maxLength(600))),
  timezone: z.optional(zona),
  tipo: z.int().check(z.minimum(1), z.maximum(2_147_483_647)),
  diferido: registros.entregar.entrada.shape.diferido,
});
type Sellado = z.output<typeof sellado>;

function readSealed(text: string | null): Sellado | null {
  try {
    const read = sellado.safeParse(JSON.parse(text ?? ''));
    return read.success && read.data.diferido ? read.data : null;
  } catch {
    return null;
  }
}

type Input = ValidadaDe<typeof quiosco.entregar>;

/** Clockings that a kiosk has sealed without a network. Each is written once, whatever becomes of it. */
export function createDelivery(options: {
  db: Database;
  clock: Clock;
  vault: Vault;
  tokens: Tokens;
  limits: Limits;
  identify: Identify;
  registros: Pick<RegistrosService, 'actions'>;
}) {
  const { db, clock, vault, tokens, limits, identify, registros: record } = options;

  /** The person of a token that was good when it was sealed. It is ours: the signature says so, however old it is. */
  async function holderOf({ entidadId }: Sesion, token: string, momento: string): Promise<number | null> {
    const read = await tokens.verify(token, { purpose: 'simulado' });
    if (read.state === 'invalid') return null;
    const { ent, usr, exp } = read.claims;
    const until = Temporal.Instant.fromEpochMilliseconds(((exp ?? 0) + SECONDS_MORE) * 1000);
    return ent === entidadId && typeof usr === 'number' && Temporal.Instant.compare(momento, until) <= 0 ? usr : null;
  }

  /** Whose it is, at the moment when it was sealed. */
  async function whose(sesion: Sesion, { pin: typed, codigo, token, diferido }: Sellado): Promise<number | AppError | null> {
    if (token !== undefined) return holderOf(sesion, token, diferido?.momento ?? '');
    const credencial: Credencial | null = typed !== undefined ? { pin: typed } : codigo !== undefined ? { codigo } : null;
    if (!credencial) return null;
    // A PIN that was sealed is a guess like one that is typed with a network: what is too much waits on the device.
    const giveBack = 'pin' in credencial ? await limits.takePin(sesion, null) : null;
    const found = await findAt(sesion, credencial, diferido?.momento ?? null);
    if (typeof found === 'number') await giveBack?.();
    return found;
  }

  async function findAt(sesion: Sesion, credencial: Credencial, momento: string | null): Promise<number | AppError | null> {
    return db.tenant(sesion.entidadId, async (tx) => {
      const place = await identify.placeOf(tx, sesion, null);
      const at = { ...place, ahora: Temporal.Instant.from(momento ?? place.ahora).toString() };
      const found = await identify.findPersona(tx, at, credencial);
      if (!found) return null;
      try {
        identify.checkMay(found, place);
        return found.id;
      } catch (error) {
        if (error instanceof AppError) return error;
        throw error;
      }
    });
  }

  /** Writes it as the person's own clocking at this kiosk. */
  async function clockFor(
    sesion: Sesion,
    personaId: number,
    { clave, enviado }: Input,
    { tipo, timezone, diferido }: Sellado,
  ): Promise<AppError | null> {
    const person: Sesion = { ...sesion, personaId, simulando: true, permisos: permissionsOf(['empleado']), punto: null };
    try {
      // As the device sends it with a network: if that had arrived, it is the same action.
      const input = registros.guardar.entrada.parse({
        tipo,
        ...(timezone ? { timezone } : {}),
        diferido: diferido && { ...diferido, enviado },
      });
      await record.actions.deliver({ sesion: person, aparato: { clase: 'pwa' }, clave }, input);
      return null;
    } catch (error) {
      if (error instanceof AppError) return error;
      throw error;
    }
  }

  async function settle(
    sesion: Sesion,
    input: Input,
  ): Promise<Pick<EntregaSellada, 'personaId' | 'tipoId' | 'momento' | 'resultado' | 'motivo'>> {
    const { entidadId } = sesion;
    const { claveId, sobre, clave } = input;
    const text = await db.tenant(entidadId, (tx) => openSealed(tx, { vault, entidadId, claveId, sobre, bound: clave }));
    const said = readSealed(text);
    if (!said) return { personaId: null, tipoId: null, momento: null, resultado: 'ilegible', motivo: null };
    const known = { tipoId: said.tipo, momento: said.diferido?.momento ?? null };
    const persona = await whose(sesion, said);
    if (typeof persona !== 'number') return { ...known, personaId: null, resultado: 'sin-persona', motivo: persona?.code ?? null };
    const refused = await clockFor(sesion, persona, input, said);
    return { ...known, personaId: persona, resultado: refused ? 'rechazado' : 'fichado', motivo: refused?.code ?? null };
  }

  async function takeOnce(sesion: Sesion, input: Input): Promise<{ recibida: string }> {
    const { entidadId, usuarioId: quioscoId } = sesion;
    const { clave } = input;
    const before = await db.tenant(entidadId, async (tx) => {
      // Without a centre nothing is read: it waits on the device until somebody gives the kiosk one.
      const kiosk = await findKiosk(tx, { entidadId, id: quioscoId });
      if (!kiosk || kiosk.centroId === null) throw new AppError('quiosco.sin-centro');
      return findReceived(tx, entidadId, clave);
    });
    if (before) return { recibida: before };
    const key = `quiosco-entregas:${entidadId}:${quioscoId}`;
    await limits.takeOne(key, MOST_UNKNOWN);
    const settled = await settle(sesion, input).catch(async (error: unknown) => {
      // It comes again.
      await limits.giveBack(key);
      throw error;
    });
    const recibida = clock.now().toString();
    await db.tenant(entidadId, (tx) => createReceived(tx, { ...settled, entidadId, clave, quioscoId, recibida }));
    if (settled.personaId !== null) await limits.giveBack(key);
    return { recibida };
  }

  /** Those that are being taken: the same one that comes twice at once is one try of its PIN. */
  const running = new Map<string, Promise<{ recibida: string }>>();

  return {
    /** @throws AppError `quiosco.sin-centro`, `quiosco.demasiados-intentos`. */
    async take(sesion: Sesion, input: Input): Promise<{ recibida: string }> {
      const same = [sesion.entidadId, sesion.usuarioId, input.clave, input.claveId, input.sobre].join(' ');
      const begun = running.get(same) ?? takeOnce(sesion, input).finally(() => running.delete(same));
      running.set(same, begun);
      return begun;
    },
  };
}
