import { normalizeDocumento } from '../../personas/documento.ts';
import type { Ascendiente145, Declarante145, Descendiente145, Formulario145 } from './modelo.ts';

/** What is signed. `sal` makes the digest say nothing about what is in it. */
export type Contenido145 = {
  esquema: 1;
  persona: string;
  declarante: Declarante145;
  formulario: Formulario145;
  /** From when it counts. */
  efecto: string;
  textoVersion: number;
  sal: string;
};

const childOf = ({ clave, nombre, anoNacimiento, anoAdopcion, grado, ayuda, porEntero }: Descendiente145): Descendiente145 => ({
  clave,
  nombre,
  anoNacimiento,
  anoAdopcion,
  grado,
  ayuda,
  porEntero,
});
const elderOf = ({ clave, nombre, anoNacimiento, grado, ayuda, convivientes }: Ascendiente145): Ascendiente145 => ({
  clave,
  nombre,
  anoNacimiento,
  grado,
  ayuda,
  convivientes,
});

/** The form with its keys in the fixed order, and the spouse's number in its stored form. */
export function orderFormulario(form: Formulario145): Formulario145 {
  const { anoNacimiento, situacion, nifConyuge, discapacidad, movilidad, irregulares, pensionCompensatoria, anualidades, vivienda } = form;
  return {
    anoNacimiento,
    situacion,
    nifConyuge: nifConyuge === null ? null : normalizeDocumento(nifConyuge),
    discapacidad: { grado: discapacidad.grado, ayuda: discapacidad.ayuda },
    movilidad,
    irregulares,
    descendientes: form.descendientes.map(childOf),
    ascendientes: form.ascendientes.map(elderOf),
    pensionCompensatoria,
    anualidades,
    vivienda,
  };
}

/** The fixed text of what is signed, from which the digest is computed. */
export const canonicoDe145 = ({ persona, declarante, formulario, efecto, textoVersion, sal }: Contenido145): string => {
  const { nif, nombre } = declarante;
  const contenido: Contenido145 = {
    esquema: 1,
    persona,
    declarante: { nif, nombre },
    formulario: orderFormulario(formulario),
    efecto,
    textoVersion,
    sal,
  };
  return JSON.stringify(contenido);
};
