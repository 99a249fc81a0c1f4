import type { Fecha } from '@jornada/domain/horario/modelo.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Sesion } from '../../../shared/sesion.ts';
import type { EntidadesService } from '../../../shared/company/configuration.ts';
import type { Conocida, KnownPeople } from './known-people.ts';
import type { Past } from './past.ts';
import { isUsual, type Pedido, type PersonReader } from './reader.ts';
import { readingOf, type Lectura } from './reading.ts';
import { windowOfHome, windowOfNow } from './windows.ts';

/** Whether a new read would include a day: it is open, or near to now. */
function isNear({ ahora, contexto }: Lectura): (day: { fecha: Fecha }) => boolean {
  const { desde, hasta } = windowOfNow(ahora);
  const open = contexto.dias.find(({ jornada }) => jornada.estado === 'abierta')?.fecha;
  return ({ fecha }) => (desde <= fecha && fecha <= hasta) || fecha === open;
}

/** What is remembered of somebody who was read with home's usual days. `past`: what follows from the days before today, if that is possible. */
export function knownOf(lectura: Lectura, past: Past | null): Conocida {
  const { persona, empresa, contexto } = lectura;
  return {
    revision: empresa.revision,
    past,
    made: { laboral: contexto.laboral, dias: contexto.dias.filter(isNear(lectura)) },
    persona: {
      ...persona,
      repetido: null,
      eventos: persona.eventos.filter(isNear(lectura)),
      jornadas: persona.jornadas.filter(({ fecha }) => past === null || fecha >= past.hoy),
    },
  };
}

/**
 * Reads people like `read`, but without a round trip if the data for home are remembered, and the person's point, which comes
 * with the session, shows that nothing has changed. `summarize`: what is kept instead of the days before today; null if that is
 * not possible.
 */
export function createRememberingReader(options: {
  read: PersonReader;
  clock: Clock;
  entidades: EntidadesService;
  summarize(lectura: Lectura): Past | null;
  people: KnownPeople;
  /** Somebody of this company has come. */
  seen?(sesion: Pick<Sesion, 'entidadId' | 'revision'>): void;
}): PersonReader {
  const { read, clock, entidades, summarize, people, seen } = options;

  /** Remembers a person who was read with home's usual days. */
  function keep(lectura: Lectura): Lectura {
    const { sesion, ahora, contexto } = lectura;
    const past = lectura.past ?? summarize(lectura);
    people.keep({ entidadId: sesion.entidadId, personaId: contexto.personaId, hasta: windowOfHome(ahora).hasta }, knownOf(lectura, past));
    return { ...lectura, past };
  }

  async function remember({ sesion, aparato, personaId = sesion.personaId }: Pedido): Promise<Lectura | null> {
    const { entidadId, punto } = sesion;
    const ahora = clock.now();
    const known = people.find({ entidadId, personaId, punto, hasta: windowOfHome(ahora).hasta });
    if (!known) return null;
    const empresa = await entidades.getConfiguration(entidadId, sesion.revision);
    const { persona, past, made } = known;
    if (empresa.revision !== known.revision) return null;
    const lectura = readingOf({
      sesion,
      aparato,
      personaId,
      ahora,
      persona,
      empresa,
      past,
      ...(made && { before: made }),
      isUsual: true,
      isRemembered: true,
    });
    // After midnight the days themselves are needed again.
    if (past !== null && past.hoy !== lectura.estado.fecha) return null;
    return made ? lectura : keep(lectura);
  }

  const readOrRemember = async (pedido: Pedido): Promise<Lectura> => {
    const { sesion, personaId = sesion.personaId } = pedido;
    seen?.(sesion);
    const known = isUsual(pedido) && !pedido.anew ? await remember(pedido) : null;
    if (known) return known;
    const lectura = await read(pedido);
    return lectura.isUsual && personaId === sesion.personaId ? keep(lectura) : lectura;
  };

  return Object.assign(readOrRemember, {
    async after(...written: Parameters<PersonReader['after']>): Promise<Lectura> {
      const lectura = await read.after(...written);
      return lectura.isUsual ? keep(lectura) : lectura;
    },
  });
}
