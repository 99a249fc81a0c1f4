import { expect, it } from 'vitest';
import { createPerfil } from '@jornada/testkit';
import { loadCatalogues } from '@jornada/i18n/catalogues.ts';
import { menuGroups, whereIs, type MenuPage } from '../../shared/menu.ts';
import { FEATURES } from '../features.ts';
import { FURTHER } from '../search/actions.ts';
import { wordOf } from '../search/use-things.ts';

const pages = FEATURES.flatMap(({ menu }) => [...menu] as MenuPage[]);
const addresses = FEATURES.flatMap(({ routes }) => routes.map(({ options }) => String(options.path)));
const groupsFor = (perfil: Parameters<typeof createPerfil>[0]) =>
  menuGroups(
    FEATURES.flatMap(({ menu }) => menu),
    () => true,
    createPerfil(perfil),
  );

/** Under which entry, and on which of its tabs, an address is; `>` leads on from a page to what only it leads to. */
function wayTo(address: string): string {
  const here = [...groupsFor({ EsAdmin: true }), ...groupsFor({ EsInvitado: true })]
    .map((group) => ({ group, here: whereIs(address, [group]) }))
    .filter((one) => one.here !== undefined)
    .toSorted((a, b) => (b.here?.page.path.length ?? 0) - (a.here?.page.path.length ?? 0))[0];
  if (!here?.here) return 'nowhere';
  const { theme, page } = here.here;
  const way = [here.group.name, theme.path, ...(page.path === theme.path ? [] : [page.path])];
  if (address === page.path) return way.join(' ');
  return page.within?.includes(address) ? `${way.join(' ')} > ${address}` : 'nowhere';
}

it('every address is an entry of the menu, one of its tabs, or what one page leads to', () => {
  expect(addresses.map(wayTo)).toMatchInlineSnapshot();
});

it('the menu has no more entries than somebody can read at a glance, each group a few', () => {
  const groups = groupsFor({ EsAdmin: true });
  expect(groups.map(({ name, entries }) => [name, entries.length])).toEqual([
    ['dia', 4],
    ['personas', 2],
    ['tiempo', 7],
    ['solicitudes', 4],
    ['sedes', 3],
    ['comunicar', 4],
    ['documentos', 3],
    ['pie', 2],
  ]);
});

it('no page is declared twice', () => {
  const paths = pages.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});

it.each(Object.entries(loadCatalogues()))('in %s every page has other words by which it is found', (_, texts) => {
  const others = (texts['buscador'] as { otras: Record<string, string> }).otras;
  const wanted = [...pages.map(({ path }) => wordOf(path)), ...FURTHER.map(({ id }) => id)];
  expect(wanted.filter((one) => others[one] === undefined)).toEqual([]);
  expect(Object.keys(others).filter((one) => !wanted.includes(one))).toEqual([]);
});
