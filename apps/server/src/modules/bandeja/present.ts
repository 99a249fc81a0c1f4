import type { AsuntoVista } from '@jornada/contract/bandeja.ts';
import { avisosDePausas, limitesEn } from '@jornada/domain/limites/index.ts';
import { iniciales } from '@jornada/domain/perfil/iniciales.ts';
import { isOlvidada, minutosDeJornada, projectJornada, versionesDe } from '@jornada/domain/registros/index.ts';
import type { Evento, Jornada } from '@jornada/domain/registros/modelo.ts';
import type { Idioma } from '@jornada/domain/perfil/idiomas.ts';
import type { TranslateText } from '../../platform/http/error-handler.ts';
import type { Configuracion } from '../entidades/service.ts';
import { countryOf, laborOf, presentCorrection, showsBalance, visiblePlan, type DiaDePersona } from '../registros/service.ts';

/** What presenting takes beside the day: the company, the reader, now, and names of people. */
type Lector = {
  empresa: Configuracion;
  personaId: number;
  language: Idioma;
  translate: TranslateText;
  names: ReadonlyMap<number, string>;
  /** What opens the photos of people who have one. */
  fotos: ReadonlyMap<number, string>;
  ahora: string;
};

/** What is known of a matter beside its day. `isForReader`: it waits for the reader's answer. */
type Asunto = { ids: readonly number[]; cerrado: boolean; isForReader: boolean };

/** More work than this in one day is worth a second look whatever the law says, in minutes. */
const LONGEST_DAY = 12 * 60;

/**
 * The day without what was taken back, so that it does not count as proposed; where all was taken back, the day as if it had not been.
 */
function atStake({ eventos }: DiaDePersona, { correcciones }: Jornada, ids: readonly number[]): { eventos: Evento[]; ids: number[] } {
  const takenBack = new Set(correcciones.filter(({ estado }) => estado === 'retirada').map(({ registroId }) => registroId));
  const standing = ids.filter((id) => !takenBack.has(id));
  if (standing.length > 0) return { eventos: [...eventos], ids: standing };
  const wanted = new Set(ids);
  const isTakingBack = ({ evento, refiereA }: Evento) => evento === 'anulacion' && refiereA !== null && wanted.has(refiereA);
  return { eventos: eventos.filter((evento) => !isTakingBack(evento)), ids: [...ids] };
}

/** A day and some of its proposals, with the day as it would be without them and with all of them. */
export function presentMatter(dia: DiaDePersona, { ids, cerrado, isForReader }: Asunto, lector: Lector): AsuntoVista {
  const { empresa, personaId, ahora } = lector;
  const { fecha, eventos } = dia;
  const tipos = new Map(empresa.tipos.map((tipo) => [tipo.id, tipo]));
  const laboral = laborOf(dia, empresa);
  const previsto = laboral.planDia(fecha);
  const jornada = projectJornada(eventos, tipos);
  const stake = atStake(dia, jornada, ids);
  const { antes, despues } = versionesDe(stake.eventos, stake.ids, tipos);

  // Only a day that is being lived goes on until now: neither one that was forgotten, nor one that would be open without an answer.
  const until = jornada.estado === 'abierta' && !isOlvidada(laboral, jornada, ahora) ? ahora : null;
  const pais = countryOf({ laboral }, fecha);
  const version = (one: Jornada): AsuntoVista['antes'] => {
    const lugar = { zona: one.zona, pais };
    const trabajadoMinutos = minutosDeJornada(one, until, lugar).trabajado;
    return {
      trabajadoMinutos,
      diferenciaMinutos: showsBalance(empresa) ? trabajadoMinutos - previsto.minutos : null,
      tramos: one.tramos,
    };
  };

  const limites = empresa.ajustes.avisarLimites ? limitesEn(pais, fecha, empresa.ajustes.limites) : null;
  const longest = Math.min(LONGEST_DAY, limites?.['jornada-diaria']?.minutos ?? LONGEST_DAY);
  const lackOf = (one: Jornada) => (limites ? avisosDePausas(one, { limites, pais }) : []);
  const lacked = new Set(lackOf(antes).map(({ regla }) => regla));
  const agreed = version(despues);

  const wanted = new Set(ids);
  return {
    clase: 'correccion',
    id: Math.min(...ids),
    persona: { id: dia.personaId, nombre: dia.nombre, iniciales: iniciales(dia.nombre), fotoToken: lector.fotos.get(dia.personaId) ?? '' },
    esPropio: dia.personaId === personaId,
    fecha,
    zona: jornada.zona,
    previsto: visiblePlan(previsto, empresa),
    correcciones: jornada.correcciones
      .filter(({ registroId }) => wanted.has(registroId))
      .map((one) => presentCorrection(one, jornada, { empresa, contexto: { personaId: dia.personaId } }, lector)),
    antes: version(antes),
    despues: agreed,
    esDemasiado: agreed.trabajadoMinutos > longest,
    avisos: lackOf(despues).filter(({ regla }) => !lacked.has(regla)),
    cerrado,
    puedeResponder: isForReader && !cerrado,
  };
}
