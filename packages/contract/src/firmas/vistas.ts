import * as z from 'zod/mini';
import { ESTADOS_FIRMA, METODOS_ELEGIBLES, METODOS_FIRMA, ULTIMO_DIA_DE_FIRMA } from '@jornada/domain/firmas/modelo.ts';
import { SUBTIPOS } from '@jornada/domain/horario/modelo.ts';
import { CLASES, CLASES_CORRECCION, INCIDENCIAS } from '@jornada/domain/registros/modelo.ts';
import { entero, fecha, id, instante, textoHasta, version } from '../valores.ts';

export const ano = entero.check(z.minimum(2000), z.maximum(2100));
export const numeroMes = entero.check(z.minimum(1), z.maximum(12));
/** SHA-256 in hexadecimal. */
export const huella = z.string().check(z.regex(/^[0-9a-f]{64}$/));
export const estadoFirma = z.enum(ESTADOS_FIRMA);
export const metodoFirma = z.enum(METODOS_FIRMA);

const tramo = z.object({
  clase: z.enum(['trabajo', 'pausa']),
  inicio: instante,
  fin: z.nullable(instante),
  subtipo: z.enum(SUBTIPOS),
  efectivo: z.boolean(),
  pagado: z.boolean(),
});

/** A day as it is signed. Minutes are null where it has no length. */
const dia = z.object({
  fecha,
  zona: z.string(),
  estado: z.enum(['abierta', 'cerrada', 'incompleta', 'vacia']),
  tramos: z.array(tramo),
  trabajadoMinutos: z.nullable(z.int()),
  efectivoMinutos: z.nullable(z.int()),
  nocturnosMinutos: z.nullable(z.int()),
  incidencias: z.array(z.enum(INCIDENCIAS)),
  correcciones: z.array(
    z.object({
      clase: z.enum(CLASES_CORRECCION),
      marca: z.enum(CLASES),
      momentoAntes: z.nullable(instante),
      momentoNuevo: z.nullable(instante),
      motivo: z.nullable(z.string()),
      estado: z.enum(['pendiente', 'acordada', 'desacuerdo', 'retirada']),
    }),
  ),
  anuladas: z.array(z.object({ marca: z.enum(CLASES), momento: instante })),
});
export type DiaFirmadoVista = z.output<typeof dia>;

/** What the person or, as an answer, somebody of the company has said about a month, and when. */
export const actoFirma = z.object({
  accion: z.enum(['firma', 'objecion', 'respuesta']),
  momento: instante,
  autor: z.string(),
  metodo: z.nullable(metodoFirma),
  aparato: z.string(),
  texto: z.string(),
  dias: z.array(fecha),
  huella,
});
export type ActoFirmaVista = z.output<typeof actoFirma>;

/** A month of one's own record as it would be signed now. */
export const mesParaFirmar = z.object({
  ano: z.int(),
  mes: z.int(),
  estado: estadoFirma,
  dias: z.array(dia),
  total: z.object({
    trabajadoMinutos: z.int(),
    efectivoMinutos: z.int(),
    nocturnosMinutos: z.int(),
    dias: z.int(),
    incompletos: z.int(),
  }),
  huella,
  /** The words that are signed, and their version. */
  texto: z.string(),
  textoVersion: z.int(),
  plazo: fecha,
  /** The ways to sign that the person has, the first one is offered first. */
  metodos: z.array(metodoFirma),
  /** Oldest first. */
  actos: z.array(actoFirma),
});
export type MesParaFirmar = z.output<typeof mesParaFirmar>;

/** Where one month of the person stands. */
export const mesDeFirmas = z.object({ ano: z.int(), mes: z.int(), estado: estadoFirma, momento: z.nullable(instante), plazo: fecha });

/** One person's month in the list of those who run the company. */
export const firmaListada = z.object({
  persona: z.object({ id: z.int(), nombre: z.string() }),
  estado: estadoFirma,
  momento: z.nullable(instante),
  metodo: z.nullable(metodoFirma),
  /** Of an objection: the days and the words. */
  dias: z.array(fecha),
  texto: z.nullable(z.string()),
  /** What the company answered last. */
  respuesta: z.nullable(z.string()),
  recordado: z.nullable(instante),
});
export type FirmaListada = z.output<typeof firmaListada>;

export const ajustesFirma = z.object({
  activa: z.boolean(),
  /** The first month that is asked for, by its first day. */
  desde: fecha,
  hastaDia: z.int(),
  metodos: z.array(z.enum(METODOS_ELEGIBLES)),
  version: z.int(),
});
export type AjustesFirma = z.output<typeof ajustesFirma>;

export const entradaAjustesFirma = z.strictObject({
  activa: z.boolean(),
  hastaDia: entero.check(z.minimum(1), z.maximum(ULTIMO_DIA_DE_FIRMA)),
  metodos: z.array(z.enum(METODOS_ELEGIBLES)).check(z.minLength(1), z.maxLength(METODOS_ELEGIBLES.length)),
  version,
});

export const palabras = textoHasta(500).check(z.minLength(1));
export const personas = z.array(id).check(z.minLength(1), z.maxLength(500));
export const diasObjetados = z.array(fecha).check(z.maxLength(31));
