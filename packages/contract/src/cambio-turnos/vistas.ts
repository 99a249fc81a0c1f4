import * as z from 'zod/mini';
import { REGLAS } from '@jornada/domain/limites/modelo.ts';
import { ESTADOS_CAMBIO } from '@jornada/domain/turnos/cambios/estados.ts';
import { MOTIVOS_CAMBIO } from '@jornada/domain/turnos/cambios/modelo.ts';
import { hecho, paso, personaSolicitud } from '../solicitudes/vistas.ts';
import { parteVista } from '../turnos/vistas.ts';
import { fecha, instante } from '../valores.ts';

export const estadoCambio = z.enum(ESTADOS_CAMBIO);
/** `regalo`: nothing is given back. `rueda`: more than two people. */
const CLASES_CAMBIO = ['regalo', 'intercambio', 'rueda'] as const;
/** Who has an offered shift: whoever comes first, or whom somebody responsible picks. */
export const ELIGE_OFERTA = ['primero', 'responsable'] as const;
const ESTADOS_OFERTA = ['abierta', 'dada', 'retirada', 'caducada'] as const;

const partes = z.array(parteVista);
const minutos = z.int();
const ahoraYLuego = z.object({ ahora: minutos, luego: minutos });
const descanso = z.object({ ahora: z.nullable(minutos), luego: z.nullable(minutos) });
const limite = z.object({ regla: z.enum(REGLAS), norma: z.string(), valorMinutos: minutos, limiteMinutos: minutos });

/** The whole day of one person that another one does instead. Of what the company offers itself, `de` is 0. */
export const cesionVista = z.object({ de: z.int(), a: z.int(), fecha, partes });
export type CesionVista = z.output<typeof cesionVista>;

/** Why a change cannot be. Of others it says no more than `no-disponible`. `limite`: only with that reason. */
export const obstaculoCambioVista = z.object({
  personaId: z.int(),
  fecha,
  motivo: z.enum(MOTIVOS_CAMBIO),
  limite: z.nullable(limite),
});
export type ObstaculoCambioVista = z.output<typeof obstaculoCambioVista>;

/** What one person has to know of it; it keeps from nothing. */
export const avisoCambioVista = z.extend(limite, { personaId: z.int(), fecha });
export type AvisoCambioVista = z.output<typeof avisoCambioVista>;

/** What a change makes of the plan of one person. Minutes; of hours that are paid in a way of their own only the name. */
export const consecuenciasCambioVista = z.object({
  personaId: z.int(),
  /** The day of work before, the changed days, and the next one, in order. */
  dias: z.array(z.object({ fecha, antes: z.nullable(partes), despues: z.nullable(partes), cambia: z.boolean() })),
  minutos: ahoraYLuego,
  semanas: z.array(z.extend(ahoraYLuego, { lunes: fecha })),
  descansos: z.array(z.object({ desde: fecha, hasta: fecha, antes: descanso, despues: descanso })),
  paga: z.object({ nocturna: ahoraYLuego, festiva: ahoraYLuego, dominical: ahoraYLuego }),
  nochesSeguidas: z.nullable(z.object({ dias: z.int(), maximo: z.int() })),
});
export type ConsecuenciasCambioVista = z.output<typeof consecuenciasCambioVista>;

/** What a change would mean by the plan as it is now. `vale`: nothing keeps from it. `comprobado`: the rules that were asked. */
export const resumenCambio = z.object({
  cesiones: z.array(cesionVista),
  vale: z.boolean(),
  obstaculos: z.array(obstaculoCambioVista),
  avisos: z.array(avisoCambioVista),
  comprobado: z.array(z.enum(REGLAS)),
  consecuencias: z.array(consecuenciasCambioVista),
});
export type ResumenCambio = z.output<typeof resumenCambio>;

/** Somebody whose plan it changes, and whether they agree. */
const companero = z.object({ persona: personaSolicitud, respuesta: z.enum(['espera', 'si', 'no']) });

/** What the caller may do now. `desdecirse`: take back that they agreed. */
const puedeCambio = z.object({
  aceptar: z.boolean(),
  declinar: z.boolean(),
  desdecirse: z.boolean(),
  retirar: z.boolean(),
  validar: z.boolean(),
});

