import type { AsuntoVista } from '@jornada/contract/bandeja.ts';
import { planificarDia } from '@jornada/domain/horario/index.ts';
import { iniciales } from '@jornada/domain/perfil/iniciales.ts';
import { estaOlvidada, minutosDeJornada, proyectarJornada, versionesDe } from '@jornada/domain/registros/index.ts';
import type { Jornada } from '@jornada/domain/registros/modelo.ts';
import type { Idioma } from '@jornada/domain/perfil/idiomas.ts';
import type { Translate } from '../../platform/http/error-handler.ts';
import type { Configuracion } from '../entidades/service.ts';
import { countryOf, laborOf, presentCorrection, showsBalance, visiblePlan, type DiaDePersona } from '../registros/service.ts';

/** What presenting takes beside the day: the company, the reader, now, and names of people. */
export type Lector = {
  empresa: Configuracion;
  personaId: number;
  language: Idioma;
  translate: Translate;
  names: ReadonlyMap<number, string>;
  ahora: string;
};

/** A day and some of its proposals, with the day as it would be without them and with all of them. */
export function presentMatter(dia: DiaDePersona, ids: readonly number[], puedeResponder: boolean, lector: Lector): AsuntoVista {
  const { empresa, personaId, ahora } = lector;
  const { fecha, eventos } = dia;
  const tipos = new Map(empresa.tipos.map((tipo) => [tipo.id, tipo]));
  const laboral = laborOf(dia, empresa);
  const previsto = planificarDia(laboral, fecha);
  const jornada = proyectarJornada(eventos, tipos);
  const { antes, despues } = versionesDe(eventos, ids, tipos);

  // Only a day that is being lived goes on until now: neither one that was forgotten, nor one that would be open without an answer.
  const until = jornada.estado === 'abierta' && !estaOlvidada(laboral, jornada, ahora) ? ahora : null;
  const version = (one: Jornada): AsuntoVista['antes'] => {
    const lugar = { zona: one.zona, pais: countryOf({ laboral }, fecha) };
    const trabajadoMinutos = minutosDeJornada(one, until, lugar).trabajado;
    return {
      trabajadoMinutos,
      diferenciaMinutos: showsBalance(empresa) ? trabajadoMinutos - previsto.minutos : null,
      tramos: one.tramos,
    };
  };

  const wanted = new Set(ids);
  return {
    clase: 'correccion',
    id: Math.min(...ids),
    persona: { id: dia.personaId, nombre: dia.nombre, iniciales: iniciales(dia.nombre) },
    esPropio: dia.personaId === personaId,
    fecha,
    zona: jornada.zona,
    previsto: visiblePlan(previsto, empresa),
    correcciones: jornada.correcciones
      .filter(({ registroId }) => wanted.has(registroId))
      .map((one) => presentCorrection(one, jornada, { empresa, contexto: { personaId: dia.personaId } }, lector)),
    antes: version(antes),
    despues: version(despues),
    puedeResponder,
  };
}
