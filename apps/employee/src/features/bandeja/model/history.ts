import type { AsuntoVista } from '@jornada/contract/bandeja.ts';

/** A past or future step of a matter. `who` null: no single person. `momento` null: not yet. */
export type Step = {
  what: 'propuesta' | 'acordada' | 'desacuerdo' | 'retirada' | 'falta';
  who: string | null;
  momento: string | null;
};

/** The history of a matter, oldest first. Proposals or answers made together are one step. */
export function historyOf({ correcciones }: Pick<AsuntoVista, 'correcciones'>): Step[] {
  const proposed = correcciones.map(({ propuestaPor, propuestaEl }): Step => ({
    what: 'propuesta',
    who: propuestaPor,
    momento: propuestaEl,
  }));
  const resolved = correcciones.flatMap(({ estado, resueltaPor, resueltaEl }): Step[] =>
    estado === 'pendiente' || !resueltaEl ? [] : [{ what: estado, who: resueltaPor, momento: resueltaEl }],
  );
  const isMissing = correcciones.some(({ estado }) => estado === 'pendiente');
  const steps = [...once(proposed), ...once(resolved)].toSorted((a, b) => Temporal.Instant.compare(a.momento ?? '', b.momento ?? ''));
  return isMissing ? [...steps, { what: 'falta', who: null, momento: null }] : steps;
}

const once = (steps: Step[]): Step[] =>
  steps.filter((step, index) => steps.findIndex(({ what, momento }) => what === step.what && momento === step.momento) === index);
