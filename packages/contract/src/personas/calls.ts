import * as z from 'zod/mini';
import { ESTADOS_AHORA, ROLES_PERSONA } from '@jornada/domain/personas/index.ts';
import { call } from '../call.ts';
import { feature } from '../feature.ts';
import { cleaned, entero, fecha, id, idioma, instante, nada, textoLibre, version } from '../valores.ts';
import { hacerHojas, hojaDeAcceso, retirarInvitacion, sinEntrar } from './hojas.ts';
import { asignarVarias, invitarVarias } from './varias.ts';
import { diaDePersona, diaRegistrado, nombrado, personaFicha, personaFila, situacion } from './vistas.ts';

const comun = { host: 'instance', nuestra: true, soloTitular: true } as const;
const ver = { ...comun, acceso: 'personas.ver:all' } as const;
const gestionar = { ...comun, acceso: 'personas.gestionar:all' } as const;

const linea = (max: number) => textoLibre.check(z.maxLength(max), z.regex(/^[^\r\n\t]*$/));
const documento = z
  .string()
  .check(z.overwrite(cleaned), z.minLength(3, 'validacion.documento'), z.maxLength(64), z.regex(/^[^\p{Cc}\p{Cs}]*$/u));
const email = z
  .string()
  .check(
    z.overwrite(cleaned),
    z.maxLength(200),
    z.regex(/^(?:[^\s@<>"',;:\\()[\]]+@[^\s@<>"',;:\\()[\]]+\.[^\s@<>"',;:\\()[\]]+)?$/, 'validacion.correo'),
  );

/** The data of a person without contract, roles and account. An empty text means "not known". */
const datos = {
  documento,
  nombre: linea(120).check(z.minLength(1)),
  email,
  movil: linea(30).check(z.regex(/^[+\d\s()./-]*$/)),
  puesto: linea(100),
  idioma: z.nullable(idioma),
  departamentoId: z.nullable(id),
  responsableId: z.nullable(id),
};
const roles = z.array(z.enum(ROLES_PERSONA)).check(z.maxLength(ROLES_PERSONA.length));
const cual = { id, version };

const ERRORES_DATOS = [
  'personas.documento-no-valido',
  'personas.documento-repetido',
  'personas.correo-repetido',
  'personas.departamento-no-existe',
  'personas.responsable-no-valido',
] as const;
const ERRORES_ASIGNACION = ['personas.centro-no-existe', 'personas.horario-no-existe', 'registros.mes-cerrado'] as const;
const ERRORES_CAMBIO = ['personas.no-existe', 'general.cambiado-entretanto'] as const;

/** Which people of the company. */
const filtro = {
  texto: z.optional(z.string().check(z.maxLength(100))),
  departamento: z.optional(id),
  centro: z.optional(id),
  /** People who have it now, or will have it by an assignment that is already written. */
  horario: z.optional(id),
  /** Default `abiertas`: everybody whose last day is not over. Kiosks are found only by `quiosco`. */
  cuenta: z.optional(z.enum(['abiertas', 'invitada', 'sin-acceso', 'suspendida', 'baja', 'quiosco'])),
};

export const entradaPersonaNueva = z.strictObject({
  ...datos,
  roles,
  alta: fecha,
  desde: z.optional(fecha),
  centroId: id,
  horarioId: id,
  invitar: z.boolean(),
});
export const entradaPersona = z.strictObject({ ...cual, ...datos });
export const entradaRoles = z.strictObject({ ...cual, roles });
export const entradaAsignacion = z.strictObject({ ...cual, desde: fecha, centroId: id, horarioId: id });
export const entradaReadmision = z.strictObject({ ...cual, alta: fecha, centroId: id, horarioId: id });

