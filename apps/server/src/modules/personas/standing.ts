import type { ContextoLaboral, DiaPrevisto } from '@jornada/domain/horario/modelo.ts';
import { masDias } from '@jornada/domain/horario/calendario.ts';
import { estadoDeCuenta, situacionDe } from '@jornada/domain/personas/index.ts';
import { iniciales } from '@jornada/domain/perfil/iniciales.ts';
import { isOlvidada, fechaDeEntrada, lineaDelDia } from '@jornada/domain/registros/index.ts';
import { minutosTrabajados } from '@jornada/domain/registros/minutos.ts';
import type { ValidadaDe } from '@jornada/contract/call.ts';
import type { DiaDePersonaVista, PersonaFila, personas } from '@jornada/contract/personas.ts';
import { deviceOf } from '../auth/reads.ts';
import type { Configuracion } from '../../shared/company/configuration.ts';
import { laborOf } from '../registros/reads.ts';
import type { FilaPersona, JornadaLeida } from './people-repo.ts';

/** A person with their plan for the current day and the one before. */
export type PersonaConPlan = {
  fila: FilaPersona;
  laboral: ContextoLaboral;
  hoy: DiaPrevisto;
  ayer: DiaPrevisto;
  jornada: JornadaLeida | null;
};

/** A person's current day by their plan. */
export function planOf(
  fila: Pick<FilaPersona, 'asignaciones' | 'ausencias' | 'sueltos'>,
  empresa: Configuracion,
  ahora: Temporal.Instant,
): Pick<PersonaConPlan, 'laboral' | 'hoy' | 'ayer'> {
  const laboral = laborOf(fila, empresa);
  const zona = laboral.planDia(ahora.toZonedDateTimeISO(empresa.zona).toPlainDate().toString()).zona;
  const hasContract = laboral.periodos.length > 0;
  const today = hasContract ? fechaDeEntrada(laboral, ahora.toString()) : ahora.toZonedDateTimeISO(zona).toPlainDate().toString();
  return { laboral, hoy: laboral.planDia(today), ayer: laboral.planDia(masDias(today, -1)) };
}

/** Combines a person with the company's calendar. An open day that counts as forgotten is not the current day. */
export function standingOf(fila: FilaPersona, empresa: Configuracion, ahora: Temporal.Instant): PersonaConPlan {
  const plan = planOf(fila, empresa, ahora);
  const { laboral } = plan;
  const { jornada } = fila;
  const isForgotten = jornada?.estado === 'abierta' && isOlvidada(laboral, jornada, ahora.toString());
  return { ...plan, fila, jornada: isForgotten ? null : jornada };
}

/** The person's current day, drawn from midnight to midnight of their zone, or of the day and zone that are given. */
function presentDay({ laboral, hoy, jornada }: PersonaConPlan, ahora: string, drawn?: { zona: string; fecha: string }): DiaDePersonaVista {
  const shown = jornada?.estado === 'abierta' || jornada?.fecha === hoy.fecha ? jornada : null;
  const fecha = shown?.fecha ?? hoy.fecha;
  const previsto = fecha === hoy.fecha ? hoy : laboral.planDia(fecha);
  const zona = shown?.zona ?? previsto.zona;
  const { turno } = previsto;
  return {
    fecha,
    zona,
    turno: turno && { inicio: turno.inicio, fin: turno.fin, flexible: turno.flexible },
    linea: lineaDelDia({
      previsto,
      tramos: shown?.tramos ?? [],
      zona,
      fecha,
      ...drawn,
      ahora,
      ventana: [0, 24],
      conPausas: drawn !== undefined,
    }),
    trabajadoMinutos: shown ? minutosTrabajados(shown, ahora) : 0,
    previstoMinutos: previsto.minutos,
  };
}

/** The state of a person's account on their current day. */
const accountOf = ({ fila, hoy }: PersonaConPlan) =>
  estadoDeCuenta(
    {
      tieneClave: fila.tieneClave,
      estaInvitada: fila.invitada !== null,
      estaSuspendida: fila.suspendida !== null || !fila.activo,
      ultimoDia: fila.ultimoDia,
    },
    hoy.fecha,
  );

/** Where a person stands now. */
const situationOf = ({ fila, hoy, ayer, jornada }: PersonaConPlan, ahora: string) =>
  situacionDe({
    previsto: hoy,
    // A day whose clock-out was forgotten was worked as well.
    anterior: fila.jornada?.fecha === ayer.fecha && fila.jornada.estado !== 'vacia' ? null : ayer,
    ausencias: fila.ausencias,
    jornada,
    isUnused: fila.sinEstrenar,
    ahora,
  });

/**
 * Whether a person passes the filters on their current day. `horario`: their schedule on that day, or a later one that is already
 * assigned.
 */
export function passesFilters(
  persona: PersonaConPlan,
  { cuenta = 'abiertas', centro, horario, estado }: Pick<ValidadaDe<typeof personas.listado>, 'cuenta' | 'centro' | 'horario' | 'estado'>,
  ahora: string,
): boolean {
  const { fila, hoy } = persona;
  const account = accountOf(persona);
  const isOpen = cuenta === 'quiosco' || (cuenta === 'abiertas' ? account !== 'baja' : account === cuenta);
  const current = fila.asignaciones.findLast(({ desde }) => desde <= hoy.fecha)?.desde ?? '';
  const has = fila.asignaciones.some(({ desde, horarioId }) => horarioId === horario && desde >= current);
  const stands = estado === undefined || situationOf(persona, ahora).estado === estado;
  return isOpen && stands && (centro === undefined || hoy.centro?.id === centro) && (horario === undefined || has);
}

/** A person in the list, before the token of their photo is made. */
export type PersonaSinFoto = Omit<PersonaFila, 'fotoToken'>;

/** A person as lists show them. */
export function presentPerson(persona: PersonaConPlan, ahora: Temporal.Instant, drawn?: { zona: string; fecha: string }): PersonaSinFoto {
  const { fila, hoy } = persona;
  const now = ahora.toString();
  return {
    id: fila.id,
    nombre: fila.nombre,
    iniciales: iniciales(fila.nombre),
    puesto: fila.puesto,
    departamento: fila.departamentoId === null ? null : { id: fila.departamentoId, nombre: fila.departamento ?? '' },
    centro: hoy.centro && { id: hoy.centro.id, nombre: hoy.centro.nombre },
    cuenta: accountOf(persona),
    situacion: situationOf(persona, now),
    dia: presentDay(persona, now, drawn),
    contacto: fila.contacto && { momento: fila.contacto.momento, forma: deviceOf(fila.contacto.dispositivo).forma },
  };
}
