import * as z from 'zod/mini';
import { MODULOS_EMPRESA, ACCESOS_CONMUTABLES, ROLES_CONMUTABLES } from './ajustes.ts';
import { call } from './call.ts';
import { feature } from './feature.ts';
import { id, idioma, instante, nada, textoLibre, version } from './valores.ts';
import { SUBTIPOS } from '@jornada/domain/horario/modelo.ts';
import { ROLES } from '@jornada/domain/personas/cuenta.ts';
import { CLASES } from '@jornada/domain/registros/modelo.ts';

const si = z.boolean();

/** The settings of a company; see "Menu and flags" in the specification. */
const ajustesEmpresa = z.strictObject({
  usarGps: si,
  requerirGpsEnAppMovil: si,
  /** Metres. A position with a larger error counts as too inexact. */
  minimumAccuracy: z.int().check(z.minimum(1), z.maximum(100_000)),
  exigirCercania: si,
  guardarUbicacionExacta: si,
  mostrarCercaLejos: si,
  mostrarConexionGps: si,
  verJornadaPrevista: si,
  mostrarHorasTotalizadas: si,
  comentariosEnFichajes: si,
  usuarioPuedeModificarFichajes: si,
  avisarLimites: si,
  opcionesFinJornada: z.array(z.enum(['sugerido', 'personalizado', 'presencia'])).check(z.maxLength(3)),
  resumenApp: si,
  estadisticasApp: si,
  guardaFoto: si,
  notificaciones: si,
  logs: si,
  /** Minutes of courtesy in a new schedule. */
  cortesiaMinutos: z.int().check(z.minimum(0), z.maximum(120)),
  /** Days with less than so much above the plan, or beyond a limit, are left out of lists unless they are asked for. */
  toleranciaExcesos: z.int().check(z.minimum(0), z.maximum(60)),
  /** For how many days after it was made a mark that waited on a device counts by itself; later it is a proposal. */
  diasSinConexion: z.int().check(z.minimum(1), z.maximum(90)),
  /** Everybody who may open the intranet needs a second factor. */
  segundoFactorAdmins: si,
  /** What colleagues see of each other in the directory. */
  equipoCorreo: si,
  equipoTelefono: si,
  equipoTrabajando: si,
  /** People may keep their telephone and photo from colleagues. */
  equipoEligen: si,
  /** How people change shifts. */
  turnosRespuestaHoras: z.int().check(z.minimum(1), z.maximum(720)),
  turnosAntelacionHoras: z.int().check(z.minimum(0), z.maximum(336)),
  turnosVentanaDias: z.int().check(z.minimum(1), z.maximum(42)),
  turnosSinDevolver: si,
  turnosOfertas: si,
  /** In a plan that fills itself; null: no more than the limits say. */
  turnosDiasSeguidos: z.nullable(z.int().check(z.minimum(1), z.maximum(14))),
  modulos: z.array(z.enum(MODULOS_EMPRESA)).check(z.maxLength(MODULOS_EMPRESA.length)),
  /** Access that the company takes from a role, by role. */
  sinAcceso: z.partialRecord(
    z.enum(ROLES_CONMUTABLES),
    z.array(z.enum(ACCESOS_CONMUTABLES)).check(z.maxLength(ACCESOS_CONMUTABLES.length)),
  ),
});
export type AjustesEmpresa = z.output<typeof ajustesEmpresa>;

const empresaVista = z.object({
  nombre: z.string(),
  nif: z.string(),
  /** The employer's account at the Social Security; empty if there is none. */
  ccc: z.string(),
  zona: z.string(),
  idioma,
  /** A picture as data URL; empty if there is none. */
  logo: z.string(),
  ajustes: ajustesEmpresa,
  version: z.int(),
});
export type EmpresaVista = z.output<typeof empresaVista>;

const tipoGestionado = z.object({
  id: z.int(),
  /** Cannot be changed, because existing records would change their meaning. */
  clase: z.enum(CLASES),
  subtipo: z.enum(SUBTIPOS),
  efectivo: z.boolean(),
  pagado: z.boolean(),
  /** The company's own names by language. A missing language uses the usual name. */
  nombres: z.record(z.string(), z.string()),
  /** The usual name in the reader's language. */
  nombreHabitual: z.string(),
  requiereProyecto: z.boolean(),
  requiereObservaciones: z.boolean(),
  requierePosicion: z.boolean(),
  activo: z.boolean(),
  version: z.int(),
});
export type TipoGestionado = z.output<typeof tipoGestionado>;

