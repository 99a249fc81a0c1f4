import {
  EDAD_ASCENDIENTE,
  EDAD_DESCENDIENTE,
  type Ascendiente145,
  type Descendiente145,
  type Discapacidad145,
  type Formulario145,
} from './modelo.ts';

/** Whether a descendant gives a right in that year: below 25, or with a recognised disability. */
export const hasRightDescendiente = ({ anoNacimiento, grado }: Pick<Descendiente145, 'anoNacimiento' | 'grado'>, ano: number): boolean =>
  grado > 0 || ano - anoNacimiento <= EDAD_DESCENDIENTE;

/** Whether an ascendant gives a right in that year: 65 in it, or with a recognised disability. */
export const hasRightAscendiente = ({ anoNacimiento, grado }: Pick<Ascendiente145, 'anoNacimiento' | 'grado'>, ano: number): boolean =>
  grado > 0 || ano - anoNacimiento >= EDAD_ASCENDIENTE;

/** Born or adopted in that year or the two before. */
export const isMenorDeTres = (
  { anoNacimiento, anoAdopcion }: Pick<Descendiente145, 'anoNacimiento' | 'anoAdopcion'>,
  ano: number,
): boolean => ano - (anoAdopcion ?? anoNacimiento) <= 2;

/** The help of others counts with 65 per cent and more, and below that where it is marked. */
export const hasAsistencia = ({ grado, ayuda }: Discapacidad145): boolean => grado === 2 || (grado === 1 && ayuda);

/** A move counts in its year and in the next one. */
export const isMovilidadVigente = (movilidad: string | null, ano: number): boolean => {
  const since = movilidad === null ? -1 : ano - Number(movilidad.slice(0, 4));
  return since === 0 || since === 1;
};

/** What is asked: fields that the other answers open. */
export const asksNifConyuge = ({ situacion }: Pick<Formulario145, 'situacion'>): boolean => situacion === 2;
export const asksAyuda = ({ grado }: Pick<Discapacidad145, 'grado'>): boolean => grado === 1;

/** Takes away what is not asked any more, so that an answer of before does not stay unseen. */
export function settleFormulario(formulario: Formulario145): Formulario145 {
  const settled = <T extends Discapacidad145>(one: T): T => ({ ...one, ayuda: one.ayuda && asksAyuda(one) });
  return {
    ...formulario,
    nifConyuge: asksNifConyuge(formulario) ? formulario.nifConyuge : null,
    discapacidad: settled(formulario.discapacidad),
    descendientes: formulario.descendientes.map(settled),
    ascendientes: formulario.ascendientes.map(settled),
  };
}

/** The form of before, for another year: who gives no right any more leaves it, and so does a move that is too long ago. */
export function renewFormulario(formulario: Formulario145, ano: number): { formulario: Formulario145; salen: Descendiente145[] } {
  const salen = formulario.descendientes.filter((one) => !hasRightDescendiente(one, ano));
  return {
    formulario: {
      ...formulario,
      descendientes: formulario.descendientes.filter((one) => hasRightDescendiente(one, ano)),
      movilidad: isMovilidadVigente(formulario.movilidad, ano) ? formulario.movilidad : null,
    },
    salen,
  };
}
