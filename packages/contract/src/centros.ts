import * as z from 'zod/mini';
import { call } from './call.ts';
import { feature } from './feature.ts';
import { decimal, entero, id, instante, textoLibre, version, zona } from './valores.ts';

const pais = z.string().check(z.regex(/^[A-Z]{2}$/));
const region = z.string().check(z.regex(/^[A-Z0-9]{1,4}(-[A-Z0-9]{1,4})?$/));

/** A work centre, for the people who manage centres. */
const centroGestionado = z.object({
  id: z.int(),
  nombre: z.string(),
  direccion: z.string(),
  /** Centres of one municipality have the same local holidays. */
  municipio: z.string(),
  /** The centre's own account at the Social Security; empty: that of the company. */
  ccc: z.string(),
  /** ISO 3166, and the holiday calendar's code of the region in it. */
  pais: z.string(),
  region: z.nullable(z.string()),
  zona: z.string(),
  /** Degrees and metres. All null: a remote centre, for which positions are not checked. */
  latitud: z.nullable(z.number()),
  longitud: z.nullable(z.number()),
  radioMetros: z.nullable(z.int()),
  abierto: z.boolean(),
  /** Active people who work there now, or will because of an assignment that exists already. */
  personas: z.int(),
  /** Years for which somebody has confirmed the public holidays. */
  festivosConfirmados: z.array(z.int()),
  version: z.int(),
});
export type CentroGestionado = z.output<typeof centroGestionado>;

const comun = { host: 'instance', acceso: 'centros.gestionar:all', nuestra: true, soloTitular: true } as const;
const cual = z.strictObject({ id, version });

export const entradaCentro = z.strictObject({
  id: z.optional(id),
  version: z.optional(version),
  nombre: textoLibre.check(z.minLength(1), z.maxLength(120)),
  direccion: z.optional(textoLibre.check(z.maxLength(200))),
  municipio: z.optional(textoLibre.check(z.maxLength(100))),
  ccc: z.optional(textoLibre.check(z.maxLength(30))),
  pais,
  region: z.optional(z.nullable(region)),
  zona,
  latitud: z.optional(z.nullable(decimal.check(z.minimum(-90), z.maximum(90)))),
  longitud: z.optional(z.nullable(decimal.check(z.minimum(-180), z.maximum(180)))),
  radioMetros: z.optional(z.nullable(entero.check(z.minimum(10), z.maximum(50_000)))),
});

/** The work centres of a company: position, holiday calendar and zone. */
export const centros = feature('centros', {
  resumen: 'Work centres with their zone, country and position.',
  esquemas: { CentroGestionado: centroGestionado },
  permisos: { 'gestionar:all': ['admin'] },
  errores: { 'no-existe': 404, 'nombre-repetido': 409, 'posicion-incompleta': 422, 'zona-fija': 409, 'con-personas': 409 },
  auditoria: { crear: 'centro', cambiar: 'centro', cerrar: 'centro', reabrir: 'centro' },
  llamadas: {
    listado: call({
      ...comun,
      method: 'GET',
      path: '/intranet/centros',
      resumen: 'All centres, also closed ones, by name.',
      entrada: z.strictObject({}),
      salida: z.object({ items: z.array(centroGestionado), total: z.int() }),
      errores: [],
    }),
    regiones: call({
      ...comun,
      method: 'GET',
      path: '/intranet/centros/regiones',
      resumen: 'The regions of a country that the calendar of public holidays knows.',
      entrada: z.strictObject({ pais }),
      salida: z.object({ items: z.array(z.object({ codigo: z.string(), nombre: z.string() })) }),
      errores: [],
    }),
    posiciones: call({
      ...comun,
      method: 'GET',
      path: '/intranet/centros/posiciones',
      resumen: 'Where the last clock-ins of a centre were made, without names; none unless the company keeps exact positions.',
      entrada: z.strictObject({ id }),
      salida: z.object({
        /** The company stores exact positions. */
        seGuardan: z.boolean(),
        items: z.array(
          z.object({
            momento: instante,
            latitud: z.number(),
            longitud: z.number(),
            precisionMetros: z.nullable(z.number()),
            cerca: z.boolean(),
          }),
        ),
      }),
      errores: ['centros.no-existe'],
    }),
    guardar: call({
      ...comun,
      method: 'POST',
      path: '/intranet/centros',
      resumen: 'Makes a centre, or changes the one that is named.',
      entrada: entradaCentro,
      salida: centroGestionado,
      errores: [
        'centros.no-existe',
        'centros.nombre-repetido',
        'centros.posicion-incompleta',
        'centros.zona-fija',
        'registros.zona-no-valida',
        'festivos.region-no-existe',
        'empresa.ccc-no-valido',
        'general.cambiado-entretanto',
      ],
    }),
    cerrar: call({
      ...comun,
      method: 'POST',
      path: '/intranet/centros/cerrar',
      resumen: 'Closes a centre in which nobody works any more; where somebody does, the answer says who.',
      entrada: cual,
      salida: centroGestionado,
      errores: ['centros.no-existe', 'centros.con-personas', 'general.cambiado-entretanto'],
    }),
    reabrir: call({
      ...comun,
      method: 'POST',
      path: '/intranet/centros/reabrir',
      resumen: 'Opens a closed centre again.',
      entrada: cual,
      salida: centroGestionado,
      errores: ['centros.no-existe', 'centros.nombre-repetido', 'general.cambiado-entretanto'],
    }),
  },
});
