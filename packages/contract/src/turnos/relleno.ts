import * as z from 'zod/mini';
import { MOTIVOS } from '@jornada/domain/turnos/relleno/modelo.ts';
import { REGLAS } from '@jornada/domain/limites/modelo.ts';
import { call } from '../call.ts';
import { entero, fecha, filtroId, id, instante, nada, vacio } from '../valores.ts';
import { parteVista, turnoDelPlan } from './vistas.ts';

/** What is filled: the days off of people whose shifts stay, or all days that nobody has drawn or published by themselves. */
export const ALCANCES_PROPUESTA = ['huecos', 'todo'] as const;
/** `sin-plan`: none was found in its time. */
const ESTADOS_PROPUESTA = ['espera', 'haciendo', 'hecha', 'sin-plan', 'fallo'] as const;
/** Seconds that it may take. */
export const SEGUNDOS_PROPUESTA = { minimo: 1, maximo: 240, normal: 60 } as const;

const peso = z.int().check(z.minimum(0), z.maximum(1000));
/**
 * What HR sees and changes: what each costs that is missing or too many (`falta`, `sobra`), an hour below those of the contract (`contrato`), a night,
 * a weekend day or a public holiday off the fair part, and a wish that is not met (`deseos`).
 */
const pesosPropuesta = z.strictObject({
  falta: peso,
  sobra: peso,
  contrato: peso,
  noches: peso,
  fines: peso,
  festivos: peso,
  deseos: peso,
});
export type PesosPropuesta = z.output<typeof pesosPropuesta>;

/** Someone missing weighs so much that nothing else makes up for it, and nobody comes only to have a fair part. */
export const PESOS_NORMALES: PesosPropuesta = { falta: 100, sobra: 20, contrato: 3, noches: 5, fines: 5, festivos: 5, deseos: 4 };

const dia = fecha.check(z.regex(/^20/));
const entradaPropuesta = z.strictObject({
  desde: dia,
  hasta: dia,
  centroId: id,
  departamentoId: filtroId,
  que: z.enum(ALCANCES_PROPUESTA),
  /** Hours that each person may have above those of their contract, in minutes a week. */
  margenMinutos: z.optional(entero.check(z.minimum(0), z.maximum(2400))),
  segundos: z.optional(entero.check(z.minimum(SEGUNDOS_PROPUESTA.minimo), z.maximum(SEGUNDOS_PROPUESTA.maximo))),
  pesos: z.optional(pesosPropuesta),
});

/** How good it is. `cota`: nothing costs less; null: not known yet. */
const avancePropuesta = z.object({ coste: z.number(), cota: z.nullable(z.number()), faltan: z.int() });
export type AvancePropuestaVista = z.output<typeof avancePropuesta>;

/** A day that it would draw. `partes`: none is free. */
const diaPropuesto = z.object({ personaId: z.int(), fecha, partes: z.array(parteVista) });

/** A need that it could not meet, and of how many people which rule keeps them from it. */
const necesidadAbierta = z.object({
  fecha,
  nombre: z.string(),
  inicio: z.string(),
  fin: z.string(),
  puestoId: z.nullable(z.int()),
  faltan: z.int(),
  motivos: z.array(z.object({ motivo: z.enum([...MOTIVOS, ...REGLAS]), personas: z.array(z.int()) })),
});
export type NecesidadAbiertaVista = z.output<typeof necesidadAbierta>;

/** The proposal of a planner. */
const propuestaDelPlan = z.object({
  numero: z.int(),
  estado: z.enum(ESTADOS_PROPUESTA),
  centroId: z.int(),
  desde: fecha,
  hasta: fecha,
  que: z.enum(ALCANCES_PROPUESTA),
  margenMinutos: z.int(),
  segundos: z.int(),
  pesos: pesosPropuesta,
  momento: instante,
  avance: z.nullable(avancePropuesta),
  /** Whether nothing is better. */
  isOptima: z.boolean(),
  dias: z.array(diaPropuesto),
  turnos: z.array(turnoDelPlan),
  /** Null: not known, or not yet. */
  abiertas: z.nullable(z.array(necesidadAbierta)),
  /** Days that stay as they are although they break a rule. */
  roturas: z.array(z.object({ personaId: z.int(), fecha, motivo: z.enum([...MOTIVOS, ...REGLAS]) })),
});
export type PropuestaDelPlanVista = z.output<typeof propuestaDelPlan>;

