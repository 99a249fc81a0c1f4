import type { EntradaDe } from '@jornada/contract/call.ts';
import type { permisos } from '@jornada/contract/permisos/calls.ts';
import type { TipoPermiso } from '@jornada/contract/permisos/vistas.ts';
import type { ClaseContador, ClaseJustificante, INICIOS_PERMISO, PAGOS_PERMISO, UnidadPermiso } from '@jornada/domain/permisos/modelo.ts';
import { minutesOf } from '../../../shared/typed-hours.ts';

type Regla = EntradaDe<typeof permisos.guardarRegla>;

/** A kind of the company's own has no code yet. */
export const OWN = '';

/** The fields of the form as they are typed. Hours: `16` or `1:30`. */
export type RuleValues = {
  codigo: string;
  nombre: string;
  norma: string;
  vigente: string;
  hasta: string;
  unidad: UnidadPermiso;
  cantidad: string;
  contador: ClaseContador | '';
  viajeDias: number | null;
  km: number | null;
  kmDias: number | null;
  grado1: string;
  grado2: string;
  monoparental: string;
  pago: (typeof PAGOS_PERMISO)[number];
  justificante: ClaseJustificante | '';
  plazoDias: number | null;
  avisoDias: number | null;
  inicio: (typeof INICIOS_PERMISO)[number];
  edadMeses: number | null;
  edadMesesAmbos: number | null;
  ampliable: boolean;
};

/** Whether an amount of this unit is typed in hours. */
export const isInHours = (unidad: UnidadPermiso): boolean => unidad === 'minutos' || unidad === 'minutos-dia';
/** Whether days of travel, and others by degree, can be added to it. */
export const isInDays = (unidad: UnidadPermiso): boolean => unidad === 'naturales' || unidad === 'laborables' || unidad === 'semanas';

const HOUR = 60;
function typed(unidad: UnidadPermiso, value: number | null): string {
  if (value === null) return '';
  if (!isInHours(unidad)) return String(value);
  return value % HOUR === 0 ? String(value / HOUR) : `${Math.floor(value / HOUR)}:${String(value % HOUR).padStart(2, '0')}`;
}

/** An amount as it is typed; undefined if the text is no such amount. */
export function amountOf(unidad: UnidadPermiso, text: string): number | null | undefined {
  if (text.trim() === '') return null;
  if (!isInHours(unidad)) return /^\d{1,5}$/.test(text.trim()) ? Number(text) : undefined;
  const minutes = minutesOf(text);
  return minutes === null || minutes < 0 ? undefined : minutes;
}

/** What stands in the form for a permit. */
export function valuesOf(tipo: TipoPermiso): Omit<RuleValues, 'vigente'> {
  const { unidad, porGrado, distancias } = tipo;
  const grade = (which: 1 | 2): string => typed(unidad, porGrado.find(({ grado }) => grado === which)?.cantidad ?? null);
  const [first] = distancias;
  return {
    codigo: tipo.codigo,
    nombre: tipo.nombre,
    norma: tipo.origen === 'ley' ? '' : tipo.norma,
    hasta: tipo.origen === 'ley' ? '' : (tipo.hasta ?? ''),
    unidad,
    cantidad: typed(unidad, tipo.cantidad),
    contador: tipo.contador ?? '',
    viajeDias: tipo.viajeDias || null,
    km: first?.km ?? null,
    kmDias: first?.dias ?? null,
    grado1: grade(1),
    grado2: grade(2),
    monoparental: typed(unidad, tipo.monoparental),
    pago: tipo.pago,
    justificante: tipo.justificante ?? '',
    plazoDias: tipo.plazoDias,
    avisoDias: tipo.avisoDias,
    inicio: tipo.inicio,
    edadMeses: tipo.edadMeses,
    edadMesesAmbos: tipo.edadMesesAmbos,
    ampliable: tipo.ampliable,
  };
}

/** A new kind of the agreement's own. */
export const EMPTY: Omit<RuleValues, 'vigente'> = {
  codigo: OWN,
  nombre: '',
  norma: '',
  hasta: '',
  unidad: 'laborables',
  cantidad: '',
  contador: 'suceso',
  viajeDias: null,
  km: null,
  kmDias: null,
  grado1: '',
  grado2: '',
  monoparental: '',
  pago: 'empresa',
  justificante: '',
  plazoDias: null,
  avisoDias: null,
  inicio: 'dia',
  edadMeses: null,
  edadMesesAmbos: null,
  ampliable: false,
};

/** The input of the call. `rest`: further distances, which the form does not show. */
export function ruleInput(
  { codigo, nombre, vigente, hasta, contador, km, kmDias, grado1, grado2, monoparental, justificante, viajeDias, ...same }: RuleValues,
  { isNamed, rest }: { /** It has no name in the law. */ isNamed: boolean; rest: TipoPermiso['distancias'] },
): Omit<Regla, 'familia' | 'version'> {
  const { unidad } = same;
  const amount = (text: string): number | null => amountOf(unidad, text) ?? null;
  const first = amount(grado1);
  const second = amount(grado2);
  const inDays = isInDays(unidad);
  return {
    ...same,
    codigo: codigo === OWN ? null : codigo,
    nombre: isNamed ? nombre.trim() : null,
    vigente,
    hasta: hasta === '' ? null : hasta,
    cantidad: unidad === 'tiempo-necesario' ? null : amount(same.cantidad),
    contador: contador === '' ? null : contador,
    viajeDias: inDays ? (viajeDias ?? 0) : 0,
    distancias: inDays ? [...(km !== null && kmDias !== null ? [{ km, dias: kmDias }] : []), ...rest] : [],
    porGrado: [...(first === null ? [] : [{ grado: 1, cantidad: first }]), ...(second === null ? [] : [{ grado: 2, cantidad: second }])],
    monoparental: amount(monoparental),
    justificante: justificante === '' ? null : justificante,
  };
}
