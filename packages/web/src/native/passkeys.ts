import type { PublicKeyCredentialCreationOptionsJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import type { LlaveNueva, LlaveUsada } from '@jornada/contract/factores/valores.ts';
import { centralOrigin } from './wrapper-door.ts';

// Loaded at first use, because most people never use one.
const load = () => import('@simplewebauthn/browser');

/** The person has closed the browser's question, or let it time out. */
export class PasskeyCancelled extends Error {}

/** Hosts for which there are none. */
const NUMBERS = /^[\d.]+$|^\[/;

/** Whether this browser has passkeys at this address. They do not work at an IP address, or without TLS. */
export const canOfferPasskeys = (): boolean =>
  // The wrapper's pages have the address of the device, which no key is for.
  !__WRAPPER__ && typeof globalThis.PublicKeyCredential === 'function' && isSecureContext && !NUMBERS.test(location.hostname);

/** Whether the browser of the system may have passkeys for the server. Asked in the wrapper, which has none. */
export function mayBrowserHavePasskeys(): boolean {
  const { protocol, hostname } = new URL(centralOrigin());
  return (protocol === 'https:' || hostname === 'localhost') && !NUMBERS.test(hostname);
}

async function asked<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name) ? new PasskeyCancelled() : error;
  }
}

/** Lets the person choose a passkey and unlock it. @throws PasskeyCancelled. */
export async function askPasskey(optionsJSON: PublicKeyCredentialRequestOptionsJSON): Promise<LlaveUsada> {
  const { startAuthentication } = await load();
  const { id, rawId, type, response, authenticatorAttachment, clientExtensionResults } = await asked(() =>
    startAuthentication({ optionsJSON }),
  );
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return {
    id,
    rawId,
    type,
    authenticatorAttachment: authenticatorAttachment ?? null,
    clientExtensionResults: { ...clientExtensionResults },
    response: { clientDataJSON, authenticatorData, signature, userHandle: userHandle ?? null },
  };
}

/** Makes a passkey on this device, or another one. @throws PasskeyCancelled; Error named InvalidStateError where the device has one already. */
export async function createPasskey(optionsJSON: PublicKeyCredentialCreationOptionsJSON): Promise<LlaveNueva> {
  const { startRegistration } = await load();
  const { id, rawId, type, response, authenticatorAttachment, clientExtensionResults } = await asked(() =>
    startRegistration({ optionsJSON }),
  );
  const { clientDataJSON, attestationObject, transports } = response;
  return {
    id,
    rawId,
    type,
    authenticatorAttachment: authenticatorAttachment ?? null,
    clientExtensionResults: { ...clientExtensionResults },
    response: { clientDataJSON, attestationObject, transports: transports ?? [] },
  };
}
