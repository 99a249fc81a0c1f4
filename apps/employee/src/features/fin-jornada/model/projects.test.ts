import { describe, expect, it, test } from 'vitest';
import { createProyectosHoras } from '@jornada/testkit';
import { hoursToSave, realProjects, searchProjects, spreadOf } from './projects.ts';

const { items } = createProyectosHoras();

describe('the spread of a day', () => {
  it('adds up, and says what is left', () => {
    expect(spreadOf(items, { 1: '1:00', 2: '2:30' }, 496)).toMatchObject({ total: 210, quedan: 286, unreadable: [] });
    expect(spreadOf(items, { 1: '9' }, 496)).toMatchObject({ quedan: -44 });
    expect(spreadOf(items, { 1: 'x', 2: '1' }, 496)).toMatchObject({ total: 60, unreadable: [1] });
  });

  it('knows no project without a positive Id, neither when it comes nor when it goes', () => {
    const odd = [
      ...items,
      { Id: 0, Nombre: 'Sin proyecto', Cliente: null, horasMinutos: 30 },
      { Id: -3, Nombre: 'Roto', Cliente: null, horasMinutos: 9 },
    ];
    expect(realProjects(odd).map(({ Id }) => Id)).toEqual([1, 2]);
    expect(hoursToSave(spreadOf(odd, { 0: '1:00', [-3]: '1:00', 2: '0:30' }, 496))).toEqual([{ Id: 2, horasMinutos: 30 }]);
  });

  it('sends nothing for a project without minutes', () => {
    expect(hoursToSave(spreadOf(items, { 1: '', 2: '0:00' }, 496))).toEqual([]);
  });
});

test('a project is found by its name or its client, whatever the accents', () => {
  const found = (text: string) => searchProjects(items, text).map(({ Id }) => Id);
  expect([found('ampliacion'), found('getafe aurora'), found('MUDANZA'), found('nadie'), found('  ')]).toEqual([[1], [1], [2], [], [1, 2]]);
});
