import type { AsuntoVista } from '@jornada/contract/registros/asunto.ts';
import { classFor } from '@jornada/domain/ausencias/para-quien.ts';
import type { DiaPrevisto } from '@jornada/domain/horario/modelo.ts';
import { avisosDePausas } from '@jornada/domain/limites/index.ts';
import { iniciales } from '@jornada/domain/perfil/iniciales.ts';
import { isOlvidada, minutosDeJornada, projectJornada, versionesDe } from '@jornada/domain/registros/index.ts';
import type { Evento, Jornada } from '@jornada/domain/registros/modelo.ts';
import type { Idioma } from '@jornada/domain/perfil/idiomas.ts';
import type { TranslateText } from '../../platform/http/error-handler.ts';
import type { Configuracion } from '../../shared/company/configuration.ts';
import { countryOf, laborOf, limitsFor, presentCorrection, showsBalance, shownTimes, visiblePlan } from '../registros/reads.ts';
import type { DiaDePersona } from '../registros/service.ts';

/** What is needed to present a day: the company, the reader, the current time, and names of people. */
type Lector = {
  empresa: Configuracion;
  personaId: number;
  /** Whether the reader may know why a person is away. */
  knowsWhy(personaId: number): boolean;
  language: Idioma;
  translate: TranslateText;
  names: ReadonlyMap<number, string>;
  /** The tokens for the photos of people who have one. */
  fotos: ReadonlyMap<number, string>;
  ahora: string;
};

/** What is known about a matter besides its day. `isForReader`: it waits for the reader's answer. */
type Asunto = { ids: readonly number[]; cerrado: boolean; isForReader: boolean };

/** A day with more work than this gets a warning, whatever the law says. Minutes. */
const LONGEST_DAY = 12 * 60;

/**
 * The day without its withdrawn proposals, so that they do not count as proposed. If all were withdrawn, the day as if there had
 * been none.
 */
function proposedEvents(
  { eventos }: DiaDePersona,
  { correcciones }: Jornada,
  ids: readonly number[],
): { eventos: Evento[]; ids: number[] } {
  const takenBack = new Set(correcciones.filter(({ estado }) => estado === 'retirada').map(({ registroId }) => registroId));
  const standing = ids.filter((id) => !takenBack.has(id));
  if (standing.length > 0) return { eventos: [...eventos], ids: standing };
  const wanted = new Set(ids);
  const isTakingBack = ({ evento, refiereA }: Evento) => evento === 'anulacion' && refiereA !== null && wanted.has(refiereA);
  return { eventos: eventos.filter((evento) => !isTakingBack(evento)), ids: [...ids] };
}

/** The plan of a day for a reader. */
const shownPlan = (plan: DiaPrevisto | null, isKnown: boolean): AsuntoVista['previsto'] =>
  plan && { ...plan, ausencia: plan.ausencia && { ...plan.ausencia, clase: classFor(plan.ausencia.clase, isKnown) } };

/** A day with some of its proposals, and what the day would be without them and with all of them. */
export function presentMatter(dia: DiaDePersona, { ids, cerrado, isForReader }: Asunto, lector: Lector): AsuntoVista {
  const { empresa, personaId, ahora } = lector;
  const { fecha, eventos } = dia;
  const esPropio = dia.personaId === personaId;
  const tipos = new Map(empresa.tipos.map((tipo) => [tipo.id, tipo]));
  const laboral = laborOf(dia, empresa);
  const previsto = laboral.planDia(fecha);
  const jornada = projectJornada(eventos, tipos);
  const stake = proposedEvents(dia, jornada, ids);
  const { antes, despues } = versionesDe(stake.eventos, stake.ids, tipos);

  // Only a running day counts until now: not a forgotten one, and not one that would be open without an answer.
  const until = jornada.estado === 'abierta' && !isOlvidada(laboral, jornada, ahora) ? ahora : null;
  const pais = countryOf({ laboral }, fecha);
  const version = (one: Jornada): AsuntoVista['antes'] => {
    const lugar = { zona: one.zona, pais };
    const trabajadoMinutos = minutosDeJornada(one, until, lugar).trabajado;
    return {
      trabajadoMinutos: esPropio && !shownTimes(empresa).totals ? null : trabajadoMinutos,
      diferenciaMinutos: showsBalance(empresa) ? trabajadoMinutos - previsto.minutos : null,
      tramos: one.tramos,
      faltaSalida: until === null && one.tramos.at(-1)?.fin === null,
    };
  };

  const limites = empresa.ajustes.avisarLimites ? limitsFor(empresa, { personaId: dia.personaId, laboral }, fecha) : null;
  const longest = Math.min(LONGEST_DAY, limites?.['jornada-diaria']?.minutos ?? LONGEST_DAY);
  const lackOf = (one: Jornada) => (limites ? avisosDePausas(one, { limites, pais }) : []);
  const lacked = new Set(lackOf(antes).map(({ regla }) => regla));

  const wanted = new Set(ids);
  return {
    clase: 'correccion',
    id: Math.min(...ids),
    persona: { id: dia.personaId, nombre: dia.nombre, iniciales: iniciales(dia.nombre), fotoToken: lector.fotos.get(dia.personaId) ?? '' },
    esPropio,
    fecha,
    zona: jornada.zona,
    previsto: shownPlan(visiblePlan(previsto, empresa), lector.knowsWhy(dia.personaId)),
    correcciones: jornada.correcciones
      .filter(({ registroId }) => wanted.has(registroId))
      .map((one) => presentCorrection(one, jornada, { empresa, contexto: { personaId: dia.personaId } }, lector)),
    antes: version(antes),
    despues: version(despues),
    esDemasiado: minutosDeJornada(despues, until, { zona: despues.zona, pais }).trabajado > longest,
    enTareasMinutos: dia.enTareas,
    avisos: lackOf(despues).filter(({ regla }) => !lacked.has(regla)),
    cerrado,
    puedeResponder: isForReader && !cerrado,
  };
}
