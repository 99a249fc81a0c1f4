import type { Modelo145Vista } from '@jornada/contract/modelo145/vistas.ts';
import {
  compareFormularios,
  examineFormulario,
  orderFormulario,
  type Cambio145,
  type Formulario145,
  type Problema145,
} from '@jornada/domain/perfil/modelo145/index.ts';
import { estimateRetencion, type Estimacion, type PagaAnual } from '@jornada/domain/perfil/retencion/index.ts';

/** What follows from what is filled in, by the rules with which the server looks at it too. */
export type Consequences = {
  problemas: Problema145[];
  cambios: Cambio145[];
  antes: Estimacion | null;
  ahora: Estimacion | null;
};

export function consequencesOf(vista: Modelo145Vista, formulario: Formulario145, paga: PagaAnual | null): Consequences {
  const { declarante, ano, hoy, vigente } = vista;
  return {
    problemas: examineFormulario(formulario, { declarante, ano, retribucion: paga?.retribucion ?? null }),
    cambios: compareFormularios(vigente?.formulario ?? null, formulario),
    antes: paga && vigente ? estimateRetencion(vigente.formulario, paga, hoy) : null,
    ahora: paga && estimateRetencion(formulario, paga, hoy),
  };
}

/** Whether the server has this form. It signs the one that it has, so only then is what would be signed what is shown. */
export const isKept = ({ formulario: kept }: Pick<Modelo145Vista, 'formulario'>, shown: Formulario145): boolean =>
  compareFormularios(orderFormulario(kept), orderFormulario(shown)).length === 0;
