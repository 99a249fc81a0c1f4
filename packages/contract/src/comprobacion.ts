import * as z from 'zod/mini';
import { call } from './call.ts';
import { feature } from './feature.ts';
import { instante } from './valores.ts';

/** SHA-256 in hexadecimal. */
const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** igual: given out here and unchanged. sustituido: given out here, and something later counts instead. cambiado: not as it was given out. */
const ESTADOS_PAPEL = ['igual', 'sustituido', 'cambiado', 'desconocido'] as const;
/** registro: an exported record. datos: the data in it. mes: a confirmed month. resumen: a monthly summary. sello: only its seal is known. */
const CLASES_PAPEL = ['registro', 'datos', 'mes', 'resumen', 'documento', 'recibo', 'modelo145', 'sello'] as const;
export type ClasePapel = (typeof CLASES_PAPEL)[number];

/** The most seals of a file, and the most digests that it quotes. */
const SELLOS_DE_PAPEL = 5;
export const CITAS_DE_PAPEL = 5;

/** What a device has found in a file: that is all that leaves it. */
const sello = z.strictObject({
  /** SHA-256 of what the seal covers. */
  cubre: sha256,
  /** The signature (CMS) in base64. */
  firma: z.string().check(z.minLength(1), z.maxLength(40_000), z.regex(/^[A-Za-z0-9+/]+={0,2}$/)),
  entero: z.boolean(),
});

export const comprobacion = feature('comprobacion', {
  resumen: 'Papers that somebody holds who may have no account.',
  campos: {
    dice: 'Digests that the file itself quotes: by them a changed file is told from an unknown one.',
    sellos: 'The seals of the file, the first one first.',
    cubre: 'SHA-256 of what the seal covers, hexadecimal.',
    entero: 'Whether the seal covers the file to its last byte.',
    firma: 'The signature of the seal (CMS), base64.',
    empresa: 'Which company has given it out. Empty if it is unknown.',
    por: 'Who has sealed it, as the certificate says. Empty if no seal of the company is in it.',
    momento: 'When it was given out or confirmed; null if only its seal is known.',
    anadido: 'What was sealed is unchanged, and something was added after it.',
    clase: 'What kind of paper it is; null if it is unknown.',
  },
  llamadas: {
    papel: call({
      host: 'instance',
      method: 'POST',
      path: '/comprobar/papel',
      acceso: 'none',
      sinSesion: true,
      nuestra: true,
      cambia: 'nada',
      maximoBytes: 256 * 1024,
      resumen:
        'Whether a paper was given out here and is unchanged, by its digest and what its seals say; the paper itself is not sent. It says which company, and nothing of a person.',
      entrada: z.strictObject({
        sha256,
        dice: z.optional(z.array(sha256).check(z.maxLength(CITAS_DE_PAPEL))),
        sellos: z.optional(z.array(sello).check(z.maxLength(SELLOS_DE_PAPEL))),
      }),
      salida: z.object({
        estado: z.enum(ESTADOS_PAPEL),
        clase: z.nullable(z.enum(CLASES_PAPEL)),
        empresa: z.string(),
        por: z.string(),
        momento: z.nullable(instante),
        anadido: z.boolean(),
      }),
      errores: ['general.demasiadas-veces'],
    }),
  },
});
