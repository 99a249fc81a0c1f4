import { isMenor } from '@jornada/domain/contratos/index.ts';
import type { ContextoLaboral, Fecha } from '@jornada/domain/horario/modelo.ts';
import { limitesEn, type Limites, type QuienLimita } from '@jornada/domain/limites/index.ts';
import { familyFor, givenOn } from '@jornada/domain/permisos/index.ts';
import type { Configuracion } from '../../../shared/company/configuration.ts';
import { countryOf } from './labor.ts';

/** Somebody with their plan. */
export type Limitada = { personaId: number; laboral: ContextoLaboral };

/** The agreement of somebody on a day; null: none. */
export function agreementOn({ convenios, departamentos }: Configuracion, { personaId, laboral }: Limitada, fecha: Fecha): number | null {
  if (convenios.length === 0) return null;
  const departamentoId = departamentos.get(personaId) ?? null;
  const centroId = laboral.periodos.find(({ desde, hasta }) => desde <= fecha && (hasta === null || fecha <= hasta))?.centro.id ?? null;
  const familias = givenOn(
    convenios.map((one) => ({ ...one, codigo: String(one.id), permisos: [] })),
    fecha,
  );
  return familyFor(familias, { personaId, departamentoId, centroId, pais: countryOf({ laboral }, fecha) })?.id ?? null;
}

/** Who somebody is for the limits of a day. */
const whoOn = (empresa: Configuracion, persona: Limitada, fecha: Fecha): QuienLimita => ({
  isMenor: isMenor(empresa.nacimientos.get(persona.personaId) ?? null, fecha),
  convenio: agreementOn(empresa, persona, fecha),
});

/** The limits for somebody on a day: those of the country where they work then, the company's own, and those of their agreement and age. */
export function limitsFor(empresa: Configuracion, persona: Limitada, fecha: Fecha): Limites {
  const { limites } = empresa.ajustes;
  const pais = countryOf(persona, fecha);
  const hasAgreements = limites.some(({ convenio = null }) => convenio !== null);
  const quien = hasAgreements
    ? whoOn(empresa, persona, fecha)
    : { isMenor: isMenor(empresa.nacimientos.get(persona.personaId) ?? null, fecha), convenio: null };
  return limitesEn(pais, fecha, limites, quien);
}
