import { contratoEn } from '../../contratos/hechos.ts';
import { COMPLETA, MAXIMO_PACTADAS, type Duracion, type HechosContrato } from '../../contratos/modelo.ts';
import type { Fecha } from '../../horario/modelo.ts';
import { formatNumero, normalizeNumero, problemaDeNaf } from '../seguridad-social.ts';
import { llano, type CampoImportar } from './columnas.ts';
import type { CambioPrevisto, ContextoImportar, PersonaConocida } from './modelo.ts';
import type { Lector } from './read-linea.ts';

/** Nobody who works was born before. */
const PRIMER_ANO = 1906;

/** The names of the values in four languages, without accents. */
const DURACION: Record<Duracion, string> = {
  indefinido: 'indefinido|indefinida|fijo|fija|permanente|permanent|open ended|indefinite|sem termo|contrato sem termo|efetivo|unbefristet',
  'fijo-discontinuo':
    'fijo discontinuo|fija discontinua|seasonal permanent|permanent seasonal|permanent in seasons|permanente intermitente|intermitente|saisonal|unbefristet saisonal',
  temporal: 'temporal|eventual|temporary|fixed term|a termo|com termo|termo certo|befristet',
  formacion: 'formacion|de formacion|practicas|training|apprenticeship|formacao|de formacao|estagio|ausbildung|zur ausbildung',
};
const REGIMEN = {
  completa:
    'completa|jornada completa|tiempo completo|a tiempo completo|full time|fulltime|tempo inteiro|a tempo inteiro|tempo completo|vollzeit',
  parcial: 'parcial|jornada parcial|tiempo parcial|a tiempo parcial|part time|parttime|tempo parcial|a tempo parcial|teilzeit',
};
const SI_NO = { si: 'si|s|x|yes|y|true|sim|ja|j|1', no: 'no|n|false|nao|nein|0' };

/**
 * A share in hundredths, as people write it: `62,5 %`, `62.5`. Spreadsheets keep percentages as fractions: what has no sign and is less than
 * 1 is one. `isWhole`: so is 1.
 */
function readParte(texto: string, { isWhole }: { isWhole: boolean }): number | null {
  const { numero = '', signo } = /^(?<numero>\d{1,3}(?:[.,]\d{1,17})?)\s*(?<signo>%?)$/.exec(texto.trim())?.groups ?? {};
  if (numero === '') return null;
  const value = Number(numero.replace(',', '.'));
  const isFraction = signo === '' && (value < 1 || (isWhole && value === 1));
  return Math.round((isFraction ? value * 100 : value) * 10_000) / 10_000;
}

function parteDe(lector: Lector, campo: 'jornada' | 'complementarias'): number | undefined {
  const value = lector.text(campo);
  if (value === undefined) return undefined;
  // Many lists say "full time" where others have a hundred.
  if (campo === 'jornada' && REGIMEN.completa.split('|').includes(llano(value))) return 100;
  const parte = readParte(value, { isWhole: campo === 'jornada' });
  const isRight =
    parte !== null && (campo === 'jornada' ? parte <= 100 && parte >= 0.1 : parte <= MAXIMO_PACTADAS && Number.isInteger(parte));
  return isRight ? parte : lector.reject(campo, campo === 'jornada' ? 'porcentaje' : 'entero');
}

/** Spreadsheets drop zeros at the beginning: the number is read with them. */
function nafDe(lector: Lector): string | undefined {
  const typed = lector.text('naf');
  if (typed === undefined) return undefined;
  const naf = normalizeNumero(typed).padStart(12, '0');
  const problema = problemaDeNaf(naf);
  return problema ? lector.reject('naf', 'naf', problema.correcto && formatNumero(problema.correcto)) : naf;
}

/** What a line says about a contract; undefined values are not in the line. */
export function readContrato(lector: Lector, hoy: Fecha) {
  const jornada = parteDe(lector, 'jornada');
  const voluntarias = lector.oneOf('voluntarias', SI_NO, 'si-no');
  return {
    regimen: lector.oneOf('regimen', REGIMEN, 'regimen'),
    porMil: jornada === undefined ? undefined : Math.round(jornada * 10),
    duracion: lector.oneOf('duracion', DURACION, 'duracion'),
    complementariasPorCien: parteDe(lector, 'complementarias'),
    voluntarias: voluntarias === undefined ? undefined : voluntarias === 'si',
    desde: lector.fecha('contrato', { hoy }),
    naf: nafDe(lector),
    nacimiento: lector.fecha('nacimiento', { primero: PRIMER_ANO, hoy, toward: 'past' }),
  };
}
type Leido = ReturnType<typeof readContrato>;