const comun = { host: 'instance', acceso: 'turnos.planificar:team', nuestra: true, soloTitular: true } as const;

export const esquemasRelleno = {
  PesosPropuesta: pesosPropuesta,
  AvancePropuesta: avancePropuesta,
  DiaDePropuesta: diaPropuesto,
  NecesidadAbierta: necesidadAbierta,
  PropuestaDelPlan: propuestaDelPlan,
};

export const camposRelleno = {
  que: 'What is drawn: shifts, a day off, or that the schedule shows again; `nada` takes a draft away. Of a proposal: what it fills.',
  margenMinutos: 'Minutes a week that each person may have above those of their contract.',
  pesos: 'What each thing costs that is not as it should be.',
  falta: 'What each person too few costs.',
  sobra: 'What each person too many costs.',
  contrato: 'What each hour below those of the contract costs.',
  noches: 'What each night off the fair part of the year costs.',
  fines: 'What each Saturday or Sunday off the fair part of the year costs.',
  festivos: 'What each public holiday off the fair part of the year costs.',
  deseos: 'What each wish of somebody for a shift, or against it, costs that is not met.',
  segundos: 'How long a plan may be looked for, in seconds.',
  isOptima: 'Whether no plan is better by the weights.',
  avance: 'How good the plan is by now; null: there is none yet.',
  coste: 'What the plan costs by the weights.',
  cota: 'No plan costs less; null: not known yet.',
  abiertas: 'Needs that it could not meet; null: not known.',
  motivos: 'Rules that keep people from it, each with the people.',
  roturas: 'Rules that days break which stay as they are.',
  propuesta: 'The proposal; null: there is none.',
  omitidas: 'Days that were not drawn, because they are others by now.',
} as const;

/** A plan that fills itself: asked for, watched, stopped, and drawn. */
export const llamadasRelleno = {
  proponer: call({
    ...comun,
    method: 'POST',
    path: '/intranet/turnos/propuesta',
    costosa: true,
    cambia: 'nada',
    resumen:
      'Begins to fill the plan of a centre, for the people whom one may plan. Each planner has one proposal: a new one takes the place of the one before.',
    entrada: entradaPropuesta,
    salida: z.object({ numero: z.int() }),
    errores: ['turnos.demasiados-dias', 'turnos.centro-no-existe', 'turnos.nada-que-proponer', 'turnos.demasiadas-personas'],
  }),
  propuesta: call({
    ...comun,
    method: 'GET',
    path: '/intranet/turnos/propuesta',
    resumen: 'The proposal that one has asked for last: how far it is, the days that it would draw, and what it could not meet.',
    entrada: nada,
    salida: z.object({ propuesta: z.nullable(propuestaDelPlan), pesos: pesosPropuesta }),
    errores: [],
  }),
  pararPropuesta: call({
    ...comun,
    method: 'POST',
    path: '/intranet/turnos/propuesta/parar',
    cambia: 'nada',
    resumen: 'Ends the search: the best plan so far is the proposal.',
    entrada: nada,
    salida: vacio,
    errores: [],
  }),
  dibujarPropuesta: call({
    ...comun,
    method: 'POST',
    path: '/intranet/turnos/propuesta/dibujar',
    costosa: true,
    cambia: ['turnos'],
    resumen: 'Draws the proposal in the draft: only days that nobody has drawn or published since.',
    entrada: z.strictObject({ numero: entero }),
    salida: z.object({ celdas: z.int(), omitidas: z.int() }),
    errores: ['turnos.propuesta-no-existe', 'turnos.persona-no-existe', 'turnos.puesto-no-existe'],
  }),
  descartarPropuesta: call({
    ...comun,
    method: 'DELETE',
    path: '/intranet/turnos/propuesta',
    cambia: 'nada',
    resumen: 'Throws the proposal away.',
    entrada: nada,
    salida: vacio,
    errores: [],
  }),
};
