import type { ConsecuenciasPermiso, TipoPermiso } from '@jornada/contract/permisos/vistas.ts';
import type { Idioma } from '@jornada/domain/perfil/idiomas.ts';
import {
  fieldsOf,
  isLawKnown,
  isOfDays,
  type ContadorDePeticion,
  type CuentaPermiso,
  type Grado,
  type VersionPermiso,
} from '@jornada/domain/permisos/index.ts';
import type { ContextoLaboral, Fecha } from '@jornada/domain/horario/modelo.ts';
import type { TranslateText } from '../../platform/http/error-handler.ts';
import type { PedidoLeido } from './repo.ts';
import type { SituacionPermiso } from './situation.ts';
import { KEY } from './reads.ts';

/** Says the kinds of permits in somebody's language. */
export type PermitWords = { translate: TranslateText; idioma: Idioma };

const nameOf = ({ codigo, nombre }: Pick<VersionPermiso, 'codigo' | 'nombre'>, { translate, idioma }: PermitWords): string =>
  nombre ?? translate(idioma, `permisos.tipos.${codigo}`);

/** The same for somebody who reads it. */
export const readTitle = (titulo: string | null, { translate, idioma }: PermitWords): string | null =>
  titulo?.startsWith(KEY) ? translate(idioma, titulo) : titulo;

const GRADOS: readonly Grado[] = [1, 2];

/** A kind of permit with its rule, in the form of the wire. */
export function presentType(permiso: VersionPermiso, words: PermitWords): TipoPermiso {
  const { porGrado, distancias, isAmpliable, ...same } = permiso;
  return {
    ...same,
    nombre: nameOf(permiso, words),
    porGrado: GRADOS.flatMap((grado) => {
      const cantidad = porGrado[grado];
      return cantidad === undefined ? [] : [{ grado, cantidad }];
    }),
    distancias: distancias.map((step) => ({ ...step })),
    porHijo: permiso.porHijo ?? null,
    acumula: permiso.acumula ?? null,
    ampliable: isAmpliable,
    pide: fieldsOf(permiso),
  };
}

/** The kinds that somebody has on a day, by name. */
export const presentTypes = (situacion: SituacionPermiso, fecha: Fecha, words: PermitWords): TipoPermiso[] =>
  situacion
    .typesAt(fecha)
    .map((one) => presentType(one, words))
    .toSorted((a, b) => a.nombre.localeCompare(b.nombre, words.idioma));

/** Whose agreement holds for somebody on a day. */
export function presentFamily(situacion: SituacionPermiso, fecha: Fecha) {
  const own = situacion.assignedAt(fecha);
  const pais = own?.pais ?? situacion.countryAt(fecha);
  return { id: own?.id ?? null, nombre: own?.nombre ?? null, pais, leyConocida: isLawKnown(pais) };
}

export const unitOf = (permiso: VersionPermiso): 'dias' | 'minutos' => (isOfDays(permiso) ? 'dias' : 'minutos');

/** What a request takes with these days, as the list of requests keeps it. */
export function amountOf(permiso: VersionPermiso, dias: readonly { cantidad: number }[]) {
  const total = dias.reduce((sum, { cantidad }) => sum + cantidad, 0);
  return isOfDays(permiso) ? { unidad: 'dias' as const, dias: total } : { unidad: 'minutos' as const, minutos: total };
}

/** Days that take something else than when the request was sent. */
export function presentRecounts({ dias, recontados }: Pick<PedidoLeido, 'dias' | 'recontados'>) {
  const now = new Map(dias.map(({ fecha, cantidad }) => [fecha, cantidad]));
  return recontados.map(({ fecha, antes }) => ({ fecha, antes, ahora: now.get(fecha) ?? 0 }));
}

/** Each day of a permit, and why it counts or does not. */
export const presentDays = (
  { dias, total, vuelve }: CuentaPermiso,
  { permiso, laboral }: { permiso: VersionPermiso; laboral: ContextoLaboral },
): ConsecuenciasPermiso['cuenta'] => ({
  unidad: unitOf(permiso),
  total,
  detalle: dias.map(({ fecha, cantidad, motivo }) => ({ fecha, cantidad, porque: motivo, festivo: laboral.planDia(fecha).festivo })),
  vuelve,
});

/** What is left of an amount with the request, and what it takes. */
export const presentCounter = ({ clase, periodo, unidad, total, usado, estos, queda }: ContadorDePeticion) => ({
  clase,
  periodo,
  unidad,
  total,
  usado,
  estos,
  queda: queda === null ? null : queda - estos,
});