/** The version that a line means, on top of the one that holds on its day; null where something lacks or does not fit. */
function versionOf(
  leido: Leido,
  { base, desde, lector }: { base: HechosContrato | null; desde: Fecha; lector: Lector },
): HechosContrato | null {
  const { regimen } = leido;
  const given = leido.porMil ?? (regimen === 'completa' ? COMPLETA : undefined);
  const porMil = given ?? (regimen === 'parcial' && base?.porMil === COMPLETA ? undefined : base?.porMil);
  const duracion = leido.duracion ?? base?.duracion;
  if (porMil === undefined) lector.reject('jornada', 'vacio');
  if (duracion === undefined) lector.reject('duracion', 'vacio');
  if (porMil === undefined || duracion === undefined) return null;
  const isFull = porMil === COMPLETA;
  if (regimen !== undefined && (regimen === 'completa') !== isFull) lector.reject('regimen', 'no-cuadra');
  // Complementary hours are those of part-timers (ET 12.5).
  if (isFull && leido.complementariasPorCien) lector.reject('complementarias', 'no-cuadra');
  if (isFull && leido.voluntarias) lector.reject('voluntarias', 'no-cuadra');
  return {
    desde,
    porMil,
    duracion,
    complementariasPorCien: isFull ? 0 : (leido.complementariasPorCien ?? base?.complementariasPorCien ?? 0),
    voluntarias: !isFull && (leido.voluntarias ?? base?.voluntarias ?? false),
  };
}

/** The values of a version by the columns that they come from: the same in every language. */
const celdasDe = ({ porMil, duracion, complementariasPorCien, voluntarias }: HechosContrato) =>
  ({
    jornada: String(porMil / 10),
    duracion,
    complementarias: String(complementariasPorCien),
    voluntarias: voluntarias ? 'si' : 'no',
  }) satisfies Partial<Record<CampoImportar, string>>;
const NADA = { jornada: '', duracion: '', complementarias: '0', voluntarias: 'no' };

type DeQuien = { persona: PersonaConocida | null; alta: Fecha | null; lector: Lector; contexto: ContextoImportar };

/**
 * What a line changes of somebody's contract and birth date. Without a day of its own the first version holds from the hire on, a later one
 * from the day of the whole file.
 */
export function planContrato(leido: Leido, { persona, alta, lector, contexto }: DeQuien) {
  const cambios: CambioPrevisto[] = [];
  const versiones = persona?.contratos ?? [];
  const { nacimiento = null, naf = null } = leido;
  const isNewBirth = nacimiento !== null && nacimiento !== persona?.nacimiento;
  const isNewNaf = naf !== null && naf !== persona?.naf;
  const { desde: own, nacimiento: _born, naf: _number, ...facts } = leido;
  const desde = own ?? (versiones.length === 0 ? alta : null) ?? contexto.desde;
  const says = Object.values(facts).some((value) => value !== undefined);
  const base = contratoEn(versiones, desde);
  const version = says ? versionOf(leido, { base, desde, lector }) : null;
  if (version) {
    const antes = base ? celdasDe(base) : NADA;
    const despues = celdasDe(version);
    for (const campo of ['jornada', 'duracion', 'complementarias', 'voluntarias'] as const)
      if (antes[campo] !== despues[campo]) cambios.push({ campo, antes: base ? antes[campo] : '', despues: despues[campo], desde });
  }
  const contrato = cambios.length > 0 ? version : null;
  if (isNewBirth) cambios.push({ campo: 'nacimiento', antes: persona?.nacimiento ?? '', despues: nacimiento, desde: null });
  if (isNewNaf) cambios.push({ campo: 'naf', antes: formatNumero(persona?.naf ?? ''), despues: formatNumero(naf), desde: null });
  return { cambios, contrato, base, nacimiento: isNewBirth ? nacimiento : null, naf: isNewNaf ? naf : null };
}