/** The people of a company, for those who manage them. */
export const personas = feature('personas', {
  resumen: 'The people of the company: who they are, what they may do, where and how they work.',
  esquemas: {
    PersonaFicha: personaFicha,
    PersonaFila: personaFila,
    SituacionPersona: situacion,
    Nombrado: nombrado,
    DiaDePersona: diaDePersona,
    DiaRegistrado: diaRegistrado,
    HojaDeAcceso: hojaDeAcceso,
  },
  campos: {
    hojas: 'The sheets that were made.',
    usuario: 'The user name, with which the person signs in.',
    sinHoja: 'How many got none: they have a password, a mail reaches them, or their account is closed.',
    entregada: 'When they were last given a sheet or an invitation that is not used yet.',
    dias: 'For how many days the sheets work.',
  },
  permisos: { 'ver:all': ['admin'], 'gestionar:all': ['admin'], 'actuar:all': ['admin'] },
  errores: {
    'no-existe': 404,
    'documento-no-valido': 422,
    'documento-repetido': 409,
    'correo-repetido': 409,
    'departamento-no-existe': 422,
    'responsable-no-valido': 422,
    'centro-no-existe': 422,
    'horario-no-existe': 422,
    'roles-no-validos': 422,
    'rol-propio': 403,
    'ultimo-admin': 409,
    'uno-mismo': 403,
    'sin-correo': 422,
    'ya-entra': 409,
    'cuenta-cerrada': 409,
    'no-suspendida': 409,
    'sin-segundo-paso': 409,
    'mas-permisos': 403,
    'no-esta-de-baja': 409,
    'fuera-de-contrato': 422,
    'no-pueden': 409,
    'registros-despues': 409,
    'sin-invitacion': 409,
    'archivo-no-valido': 422,
    'archivo-vacio': 422,
    'archivo-sin-lineas': 422,
    'archivo-largo': 422,
    'columnas-faltan': 422,
    'ensayo-cambiado': 409,
  },
  auditoria: {
    ver: 'persona',
    crear: 'persona',
    cambiar: 'persona',
    roles: 'persona',
    asignar: 'persona',
    invitar: 'persona',
    hoja: 'persona',
    'retirar-invitacion': 'persona',
    suspender: 'persona',
    reactivar: 'persona',
    'quitar-segundo-paso': 'persona',
    baja: 'persona',
    readmitir: 'persona',
    importar: 'empresa',
  },
  llamadas: {
    listado: call({
      ...ver,
      method: 'GET',
      path: '/intranet/personas/listado',
      resumen:
        'Some of the people of the company with where they stand now. `texto` is looked for in name, ID number and e-mail, without accents. Without `estado` and in the order of names it costs the same however many people there are.',
      entrada: z.strictObject({
        /** The `id` of the last person of the previous part; without it the list begins. */
        tras: z.optional(id),
        limit: z.optional(entero.check(z.minimum(1), z.maximum(100))),
        sort: z.optional(z.enum(['nombre', 'centro', 'ahora', 'contacto'])),
        dir: z.optional(z.enum(['asc', 'desc'])),
        ...filtro,
        estado: z.optional(z.enum(ESTADOS_AHORA)),
      }),
      salida: z.object({
        items: z.array(personaFila),
        /** Whether more people follow. */
        hayMas: z.boolean(),
        ahora: instante,
      }),
      errores: [],
    }),
    cuentas: call({
      ...ver,
      method: 'GET',
      path: '/intranet/personas/cuentas',
      resumen:
        'How many people the list has, and where they stand now. It looks at everybody, so it is asked apart from the list, and less often.',
      entrada: z.strictObject(filtro),
      salida: z.object({
        /** `tarde`: people who are out although their shift has begun. */
        cuentas: z.object({ todas: z.int(), trabajando: z.int(), pausa: z.int(), fuera: z.int(), tarde: z.int(), ausente: z.int() }),
        /** People who cannot sign in yet: with an unused invitation, and without one. */
        sinEntrar: z.object({ invitadas: z.int(), sinAcceso: z.int() }),
        /** How many centres these people work at. */
        centros: z.int(),
        ahora: instante,
      }),
      errores: [],
    }),
    buscar: call({
      ...ver,
      method: 'GET',
      path: '/intranet/personas/buscar',
      resumen: 'People whose contract is not over, by name, to choose one of them. `texto` is looked for as in the list.',
      entrada: z.strictObject({
        texto: z.string().check(z.maxLength(100)),
        limit: z.optional(entero.check(z.minimum(1), z.maximum(100))),
      }),
      salida: z.object({ items: z.array(nombrado) }),
      errores: [],
    }),
    byId: call({
      ...ver,
      method: 'GET',
      path: '/intranet/personas/byId',
      resumen: 'The file of one person. That somebody looked is written down.',
      entrada: z.strictObject({ id }),
      salida: personaFicha,
      errores: ['personas.no-existe'],
    }),
    dias: call({
      ...ver,
      method: 'GET',
      path: '/intranet/personas/dias',
      resumen: 'Some of the recorded days of one person, the newest first. That somebody looked is written down.',
      entrada: z.strictObject({
        id,
        start: z.optional(entero.check(z.minimum(0))),
        limit: z.optional(entero.check(z.minimum(1), z.maximum(100))),
      }),
      salida: z.object({ items: z.array(diaRegistrado), total: z.int() }),
      errores: ['personas.no-existe'],
    }),
    opciones: call({
      ...ver,
      method: 'GET',
      path: '/intranet/personas/opciones',
      resumen: 'What forms and filters offer: centres, departments, schedules and who may be responsible for others.',
      entrada: nada,
      salida: z.object({
        centros: z.array(nombrado),
        departamentos: z.array(nombrado),
        horarios: z.array(nombrado),
        responsables: z.array(nombrado),
        /** Today's date in the company's zone. */
        hoy: fecha,
      }),
      errores: [],
    }),
    crear: call({
      ...gestionar,
      method: 'POST',
      path: '/intranet/personas',
      trae: { lectura: '/intranet/personas/byId', por: 'id' },
      resumen:
        'Adds a person, hired on `alta`. The schedule counts from `desde` on: unless said from `alta`, or from today where that is over. With `invitar` a mail goes to them to choose a password.',
      entrada: entradaPersonaNueva,
      salida: personaFicha,
      errores: [...ERRORES_DATOS, ...ERRORES_ASIGNACION, 'personas.roles-no-validos', 'personas.sin-correo', 'personas.fuera-de-contrato'],
    }),
    cambiar: call({
      ...gestionar,
      method: 'PUT',
      path: '/intranet/personas',
      trae: { lectura: '/intranet/personas/byId', por: 'id' },
      resumen: "Changes a person's data, all of them at once. Refused where somebody else has changed the person since `version`.",
      entrada: entradaPersona,
      salida: personaFicha,
      errores: [...ERRORES_CAMBIO, ...ERRORES_DATOS],
    }),
    cambiarRoles: call({
      ...gestionar,
      method: 'POST',
      path: '/intranet/personas/roles',
      trae: { lectura: '/intranet/personas/byId', por: 'id' },
      resumen: 'Changes the roles of a person. Nobody changes their own roles, and one admin always stays.',
      entrada: entradaRoles,
      salida: personaFicha,
      errores: [...ERRORES_CAMBIO, 'personas.roles-no-validos', 'personas.correo-repetido', 'personas.rol-propio', 'personas.ultimo-admin'],
    }),
    asignar: call({
      ...gestionar,
      method: 'POST',
      path: '/intranet/personas/asignar',
      trae: { lectura: '/intranet/personas/byId', por: 'id' },
      resumen:
        'Gives a person another schedule and centre from a day of the contract on, until the next change. The contract begins with the hire. What was before that day stays as it was.',
      entrada: entradaAsignacion,
      salida: personaFicha,
      errores: [...ERRORES_CAMBIO, ...ERRORES_ASIGNACION, 'personas.fuera-de-contrato'],
    }),
    asignarVarias,
    invitarVarias,
    sinEntrar,
    hacerHojas,
    retirarInvitacion,
    invitar: call({
      ...gestionar,
      method: 'POST',
      path: '/intranet/personas/invitar',
      trae: { lectura: '/intranet/personas/byId', por: 'id' },
      resumen: 'Sends a mail with which the person chooses a password, once; an earlier one is worthless from then on.',
      entrada: z.strictObject({ ...cual }),
      salida: personaFicha,
      errores: [...ERRORES_CAMBIO, 'personas.sin-correo', 'personas.correo-repetido', 'personas.ya-entra', 'personas.cuenta-cerrada'],
    }),
    suspender: call({
      ...gestionar,
      method: 'POST',
      path: '/intranet/personas/suspender',
      trae: { lectura: '/intranet/personas/byId', por: 'id' },
      resumen: 'Closes the account at once, with every session of it. Records stay.',
      entrada: z.strictObject({ ...cual, motivo: linea(300) }),
      salida: personaFicha,
      errores: [...ERRORES_CAMBIO, 'personas.uno-mismo', 'personas.ultimo-admin', 'personas.cuenta-cerrada'],
    }),
    reactivar: call({
      ...gestionar,
      method: 'POST',
      path: '/intranet/personas/reactivar',
      trae: { lectura: '/intranet/personas/byId', por: 'id' },
      resumen: 'Opens an account again that was suspended.',
      entrada: z.strictObject({ ...cual }),
      salida: personaFicha,
      errores: [...ERRORES_CAMBIO, 'personas.no-suspendida'],
    }),
    quitarSegundoPaso: call({
      ...gestionar,
      sinSimular: true,
      method: 'POST',
      path: '/intranet/personas/quitar-segundo-paso',
      trae: { lectura: '/intranet/personas/byId', por: 'id' },
      resumen:
        'Takes away the second step that a person has lost: codes of an app, codes on paper and passkeys. Their sessions end and a mail tells them. Not for oneself, nor for whoever may do more.',
      entrada: z.strictObject({ ...cual }),
      salida: personaFicha,
      errores: [...ERRORES_CAMBIO, 'personas.uno-mismo', 'personas.mas-permisos', 'personas.sin-segundo-paso'],
    }),
    baja: call({
      ...gestionar,
      method: 'POST',
      path: '/intranet/personas/baja',
      trae: { lectura: '/intranet/personas/byId', por: 'id' },
      resumen: 'Ends a contract with a last day. The account closes when that day is over; a day that is open until then stays as it is.',
      entrada: z.strictObject({ ...cual, ultimoDia: fecha, motivo: linea(300) }),
      salida: personaFicha,
      errores: [
        ...ERRORES_CAMBIO,
        'personas.uno-mismo',
        'personas.ultimo-admin',
        'personas.cuenta-cerrada',
        'personas.fuera-de-contrato',
        'personas.registros-despues',
        'registros.mes-cerrado',
      ],
    }),
    readmitir: call({
      ...gestionar,
      method: 'POST',
      path: '/intranet/personas/readmitir',
      trae: { lectura: '/intranet/personas/byId', por: 'id' },
      resumen: 'Takes somebody on again who left, from a day after the last one on, or takes their leaving back before it comes.',
      entrada: entradaReadmision,
      salida: personaFicha,
      errores: [
        ...ERRORES_CAMBIO,
        ...ERRORES_ASIGNACION,
        'personas.no-esta-de-baja',
        'personas.correo-repetido',
        'personas.fuera-de-contrato',
      ],
    }),
  },
});
