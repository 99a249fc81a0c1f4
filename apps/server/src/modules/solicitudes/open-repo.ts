import { ESTADOS_EN_ESPERA } from '@jornada/domain/solicitudes/estados.ts';
import type { ModuloDecision } from '@jornada/domain/solicitudes/modelo.ts';
import type { RawBuilder } from 'kysely';
import { raw } from '../../platform/database/sql.ts';
import type { SolicitudKinds } from './kinds.ts';
import type { EmpresaHoy } from './model.ts';

// States and modules are written out, so that every plan finds the index of what may be open.
const WAITS = raw<boolean>`s.estado in (${raw.join(ESTADOS_EN_ESPERA.map((estado) => raw.lit(estado)))})`;

/**
 * What is open of requests `s` of these modules: what waits for a decision or for its person, and the approved ones that their kind says. Lists have it whatever their year. No
 * request is in two of the parts; those of one request of one module together are the whole condition.
 */
export function openParts(kinds: SolicitudKinds, modulos: readonly ModuloDecision[], en: EmpresaHoy): RawBuilder<boolean>[] {
  const approved = modulos.flatMap((modulo) => {
    const { staysOpen } = kinds.of(modulo);
    return staysOpen ? [raw<boolean>`(s.modulo = ${raw.lit(modulo)} and s.estado = 'aprobada' and ${staysOpen(en)})`] : [];
  });
  return [WAITS, ...approved];
}

/**
 * The requests `s` of a year, in parts that have no request twice, each with its index: those that began in it, those that go on from a year before, and what is open of any
 * other. The first day of a request is in its year.
 */
export function partsOfYear(ano: number, open: readonly RawBuilder<boolean>[]): RawBuilder<boolean>[] {
  return [raw<boolean>`s.ano = ${ano}`, ...partsBeside(ano, open)];
}

/** The same without those that began in it. */
export function partsBeside(ano: number, open: readonly RawBuilder<boolean>[]): RawBuilder<boolean>[] {
  const goesOn = raw`s.ano < ${ano} and s.hasta >= ${`${ano}-01-01`}`;
  return [
    raw<boolean>`s.ano < extract(year from s.hasta) and ${goesOn}`,
    ...open.map((isOpen) => raw<boolean>`${isOpen} and s.ano <> ${ano} and not (${goesOn})`),
  ];
}
