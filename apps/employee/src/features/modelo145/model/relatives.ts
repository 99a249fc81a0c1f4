import type { Ascendiente145, Descendiente145 } from '@jornada/domain/perfil/modelo145/index.ts';

const newKey = (): string => crypto.randomUUID().slice(0, 13);

export const newChild = (ano: number): Descendiente145 => ({
  clave: newKey(),
  nombre: '',
  anoNacimiento: ano,
  anoAdopcion: null,
  grado: 0,
  ayuda: false,
  porEntero: false,
});
export const newElder = (): Ascendiente145 => ({ clave: newKey(), nombre: '', anoNacimiento: 0, grado: 0, ayuda: false, convivientes: 1 });

/** The list with this relative in their place, or at its end. */
export const putInto = <T extends { clave: string }>(list: readonly T[], one: T): T[] =>
  list.some(({ clave }) => clave === one.clave) ? list.map((old) => (old.clave === one.clave ? one : old)) : [...list, one];