const comun = { host: 'instance', acceso: 'empresa.configurar:all', nuestra: true, soloTitular: true } as const;
const selloEmpresa = z.object({
  propio: z.nullable(
    z.object({
      titular: z.string(),
      emisor: z.string(),
      desde: instante,
      hasta: instante,
      certificados: z.int(),
      puesto: instante,
    }),
  ),
  instalacion: z.string(),
});
export type SelloEmpresaVista = z.output<typeof selloEmpresa>;
const claveFicheros = z.object({ desde: z.nullable(instante), enCurso: z.boolean(), quedan: z.int() });
export type ClaveFicherosVista = z.output<typeof claveFicheros>;
/** Key files have some kilobytes. */
const MAXIMO_FICHERO_CLAVE = 44_000;

const listaTipos = z.object({ items: z.array(tipoGestionado) });
const nombreTipo = z.optional(textoLibre.check(z.maxLength(40)));

export const entradaEmpresa = z.strictObject({
  version,
  nombre: z.optional(textoLibre.check(z.minLength(1), z.maxLength(200))),
  nif: z.optional(textoLibre.check(z.maxLength(20))),
  ccc: z.optional(textoLibre.check(z.maxLength(30))),
  idioma: z.optional(idioma),
  ajustes: z.optional(z.partial(ajustesEmpresa)),
});
export const entradaTipo = z.strictObject({
  id,
  version,
  nombres: z.strictObject({ es: nombreTipo, en: nombreTipo, pt: nombreTipo, de: nombreTipo }),
  requiereProyecto: z.boolean(),
  requiereObservaciones: z.boolean(),
  requierePosicion: z.boolean(),
  activo: z.boolean(),
});

