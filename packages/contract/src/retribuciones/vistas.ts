import * as z from 'zod/mini';
import {
  CLASES_LINEA,
  CLASES_RETRIBUCION,
  LARGO_CONCEPTO,
  MAXIMO_IMPORTE,
  MAXIMO_LINEAS_RETRIBUCION,
} from '@jornada/domain/retribuciones/modelo.ts';
import { entero, id, idLargo, textoHasta, version } from '../valores.ts';

const clase = z.enum(CLASES_RETRIBUCION);
const lineaVista = z.object({ clase: z.enum(CLASES_LINEA), concepto: z.string(), importe: z.int(), nota: z.nullable(z.string()) });

const cifras = {
  bruto: z.int(),
  seguridadSocial: z.int(),
  baseIrpf: z.nullable(z.int()),
  tipoIrpf: z.nullable(z.int()),
  irpf: z.int(),
  otrasDeducciones: z.int(),
  neto: z.int(),
};

/** A pay statement as the person reads it. */
export const retribucionVista = z.object({
  id: z.int(),
  clase,
  ...cifras,
  lineas: z.array(lineaVista),
});
export type RetribucionVista = z.output<typeof retribucionVista>;

/** One reason why a month is not like the one before. */
export const motivoRetribucion = z.discriminatedUnion('motivo', [
  z.object({
    motivo: z.literal('linea'),
    clase: z.enum(CLASES_LINEA),
    concepto: z.string(),
    nota: z.nullable(z.string()),
    importe: z.int(),
  }),
  z.object({ motivo: z.enum(['extra', 'liquidacion', 'sin-explicar', 'seguridad-social']), importe: z.int() }),
  z.object({ motivo: z.literal('irpf'), importe: z.int(), tipo: z.nullable(z.int()), tipoAntes: z.nullable(z.int()) }),
]);
export type MotivoRetribucionVista = z.output<typeof motivoRetribucion>;

const sumas = { bruto: z.int(), seguridadSocial: z.int(), irpf: z.int(), otrasDeducciones: z.int(), neto: z.int() };
export const sumasRetribuciones = z.object({ ...sumas, mensuales: z.int(), extras: z.int() });
export type SumasRetribuciones = z.output<typeof sumasRetribuciones>;

/** A document of the month; it is opened as the others are. */
export const documentoDePago = z.object({
  id: z.int(),
  titulo: z.string(),
  paginas: z.int(),
  publicado: z.string(),
  esNuevo: z.boolean(),
});
export type DocumentoDePago = z.output<typeof documentoDePago>;

export const mesRetribuido = z.object({
  mes: z.int(),
  ...sumas,
  conExtra: z.boolean(),
  retribuciones: z.array(retribucionVista),
  documentos: z.array(documentoDePago),
  antes: z.nullable(z.object({ ano: z.int(), mes: z.int(), neto: z.int() })),
  motivos: z.array(motivoRetribucion),
});
export type MesRetribuidoVista = z.output<typeof mesRetribuido>;

export const anoRetribuido = z.object({
  ano: z.int(),
  anos: z.array(z.int()),
  meses: z.array(mesRetribuido),
  sumas: sumasRetribuciones,
  previstos: z.array(z.object({ mes: z.int(), bruto: z.int(), conExtra: z.boolean() })),
  publicacion: z.nullable(z.string()),
  ocultarImportes: z.boolean(),
});
export type AnoRetribuidoVista = z.output<typeof anoRetribuido>;

/** What those who manage pay see of a statement in a list. */
export const retribucionListada = z.object({
  id: z.int(),
  persona: z.object({ id: z.int(), nombre: z.string(), documento: z.string() }),
  clase,
  bruto: z.int(),
  neto: z.int(),
  conDocumento: z.boolean(),
});
export type RetribucionListada = z.output<typeof retribucionListada>;

export const retribucionGestionada = z.object({
  id: z.int(),
  version: z.int(),
  persona: z.object({ id: z.int(), nombre: z.string(), documento: z.string() }),
  ano: z.int(),
  mes: z.int(),
  clase,
  ...cifras,
  costeEmpresa: z.nullable(z.int()),
  lineas: z.array(lineaVista),
  autor: z.string(),
  momento: z.string(),
});
export type RetribucionGestionada = z.output<typeof retribucionGestionada>;

export const calendarioDePagas = z.object({
  diaPublicacion: z.nullable(z.int()),
  muestraPrevistos: z.boolean(),
  mesesExtra: z.array(z.int()),
  version: z.int(),
});

const importe = z.int().check(z.minimum(0), z.maximum(MAXIMO_IMPORTE));
const conSigno = z.int().check(z.minimum(-MAXIMO_IMPORTE), z.maximum(MAXIMO_IMPORTE));
export const anoDePago = entero.check(z.minimum(2000), z.maximum(2100));
export const mesDePago = entero.check(z.minimum(1), z.maximum(12));
const corto = textoHasta(LARGO_CONCEPTO);

export const entradaRetribucion = z.strictObject({
  id: z.optional(idLargo),
  version: z.optional(version),
  persona: id,
  ano: anoDePago,
  mes: mesDePago,
  clase,
  bruto: importe,
  seguridadSocial: importe,
  baseIrpf: z.nullable(importe),
  tipoIrpf: z.nullable(z.int().check(z.minimum(0), z.maximum(10_000))),
  irpf: importe,
  otrasDeducciones: conSigno,
  neto: importe,
  costeEmpresa: z.nullable(importe),
  lineas: z
    .array(
      z.strictObject({
        clase: z.enum(CLASES_LINEA),
        concepto: corto.check(z.minLength(1)),
        importe: conSigno,
        nota: z.nullable(corto),
      }),
    )
    .check(z.maxLength(MAXIMO_LINEAS_RETRIBUCION)),
});

export const entradaCalendarioDePagas = z.strictObject({
  version,
  diaPublicacion: z.nullable(z.int().check(z.minimum(1), z.maximum(31))),
  muestraPrevistos: z.boolean(),
  mesesExtra: z.array(z.int().check(z.minimum(1), z.maximum(12))).check(z.maxLength(12)),
});
