import type { ContextoLaboral, Fecha } from '@jornada/domain/horario/modelo.ts';
import {
  contextAfter,
  estadoDeHoy,
  readDays,
  type ContextoFichaje,
  type DiaDeLog,
  type EstadoDeHoy,
} from '@jornada/domain/registros/index.ts';
import type { Jornada } from '@jornada/domain/registros/modelo.ts';
import type { Sesion } from '../../../shared/sesion.ts';
import type { Configuracion } from '../../../shared/company/configuration.ts';
import type { EventoLeido, FilaJornada } from '../log/model.ts';
import { clockSettings, type Aparato } from './clock-settings.ts';
import { openProjects, recordTypes } from './clocked-with.ts';
import { laborOf } from './labor.ts';
import type { Past } from './past.ts';
import { pointAfter } from './point.ts';
import type { PersonaLeida } from './repo.ts';

/** One person at one instant, in the form that the rules and the screens need. */
export type Lectura = {
  sesion: Sesion;
  aparato: Aparato;
  ahora: Temporal.Instant;
  persona: PersonaLeida;
  empresa: Configuracion;
  contexto: ContextoFichaje;
  estado: EstadoDeHoy;
  /** Whether the person was read with home's usual days only. */
  isUsual: boolean;
  /** Whether the data come from memory. Then it is unknown whether a key was used. */
  isRemembered: boolean;
  /** What follows from the days before today, which may then be missing here; null: the days are here. */
  past: Past | null;
};

type Leido = Omit<Lectura, 'contexto' | 'estado'> & {
  personaId: number;
  /** The days of the log and the plan, if they are remembered. */
  before?: { dias: readonly DiaDeLog[]; laboral: ContextoLaboral };
};

/** Makes the input of the domain's rules from the data that were read. */
export function readingOf({ personaId, before, ...leido }: Leido): Lectura {
  const { sesion, aparato, ahora, persona, empresa } = leido;
  const contexto: ContextoFichaje = {
    ahora: ahora.toString(),
    personaId,
    autorId: sesion.usuarioId,
    laboral: before?.laboral ?? laborOf(persona, empresa),
    tipos: recordTypes(empresa),
    proyectos: openProjects(empresa, personaId),
    dias: before?.dias ?? readDays(persona.eventos, empresa.tipos),
    siguienteNumero: persona.ultimoNumero + 1,
    ajustes: clockSettings(empresa, aparato),
    cierres: persona.cierres,
  };
  return { ...leido, contexto, estado: estadoDeHoy(contexto) };
}

/** The record of somebody as the company sees it: nobody asks for it in their own name. */
export const nobodysSession = (personaId: number, empresa: Configuracion): Sesion => ({
  entidadId: 0,
  sesionId: '',
  usuarioId: personaId,
  personaId,
  simulando: false,
  esQuiosco: false,
  esInvitado: false,
  roles: [],
  permisos: new Set(),
  modulos: [],
  idioma: empresa.idioma,
  revision: empresa.revision,
  punto: null,
});

/** What was written for a person: lines with their ids, the days that they change, and the stored form of these. */
export type Escritos = { lines: readonly EventoLeido[]; jornadas: readonly Jornada[]; stored: readonly FilaJornada[] };

const byDate = (a: { fecha: Fecha }, b: { fecha: Fecha }): number => (a.fecha < b.fecha ? -1 : 1);

/** The same person at the same instant, after a write. Null if the remembered past is no longer true. */
export function readingAfter(lectura: Lectura, { lines, jornadas, stored }: Escritos): Lectura | null {
  const { persona, past } = lectura;
  const ultimoNumero = persona.ultimoNumero + lines.length;
  const contexto = contextAfter(lectura.contexto, { lines, jornadas });
  const estado = estadoDeHoy(contexto);
  const isOfPast = ({ fecha }: { fecha: Fecha }): boolean => fecha < estado.fecha;
  if (past !== null && (past.hoy !== estado.fecha || jornadas.some(isOfPast))) return null;
  return {
    ...lectura,
    contexto,
    estado,
    persona: {
      ...persona,
      ultimoNumero,
      punto: pointAfter(persona.punto, { numero: ultimoNumero, registroId: lines.at(-1)?.registroId ?? 0 }),
      eventos: [...persona.eventos, ...lines],
      jornadas: [...persona.jornadas.filter(({ fecha }) => !stored.some((fila) => fila.fecha === fecha)), ...stored].toSorted(byDate),
    },
  };
}
