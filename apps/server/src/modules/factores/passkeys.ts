import type { LlaveNueva, LlaveUsada } from '@jornada/contract/factores/valores.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { FilaLlave, NuevaLlave } from './keys-repo.ts';
import { siteOf, type PersonaConFactores, type Sitio } from './reads.ts';

/** Loaded with the first passkey: its certificate reader takes a tenth of the server's start. */
const webAuthn = () => import('@simplewebauthn/server');

// The person must identify themselves to the device each time, so a passkey is two factors: the device, and the person's body or
// PIN.
const USER = 'required' as const;
/** Ed25519, ECDSA and RSA: the algorithms of common devices. */
const ALGORITHMS = [-8, -7, -257];
const TIMEOUT_MS = 120_000;

/** The owner's id in the passkey. The browser sends it when somebody signs in without a name. */
const handleOf = ({ entidadId, usuarioId }: PersonaConFactores): string => `${entidadId}.${usuarioId}`;

/** @throws AppError `login.metodo-no-disponible` where there are no passkeys. */
export function siteAt(origin: string | null): Sitio {
  const sitio = siteOf(origin);
  if (!sitio) throw new AppError('login.metodo-no-disponible');
  return sitio;
}

export function personOf(handle: string | null | undefined): PersonaConFactores | null {
  const match = /^(\d{1,9})\.(\d{1,9})$/.exec(Buffer.from(handle ?? '', 'base64url').toString());
  return match ? { entidadId: Number(match[1]), usuarioId: Number(match[2]) } : null;
}

const descriptors = (keys: readonly FilaLlave[], rpId: string) =>
  keys.filter((key) => key.rpId === rpId).map(({ credencial, transportes }) => ({ id: credencial, transports: transportes }));

export async function creationOptions(
  sitio: Sitio,
  who: PersonaConFactores & { userName: string; nombre: string; empresa: string; keys: readonly FilaLlave[] },
) {
  const { generateRegistrationOptions } = await webAuthn();
  return generateRegistrationOptions({
    rpName: 'Jornada',
    rpID: sitio.rpId,
    userName: who.userName,
    userDisplayName: `${who.nombre} · ${who.empresa}`,
    userID: new Uint8Array(Buffer.from(handleOf(who))),
    timeout: TIMEOUT_MS,
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: descriptors(who.keys, sitio.rpId),
    authenticatorSelection: { residentKey: 'required', userVerification: USER },
  });
}

/** With `keys` the browser offers only these; without, all that it has for this site. */
export async function requestOptions(sitio: Sitio, keys?: readonly FilaLlave[]) {
  const { generateAuthenticationOptions } = await webAuthn();
  return generateAuthenticationOptions({
    rpID: sitio.rpId,
    timeout: TIMEOUT_MS,
    userVerification: USER,
    ...(keys ? { allowCredentials: descriptors(keys, sitio.rpId) } : {}),
  });
}

/** The data of a new passkey to store; null if the answer does not fit this challenge and site. */
export async function readNewKey(
  sitio: Sitio,
  { respuesta, desafio }: { respuesta: LlaveNueva; desafio: string },
): Promise<Omit<NuevaLlave, 'nombre' | 'creada'> | null> {
  const { verifyRegistrationResponse } = await webAuthn();
  const { id, rawId, type, response } = respuesta;
  const { transports, ...attestation } = response;
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      // Extensions are not asked for. A way to the device that nobody knows yet is stored as well.
      response: {
        id,
        rawId,
        type,
        clientExtensionResults: {},
        response: { ...attestation, transports },
      },
      expectedChallenge: desafio,
      expectedOrigin: sitio.origin,
      expectedRPID: sitio.rpId,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (!verified) return null;
    const { credential, credentialBackedUp } = registrationInfo;
    return {
      credencial: credential.id,
      clavePublica: credential.publicKey,
      contador: credential.counter,
      transportes: credential.transports ?? [],
      rpId: sitio.rpId,
      respaldada: credentialBackedUp,
    };
  } catch {
    // An unreadable answer counts as no passkey.
    return null;
  }
}

/** The new counter of the passkey that answered this challenge; null if the answer is wrong. */
export async function readUsedKey(
  sitio: Sitio,
  { respuesta, desafio, key }: { respuesta: LlaveUsada; desafio: string; key: FilaLlave },
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await webAuthn();
  const { id, rawId, type, response } = respuesta;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { id, rawId, type, clientExtensionResults: {}, response: { ...response, userHandle: response.userHandle ?? undefined } },
      expectedChallenge: desafio,
      expectedOrigin: sitio.origin,
      expectedRPID: key.rpId,
      credential: { id: key.credencial, publicKey: new Uint8Array(key.clavePublica), counter: key.contador },
      requireUserVerification: true,
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    return null;
  }
}
