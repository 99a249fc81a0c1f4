import { useTranslation } from 'react-i18next';
import { Link } from '@tanstack/react-router';
import type { PestanaResumen } from '@jornada/domain/perfil/menu.ts';
import type { ResumenSearch } from '../model/period.ts';
import classes from '../resumen.module.css';

const LABELS = { resumen: 'menu.entradas.resumen', estadisticas: 'menu.entradas.estadisticas' } as const;

/** The two tabs. If there is only one, the page's title is its name. */
export function Tabs({ tabs, current, search }: { tabs: readonly PestanaResumen[]; current: PestanaResumen; search: ResumenSearch }) {
  const { t } = useTranslation();
  if (tabs.length < 2) return null;
  return (
    <nav className={classes.tabs} aria-label={t('resumen.pestanas')}>
      {tabs.map((tab) => (
        <Link
          key={tab}
          to="/resumen"
          search={{ ...search, vista: tab }}
          className={classes.tab}
          aria-current={tab === current ? 'page' : undefined}
          activeProps={{}}
          replace
          resetScroll={false}
        >
          {t(LABELS[tab])}
        </Link>
      ))}
    </nav>
  );
}
