import { expect, test } from 'vitest';
import { groupsOf } from './checks.mjs';
import { Stop } from './clone.mjs';

const namesOf = (groups) => groups.map((group) => group.map(({ name }) => name));
const types = (groups) => groups.flat().filter(({ name }) => name.startsWith('types'));

test('of changes the types come first, and lint only after they pass; what a checker knows is kept', () => {
  const groups = groupsOf(['--changed'], () => ['apps/employee/src/main.tsx', 'docs/guides/add-a-call.md']);
  const [first, second] = namesOf(groups);
  expect(first).toContain('types apps/employee');
  expect(first).not.toContain('types apps/intranet');
  expect(second).toEqual(['format', 'lint', 'architecture and catalogues']);
  expect(types(groups).every(({ args }) => args.includes('--incremental'))).toBe(true);
  expect(groups[1]?.[1]?.args.slice(1)).toEqual(['apps/employee/src/main.tsx']);
});

test('without an option all is checked side by side, and nothing is kept from the time before', () => {
  const groups = groupsOf([]);
  expect(groups).toHaveLength(1);
  expect(namesOf(groups)[0]).toEqual(
    expect.arrayContaining(['format', 'lint', 'architecture and catalogues', 'types .', 'types apps/employee']),
  );
  expect(types(groups).some(({ args }) => args.includes('--incremental'))).toBe(false);
});

test('the types of one workspace by its name, and of no other', () => {
  expect(namesOf(groupsOf(['--types', 'employee']))).toEqual([['types apps/employee']]);
  expect(() => groupsOf(['--types', 'empleado'])).toThrow(Stop);
});
