import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@mantine/core';
import { Link, Outlet, useNavigate, useParams } from '@tanstack/react-router';
import type { SolicitudAbierta } from '@jornada/contract/solicitudes/vistas.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconPlus } from '@jornada/ui/icons.ts';
import { useIsDesktop, useIsWide } from '@jornada/ui/use-is-desktop.ts';
import { useRead } from '@jornada/web/calls.ts';
import { useList } from '@jornada/web/list/use-list.ts';
import { Page } from '@jornada/web/page.tsx';
import { OpenedPane, OpenedSheet } from './opened-own.tsx';
import { OwnList } from './own-list.tsx';
import type { RequestModule } from './request-module.ts';
import { useBeside } from './use-beside.ts';
import { useFilters } from './use-filters.ts';
import { YearChoice } from './year-choice.tsx';
import classes from './requests-page.module.css';

type Props<V extends SolicitudAbierta> = {
  of: RequestModule<V>;
  /** Stands above the list: `Tus vacaciones`. */
  title: string;
  /** What the button says that opens the form. */
  ask: string;
  /** Where one is after closing a request: the page of the module. */
  home: string;
  empty: { title: string; text: string };
  /** On a desktop, above everything. */
  top?: ReactNode;
  /** Above the list. */
  before?: ReactNode;
  /** What the list is narrowed down to beside year and state, as the call of the module takes it. */
  also?: object;
  /** Drafts stand above the list, not in it, unless the list is narrowed down to them. */
  draftsApart?: boolean;
  /** Beside the button that opens the form. */
  besideAsk?: ReactNode;
};

/** The requests of a module and year. On a desktop the open one stands beside them, on a phone above them in a sheet. */
export function RequestsPage<V extends SolicitudAbierta>({
  of,
  title,
  ask,
  home,
  empty,
  top,
  before,
  also,
  draftsApart = false,
  besideAsk,
}: Props<V>) {
  const { t } = useTranslation();
  const { ano, estado, set } = useFilters();
  const navigate = useNavigate();
  const { id } = useParams({ strict: false });
  const isDesktop = useIsDesktop();
  const isWide = useIsWide();
  const all = useList(of.calls.listado, { filtro_Anio: ano, filtro_Estado: estado, ...also }, { refetchOnWindowFocus: true });
  const list = draftsApart && estado === undefined ? { ...all, items: all.items.filter((one) => one.estado !== 'borrador') } : all;
  const anos = useRead(of.calls.anios, {}).data?.items ?? [];
  const open = id === undefined ? null : Number(id);
  const beside = useBeside(list.items, open);
  const close = () => void navigate({ to: home as '/vacaciones', search: (was: object) => was, resetScroll: false });
  const add = (
    <Button
      leftSection={<Glyph of={IconPlus} />}
      {...(!isDesktop && { size: 'xl', fullWidth: true })}
      renderRoot={(props) => (
        // Each module of requests has such a form.
        <Link {...props} to={`/${of.modulo}-form` as '/vacaciones-form'} search={(was: object) => was} resetScroll={false} />
      )}
    >
      {ask}
    </Button>
  );
  return (
    <Page
      title={t(`menu.entradas.${of.modulo}`)}
      actions={
        <>
          <YearChoice ano={ano} anos={anos} onChoose={(year) => set({ ano: year })} />
          {isDesktop && add}
        </>
      }
      dock={
        isDesktop ? undefined : besideAsk ? (
          <div className={classes.ask}>
            {add}
            {besideAsk}
          </div>
        ) : (
          add
        )
      }
    >
      {isDesktop && top}
      <div className={classes.split} data-open={isWide && beside !== null}>
        <div className={classes.list}>
          {before}
          <OwnList of={of} title={title} list={list} open={isWide ? beside : open} empty={empty} />
        </div>
        {isWide && beside !== null && <OpenedPane key={beside} of={of} id={beside} takesFocus={open !== null} />}
      </div>
      {!isWide && open !== null && <OpenedSheet key={open} of={of} id={open} onClose={close} />}
      <Outlet />
    </Page>
  );
}
