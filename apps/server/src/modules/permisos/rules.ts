import { isDeepStrictEqual } from 'node:util';
import type { ValidadaDe } from '@jornada/contract/call.ts';
import type { permisos } from '@jornada/contract/permisos/calls.ts';
import { lawOn, type VersionPermiso } from '@jornada/domain/permisos/index.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { invalidField } from '../solicitudes/reads.ts';
import type { FilaFamilia } from './families-repo.ts';

type Entrada = ValidadaDe<typeof permisos.guardarRegla>;
type Cual = Pick<VersionPermiso, 'codigo' | 'vigente'>;

const LONGEST_CODE = 36;
const isSame = (a: Cual, b: Cual): boolean => a.codigo === b.codigo && a.vigente === b.vigente;

/** A code for a kind of the company's own: its name in small letters without accents. */
function codeFor(nombre: string, familia: FilaFamilia, vigente: string): string {
  const plain = nombre
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_CODE)
    .replace(/^-+|-+$/g, '');
  const base = plain || 'permiso';
  const isTaken = (codigo: string): boolean =>
    familia.reglas.some((one) => one.codigo === codigo) || lawOn(familia.pais, codigo, vigente) !== null;
  for (let number = 1; ; number += 1) {
    const codigo = number === 1 ? base : `${base}-${number}`;
    if (!isTaken(codigo)) return codigo;
  }
}

/** A permit as it was typed. @throws AppError with the field that does not fit the others. */
export function ruleFrom(entrada: Entrada, familia: FilaFamilia): VersionPermiso {
  const { codigo = null, nombre = null, vigente, hasta = null, porGrado, monoparental = null, distancias, ampliable, ...rest } = entrada;
  const {
    familia: _familia,
    version: _version,
    plazoDias = null,
    avisoDias = null,
    edadMeses = null,
    edadMesesAmbos = null,
    ...same
  } = rest;
  if (hasta !== null && hasta < vigente) throw invalidField('hasta');
  const before = codigo === null ? undefined : familia.reglas.find((one) => one.codigo === codigo);
  const inLaw = codigo !== null && lawOn(familia.pais, codigo, vigente) !== null;
  const name = nombre || (before?.nombre ?? null);
  // The product has words for the kinds of the law only.
  if (name === null && !inLaw) throw invalidField('nombre');
  // As long as it takes has no number; everything else but an amount that only the month knows has one.
  if (same.cantidad === null && same.unidad !== 'tiempo-necesario' && same.unidad !== 'minutos') throw invalidField('cantidad');
  if (edadMesesAmbos !== null && edadMeses === null) throw invalidField('edadMeses');
  const grades = new Map(porGrado.map(({ grado, cantidad }) => [grado, cantidad]));
  if (grades.size !== porGrado.length) throw invalidField('porGrado');
  return {
    ...same,
    cantidad: same.unidad === 'tiempo-necesario' ? null : same.cantidad,
    codigo: codigo ?? codeFor(name ?? '', familia, vigente),
    nombre: inLaw && nombre === null ? null : name,
    origen: 'convenio',
    vigente,
    hasta,
    porGrado: Object.fromEntries(grades),
    monoparental,
    distancias: distancias.toSorted((a, b) => a.km - b.km),
    isAmpliable: ampliable,
    plazoDias,
    avisoDias,
    edadMeses,
    edadMesesAmbos,
  };
}

/** The same but for its end. */
const isOnlyEnded = (before: VersionPermiso, after: VersionPermiso): boolean =>
  isDeepStrictEqual({ ...before, hasta: null }, { ...after, hasta: null });

/**
 * The permits of an agreement with this one, by code and day. @throws AppError `permisos.regla-no-valida`: years that are over keep what
 * they had; a version of then can only be ended, and not before this year.
 */
export function withRule(reglas: readonly VersionPermiso[], regla: VersionPermiso, hoy: string): VersionPermiso[] {
  const firstDay = `${hoy.slice(0, 4)}-01-01`;
  const before = reglas.find((one) => isSame(one, regla));
  if (regla.vigente < firstDay) {
    const isEnd = before && isOnlyEnded(before, regla) && (regla.hasta === null || regla.hasta >= firstDay);
    if (!isEnd) throw new AppError('permisos.regla-no-valida');
  }
  return [...reglas.filter((one) => !isSame(one, regla)), regla].toSorted(
    (a, b) => a.codigo.localeCompare(b.codigo, 'en') || a.vigente.localeCompare(b.vigente, 'en'),
  );
}

/** The same without one. @throws AppError `permisos.regla-no-existe`, or `permisos.regla-en-uso` if it holds already. */
export function withoutRule(reglas: readonly VersionPermiso[], cual: Cual, hoy: string): VersionPermiso[] {
  if (!reglas.some((one) => isSame(one, cual))) throw new AppError('permisos.regla-no-existe');
  if (cual.vigente <= hoy) throw new AppError('permisos.regla-en-uso');
  return reglas.filter((one) => !isSame(one, cual));
}
