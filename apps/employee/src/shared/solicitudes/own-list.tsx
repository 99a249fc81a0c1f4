import { useTranslation } from 'react-i18next';
import { NativeSelect } from '@mantine/core';
import type { SolicitudAbierta, SolicitudVista } from '@jornada/contract/solicitudes/vistas.ts';
import { Rows } from '@jornada/ui/rows.tsx';
import { useIsDesktop } from '@jornada/ui/use-is-desktop.ts';
import { useRead } from '@jornada/web/calls.ts';
import { MoreInSight } from '@jornada/web/list/more.tsx';
import { ReadList } from '@jornada/web/list/read-list.tsx';
import type { List } from '@jornada/web/list/use-list.ts';
import type { RequestModule } from './request-module.ts';
import { RequestRow } from './request-row.tsx';
import { useFilters } from './use-filters.ts';
import { WaitingRequests } from './waiting-requests.tsx';
import classes from './requests-page.module.css';

type Props<V extends SolicitudAbierta> = {
  of: RequestModule<V>;
  title: string;
  list: List<SolicitudVista>;
  /** The one that is open beside it. */
  open: number | null;
  /** Where there is none: what is said then. */
  empty: { title: string; text: string };
};

/** The own requests of a year and module, by state if wanted. */
export function OwnList<V extends SolicitudAbierta>({ of, title, list, open, empty }: Props<V>) {
  const { t } = useTranslation();
  const { estado, set } = useFilters();
  const estados = useRead(of.calls.estados, {}).data?.items ?? [];
  const isDesktop = useIsDesktop();
  return (
    <section aria-label={title}>
      <header className={classes.listHead}>
        <h2>{title}</h2>
        {(estado !== undefined || list.items.length > 0) && (
          <NativeSelect
            aria-label={t('solicitudes.lista.estado')}
            value={estado ?? ''}
            data={[
              { value: '', label: t('solicitudes.lista.cualquier-estado') },
              ...estados.map(({ id, nombre }) => ({ value: id, label: nombre })),
            ]}
            onChange={({ currentTarget: { value } }) => set({ estado: estados.find(({ id }) => id === value)?.id })}
          />
        )}
      </header>
      <ReadList
        list={list}
        empty={estado === undefined ? empty : { title: t('solicitudes.vacia.filtro'), text: t('solicitudes.vacia.filtro-texto') }}
        waiting={<WaitingRequests />}
        problem={t('solicitudes.error')}
      >
        {(items) => (
          <>
            <Rows framed={!isDesktop} className={isDesktop ? classes.plainRows : ''}>
              {items.map((one) => (
                <RequestRow key={one.id} of={one} isOfModule isOpen={one.id === open} />
              ))}
            </Rows>
            <MoreInSight list={list} />
          </>
        )}
      </ReadList>
    </section>
  );
}
