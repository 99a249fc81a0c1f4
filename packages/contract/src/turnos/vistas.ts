import * as z from 'zod/mini';
import { CLASES_A_LA_VISTA } from '@jornada/domain/ausencias/para-quien.ts';
import { CLASES_DE_TRABAJO } from '@jornada/domain/disponibilidad/modelo.ts';
import { MITADES, SUBTIPOS } from '@jornada/domain/horario/modelo.ts';
import { REGLAS } from '@jornada/domain/limites/modelo.ts';
import { turnoDibujado } from '../horarios.ts';
import { fecha, id, instante } from '../valores.ts';

/** Why a day of the plan stays as it is. `cambiado-antes`: it was published otherwise since it was drawn. */
const OBSTACULOS_DIA = ['pasado', 'mes-cerrado', 'con-registros', 'sin-contrato', 'cambiado-antes'] as const;
/** What a draft says of a day: shifts, a day off, or that the schedule shows again. */
const DIBUJOS = ['turnos', 'libre', 'horario'] as const;
/** As many parts a day may have. */
const PARTES_MAXIMO = 4;

/** A shift that is in the plan, or can be drawn. `clave`: what cells call it by. `delHorario`: a schedule of these people has it. */
export const turnoDelPlan = z.object({
  clave: z.string(),
  codigo: z.string(),
  nombre: z.string(),
  inicio: z.string(),
  fin: z.string(),
  pausas: z.array(z.object({ subtipo: z.enum(SUBTIPOS), inicio: z.nullable(z.string()), minutos: z.int(), pagada: z.boolean() })),
  minutos: z.int(),
  delHorario: z.boolean(),
});
export type TurnoDelPlanVista = z.output<typeof turnoDelPlan>;

/** A part of a day: the shift by its `clave`, and the post that it needs (null: that of the person, or nobody has said one). */
export const parteVista = z.object({ turno: z.string(), puestoId: z.nullable(z.int()) });
export type ParteVista = z.output<typeof parteVista>;

/** What is drawn over a day. `partes`: none is free; null: a flexible day. `alDia`: still drawn upon what is published. */
export const celdaBorrador = z.object({
  que: z.enum(DIBUJOS),
  partes: z.nullable(z.array(parteVista)),
  minutos: z.int(),
  sobre: z.nullable(z.int()),
  version: z.int(),
  autorId: z.int(),
  alDia: z.boolean(),
});
export type CeldaBorradorVista = z.output<typeof celdaBorrador>;

/** A day of somebody: what holds, and the draft above it. */
export const celdaDelPlan = z.object({
  fecha,
  /** None: free or absent; null: a flexible day, of which nobody knows the hours. */
  partes: z.nullable(z.array(parteVista)),
  minutos: z.int(),
  /** It was planned by itself; it is not the schedule's. */
  suelto: z.boolean(),
  /** The number of the single day that is published or was taken back: what a cell is drawn upon. Null: there never was one. */
  numero: z.nullable(z.int()),
  publicado: z.boolean(),
  festivo: z.nullable(z.string()),
  ausencia: z.nullable(
    z.object({ clase: z.enum(CLASES_A_LA_VISTA), aprobada: z.boolean(), mitad: z.nullable(z.enum(MITADES)), horas: z.boolean() }),
  ),
  obstaculo: z.nullable(z.enum(OBSTACULOS_DIA)),
  borrador: z.nullable(celdaBorrador),
});
export type CeldaDelPlanVista = z.output<typeof celdaDelPlan>;

/** What somebody says of a day: they like to work then, rather not, or cannot be asked to. Without hours: the whole day. */
export const dichoDelDia = z.object({
  fecha,
  clase: z.enum(CLASES_DE_TRABAJO),
  desde: z.nullable(z.string()),
  hasta: z.nullable(z.string()),
});
export type DichoDelDiaVista = z.output<typeof dichoDelDia>;

/** Somebody with their days, in order. `minutos`: of all of them as they hold; `minutosBorrador`: with the draft. */
export const personaDelPlan = z.object({
  id: z.int(),
  nombre: z.string(),
  iniciales: z.string(),
  departamento: z.nullable(z.object({ id: z.int(), nombre: z.string() })),
  centro: z.nullable(z.object({ id: z.int(), nombre: z.string() })),
  horario: z.nullable(z.string()),
  puestoId: z.nullable(z.int()),
  puestos: z.array(z.int()),
  minutos: z.int(),
  minutosBorrador: z.int(),
  dicho: z.array(dichoDelDia),
  dias: z.array(celdaDelPlan),
});
export type PersonaDelPlanVista = z.output<typeof personaDelPlan>;

