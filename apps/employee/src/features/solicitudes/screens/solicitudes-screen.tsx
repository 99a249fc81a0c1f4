import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { getRouteApi, Link, useRouteContext, useRouter } from '@tanstack/react-router';
import type { SolicitudVista } from '@jornada/contract/solicitudes/vistas.ts';
import { Chips } from '@jornada/ui/chips.tsx';
import { Columns } from '@jornada/ui/columns.tsx';
import { useIsDesktop, useIsWide } from '@jornada/ui/use-is-desktop.ts';
import { Loaded } from '@jornada/web/list/loaded.tsx';
import { Pane } from '@jornada/web/list/pane.tsx';
import { Page } from '@jornada/web/page.tsx';
import { useProfile } from '@jornada/web/services.tsx';
import { modulesOf } from '../../../shared/menu.ts';
import { useServices } from '../../../shared/services.tsx';
import { thisYear } from '../../../shared/solicitudes/this-year.ts';
import { useBeside } from '../../../shared/solicitudes/use-beside.ts';
import { WaitingRequests } from '../../../shared/solicitudes/waiting-requests.tsx';
import { YearChoice } from '../../../shared/solicitudes/year-choice.tsx';
import { useSaldo, useSolicitudes } from '../api.ts';
import { KindHead } from '../components/kind-head.tsx';
import { NewRequest } from '../components/new-request.tsx';
import { RequestsOfYear } from '../components/requests-of-year.tsx';
import { filtersOf, passes } from '../model/filters.ts';
import classes from '../../../shared/solicitudes/requests-page.module.css';

const route = getRouteApi('/shell/session/solicitudes');

/**
 * All that the person asked for in a year: what waits and for whom, then month by month, with what is left of the kind that is shown. On a wide
 * screen the open one stands beside the list.
 */
export function SolicitudesScreen() {
  const { t } = useTranslation();
  const services = useServices();
  const { hasScreen } = useRouteContext({ from: '__root__' });
  const modules = modulesOf(useProfile(), hasScreen);
  const { ano: asked, filtro, ver } = route.useSearch();
  const navigate = route.useNavigate();
  const ano = asked ?? thisYear(services);
  const query = useSolicitudes(ano);
  const saldo = useSaldo(ano, modules.includes('vacaciones')).data?.saldo;
  const isDesktop = useIsDesktop();
  const isWide = useIsWide();
  const items = query.data?.items ?? [];
  const shown = items.filter((one) => passes(one, filtro));
  // What the filter hides is not open either.
  const beside = useBeside(shown, shown.find(({ id }) => id === ver)?.id ?? null);
  const open = isWide ? shown.find(({ id }) => id === beside) : undefined;
  const chip = (filter: typeof filtro) => (
    <Link
      key={filter ?? 'todas'}
      to="/solicitudes"
      search={(was) => ({ ...was, filtro: filter, ver: undefined })}
      replace
      resetScroll={false}
      activeOptions={{ exact: true, explicitUndefined: true }}
      aria-current={filter === filtro ? 'true' : undefined}
    >
      {t(`solicitudes.filtros.${filter ?? 'todas'}`)}
      <small>{items.filter((one) => passes(one, filter)).length}</small>
    </Link>
  );
  const add = <NewRequest modules={modules} isWide={!isDesktop} />;
  const head = <KindHead ano={ano} filter={filtro} modules={modules} items={items} saldo={saldo} />;
  const list = (
    <div>
      {items.length > 0 && (
        <Chips aria-label={t('solicitudes.filtros.etiqueta')}>{[undefined, ...filtersOf(items, modules)].map(chip)}</Chips>
      )}
      <Loaded query={query} waiting={<WaitingRequests />} problem={t('solicitudes.error')}>
        {({ anios }) => <RequestsOfYear ano={ano} anios={anios} items={items} filter={filtro} saldo={saldo} beside={open?.id} />}
      </Loaded>
    </div>
  );
  return (
    <Page
      title={t('solicitudes.titulo')}
      actions={
        <>
          <YearChoice
            ano={ano}
            anos={query.data?.anios ?? []}
            onChoose={(year) => void navigate({ search: (was) => ({ ...was, ano: year, ver: undefined }), replace: true })}
          />
          {isDesktop && add}
        </>
      }
      dock={isDesktop ? undefined : add}
    >
      {isWide && items.length > 0 ? (
        <div className={classes.split} data-open={open !== undefined}>
          <div className={classes.list}>
            {head}
            {list}
          </div>
          {open && <OpenedBeside key={open.id} of={open} takesFocus={open.id === ver} />}
        </div>
      ) : (
        <Columns gap="xs" style={{ '--dock': '7rem' }}>
          {isDesktop ? null : items.length > 0 && head}
          {list}
          {isDesktop && <div>{head}</div>}
        </Columns>
      )}
    </Page>
  );
}

/** The open request beside the list of all kinds: the route of its own page says how it is drawn. */
function OpenedBeside({ of: { id, modulo }, takesFocus }: { of: SolicitudVista; takesFocus: boolean }) {
  const { routesByPath } = useRouter();
  // Each module of requests has such a page.
  const Opened = routesByPath[`/${modulo}-view/$id` as '/vacaciones-view/$id'].options.staticData?.opened;
  return (
    <Suspense
      fallback={
        <Pane label={undefined}>
          <WaitingRequests />
        </Pane>
      }
    >
      {Opened && <Opened id={id} takesFocus={takesFocus} />}
    </Suspense>
  );
}
