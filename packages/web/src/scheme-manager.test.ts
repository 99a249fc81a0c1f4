import { expect, test, vi } from 'vitest';
import { createSharedStorage } from '@jornada/testkit';
import { createSchemeManager } from './scheme-manager.ts';

const managerIn = ({ storage, events }: ReturnType<ReturnType<typeof createSharedStorage>['tab']>) => createSchemeManager(storage, events);

test('what is chosen is there at the next start; as the system is nothing that is kept', () => {
  const shared = createSharedStorage();
  const manager = managerIn(shared.tab());
  expect(manager.get('auto')).toBe('auto');
  manager.set('dark');
  expect(managerIn(shared.tab()).get('auto')).toBe('dark');
  manager.set('auto');
  expect(shared.values.size).toBe(0);
});

test.each(['', 'blue', 'auto'])('%j in the storage follows the system', (kept) => {
  const shared = createSharedStorage();
  shared.values.set('jornada.tema', kept);
  expect(managerIn(shared.tab()).get('auto')).toBe('auto');
});

test('the other tabs follow, until they stop', () => {
  const shared = createSharedStorage();
  const [one, other] = [managerIn(shared.tab()), managerIn(shared.tab())];
  const onUpdate = vi.fn<(scheme: string) => void>();
  other.subscribe(onUpdate);
  one.set('dark');
  one.set('auto');
  expect(onUpdate.mock.calls).toEqual([['dark'], ['auto']]);
  other.unsubscribe();
  one.set('light');
  expect(onUpdate).toHaveBeenCalledTimes(2);
});
