import * as z from 'zod/mini';
import { SUBTIPOS } from '@jornada/domain/horario/modelo.ts';
import { ESTADOS_CUENTA, MOTIVOS_FUERA, ROLES_PERSONA } from '@jornada/domain/personas/index.ts';
import { INCIDENCIAS } from '@jornada/domain/registros/modelo.ts';
import { fecha, idioma, instante } from '../valores.ts';

/** A thing of the company with a name: a centre, a schedule, a department, another person. */
export const nombrado = z.object({ id: z.int(), nombre: z.string() });

/** Where a person is now. An absence shows only its last day, never its kind. */
export const situacion = z.discriminatedUnion('estado', [
  z.object({ estado: z.literal('trabajando'), desde: z.nullable(instante) }),
  z.object({ estado: z.literal('pausa'), desde: z.nullable(instante), subtipo: z.enum(SUBTIPOS) }),
  z.object({ estado: z.literal('ausente'), hasta: fecha }),
  z.object({ estado: z.literal('fuera'), motivo: z.enum(MOTIVOS_FUERA), hora: z.nullable(instante) }),
]);

/** A part of the day line, as fractions of its window. */
export const trazo = z.object({
  clase: z.enum(['previsto', 'trabajado', 'pausa']),
  desde: z.number(),
  hasta: z.number(),
  cortadoAlPrincipio: z.boolean(),
  cortadoAlFinal: z.boolean(),
});

/** The current day of a person: the open one, otherwise today at their centre. */
export const diaDePersona = z.object({
  fecha,
  zona: z.string(),
  turno: z.nullable(z.object({ inicio: instante, fin: instante, flexible: z.boolean() })),
  /** From 0 to 24 h. */
  linea: z.array(trazo),
  trabajadoMinutos: z.int(),
  previstoMinutos: z.int(),
});
export type DiaDePersonaVista = z.output<typeof diaDePersona>;

const forma = z.enum(['ordenador', 'movil', 'tableta', 'desconocida']);
/** The kind of a person's device, and when it last sent a request. */
const contacto = z.nullable(z.object({ momento: instante, forma }));

const comun = {
  id: z.int(),
  nombre: z.string(),
  iniciales: z.string(),
  /** Gives access to their photo only; empty if there is none. */
  fotoToken: z.string(),
  puesto: z.string(),
  departamento: z.nullable(nombrado),
  /** The current one; null without a contract today. */
  centro: z.nullable(nombrado),
  cuenta: z.enum(ESTADOS_CUENTA),
  situacion,
  dia: diaDePersona,
  contacto,
};

/** A person in the list. */
export const personaFila = z.object(comun);
export type PersonaFila = z.output<typeof personaFila>;

/** Schedule and centre from `desde` to `hasta` (null: open). Both null: no contract. */
export const asignacion = z.object({
  desde: fecha,
  hasta: z.nullable(fecha),
  horario: z.nullable(nombrado),
  centro: z.nullable(nombrado),
  esActual: z.boolean(),
});

/** A person, for those who manage people. `version` is sent with every change. */
export const personaFicha = z.object({
  ...comun,
  version: z.int(),
  documento: z.string(),
  email: z.string(),
  movil: z.string(),
  idioma: z.nullable(idioma),
  roles: z.array(z.enum(ROLES_PERSONA)),
  responsable: z.nullable(nombrado),
  horario: z.nullable(nombrado),
  zona: z.string(),
  /** First day of the contract. */
  alta: z.nullable(fecha),
  /** Last day of the contract; null: no end. */
  ultimoDia: z.nullable(fecha),
  suspendida: z.nullable(instante),
  /** When the last invitation was sent. */
  invitada: z.nullable(instante),
  /** Whether this person needs a second step after the password: a code of an app, or a passkey. */
  segundoPaso: z.boolean(),
  asignaciones: z.array(asignacion),
  /** Absences that are not over, the first first, never with their kind. `aprobada`: otherwise they are asked for. `entera`: of whole days. */
  ausencias: z.array(z.object({ desde: fecha, hasta: fecha, aprobada: z.boolean(), entera: z.boolean() })),
  sesiones: z.array(
    z.object({ forma, navegador: z.nullable(z.string()), sistema: z.nullable(z.string()), ultimoUso: instante, recordada: z.boolean() }),
  ),
  /** What the caller may do with this person, beside changing the data. */
  puede: z.object({ actuar: z.boolean(), cambiarRoles: z.boolean(), suspender: z.boolean(), quitarSegundoPaso: z.boolean() }),
});
export type PersonaFicha = z.output<typeof personaFicha>;

/** One recorded day of a person, as those who manage people see it. */
export const diaRegistrado = z.object({
  fecha,
  zona: z.string(),
  inicio: z.nullable(instante),
  fin: z.nullable(instante),
  /** Null: the day has no beginning or no end, so the time is unknown. */
  trabajadoMinutos: z.nullable(z.int()),
  estaAbierta: z.boolean(),
  incidencias: z.array(z.enum(INCIDENCIAS)),
});
export type DiaRegistrado = z.output<typeof diaRegistrado>;
