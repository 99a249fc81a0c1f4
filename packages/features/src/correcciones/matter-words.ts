import type { AsuntoVista } from '@jornada/contract/registros/asunto.ts';
import type { CorreccionVista } from '@jornada/contract/registros/vistas.ts';

/** The catalogue key for what one side proposed for a day. */
export function titleKeyOf({ correcciones }: Pick<AsuntoVista, 'correcciones'>): string {
  const clases = new Set(correcciones.map(({ clase }) => clase));
  if (clases.size > 1 || correcciones.length > 2) return 'bandeja.que.varios';
  const [first] = correcciones;
  if (first?.clase === 'anulacion') return 'bandeja.que.anulacion';
  if (first?.clase === 'alta') return correcciones.length > 1 ? 'bandeja.que.dia' : 'bandeja.que.alta';
  return correcciones.length > 1 ? 'bandeja.que.varios' : 'bandeja.que.cambio';
}

/** The state of the whole matter: it waits as long as one of its proposals waits. */
export function stateOf({ correcciones }: Pick<AsuntoVista, 'correcciones'>): CorreccionVista['estado'] {
  const estados = new Set(correcciones.map(({ estado }) => estado));
  return (['pendiente', 'desacuerdo', 'acordada'] as const).find((estado) => estados.has(estado)) ?? 'retirada';
}

/** The given reasons, each once. */
export function reasonsOf({ correcciones }: Pick<AsuntoVista, 'correcciones'>): string[] {
  return [...new Set(correcciones.flatMap(({ motivo }) => (motivo ? [motivo] : [])))];
}

/** Beginning and end of a proposed day, if a matter adds a whole day; otherwise null. */
export function spanOfProposal({ correcciones }: Pick<AsuntoVista, 'correcciones'>): { inicio: string; fin: string } | null {
  const added = correcciones.flatMap(({ clase, momentoNuevo }) => (clase === 'alta' && momentoNuevo ? [momentoNuevo] : []));
  if (added.length < 2 || added.length < correcciones.length) return null;
  if (!correcciones.some(({ marca }) => marca === 'entrada') || !correcciones.some(({ marca }) => marca === 'salida')) return null;
  const [inicio, ...rest] = added.toSorted((a, b) => Temporal.Instant.compare(a, b));
  const fin = rest.at(-1);
  return inicio && fin ? { inicio, fin } : null;
}
