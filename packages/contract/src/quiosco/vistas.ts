import * as z from 'zod/mini';
import { SUBTIPOS } from '@jornada/domain/horario/modelo.ts';
import { CLASES } from '@jornada/domain/registros/modelo.ts';
import { sesionAbierta } from '../sesiones.ts';
import { entero, fecha, id, instante, textoHasta, version } from '../valores.ts';

/** How people say who they are: PIN alone, name and then PIN, or a QR code of a badge or a phone. */
export const IDENTIFICACIONES = ['pin', 'nombre', 'codigo'] as const;
export type Identificacion = (typeof IDENTIFICACIONES)[number];

const identificacion = z.array(z.enum(IDENTIFICACIONES)).check(z.minLength(1), z.maxLength(IDENTIFICACIONES.length));
const subtipos = z.nullable(z.array(z.enum(SUBTIPOS)).check(z.maxLength(SUBTIPOS.length)));

/** A PIN is text: zeros in front belong to it. */
export const pin = z.string().check(z.regex(/^\d{4,12}$/));
/** The text of a QR code. */
export const codigoQr = z.string().check(z.minLength(1), z.maxLength(300), z.regex(/^[\x20-\x7e]*$/));

export const centroDeQuiosco = z.object({ Id: z.int(), Nombre: z.string() });
export const subtipoDeQuiosco = z.object({ Subtipo: z.enum(SUBTIPOS), Nombre: z.string() });

const configurable = {
  /** Null: it is bound to no centre yet, and nobody can clock at it. */
  centroId: z.nullable(z.int()),
  /** The subtypes of record types that it offers; null: all of them. Work itself is always offered. */
  subtipos,
  identificacion,
  /** People of other centres may clock here, too. */
  otrosCentros: z.boolean(),
  /** Takes a photo at each clocking. */
  foto: z.boolean(),
  /** Days that photos are kept. */
  diasFoto: z.int(),
  visitas: z.boolean(),
  /** A message of the company on the first screen. */
  mensaje: z.string(),
};

/** A record type that is offered without a network. */
const tipoOfrecido = z.object({ id: z.int(), clase: z.enum(CLASES), subtipo: z.enum(SUBTIPOS), nombre: z.string() });

/** How a kiosk is set up, as the device needs it. */
export const configuracionQuiosco = z.object({
  ...configurable,
  nombre: z.string(),
  empresa: z.string(),
  centro: z.nullable(z.string()),
  /** IANA zone of its centre. */
  zona: z.string(),
  /** How many digits a PIN of the company has, the fewest and the most. */
  cifras: z.object({ minimo: z.int(), maximo: z.int() }),
  /** What is clocked without a network. */
  tipos: z.array(tipoOfrecido),
  /** Until when the configuration may be changed at the device; null: the password is asked for first. */
  abiertoHasta: z.nullable(instante),
  /** The key with which the device seals what it cannot check without a network: SPKI, base64. */
  clave: z.object({ id: z.int(), publica: z.string() }),
  version: z.int(),
});
export type ConfiguracionQuiosco = z.output<typeof configuracionQuiosco>;

/** What an admin, or somebody with the password at the device, decides. */
export const entradaConfiguracion = z.strictObject({
  centroId: id,
  subtipos: z.optional(subtipos),
  identificacion,
  otrosCentros: z.boolean(),
  foto: z.boolean(),
  diasFoto: entero.check(z.minimum(1), z.maximum(90)),
  visitas: z.boolean(),
  mensaje: textoHasta(300),
  version,
});

/** The same from the intranet, with which kiosk it is. */
export const entradaConfigurar = z.extend(entradaConfiguracion, { id });

/** A new kiosk. */
export const entradaQuiosco = z.strictObject({ nombre: textoHasta(80).check(z.minLength(1)), centroId: id });

/** `nuevo`: never paired. `revocado`: signed out from afar. `sin-contacto`: nothing was heard of it for five minutes. */
const ESTADOS_QUIOSCO = ['nuevo', 'conectado', 'sin-contacto', 'revocado'] as const;
export type EstadoQuiosco = (typeof ESTADOS_QUIOSCO)[number];

/** A kiosk as the people who run the company see it. */
export const quioscoGestionado = z.object({
  id: z.int(),
  ...configurable,
  nombre: z.string(),
  centro: z.nullable(z.string()),
  estado: z.enum(ESTADOS_QUIOSCO),
  /** Wrong PINs have slowed it: one is taken a minute. */
  frenado: z.boolean(),
  /** When the device last asked for something. */
  contacto: z.nullable(instante),
  emparejado: z.nullable(instante),
  /** What the browser says of itself. */
  dispositivo: z.nullable(sesionAbierta.shape.dispositivo),
  /** Clockings without a network that nobody could be found for, or that were refused. */
  porMirar: z.int(),
  version: z.int(),
});
export type QuioscoGestionado = z.output<typeof quioscoGestionado>;

/** A code to pair a tablet with. */
export const emparejamiento = z.object({ codigo: z.string(), caduca: instante });

/** A person with what they identify themselves with at a kiosk: never the PIN itself. */
export const personaDeQuiosco = z.object({
  id: z.int(),
  nombre: z.string(),
  centro: z.nullable(z.string()),
  /** When the PIN was made; null: they have none. */
  pin: z.nullable(instante),
  /** When the badge was made; null: they have none. */
  tarjeta: z.nullable(instante),
  /** Wrong PINs after their name have stopped them for a quarter of an hour. */
  parada: z.boolean(),
});
export type PersonaDeQuiosco = z.output<typeof personaDeQuiosco>;

/** A clocking that came sealed, and that somebody must look at. */
export const entregaPorMirar = z.object({
  clave: z.string(),
  quiosco: z.string(),
  momento: z.nullable(instante),
  recibida: instante,
  resultado: z.enum(['sin-persona', 'rechazado', 'ilegible']),
  persona: z.nullable(z.string()),
  /** The code of the refusal. */
  motivo: z.nullable(z.string()),
  /** What was clocked; null: it could not be read. */
  tipo: z.nullable(z.string()),
});
export type EntregaPorMirar = z.output<typeof entregaPorMirar>;

export const entradaAsentar = z.strictObject({
  clave: z.uuid(),
  /** Whose it is, where nobody was found. */
  personaId: z.optional(id),
  motivo: textoHasta(500).check(z.minLength(1)),
});
export const entradaDescartar = z.omit(entradaAsentar, { personaId: true });

/** A photo that is kept of a clocking. */
export const fotoGuardada = z.object({
  registroId: z.int(),
  /** The day that the clocking belongs to. */
  fecha,
  clase: z.enum(CLASES),
  momento: instante,
  zona: z.string(),
  /** The day on which it is deleted. */
  seBorra: fecha,
});
export type FotoGuardada = z.output<typeof fotoGuardada>;
