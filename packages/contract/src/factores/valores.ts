import * as z from 'zod/mini';

/** A password as somebody types it. */
export const contrasena = z.string().check(z.minLength(1), z.maxLength(200));

/** The PIN of the documents: four to eight digits. */
export const pin = z.string().check(z.regex(/^\d{4,8}$/));

/** Six digits, as authenticator apps show them. A space in the middle is ignored. */
export const codigoFactor = z.pipe(
  z.string().check(z.maxLength(10)),
  z.pipe(
    z.transform((text: string) => text.replaceAll(/\s/g, '')),
    z.string().check(z.regex(/^\d{6}$/)),
  ),
);

/** One of the ten recovery codes, with or without its hyphen. */
export const codigoRecuperacion = z.pipe(
  z.string().check(z.maxLength(20)),
  z.pipe(
    z.transform((text: string) => text.toUpperCase().replaceAll(/[\s-]/g, '')),
    z.string().check(z.regex(/^[A-Z2-7]{10}$/)),
  ),
);

/** The challenge for this browser, signed by the server. Only the server reads it. */
export const reto = z.string().check(z.minLength(20), z.maxLength(8000), z.regex(/^[\w.-]+$/));

const base64url = z.string().check(z.maxLength(8000), z.regex(/^[A-Za-z0-9_-]*$/));
const descriptor = z.object({
  id: base64url,
  type: z.literal('public-key'),
  transports: z.optional(z.array(z.string().check(z.maxLength(20)))),
});

/** `PublicKeyCredentialRequestOptionsJSON` of WebAuthn. */
export const opcionesLlave = z.looseObject({
  challenge: base64url,
  rpId: z.string(),
  allowCredentials: z.optional(z.array(descriptor)),
  userVerification: z.enum(['required', 'preferred', 'discouraged']),
  timeout: z.optional(z.number()),
});

export type OpcionesDeLlave = z.output<typeof opcionesLlave>;

/** `PublicKeyCredentialCreationOptionsJSON` of WebAuthn. */
export const opcionesAlta = z.looseObject({
  challenge: base64url,
  rp: z.object({ id: z.optional(z.string()), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
});

const comunes = {
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  authenticatorAttachment: z.optional(z.nullable(z.string().check(z.maxLength(20)))),
  clientExtensionResults: z.record(z.string(), z.unknown()),
};

/** `AuthenticationResponseJSON` of WebAuthn: the answer of a passkey. */
export const llaveUsada = z.strictObject({
  ...comunes,
  response: z.strictObject({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: z.optional(z.nullable(base64url)),
  }),
});
export type LlaveUsada = z.output<typeof llaveUsada>;

/** `RegistrationResponseJSON` of WebAuthn: a new passkey. */
export const llaveNueva = z.strictObject({
  ...comunes,
  response: z.strictObject({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10))),
    publicKeyAlgorithm: z.optional(z.number()),
    publicKey: z.optional(base64url),
    authenticatorData: z.optional(base64url),
  }),
});
export type LlaveNueva = z.output<typeof llaveNueva>;

/** The data to set up an authenticator app, by QR code or by typing. */
export const preparacion = z.object({
  /** Base32. */
  Secreto: z.string(),
  /** `otpauth://`, for the QR code. */
  Uri: z.string(),
});
