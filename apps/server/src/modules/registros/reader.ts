import type { Fecha } from '@jornada/domain/horario/modelo.ts';
import type { ContextoFichaje, EstadoDeHoy } from '@jornada/domain/registros/index.ts';
import { estadoDeHoy } from '@jornada/domain/registros/index.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import type { Sesion } from '../auth/service.ts';
import type { Configuracion, EntidadesService } from '../entidades/service.ts';
import { clockSettings, type Aparato } from './clock-settings.ts';
import { laborOf } from './labor.ts';
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
};

export type Reader = (options: {
  sesion: Sesion;
  aparato: Aparato;
  /** Whose record: that of whoever the session acts for, unless another one is named. */
  personaId?: number;
  dias?: Ventana;
  dia?: Fecha | null;
  clave?: string | null;
  conBolsa?: boolean;
}) => Promise<Lectura>;

const logByDay = (persona: Persona): { fecha: Fecha; eventos: Persona['eventos'] }[] =>
  [...Map.groupBy(persona.eventos, ({ fecha }) => fecha)]
    .map(([fecha, eventos]) => ({ fecha, eventos }))
    .toSorted((a, b) => (a.fecha < b.fecha ? -1 : 1));

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
    laboral: laborOf(persona, empresa),
    tipos: empresa.tipos,
    proyectos: new Set(empresa.proyectos.filter(({ activo }) => activo).map(({ id }) => id)),
    dias: logByDay(persona),
    siguienteNumero: persona.ultimoNumero + 1,
    ajustes: clockSettings(empresa, aparato),
    cierres: persona.cierres,
  };
}

/** Reads a person in one trip, beside the company's configuration from memory. */
export function createReader({ db, clock, entidades }: { db: Queryable; clock: Clock; entidades: EntidadesService }): Reader {
  return async ({ sesion, aparato, personaId = sesion.personaId, dias, dia = null, clave = null, conBolsa = false }) => {
    const ahora = clock.now();
    const persona = await readPerson(db, {
      entidadId: sesion.entidadId,
      personaId,
      eventos: windowOfNow(ahora),
      dias: dias ?? windowOfHome(ahora),
      dia,
      clave,
      conBolsa,
    });
    const empresa = await entidades.getConfiguration(sesion.entidadId, persona.revision);
    const contexto = contextOf({ sesion, aparato, personaId, ahora, persona, empresa });
    return { sesion, ahora, persona, empresa, contexto, estado: estadoDeHoy(contexto) };
  };
}