/** Settings of the company, its record types, and what each role may do. A change takes effect at once, on every node. */
export const empresa = feature('empresa', {
  resumen: 'The company with its settings, roles and record types.',
  esquemas: {
    Empresa: empresaVista,
    SelloEmpresa: selloEmpresa,
    ClaveFicheros: claveFicheros,
    TipoGestionado: tipoGestionado,
    ListaTipos: listaTipos,
  },
  permisos: { 'configurar:all': ['admin'] },
  errores: {
    'ccc-no-valido': 422,
    'logo-no-valido': 422,
    'tipo-no-existe': 404,
    'tipo-imprescindible': 409,
    'orden-incompleto': 409,
    mudada: 410,
    'sello-clave': 422,
    'sello-antiguo': 422,
    'sello-sin-clave': 422,
    'sello-fichero': 422,
    'sello-caducado': 422,
    'clave-en-curso': 409,
  },
  auditoria: { cambiar: 'empresa', logo: 'empresa', sello: 'empresa', clave: 'empresa' },
  campos: {
    propio: 'The certificate with which the company seals its papers; null: that of the installation does it.',
    titular: 'Whose certificate it is.',
    emisor: 'Who has issued it.',
    certificados: 'How many certificates vouch for it, itself included.',
    puesto: 'Since when the company uses it.',
    instalacion: 'The name in the certificate of the installation.',
    'ClaveFicheros.desde': 'Since when new files take this key; null as long as the company has no files.',
    enCurso: 'Files of before are still following to it.',
    quedan: 'How many files are still to follow in this round.',
    clave: 'The password of the key file. It is not kept.',
  },
  llamadas: {
    ver: call({
      ...comun,
      method: 'GET',
      path: '/intranet/empresa',
      resumen: 'The company with all its settings.',
      entrada: nada,
      salida: empresaVista,
      errores: [],
    }),
    guardar: call({
      ...comun,
      method: 'POST',
      path: '/intranet/empresa',
      // The menu and the own profile also show it.
      cambia: ['login'],
      resumen: 'Changes those settings of the company that are named; the rest stays. `version` is the one that was read.',
      entrada: entradaEmpresa,
      salida: empresaVista,
      errores: ['empresa.ccc-no-valido', 'general.cambiado-entretanto'],
    }),
    logo: call({
      ...comun,
      method: 'POST',
      path: '/intranet/empresa/logo',
      costosa: true,
      resumen: 'Puts a picture into the menu of everybody, made small and anew; null takes it away.',
      entrada: z.strictObject({
        version,
        imagen: z.nullable(z.string().check(z.maxLength(60_000), z.regex(/^data:image\/(png|jpeg|webp);base64,[A-Za-z0-9+/=]+$/))),
      }),
      salida: empresaVista,
      errores: ['empresa.logo-no-valido', 'general.cambiado-entretanto', 'ficheros.demasiados-rechazados', 'ficheros.sin-espacio'],
    }),
    sello: call({
      ...comun,
      method: 'GET',
      path: '/intranet/empresa/sello',
      resumen: 'With whose certificate the papers of the company are sealed.',
      entrada: nada,
      salida: selloEmpresa,
      errores: [],
    }),
    ponerSello: call({
      ...comun,
      method: 'POST',
      path: '/intranet/empresa/sello',
      costosa: true,
      resumen:
        'Seals the papers of the company from now on with its own certificate, from a key file (p12 or pfx) with its chain. What is sealed already stays as it is.',
      entrada: z.strictObject({
        /** The file in base64. */
        fichero: z.string().check(z.minLength(1), z.maxLength(MAXIMO_FICHERO_CLAVE), z.regex(/^[A-Za-z0-9+/]+={0,2}$/)),
        clave: z.string().check(z.maxLength(200)),
      }),
      salida: selloEmpresa,
      errores: [
        'empresa.sello-clave',
        'empresa.sello-antiguo',
        'empresa.sello-sin-clave',
        'empresa.sello-fichero',
        'empresa.sello-caducado',
      ],
    }),
    quitarSello: call({
      ...comun,
      method: 'POST',
      path: '/intranet/empresa/sello/quitar',
      resumen: 'Seals with the certificate of the installation again. The private key of the company is erased.',
      entrada: nada,
      salida: selloEmpresa,
      errores: [],
    }),
    claveFicheros: call({
      ...comun,
      method: 'GET',
      path: '/intranet/empresa/clave',
      resumen: 'The key that the files of the company are encrypted under: since when, and how many are still to follow to it.',
      entrada: nada,
      salida: claveFicheros,
      errores: [],
    }),
    cambiarClaveFicheros: call({
      ...comun,
      method: 'POST',
      path: '/intranet/empresa/clave',
      sinSimular: true,
      resumen:
        'Gives the company another key for its files. The files of before follow one by one while everything runs, and stay readable.',
      entrada: nada,
      salida: claveFicheros,
      errores: ['empresa.clave-en-curso'],
    }),
    tipos: call({
      ...comun,
      method: 'GET',
      path: '/intranet/empresa/tipos',
      resumen: 'The record types, also those not in use, in their order.',
      entrada: nada,
      salida: listaTipos,
      errores: [],
    }),
    guardarTipo: call({
      ...comun,
      method: 'POST',
      path: '/intranet/empresa/tipos',
      resumen: 'Changes what may be changed of a record type: names, what it asks for, whether it is used. Its kind is fixed.',
      entrada: entradaTipo,
      salida: listaTipos,
      errores: ['empresa.tipo-no-existe', 'empresa.tipo-imprescindible', 'general.cambiado-entretanto'],
    }),
    ordenarTipos: call({
      ...comun,
      method: 'POST',
      path: '/intranet/empresa/tipos/orden',
      resumen: 'Says in which order record types show; all of them, each once.',
      entrada: z.strictObject({ ids: z.array(id).check(z.maxLength(200)) }),
      salida: listaTipos,
      errores: ['empresa.orden-incompleto'],
    }),
    roles: call({
      ...comun,
      method: 'GET',
      path: '/intranet/empresa/roles',
      resumen:
        'What each role may do, how many people have it, and what the company could keep from it; without what belongs to parts that are switched off.',
      entrada: nada,
      salida: z.object({
        items: z.array(
          z.object({
            rol: z.enum(ROLES),
            personas: z.int(),
            /** The permissions of `permisos-de-rol.ts`. */
            permisos: z.array(z.string()),
            /** The permissions that the company may take from the role with `sinAcceso`. */
            conmutables: z.array(z.enum(ACCESOS_CONMUTABLES)),
          }),
        ),
      }),
      errores: [],
    }),
  },
});
