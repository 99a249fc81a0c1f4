import { expect, test } from 'vitest';
import { emptyFormulario, type Formulario145 } from './modelo.ts';
import { pruebasDe } from './pruebas.ts';

const elder = { clave: 'a', nombre: '', anoNacimiento: 1950, grado: 1, ayuda: false, convivientes: 1 } as const;

test.each<[Partial<Formulario145>, string[]]>([
  [{}, []],
  [{ discapacidad: { grado: 1, ayuda: false } }, ['discapacidad']],
  [{ ascendientes: [elder] }, ['discapacidad']],
  [{ ascendientes: [{ ...elder, grado: 0 }], vivienda: true, irregulares: true }, []],
  [{ movilidad: '2026-03-01' }, ['movilidad']],
  [{ anualidades: 1 }, ['resolucion']],
  [
    { pensionCompensatoria: 1, movilidad: '2026-03-01', discapacidad: { grado: 2, ayuda: false } },
    ['discapacidad', 'movilidad', 'resolucion'],
  ],
])('%j is proved with %j', (more, pruebas) => {
  expect(pruebasDe({ ...emptyFormulario(1985), ...more })).toEqual(pruebas);
});
