import * as z from 'zod/mini';
import {
  CLASES_GASTO,
  DOCUMENTOS_GASTO,
  MAXIMO_DECIMAS_KM,
  MAXIMO_EN_MONEDA,
  MAXIMO_LINEAS_IVA,
  VEHICULOS_GASTO,
} from '@jornada/domain/gastos/modelo.ts';
import { alGuardar } from '../solicitudes/solicitud-calls.ts';
import { listaDeFicheros } from '../ficheros.ts';
import { fecha, id, idLargo, textoHasta, textoLibre } from '../valores.ts';

/** A day of this century. */
export const dia = fecha.check(z.regex(/^20/));
const hora = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
const optional = <T extends z.ZodMiniType>(of: T) => z.optional(z.nullable(of));
const enMoneda = z.int().check(z.minimum(0), z.maximum(MAXIMO_EN_MONEDA));

/** A country of `geo.paises`, or a part of one that has rates of its own: `IC` the Canary Islands, `PT-20` the Azores, `PT-30` Madeira. */
const pais = z.string().check(z.regex(/^[A-Z]{2}(-[0-9]{2})?$/));
export const moneda = z.string().check(z.regex(/^[A-Z]{3}$/));
/** Units of a currency for one euro, in millionths. */
export const cambio = z.int().check(z.minimum(1), z.maximum(1_000_000_000_000));
/** Per mille. */
const porMil = z.int().check(z.minimum(0), z.maximum(500));

/**
 * The fields of an expense. Nothing but its class has to be there, because a draft may be no more than a picture of the receipt; what is
 * missing is said when it is sent. `ficheros`: all files that it is to have, those that it has already among them; left out: they
 * stay as they are.
 */
export const datosGasto = z.strictObject({
  clase: z.enum(CLASES_GASTO),
  tipo: optional(id),
  actividad: optional(id),
  proyecto: optional(id),
  formaPago: optional(id),
  facturable: z.optional(z.boolean()),
  comentario: optional(textoLibre),
  dia: optional(dia),
  pais: optional(pais),
  comercio: optional(textoHasta(120)),
  nif: optional(textoHasta(20)),
  documento: optional(z.enum(DOCUMENTOS_GASTO)),
  numero: optional(textoHasta(60)),
  conNifEmpresa: z.optional(z.boolean()),
  moneda: optional(moneda),
  cambioMillonesimas: optional(cambio),
  totalCentimos: optional(enMoneda),
  lineas: z.optional(
    z.array(z.strictObject({ porMil, baseCentimos: enMoneda, cuotaCentimos: enMoneda })).check(z.maxLength(MAXIMO_LINEAS_IVA)),
  ),
  kmDecimas: optional(z.int().check(z.minimum(0), z.maximum(MAXIMO_DECIMAS_KM))),
  idaYVuelta: z.optional(z.boolean()),
  origen: optional(textoHasta(90)),
  destino: optional(textoHasta(90)),
  vehiculo: optional(z.enum(VEHICULOS_GASTO)),
  matricula: optional(textoHasta(20)),
  motivo: optional(textoHasta(200)),
  salida: optional(hora),
  diaRegreso: optional(dia),
  regreso: optional(hora),
  pernocta: z.optional(z.boolean()),
  lugar: optional(textoHasta(120)),
  otroMunicipio: z.optional(z.boolean()),
  ficheros: z.optional(listaDeFicheros),
});

/** The input of `gastos.guardar`, for its form. */
export const entradaGasto = z.extend(datosGasto, alGuardar);
/** The fields so far, in `data` of `gastos.nuevo`. */
export const borradorGasto = z.partial(
  z.extend(datosGasto, { id: z.optional(z.nullable(idLargo)), version: z.optional(z.nullable(z.int())) }),
);
