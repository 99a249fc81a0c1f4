import type { DepartamentoContado } from '@jornada/contract/team.ts';

/** A department with those within it. `propias`: people who are directly in it. */
export type Rama = DepartamentoContado & { propias: number; dentro: Rama[] };

/** Whether a department is in a branch, or is the branch. */
export const isWithin = (id: number | null, { id: top, dentro }: Rama): boolean => id === top || dentro.some((one) => one.id === id);

/** The tree of departments, the own branch first; with a filter, only the branch of that department. */
export function treeOf(
  departamentos: readonly DepartamentoContado[],
  { only, propio }: { only: number | undefined; propio: number | null },
): Rama[] {
  const branch = (one: DepartamentoContado): Rama => {
    const dentro = departamentos.filter(({ padreId }) => padreId === one.id).map(branch);
    return { ...one, dentro, propias: one.personas - dentro.reduce((sum, { personas }) => sum + personas, 0) };
  };
  const tops = departamentos.filter(({ id, padreId }) => (only === undefined ? padreId === null : id === only));
  const branches = tops.map(branch);
  const isOwn = (one: Rama): boolean => isWithin(propio, one);
  return [...branches.filter(isOwn), ...branches.filter((one) => !isOwn(one))];
}

/** With so few people all departments are open at first; otherwise only one's own. */
export const FEW = 100;