/** A cell to write. Of `partes` there is one for each shift; `horario` and `libre` have none. `version`: of the draft that the planner saw there. */
export const celdaParaEscribir = z.strictObject({
  personaId: id,
  fecha,
  /** `nada`: there is no draft any more. */
  que: z.enum([...DIBUJOS, 'nada']),
  partes: z.optional(
    z
      .array(z.strictObject({ turno: turnoDibujado, puestoId: z.optional(z.nullable(id)) }))
      .check(z.minLength(1), z.maxLength(PARTES_MAXIMO)),
  ),
  sobre: z.nullable(z.int()),
  version: z.nullable(z.int()),
});
export type CeldaParaEscribir = z.output<typeof celdaParaEscribir>;

/** What became of a cell: written, or why not. It brings the day as it is now. */
export const celdaEscrita = z.object({
  personaId: z.int(),
  /** `otra-version`: somebody else has drawn it since; `partes-no-validas`: two shifts at once. */
  fallo: z.nullable(z.enum([...OBSTACULOS_DIA, 'otra-version', 'partes-no-validas'])),
  dia: celdaDelPlan,
});
export type CeldaEscritaVista = z.output<typeof celdaEscrita>;

const lapso = z.object({ desde: fecha, hasta: fecha });

/** What publishing does for somebody. */
export const publicacionDeAlguien = z.object({
  persona: z.object({ id: z.int(), nombre: z.string() }),
  /** Days that really differ: what they are told. */
  cambios: z.array(z.object({ fecha, antes: z.nullable(z.array(parteVista)), despues: z.nullable(z.array(parteVista)) })),
  /** Days that they are told of for the first time. */
  nuevos: z.array(lapso),
  /** Limits that break only by it, each with its source. */
  avisos: z.array(z.object({ regla: z.enum(REGLAS), norma: z.string(), fecha, valorMinutos: z.int(), limiteMinutos: z.int() })),
  /** Changes of which they would be told too late. */
  preavisos: z.array(z.object({ fecha, dias: z.int(), minimo: z.int(), norma: z.string() })),
  /** Draft cells that cannot be published, and stay drafts. */
  obstaculos: z.array(z.object({ fecha, motivo: z.enum(OBSTACULOS_DIA) })),
});
export type PublicacionDeAlguienVista = z.output<typeof publicacionDeAlguien>;

/** People who are needed at a centre from one hour to another, by day of the week (Monday first), from a day on. */
export const necesidad = z.object({
  id: z.int(),
  centroId: z.int(),
  nombre: z.string(),
  puestoId: z.nullable(z.int()),
  inicio: z.string(),
  fin: z.string(),
  personas: z.array(z.int()),
  /** On public holidays; null: as on any such day of the week. */
  enFestivos: z.nullable(z.int()),
  vigenteDesde: fecha,
  vigenteHasta: z.nullable(fecha),
  version: z.int(),
});
export type NecesidadVista = z.output<typeof necesidad>;

/** A need on a day beside what is planned. `previstas`: the least at once; `faltanMinutos`: persons times minutes that nobody covers. */
export const necesidadEnDia = z.object({
  fecha,
  necesarias: z.int(),
  previstas: z.int(),
  faltan: z.int(),
  faltanMinutos: z.int(),
  horas: z.array(z.object({ inicio: instante, necesarias: z.int(), previstas: z.int() })),
});
export type NecesidadEnDiaVista = z.output<typeof necesidadEnDia>;

/** A post that shifts may need, and who can work in it; `principales`: those whose own post it is. */
export const puestoDeTurnos = z.object({
  id: z.int(),
  nombre: z.string(),
  abierto: z.boolean(),
  personas: z.array(z.int()),
  principales: z.array(z.int()),
  /** Their names, for whoever plans everybody; nobody else is told any. */
  gente: z.array(z.object({ id: z.int(), nombre: z.string() })),
  version: z.int(),
});
export type PuestoDeTurnosVista = z.output<typeof puestoDeTurnos>;
