import type { ClaseLinea, Retribucion } from './modelo.ts';

/** Why the figures of a statement do not agree. `debe`: what the others come to, in cents. */
export type FaltaRetribucion = { falta: 'no-cuadra-neto' | 'no-cuadra-devengos' | 'no-cuadra-deducciones'; debe: number };

const sumLineas = ({ lineas }: Pick<Retribucion, 'lineas'>, clase: ClaseLinea): number =>
  lineas.reduce((sum, one) => (one.clase === clase ? sum + one.importe : sum), 0);

/** What is left of the gross amount. */
export const netOf = ({
  bruto,
  seguridadSocial,
  irpf,
  otrasDeducciones,
}: Pick<Retribucion, 'bruto' | 'seguridadSocial' | 'irpf' | 'otrasDeducciones'>): number =>
  bruto - seguridadSocial - irpf - otrasDeducciones;

/** Whether the lines are about this figure at all: a statement may have lines of one kind only. */
export const hasLineas = ({ lineas }: Pick<Retribucion, 'lineas'>, clase: ClaseLinea): boolean => lineas.some((one) => one.clase === clase);

/** What is wrong with the sums of a statement; nothing if they agree. */
export function examineRetribucion(retribucion: Retribucion): FaltaRetribucion[] {
  const faltas: FaltaRetribucion[] = [];
  const check = (falta: FaltaRetribucion['falta'], is: number, debe: number): void => {
    if (is !== debe) faltas.push({ falta, debe });
  };
  check('no-cuadra-neto', retribucion.neto, netOf(retribucion));
  if (hasLineas(retribucion, 'devengo')) check('no-cuadra-devengos', retribucion.bruto, sumLineas(retribucion, 'devengo'));
  if (hasLineas(retribucion, 'deduccion'))
    check('no-cuadra-deducciones', retribucion.otrasDeducciones, sumLineas(retribucion, 'deduccion'));
  return faltas;
}
