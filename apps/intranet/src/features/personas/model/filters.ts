import { ESTADOS_AHORA } from '@jornada/domain/personas/index.ts';
import type { Filtro } from '../api.ts';

export const CUENTAS = ['abiertas', 'invitada', 'sin-acceso', 'suspendida', 'baja', 'quiosco'] as const;
export const ORDENES = ['nombre', 'ahora', 'centro', 'contacto'] as const;
export type Orden = (typeof ORDENES)[number];

const oneOf = <T extends string>(values: readonly T[], text: string): T | undefined => values.find((value) => value === text);

type Place = { text: (name: string) => string; number: (name: string) => number | null };

/** The filters as the address has them; what nobody knows is left out. */
export function filterOf({ text, number }: Place): Filtro {
  const [departamento, centro, horario] = [number('departamento'), number('centro'), number('horario')];
  const estado = oneOf(ESTADOS_AHORA, text('estado'));
  const cuenta = oneOf(CUENTAS, text('cuenta'));
  const sort = oneOf(ORDENES, text('orden'));
  const dir = oneOf(['asc', 'desc'] as const, text('dir'));
  return {
    ...(text('texto') && { texto: text('texto').slice(0, 100) }),
    ...(departamento !== null && departamento > 0 && { departamento }),
    ...(centro !== null && centro > 0 && { centro }),
    ...(horario !== null && horario > 0 && { horario }),
    ...(estado && { estado }),
    ...(cuenta && { cuenta }),
    ...(sort && { sort }),
    ...(dir && { dir }),
  };
}
