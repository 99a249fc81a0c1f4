import * as z from 'zod/mini';
import { CLASES_AUSENCIA, SUBTIPOS } from '@jornada/domain/horario/modelo.ts';
import { PERFILES_RECORD } from '@jornada/domain/exportes/modelo.ts';
import { CLASES, INCIDENCIAS } from '@jornada/domain/registros/modelo.ts';
import { FORMAS_DE_MARCA } from '@jornada/domain/resumen/modelo.ts';
import { fecha, idioma, instante } from '../valores.ts';

const nombrado = z.object({ id: z.int(), nombre: z.string() });

/** What a guest may see: whose company, which days and centres, how much of it, and until when. */
export const ambitoVista = z.object({
  empresa: z.object({ nombre: z.string(), nif: z.string() }),
  perfil: z.enum(PERFILES_RECORD),
  organismo: z.string(),
  desde: fecha,
  hasta: fecha,
  caduca: instante,
  centros: z.array(nombrado),
});

/** Somebody whose record a guest may see. `documento` is null for representatives. */
export const personaConsultada = z.object({
  id: z.int(),
  nombre: z.string(),
  documento: z.nullable(z.string()),
  centro: z.nullable(z.string()),
});
export type PersonaConsultada = z.output<typeof personaConsultada>;

/** A change of the record, with both sides. */
export const correccionConsultada = z.object({
  marca: z.enum(CLASES),
  momentoAntes: z.nullable(instante),
  momentoNuevo: z.nullable(instante),
  motivo: z.nullable(z.string()),
  estado: z.enum(['pendiente', 'acordada', 'desacuerdo', 'retirada']),
  propuestaPor: z.string(),
  propuestaEl: instante,
  resueltaPor: z.nullable(z.string()),
  resueltaEl: z.nullable(instante),
  respuesta: z.nullable(z.string()),
});
export type CorreccionConsultada = z.output<typeof correccionConsultada>;

/** A day of the record as a guest sees it. */
export const diaConsultado = z.object({
  fecha,
  zona: z.string(),
  centro: z.nullable(z.string()),
  motivo: z.enum(['laborable', 'libre', 'festivo', 'ausencia', 'sin-contrato']),
  festivo: z.nullable(z.string()),
  /** Null for representatives: why somebody was away is not theirs to know. */
  ausencia: z.nullable(z.enum(CLASES_AUSENCIA)),
  tramos: z.array(
    z.object({
      clase: z.enum(['trabajo', 'pausa']),
      subtipo: z.enum(SUBTIPOS),
      inicio: instante,
      fin: z.nullable(instante),
      minutos: z.int(),
      efectivo: z.boolean(),
      pagado: z.boolean(),
    }),
  ),
  efectivoMinutos: z.int(),
  trabajadoMinutos: z.int(),
  previstoMinutos: z.nullable(z.int()),
  nocturnosMinutos: z.int(),
  cuenta: z.boolean(),
  incidencias: z.array(z.enum(INCIDENCIAS)),
  formas: z.array(z.enum(FORMAS_DE_MARCA)),
  correcciones: z.array(correccionConsultada),
  observaciones: z.array(z.string()),
});
export type DiaConsultado = z.output<typeof diaConsultado>;

const ESTADOS_ACCESO = ['invitado', 'abierto', 'caducado', 'revocado'] as const;

/** An access that the company gave to somebody from outside. */
export const accesoExterno = z.object({
  id: z.int(),
  /** The account of the guest: the audit log names it as the author of what they looked at. */
  usuarioId: z.int(),
  nombre: z.string(),
  organismo: z.string(),
  usuario: z.string(),
  email: z.string(),
  idioma,
  perfil: z.enum(PERFILES_RECORD),
  desde: fecha,
  hasta: fecha,
  /** Null: all of them. */
  centros: z.nullable(z.array(nombrado)),
  creado: instante,
  caduca: instante,
  estado: z.enum(ESTADOS_ACCESO),
  /** Whether they have a second step: they cannot enter without one. */
  segundoPaso: z.boolean(),
  ultimaConsulta: z.nullable(instante),
  consultas: z.int(),
});
export type AccesoExterno = z.output<typeof accesoExterno>;
