import { useTranslation } from 'react-i18next';
import { NativeSelect } from '@mantine/core';
import type { vacaciones } from '@jornada/contract/vacaciones/calls.ts';
import type { SolicitudVista } from '@jornada/contract/solicitudes/vistas.ts';
import type { SalidaDe } from '@jornada/contract/call.ts';
import type { EstadoSolicitud } from '@jornada/domain/solicitudes/modelo.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconChevronDown } from '@jornada/ui/icons.ts';
import { Rows } from '@jornada/ui/rows.tsx';
import { useIsDesktop } from '@jornada/ui/use-is-desktop.ts';
import { MoreInSight } from '@jornada/web/list/more.tsx';
import { ReadList } from '@jornada/web/list/read-list.tsx';
import type { List } from '@jornada/web/list/use-list.ts';
import { RequestRow } from '../../../shared/solicitudes/request-row.tsx';
import { WaitingRequests } from '../../../shared/solicitudes/waiting-requests.tsx';
import { useEstados } from '../api.ts';
import { useFilters } from '../use-filters.ts';
import classes from '../vacaciones.module.css';

type Props = {
  ano: number;
  list: List<SolicitudVista, SalidaDe<typeof vacaciones.listado>>;
  estado: EstadoSolicitud | undefined;
  open: number | null;
};

/** The requests of a year, by state if wanted. */
export function OwnRequests({ ano, list, estado, open }: Props) {
  const { t } = useTranslation();
  const { set } = useFilters();
  const estados = useEstados().data?.items ?? [];
  const isDesktop = useIsDesktop();
  const empty = estado === undefined ? t('vacaciones.vacia.titulo', { ano }) : t('solicitudes.vacia.filtro');
  return (
    <section aria-label={t('vacaciones.lista')}>
      <header className={classes.listHead}>
        <h2>{t('vacaciones.lista')}</h2>
        {(estado !== undefined || list.items.length > 0) && (
          <NativeSelect
            aria-label={t('vacaciones.estado')}
            rightSection={<Glyph of={IconChevronDown} size="sm" />}
            value={estado ?? ''}
            data={[
              { value: '', label: t('vacaciones.cualquier-estado') },
              ...estados.map(({ id, nombre }) => ({ value: id, label: nombre })),
            ]}
            onChange={({ currentTarget: { value } }) => set({ estado: estados.find(({ id }) => id === value)?.id })}
          />
        )}
      </header>
      <ReadList
        list={list}
        empty={{ title: empty, text: t('vacaciones.vacia.texto') }}
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