/** A change as a line of a list. */
export const cambioLinea = z.object({
  id: z.int(),
  estado: estadoCambio,
  version: z.int(),
  clase: z.enum(CLASES_CAMBIO),
  creada: instante,
  /** When it ends by itself; null: it has ended. */
  caduca: z.nullable(instante),
  desde: fecha,
  hasta: fecha,
  yo: z.int(),
  solicitante: personaSolicitud,
  companeros: z.array(companero),
  cesiones: z.array(cesionVista),
  /** In the words of whoever asks. */
  comentario: z.nullable(z.string()),
  /** Whom it waits for; null: nobody. `yo`: the caller. */
  espera: z.nullable(z.enum(['yo', 'companero', 'responsable'])),
  /** Whoever decides for the company is asked by name, if they have one. */
  esperaNombre: z.nullable(z.string()),
  /** Why it was refused. */
  motivo: z.nullable(z.string()),
  /** How many things the caller has to know before they agree; null: they are not asked. */
  avisosMios: z.nullable(z.int()),
  puede: puedeCambio,
});
export type CambioLinea = z.output<typeof cambioLinea>;

/** One change with all that its page shows. */
export const cambioVista = z.extend(cambioLinea, {
  pasos: z.array(paso),
  historia: z.array(hecho),
  /** By the plan as it is now; null once it has ended. */
  resumen: z.nullable(resumenCambio),
  /** Days that are others than when it was proposed. */
  movidos: z.array(z.object({ personaId: z.int(), fecha, antes: partes, ahora: z.nullable(partes) })),
});
export type CambioVista = z.output<typeof cambioVista>;

/** A day of one's own, and why it cannot be given away; null: it can. */
export const diaDeTurnos = z.object({
  fecha,
  partes: z.nullable(partes),
  minutos,
  festivo: z.nullable(z.string()),
  publicado: z.boolean(),
  ausencia: z.boolean(),
  impedimento: z.nullable(z.enum(MOTIVOS_CAMBIO)),
  /** What a change that waits would make of it, and an offer that is open. */
  pendiente: z.nullable(z.object({ id: z.int(), partes })),
  ofertaId: z.nullable(z.int()),
});
export type DiaDeTurnos = z.output<typeof diaDeTurnos>;

export const encaje = z.object({
  persona: personaSolicitud,
  /** Best first. `devuelve`: what they give back, none of a gift; `recorte`: by how many minutes rests become shorter. */
  opciones: z.array(
    z.object({ devuelve: z.array(fecha), cesiones: z.array(cesionVista), avisos: z.array(avisoCambioVista), recorte: minutos }),
  ),
});
export const noEncajan = z.object({
  motivo: z.enum(MOTIVOS_CAMBIO),
  limite: z.nullable(limite),
  personas: z.array(z.object({ id: z.int(), nombre: z.string() })),
});

/** What somebody would give, and what they would take for it. */
export const ofertaTurno = z.object({
  id: z.int(),
  version: z.int(),
  estado: z.enum(ESTADOS_OFERTA),
  /** Null: the company offers it. */
  de: z.nullable(personaSolicitud),
  dias: z.array(z.object({ fecha, partes })),
  centro: z.nullable(z.object({ id: z.int(), nombre: z.string() })),
  elige: z.enum(ELIGE_OFERTA),
  comentario: z.nullable(z.string()),
  /** Null: it is given away. */
  acepta: z.nullable(z.object({ codigos: z.nullable(z.array(z.string())), desde: fecha, hasta: fecha })),
  /** When it ends by itself. */
  caduca: instante,
  apuntados: z.int(),
  mia: z.boolean(),
  apuntado: z.boolean(),
  /** Why the caller cannot take it; null: they can. */
  impedimento: z.nullable(z.object({ motivo: z.enum(MOTIVOS_CAMBIO), limite: z.nullable(limite) })),
  /** The change that came of the caller's taking it. */
  cambioId: z.nullable(z.int()),
});
export type OfertaTurnoVista = z.output<typeof ofertaTurno>;

/** Two to four people, each of whom gives to the next one, and the last one to the first. */
export const anilloVista = z.object({
  personas: z.array(personaSolicitud),
  cesiones: z.array(cesionVista),
  avisos: z.array(avisoCambioVista),
});

/** How a company lets people change shifts. Minutes. */
export const configTurnos = z.object({
  respuestaMinutos: minutos,
  antelacionMinutos: minutos,
  sinDevolver: z.boolean(),
  ofertas: z.boolean(),
  ventanaDias: z.int(),
});
export type ConfigTurnos = z.output<typeof configTurnos>;
