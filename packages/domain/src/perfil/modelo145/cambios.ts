import type { Ascendiente145, Descendiente145, Formulario145 } from './modelo.ts';

type CampoSimple = Exclude<keyof Formulario145, 'descendientes' | 'ascendientes'>;

/** One change against the signed form: of a field, or of a relative who comes, goes or is told differently. */
export type Cambio145 =
  | { [C in CampoSimple]: { campo: C; antes: Formulario145[C]; ahora: Formulario145[C] } }[CampoSimple]
  | { campo: 'descendientes'; antes: Descendiente145 | null; ahora: Descendiente145 | null }
  | { campo: 'ascendientes'; antes: Ascendiente145 | null; ahora: Ascendiente145 | null };

const CAMPOS = [
  'anoNacimiento',
  'situacion',
  'nifConyuge',
  'discapacidad',
  'movilidad',
  'irregulares',
  'pensionCompensatoria',
  'anualidades',
  'vivienda',
] as const;

/** The same value key by key, in whatever order its keys stand. */
function isSame(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].every((key) => isSame((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]));
}

function changesOf<T extends { clave: string }>(antes: readonly T[], ahora: readonly T[]): { antes: T | null; ahora: T | null }[] {
  const before = new Map(antes.map((one) => [one.clave, one]));
  const now = new Set(ahora.map(({ clave }) => clave));
  return [
    ...ahora.flatMap((one) => {
      const was = before.get(one.clave) ?? null;
      return isSame(was, one) ? [] : [{ antes: was, ahora: one }];
    }),
    ...antes.filter(({ clave }) => !now.has(clave)).map((one) => ({ antes: one, ahora: null })),
  ];
}

/** What a form changes against the last signed one, in the order of the form. Without one, nothing is compared. */
export function compareFormularios(antes: Formulario145 | null, ahora: Formulario145): Cambio145[] {
  if (!antes) return [];
  return [
    ...CAMPOS.flatMap((campo): Cambio145[] =>
      isSame(antes[campo], ahora[campo]) ? [] : [{ campo, antes: antes[campo], ahora: ahora[campo] } as Cambio145],
    ),
    ...changesOf(antes.descendientes, ahora.descendientes).map((one): Cambio145 => ({ campo: 'descendientes', ...one })),
    ...changesOf(antes.ascendientes, ahora.ascendientes).map((one): Cambio145 => ({ campo: 'ascendientes', ...one })),
  ];
}
