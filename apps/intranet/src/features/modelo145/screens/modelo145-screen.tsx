import { useTranslation } from 'react-i18next';
import { Text } from '@mantine/core';
import { modelo145 } from '@jornada/contract/modelo145/calls.ts';
import { IconCircleCheck, IconHourglass } from '@jornada/ui/icons.ts';
import { SegmentChoice } from '@jornada/ui/segments.tsx';
import { StatusPill } from '@jornada/ui/status-pill.tsx';
import { Filters, SearchField } from '@jornada/web/list/filters.tsx';
import { ListPage } from '@jornada/web/list/list-page.tsx';
import { useList } from '@jornada/web/list/use-list.ts';
import { usePlace } from '@jornada/web/list/use-place.ts';
import { useFormat } from '@jornada/web/use-format.ts';
import { OneForm } from '../components/one-form.tsx';
import { ESTADOS_145, modelo145Search } from '../search.ts';

/** The tax forms that people have signed: those that wait for the receipt, and all others. */
export function Modelo145Screen() {
  const { t } = useTranslation();
  const format = useFormat();
  const place = usePlace(modelo145Search);
  const { search, open, show, set } = place;
  const { estado, texto } = search;
  const list = useList(modelo145.listado, { estado, texto });
  const pendientes = list.data?.pendientes;
  const monthOf = (efecto: string): string => format.month(Number(efecto.slice(5, 7)), Number(efecto.slice(0, 4)));
  const isFiltered = estado !== undefined || Boolean(texto);
  return (
    <ListPage
      title={t('modelo145.gestion.titulo')}
      place={place}
      list={list}
      empty={
        isFiltered
          ? { title: t('modelo145.gestion.vacio-filtro') }
          : { title: t('modelo145.gestion.vacio'), text: t('modelo145.gestion.vacio-texto') }
      }
      renderRow={({ id, persona, momento, efecto, esPrimero, acusado }) => ({
        id,
        name: persona.nombre,
        note: [
          t('modelo145.gestion.firmado', { fecha: format.date(format.dayOf(momento), 'longYear') }),
          t('modelo145.gestion.desde', { mes: monthOf(efecto) }),
          ...(esPrimero ? [t('modelo145.gestion.primero')] : []),
        ].join(' · '),
        facts: (
          <StatusPill {...(acusado ? { icon: IconCircleCheck, tone: 'accent' } : { icon: IconHourglass, tone: 'warn' })}>
            {t(acusado ? 'modelo145.gestion.estados.acusado' : 'modelo145.gestion.estados.pendiente')}
          </StatusPill>
        ),
      })}
      aside={typeof open === 'number' && <OneForm key={open} id={open} onClose={() => show(null)} />}
      filters={
        <>
          {pendientes !== undefined && (
            <Text fw={500} mb="md">
              {pendientes > 0 ? t('modelo145.gestion.espera', { count: pendientes }) : t('modelo145.gestion.al-dia')}
            </Text>
          )}
          <Filters>
            <SearchField label={t('modelo145.gestion.buscar')} value={texto} onChange={(text) => set({ texto: text })} />
          </Filters>
          <SegmentChoice
            my="md"
            aria-label={t('modelo145.gestion.filtro')}
            value={estado ?? 'todos'}
            options={(['todos', ...ESTADOS_145] as const).map((value) => ({
              value,
              label: t(`modelo145.gestion.estados.${value}`),
              count: value === 'pendiente' ? pendientes : undefined,
            }))}
            onChoose={(value) => set({ estado: value === 'todos' ? undefined : value, ver: undefined })}
          />
        </>
      }
    />
  );
}
