import * as z from 'zod/mini';
import { MITADES } from '@jornada/domain/horario/modelo.ts';
import { call } from './call.ts';
import { feature } from './feature.ts';
import { entero, filtroId, id, nada } from './valores.ts';

/** Who may see the directory of colleagues, and the departments. */
export const people = feature('people', { permisos: { 'ver:all': ['empleado'] } });

/**
 * Somebody as colleagues see them. A field that the company does not let them see is not there, and nothing says why somebody does not work now.
 */
const companera = z.object({
  id: z.int(),
  nombre: z.string(),
  iniciales: z.string(),
  fotoToken: z.string(),
  puesto: z.string(),
  departamento: z.nullable(z.object({ id: z.int(), nombre: z.string() })),
  centro: z.nullable(z.string()),
  /** The zone of their centre. */
  zona: z.string(),
  /** It is oneself. */
  propia: z.boolean(),
  correo: z.optional(z.string()),
  telefono: z.optional(z.string()),
  trabajando: z.optional(z.boolean()),
});
export type CompaneraVista = z.output<typeof companera>;

const cuenta = { personas: z.int(), trabajando: z.optional(z.int()) };
const departamentoContado = z.object({ id: z.int(), nombre: z.string(), padreId: z.nullable(z.int()), ...cuenta });
export type DepartamentoContado = z.output<typeof departamentoContado>;

const puesto = z.extend(companera, { aCargo: z.int(), directos: z.int() });
export type PuestoVista = z.output<typeof puesto>;

const fuera = z.object({
  id: z.int(),
  nombre: z.string(),
  iniciales: z.string(),
  fotoToken: z.string(),
  /** Only half of the day; null: all of it. */
  mitad: z.nullable(z.enum(MITADES)),
});
export type FueraHoy = z.output<typeof fuera>;

const mio = z.object({
  tarjeta: companera,
  /** What the company lets colleagues see. */
  ven: z.object({ correo: z.boolean(), telefono: z.boolean(), trabajando: z.boolean() }),
  /** Whether the company lets people keep telephone and photo to themselves. */
  eligen: z.boolean(),
  ocultaTelefono: z.boolean(),
  ocultaFoto: z.boolean(),
});
export type MiTarjeta = z.output<typeof mio>;

const limit = z.optional(entero.check(z.minimum(1), z.maximum(100)));
const comun = { host: 'instance', acceso: 'people.ver:all', method: 'GET' } as const;
const propio = { host: 'instance', acceso: 'cuenta.gestionar:own', nuestra: true } as const;

const entradaMiTarjeta = z.strictObject({ ocultaTelefono: z.boolean(), ocultaFoto: z.boolean() });

export const team = feature('team', {
  resumen: 'The directory of colleagues: what each of them lets others see, within what the company lets people see.',
  modulo: 'team',
  esquemas: {
    CompaneraVista: companera,
    DepartamentoContado: departamentoContado,
    PuestoDeOrganigrama: puesto,
    FueraHoy: fuera,
    MiTarjeta: mio,
  },
  campos: {
    propia: 'Whether it is oneself.',
    nivel: '`propio`: only people who are directly in the department, or without `departamentoId` those who are in none.',
    quienes: '`trabajando`: only people who work now. Means nothing where the company does not let colleagues see that.',
    correo: 'The mail address; not there if colleagues may not see it, or if there is none.',
    telefono: 'The telephone number; not there if colleagues may not see it, or if there is none.',
    trabajando: 'Whether they work now, or how many do; a break counts as working. Not there if colleagues may not see it.',
    aCargo: 'How many people answer to them, directly and through others.',
    directos: 'How many people answer directly to them.',
    de: 'The person whose people are asked for; without it those who answer to nobody.',
    propio: 'The own department; null: none.',
    sinDepartamento: 'The people who are in no department.',
    fuera: 'Who of the own team is away today.',
    mitad: 'Only half of the day; null: all of it.',
    ven: 'What the company lets colleagues see.',
    'MiTarjeta.correo': 'Whether colleagues see mail addresses.',
    'MiTarjeta.telefono': 'Whether colleagues see telephone numbers.',
    'MiTarjeta.trabajando': 'Whether colleagues see who works now.',
    tarjeta: 'What colleagues see of oneself.',
    eligen: 'Whether the company lets people keep telephone and photo to themselves.',
    ocultaTelefono: 'Whether colleagues do not see the telephone.',
    ocultaFoto: 'Whether colleagues do not see the photo.',
  },
  llamadas: {
    getteamlist: call({
      ...comun,
      path: '/team/getteamlist',
      resumen:
        'People by name. `texto` is looked for in name, position, department and centre, without accents; `departamentoId`: people of that department and of those within it.',
      entrada: z.strictObject({
        departamentoId: filtroId,
        texto: z.optional(z.string().check(z.maxLength(100))),
        nivel: z.optional(z.enum(['todos', 'propio'])),
        quienes: z.optional(z.enum(['todos', 'trabajando'])),
        /** The `id` of the last person of the previous part; without it the list begins. */
        tras: z.optional(id),
        limit,
      }),
      salida: z.object({ items: z.array(companera), hayMas: z.boolean() }),
      errores: [],
    }),
    cuentas: call({
      ...comun,
      nuestra: true,
      path: '/team/cuentas',
      resumen:
        'How many people there are, by department: the tree of the list. It looks at everybody, so it is asked apart, and less often.',
      entrada: nada,
      salida: z.object({
        ...cuenta,
        /** Each followed by those within it, by name; only those that somebody is in. */
        departamentos: z.array(departamentoContado),
        sinDepartamento: z.object(cuenta),
        /** The own department; null: none. */
        propio: z.nullable(z.int()),
      }),
      errores: [],
    }),
    organigrama: call({
      ...comun,
      nuestra: true,
      path: '/team/organigrama',
      resumen:
        'The people who answer to somebody, those who lead others first. Without a manager of their own, people answer to the head of their department.',
      entrada: z.strictObject({ de: z.optional(id), start: z.optional(entero.check(z.minimum(0))), limit }),
      salida: z.object({ items: z.array(puesto), total: z.int() }),
      errores: [],
    }),
    hoy: call({
      ...comun,
      nuestra: true,
      path: '/team/hoy',
      resumen: 'Who of the own team is away today, never why: the own department, and the people for whom one is responsible.',
      entrada: nada,
      salida: z.object({ fuera: z.array(fuera) }),
      errores: [],
    }),
    mio: call({
      ...propio,
      method: 'GET',
      path: '/team/mio',
      resumen: 'What colleagues see of oneself.',
      entrada: nada,
      salida: mio,
      errores: [],
    }),
    guardarMio: call({
      ...propio,
      sinSimular: true,
      method: 'POST',
      path: '/team/mio',
      trae: { lectura: '/team/mio' },
      resumen: 'Keeps the own telephone or photo from colleagues, or shows it again. It counts where the company lets people choose.',
      entrada: entradaMiTarjeta,
      salida: mio,
      errores: [],
    }),
  },
});
