import type { Fecha } from '@jornada/domain/horario/modelo.ts';
import type { ContextoFichaje, EstadoDeHoy } from '@jornada/domain/registros/index.ts';
import { estadoDeHoy } from '@jornada/domain/registros/index.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
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
  dias?: Ventana;
  dia?: Fecha | null;
  clave?: string | null;
}) => Promise<Lectura>;

const logByDay = (persona: Persona): { fecha: Fecha; eventos: Persona['eventos'] }[] =>
  [...Map.groupBy(persona.eventos, ({ fecha }) => fecha)]
    .map(([fecha, eventos]) => ({ fecha, eventos }))
    .toSorted((a, b) => (a.fecha < b.fecha ? -1 : 1));

/** What the domain's rules take, from what was read. */
export function contextOf(options: {
  sesion: Sesion;
  aparato: Aparato;
  ahora: Temporal.Instant;
  persona: Persona;
  empresa: Configuracion;
}): ContextoFichaje {
  const { sesion, aparato, ahora, persona, empresa } = options;
  return {
    ahora: ahora.toString(),
    personaId: sesion.personaId,
    autorId: sesion.usuarioId,
    laboral: laborOf(persona, empresa),
    tipos: empresa.tipos,
    proyectos: new Set(empresa.proyectos.filter(({ activo }) => activo).map(({ id }) => id)),
    dias: logByDay(persona),
    siguienteNumero: persona.ultimoNumero + 1,
    ajustes: clockSettings(empresa, aparato),
  };
}

/** Reads a person in one trip, beside the company's configuration from memory. */
export function createReader({ db, clock, entidades }: { db: Database; clock: Clock; entidades: EntidadesService }): Reader {
  return async ({ sesion, aparato, dias, dia = null, clave = null }) => {
    const ahora = clock.now();
    const persona = await readPerson(db, {
      entidadId: sesion.entidadId,
      personaId: sesion.personaId,
      eventos: windowOfNow(ahora),
      dias: dias ?? windowOfHome(ahora),
      dia,
      clave,
    });
    const empresa = await entidades.getConfiguration(sesion.entidadId, persona.revision);
    const contexto = contextOf({ sesion, aparato, ahora, persona, empresa });
    return { sesion, ahora, persona, empresa, contexto, estado: estadoDeHoy(contexto) };
  };
}
