import * as z from 'zod/mini';
import { DURACIONES, MAXIMO_PACTADAS } from '@jornada/domain/contratos/modelo.ts';
import { call } from './call.ts';
import { feature } from './feature.ts';
import { entero, fecha, id, instante, textoLibre, version } from './valores.ts';

/** A day of a contract: of this century or the end of the last one. */
const dia = fecha.check(z.regex(/^(?:19[5-9]|20)/));

const hechos = {
  desde: dia,
  /** The share of full time, in thousandths. */
  porMil: entero.check(z.minimum(1), z.maximum(1000)),
  duracion: z.enum(DURACIONES),
  complementariasPorCien: entero.check(z.minimum(0), z.maximum(MAXIMO_PACTADAS)),
  voluntarias: z.boolean(),
};

/** A line of the history: what was written about a day, by whom and when. `quitada`: it took the earlier ones of that day back. */
const linea = z.object({
  desde: fecha,
  porMil: z.nullable(z.int()),
  duracion: z.nullable(z.enum(DURACIONES)),
  complementariasPorCien: z.nullable(z.int()),
  voluntarias: z.nullable(z.boolean()),
  quitada: z.boolean(),
  autor: z.string(),
  momento: instante,
});

const contratoDePersona = z.object({
  persona: z.object({ id: z.int(), nombre: z.string() }),
  /** Rises with every line. It is sent with every change. */
  version: z.int(),
  nacimiento: z.nullable(fecha),
  /** Twelve digits. */
  naf: z.nullable(z.string()),
  esMenor: z.boolean(),
  /** The versions that count, the newest first; `hasta` null: until further notice. */
  versiones: z.array(
    z.extend(z.object({ ...hechos, porMil: z.int(), complementariasPorCien: z.int() }), {
      hasta: z.nullable(fecha),
      esActual: z.boolean(),
    }),
  ),
  /** Everything that was written, the newest first. */
  historia: z.array(linea),
});
export type ContratoDePersona = z.output<typeof contratoDePersona>;

const cual = { persona: id, version };
export const entradaContrato = z.strictObject({ ...cual, ...hechos });
export const entradaNacimiento = z.strictObject({ ...cual, nacimiento: z.nullable(fecha) });
export const entradaNaf = z.strictObject({ ...cual, naf: z.nullable(textoLibre.check(z.maxLength(30))) });

const comun = { host: 'instance', nuestra: true, soloTitular: true } as const;
const gestionar = { ...comun, acceso: 'contratos.gestionar:all', method: 'POST' } as const;
const ERRORES = ['contratos.persona-no-existe', 'general.cambiado-entretanto'] as const;

/** What the contracts of people say, as far as limits of working time depend on it. */
export const contratos = feature('contratos', {
  resumen: 'What the contract of a person says, from which day on, and when they were born. Only those who manage contracts see it.',
  esquemas: { ContratoDePersona: contratoDePersona },
  permisos: { 'ver:all': ['admin'], 'gestionar:all': ['admin'] },
  errores: { 'persona-no-existe': 404, 'nacimiento-no-valido': 422, 'naf-no-valido': 422, 'sin-version': 404 },
  auditoria: { ver: 'persona', cambiar: 'persona', quitar: 'persona', nacimiento: 'persona', naf: 'persona' },
  campos: {
    porMil: 'The share of full time, in thousandths: 1000 is full time.',
    duracion: 'How long the contract is for.',
    complementariasPorCien: 'Agreed complementary hours, in hundredths of the ordinary ones.',
    voluntarias: 'Whether the person may be offered more complementary hours than those.',
    nacimiento: 'The birth date.',
    naf: 'The Social Security number (NAF): twelve digits, the last two to check.',
    esMenor: 'Whether the person is under 18 today.',
    quitada: 'Whether the line took the earlier ones of its day back.',
    versiones: 'The versions that count, the newest first.',
    historia: 'Everything that was written, the newest first.',
    esActual: 'Whether it holds today.',
  },
  llamadas: {
    byId: call({
      ...comun,
      acceso: 'contratos.ver:all',
      method: 'GET',
      path: '/intranet/contratos',
      resumen: 'The contract of one person in all its versions, and the birth date. That somebody looked is written down.',
      entrada: z.strictObject({ persona: id }),
      salida: contratoDePersona,
      errores: ['contratos.persona-no-existe'],
    }),
    guardar: call({
      ...gestionar,
      path: '/intranet/contratos',
      trae: { lectura: '/intranet/contratos', por: 'persona' },
      resumen: 'Writes what the contract says from a day on. A version of the same day is replaced; the earlier line stays in the history.',
      entrada: entradaContrato,
      salida: contratoDePersona,
      errores: ERRORES,
    }),
    quitar: call({
      ...gestionar,
      path: '/intranet/contratos/quitar',
      trae: { lectura: '/intranet/contratos', por: 'persona' },
      resumen: 'Takes the version of a day back. The version before it holds on; the line stays in the history.',
      entrada: z.strictObject({ ...cual, desde: dia }),
      salida: contratoDePersona,
      errores: [...ERRORES, 'contratos.sin-version'],
    }),
    guardarNacimiento: call({
      ...gestionar,
      path: '/intranet/contratos/nacimiento',
      trae: { lectura: '/intranet/contratos', por: 'persona' },
      resumen: 'Writes the birth date of a person, or takes it away.',
      entrada: entradaNacimiento,
      salida: contratoDePersona,
      errores: [...ERRORES, 'contratos.nacimiento-no-valido'],
    }),
    guardarNaf: call({
      ...gestionar,
      path: '/intranet/contratos/naf',
      trae: { lectura: '/intranet/contratos', por: 'persona' },
      resumen:
        'Writes the Social Security number of a person, or takes it away. Where its check digits are wrong the answer has the right ones.',
      entrada: entradaNaf,
      salida: contratoDePersona,
      errores: [...ERRORES, 'contratos.naf-no-valido'],
    }),
  },
});
