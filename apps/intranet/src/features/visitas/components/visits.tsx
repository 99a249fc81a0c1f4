import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Group, NativeSelect } from '@mantine/core';
import { centros } from '@jornada/contract';
import type { EntradaDe } from '@jornada/contract/call.ts';
import { exporteVisitas, visitas } from '@jornada/contract/visitas/calls.ts';
import type { VisitaListada } from '@jornada/contract/visitas/vistas.ts';
import { createFormat } from '@jornada/i18n';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconCircleCheck, IconClockExclamation, IconDownload } from '@jornada/ui/icons.ts';
import { SegmentChoice } from '@jornada/ui/segments.tsx';
import { StatusPill } from '@jornada/ui/status-pill.tsx';
import { useRead, useSend } from '@jornada/web/calls.ts';
import { DayInput } from '@jornada/web/fields/day-input.tsx';
import { Filters, SearchField } from '@jornada/web/list/filters.tsx';
import { ListPage } from '@jornada/web/list/list-page.tsx';
import { type Loose, useList, withoutEmpty } from '@jornada/web/list/use-list.ts';
import type { PlaceOf } from '@jornada/web/list/use-place.ts';
import { downloadFrom } from '@jornada/web/native/files.ts';
import { useSession, useWebServices } from '@jornada/web/services.tsx';
import { useFormat, useIdioma } from '@jornada/web/use-format.ts';
import { useMessageOf } from '@jornada/web/use-message-of.ts';
import { CUALES_VISITAS, type visitasSearch } from '../search.ts';
import { ExpectedToday } from './expected-today.tsx';
import { OneVisit } from './one-visit.tsx';

export type VisitsPart = { place: PlaceOf<typeof visitasSearch>; parts: ReactNode };

/** Milliseconds after which the list is read again while it shows. */
const AGAIN_MS = 60_000;

/** The visits of today, those inside, or all that are kept; the open one beside them. */
export function Visits({ place, parts }: VisitsPart) {
  const { t } = useTranslation();
  const times = useVisitTimes();
  const { search, set, show, open } = place;
  const { cuales = 'hoy', centro, tipo, texto, desde, hasta } = search;
  const days = cuales === 'todas' ? { desde, hasta } : {};
  const filters = { cuales, centro, tipo, texto: texto?.slice(0, 100), ...days };
  const list = useList(visitas.listado, filters, { refetchOnWindowFocus: true, refetchInterval: AGAIN_MS });
  const centres = useRead(centros.listado, {}).data?.items ?? [];
  const types = useRead(visitas.gestion, {}).data?.items ?? [];
  const isFiltered = [centro, tipo, texto, days.desde, days.hasta].some((value) => value !== undefined);
  const choose = (name: 'centro' | 'tipo', all: string, options: { id: number; nombre: string }[]) => (
    <NativeSelect
      label={t(`visitas.gestion.${name}`)}
      value={String(search[name] ?? '')}
      data={[{ value: '', label: all }, ...options.map(({ id, nombre }) => ({ value: String(id), label: nombre }))]}
      onChange={({ currentTarget: { value } }) => set({ [name]: value === '' ? undefined : Number(value) })}
    />
  );
  const standing = ({ salida, modoSalida }: VisitaListada) => {
    if (salida === null)
      return (
        <StatusPill icon={IconCircleCheck} tone="accent">
          {t('visitas.gestion.dentro')}
        </StatusPill>
      );
    return modoSalida === 'automatica' ? (
      <StatusPill icon={IconClockExclamation} tone="warn">
        {t('visitas.gestion.automatica')}
      </StatusPill>
    ) : undefined;
  };
  return (
    <ListPage
      title={t('visitas.gestion.titulo')}
      place={place}
      list={list}
      empty={
        isFiltered
          ? { title: t('visitas.gestion.sin-filtro') }
          : { title: t(`visitas.gestion.vacia.${cuales}`), text: t('visitas.gestion.vacia-texto') }
      }
      filters={
        <>
          {parts}
          <Group justify="space-between" mb="md">
            <SegmentChoice
              flex="1 1 20rem"
              maw="28rem"
              aria-label={t('visitas.gestion.cuales.etiqueta')}
              value={cuales}
              options={CUALES_VISITAS.map((value) => ({ value, label: t(`visitas.gestion.cuales.${value}`) }))}
              onChoose={(value) => set({ cuales: value === 'hoy' ? undefined : value, ver: undefined })}
            />
            <ExportVisits filters={filters} />
          </Group>
          <Filters>
            <SearchField label={t('visitas.gestion.buscar')} value={texto} onChange={(text) => set({ texto: text })} />
            {centres.length > 1 && choose('centro', t('visitas.gestion.todos-los-centros'), centres)}
            {choose(
              'tipo',
              t('visitas.gestion.todos-los-tipos'),
              types.map(({ id, nombre }) => ({ id, nombre: nombre.texto })),
            )}
            {cuales === 'todas' && (
              <>
                <DayInput label={t('visitas.gestion.desde')} value={desde ?? ''} onChange={(fecha) => set({ desde: fecha || undefined })} />
                <DayInput
                  label={t('visitas.gestion.hasta')}
                  value={hasta ?? ''}
                  min={desde}
                  onChange={(fecha) => set({ hasta: fecha || undefined })}
                />
              </>
            )}
          </Filters>
          {cuales === 'hoy' && !isFiltered && <ExpectedToday />}
        </>
      }
      renderRow={(one) => ({
        id: one.id,
        name: one.nombre,
        note: [one.empresa, one.tipo, one.anfitrion && t('visitas.gestion.visita-a', { nombre: one.anfitrion }), one.centro]
          .filter(Boolean)
          .join(' · '),
        facts: standing(one),
        end: times(one, cuales !== 'hoy'),
      })}
      aside={typeof open === 'number' && <OneVisit key={open} id={open} onClose={() => show(null)} />}
    />
  );
}

/** When a visitor came and left, by the clock of the centre; with the day where it need not be today. */
function useVisitTimes() {
  const lang = useIdioma();
  const { hour } = useFormat();
  return ({ entrada, salida, zona }: Pick<VisitaListada, 'entrada' | 'salida' | 'zona'>, hasDay: boolean): string => {
    const there = createFormat({ lang, zone: zona });
    const hours = salida === null ? hour(entrada, zona) : `${hour(entrada, zona)} – ${hour(salida, zona)}`;
    return hasDay ? `${there.date(there.dayOf(entrada), 'day')}, ${hours}` : hours;
  };
}

/** The visits that show, as a file. */
function ExportVisits({ filters }: { filters: Loose<EntradaDe<typeof visitas.exportar>> }) {
  const { t } = useTranslation();
  const { notices } = useWebServices();
  const { instanceUrl } = useSession();
  const messageOf = useMessageOf();
  const exporting = useSend(visitas.exportar);
  const fetchFile = (): void =>
    exporting.mutate(withoutEmpty(filters), {
      // The link works once.
      onSuccess: ({ token }) =>
        downloadFrom(`${instanceUrl ?? ''}${exporteVisitas.descargar.path}?${new URLSearchParams({ token }).toString()}`),
      onError: (error) => notices.show(messageOf(error)),
    });
  return (
    <Button variant="default" leftSection={<Glyph of={IconDownload} size="sm" />} loading={exporting.isPending} onClick={fetchFile}>
      {t('visitas.gestion.exportar')}
    </Button>
  );
}
