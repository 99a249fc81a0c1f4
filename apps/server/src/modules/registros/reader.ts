import type { Fecha } from '@jornada/domain/horario/modelo.ts';
import type { ContextoFichaje, EstadoDeHoy } from '@jornada/domain/registros/index.ts';
import { estadoDeHoy } from '@jornada/domain/registros/index.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import type { Sesion } from '../../shared/sesion.ts';
import type { Configuracion, EntidadesService } from '../entidades/service.ts';
import { clockSettings, type Aparato } from './clock-settings.ts';
import { laborOfReading } from './labor.ts';
import { createKnownPeople, justRead, shortened, type Conocida } from './known-people.ts';
import { onceFor } from './once.ts';
import { isWhole, type Past } from './past.ts';
import { createTogetherReader } from './read-together.ts';
import { readPerson, type Persona } from './repo.ts';
import { windowOfHome, windowOfNow, type Ventana } from './windows.ts';

/** One person as the rules and the screens need them, at one instant. */
export type Lectura = {
  sesion: Sesion;
  ahora: Temporal.Instant;
  persona: Persona;
  empresa: Configuracion;
  contexto: ContextoFichaje;
  estado: EstadoDeHoy;
  /** Was the person read as home reads them, and not with other days? */
  isUsual: boolean;
  /** Were they read before, and nothing has changed since? Whether a key was used is not known then. */
  isRemembered: boolean;
  past: Past;
  /** Does the past stand for days that the person does not have here? */
  isShort: boolean;
};

export type Reader = {
  (options: Pedido): Promise<Lectura>;
  /** Keeps what an action left of a person who was read as home reads them. */
  keep(lectura: Lectura): void;
};

export type Pedido = {
  sesion: Sesion;
  aparato: Aparato;
  /** Whose record: that of whoever the session acts for, unless another one is named. */
  personaId?: number;
  dias?: Ventana;
  dia?: Fecha | null;
  clave?: string | null;
  conBolsa?: boolean;
  /** From the database, even where nothing should have changed. */
  anew?: boolean;
};

const logByDay = onceFor((eventos: Persona['eventos']) =>
  [...Map.groupBy(eventos, ({ fecha }) => fecha)]
    .map(([fecha, lines]) => ({ fecha, eventos: lines }))
    .toSorted((a, b) => (a.fecha < b.fecha ? -1 : 1)),
);

const openProjects = onceFor((empresa: Configuracion) => new Set(empresa.proyectos.filter(({ activo }) => activo).map(({ id }) => id)));

/** What the domain's rules take, from what was read. */
export function contextOf(options: {
  sesion: Sesion;
  aparato: Aparato;
  personaId: number;
  ahora: Temporal.Instant;
  persona: Persona;
  empresa: Configuracion;
}): ContextoFichaje {
  const { sesion, aparato, personaId, ahora, persona, empresa } = options;
  return {
    ahora: ahora.toString(),
    personaId,
    autorId: sesion.usuarioId,
    laboral: laborOfReading(persona, empresa),
    tipos: empresa.tipos,
    proyectos: openProjects(empresa),
    dias: logByDay(persona.eventos),
    siguienteNumero: persona.ultimoNumero + 1,
    ajustes: clockSettings(empresa, aparato),
    cierres: persona.cierres,
  };
}

/** The lines that would be read of a person now: a day that is no longer open, and not of these days, is not among them. */
function eventsOfNow({ eventos, jornadas }: Persona, { desde, hasta }: Ventana): Persona['eventos'] {
  const open = jornadas.find(({ estado }) => estado === 'abierta')?.fecha;
  const isOfNow = ({ fecha }: { fecha: Fecha }): boolean => (desde <= fecha && fecha <= hasta) || fecha === open;
  return eventos.every(isOfNow) ? eventos : eventos.filter(isOfNow);
}

/**
 * Reads a person in one trip, beside the company's configuration from memory; in none where what home needs of them is known from before
 * and their point, which came with the session, says that nothing has changed.
 */
export function createReader({ db, clock, entidades }: { db: Queryable; clock: Clock; entidades: EntidadesService }): Reader {
  const people = createKnownPeople();
  const readUsual = createTogetherReader(db);

  async function readPersonNow(pedido: Pedido, ahora: Temporal.Instant): Promise<Conocida & Pick<Lectura, 'isUsual' | 'isRemembered'>> {
    const { sesion, personaId = sesion.personaId, dias = windowOfHome(ahora), dia = null, clave = null, conBolsa = false } = pedido;
    const { entidadId, punto } = sesion;
    const estado = { entidadId, personaId, punto, hasta: dias.hasta };
    const isUsual = !pedido.dias && dia === null && !conBolsa;
    const known = isUsual && !pedido.anew ? people.find(estado) : null;
    if (known) {
      const kept = shortened(known);
      if (kept !== known) people.keep(estado, kept);
      return { ...kept, isUsual, isRemembered: true };
    }
    const eventos = windowOfNow(ahora);
    const read = justRead(
      isUsual
        ? await readUsual(entidadId, { personaId, clave, eventos, dias })
        : await readPerson(db, { entidadId, personaId, eventos, dias, dia, clave, conBolsa }),
    );
    if (isUsual && personaId === sesion.personaId) people.keep(estado, { ...read, persona: { ...read.persona, repetido: null } });
    return { ...read, isUsual, isRemembered: false };
  }

  const read = async (pedido: Pedido): Promise<Lectura> => {
    const { sesion, aparato, personaId = sesion.personaId } = pedido;
    const ahora = clock.now();
    const { persona, past, isShort, isUsual, isRemembered } = await readPersonNow(pedido, ahora);
    const empresa = await entidades.getConfiguration(sesion.entidadId, isRemembered ? sesion.revision : persona.revision);
    const contexto = contextOf({ sesion, aparato, personaId, ahora, persona, empresa });
    const estado = estadoDeHoy(contexto);
    // Midnight, or other settings: the days themselves are needed again.
    if (isShort && !isWhole(past, estado.fecha, empresa)) return read({ ...pedido, anew: true });
    return { sesion, ahora, persona, empresa, contexto, estado, isUsual, isRemembered, past, isShort };
  };

  return Object.assign(read, {
    keep({ sesion: { entidadId }, contexto: { personaId }, ahora, persona, past, isShort, isUsual }: Lectura) {
      if (!isUsual) return;
      const estado = { entidadId, personaId, hasta: windowOfHome(ahora).hasta };
      const eventos = eventsOfNow(persona, windowOfNow(ahora));
      people.keep(estado, shortened({ persona: { ...persona, eventos }, past, isShort }));
    },
  });
}
