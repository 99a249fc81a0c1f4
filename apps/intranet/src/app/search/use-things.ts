import { useTranslation } from 'react-i18next';
import type { Icon } from '@tabler/icons-react';
import { IconPlus, IconSettings } from '@jornada/ui/icons.ts';
import { useProfile } from '@jornada/web/services.tsx';
import type { Group } from '../../shared/menu.ts';
import { ACTIONS, FURTHER, type FindablePlace } from './actions.ts';
import type { Searched } from '../../shared/match.ts';
import { SETTINGS } from './settings.ts';

/** The kinds of things that are found, in the order of their groups. */
export const KINDS = ['persona', 'pantalla', 'accion', 'ajuste'] as const;
export type ThingKind = (typeof KINDS)[number];

/** Something that is found and opened. `note`: where it is. */
export type Findable = Searched & {
  id: string;
  kind: ThingKind;
  note: string;
  icon: Icon;
  to: string;
  search?: Readonly<Record<string, string | number>>;
};

/** What an address is called among the other words for pages. */
export const wordOf = (path: string): string => (path === '/' ? 'inicio' : path.slice(1).replaceAll('/', '-'));

/** All pages, actions and settings that the person who is signed in may open, in their language. */
export function useThings(groups: readonly Group[]): Findable[] {
  const { t } = useTranslation();
  const { EsAdmin } = useProfile();
  const pages = groups.flatMap(({ entries }) => entries.flatMap((theme) => theme.tabs.map((page) => ({ theme, page }))));
  const at = new Map(pages.map((one) => [one.page.path, one]));
  const others = (path: string): string => t(`buscador.otras.${wordOf(path)}`);

  const screens = pages.map(({ theme, page }): Findable => {
    const isTab = theme.tabs.length > 1 && theme.key !== page.key;
    const note = isTab ? t(theme.key) : '';
    return {
      id: page.path,
      kind: 'pantalla',
      name: t(page.key),
      note,
      others: `${note} ${others(page.path)}`,
      icon: page.icon,
      to: page.path,
    };
  });
  const placed = (
    places: readonly FindablePlace[],
    kind: ThingKind,
    make: (place: FindablePlace, page: string) => Partial<Findable>,
  ): Findable[] =>
    places.flatMap((place) => {
      const found = at.get(place.page);
      if (!found || (!EsAdmin && !place.equipo)) return [];
      const { page } = found;
      const thing = { id: place.id, kind, name: t(place.key), note: t(page.key), others: '', icon: page.icon, to: place.to ?? place.page };
      return [{ ...thing, ...(place.search && { search: place.search }), ...make(place, t(page.key)) }];
    });
  return [
    ...screens,
    ...placed(FURTHER, 'pantalla', ({ id }, page) => ({ others: `${page} ${t(`buscador.otras.${id}`)}` })),
    ...placed(ACTIONS, 'accion', ({ page: path, search }, page) => ({
      others: `${page} ${t('buscador.crear')} ${others(path)}`,
      ...(search?.['ver'] === 'nuevo' && { icon: IconPlus }),
    })),
    ...SETTINGS.flatMap((setting) =>
      placed([setting], 'ajuste', ({ page: path }, page) => {
        const part = setting.part ? t(setting.part) : '';
        return {
          note: [page, part].filter((one) => one !== '').join(' · '),
          others: `${page} ${part} ${setting.note ? t(setting.note) : ''} ${t('buscador.ajustar')} ${others(path)}`,
          icon: IconSettings,
        };
      }),
    ),
  ];
}
