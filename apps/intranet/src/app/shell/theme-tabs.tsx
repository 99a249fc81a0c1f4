import { useTranslation } from 'react-i18next';
import { Link, useMatch } from '@tanstack/react-router';
import { useChosenInSight } from '@jornada/ui/use-chosen-in-sight.ts';
import { whereIs } from '../../shared/menu.ts';
import { useMenu } from './use-menu.ts';
import classes from './theme-tabs.module.css';

/** The pages of one theme, above each of them: of the page that is shown, not of one that is still loaded. A task within a page has none. */
export function ThemeTabs() {
  const { t } = useTranslation();
  const pathname = useMatch({ strict: false, select: ({ pathname: path }) => path });
  const here = whereIs(pathname, useMenu());
  const tabs = useChosenInSight<HTMLElement>();
  if (!here || here.theme.tabs.length < 2 || here.page.path !== pathname) return null;
  return (
    <nav ref={tabs} className={classes.tabs} aria-label={t(here.theme.key)}>
      {here.theme.tabs.map(({ path, key, Badge }) => (
        <Link key={path} to={path as '/'} className={classes.tab} activeOptions={{ exact: true, includeSearch: false }}>
          {t(key)}
          {Badge && <Badge />}
        </Link>
      ))}
    </nav>
  );
}
