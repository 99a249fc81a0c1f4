import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionIcon, Group, NativeSelect, Paper } from '@mantine/core';
import { documentacion } from '@jornada/contract/documentacion/calls.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconX } from '@jornada/ui/icons.ts';
import { SegmentChoice } from '@jornada/ui/segments.tsx';
import { useIsWide } from '@jornada/ui/use-is-desktop.ts';
import { useRead } from '@jornada/web/calls.ts';
import { Filters, SearchField } from '@jornada/web/list/filters.tsx';
import type { PlaceOf } from '@jornada/web/list/use-place.ts';
import { useWebServices } from '@jornada/web/services.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { PersonSearch } from '../../../shared/person-search.tsx';
import type { documentosSearch } from '../search.ts';

/** Documents of earlier years than so many are found by their words. */
const YEARS = 6;
/** States that somebody looks for. The others have their button where they are looked for already. */
const SHOWN = ['nuevo', 'por-firmar', 'firmado', 'disconforme', 'retirado'] as const;

type Props = {
  place: PlaceOf<typeof documentosSearch>;
  cuentas: { nuevo: number; porFirmar: number; disconforme: number } | undefined;
  /** The name of the person whose documents alone show, where one of them shows. */
  nombre: string | undefined;
};

/** Words, kind, year, person and state. All of them are in the address. */
export function DocumentFilters({ place: { search, set }, cuentas, nombre }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const { clock } = useWebServices();
  const kinds = useRead(documentacion.tiposVisibles, {}).data?.items ?? [];
  const [chosen, setChosen] = useState<{ id: number; nombre: string } | null>(null);
  const year = Number(format.dayOf(clock.now()).slice(0, 4));
  const isWide = useIsWide();
  const { persona, estado } = search;
  const name = chosen?.id === persona ? chosen?.nombre : nombre;
  const count = { nuevo: cuentas?.nuevo, 'por-firmar': cuentas?.porFirmar, disconforme: cuentas?.disconforme };
  const states = [
    { value: 'todos' as const, label: t('documentos.estados.todos'), count: undefined },
    ...SHOWN.map((value) => ({
      value,
      label: t(`documentos.estados.${value}`),
      count: value in count ? count[value as keyof typeof count] : undefined,
    })),
    ...(estado === 'abierto' || estado === 'sustituido'
      ? [{ value: estado, label: t(`documentos.estados.${estado}`), count: undefined }]
      : []),
  ];
  type Estado = (typeof states)[number]['value'];
  const setState = (value: Estado): void => set({ estado: value === 'todos' ? undefined : value });
  return (
    <>
      <Filters>
        <SearchField label={t('documentos.buscar')} value={search.texto} onChange={(texto) => set({ texto })} />
        {kinds.length > 1 && (
          <NativeSelect
            aria-label={t('documentos.filtros.tipo')}
            value={String(search.tipo ?? '')}
            data={[
              { value: '', label: t('documentos.filtros.todos-los-tipos') },
              ...kinds.map(({ id, nombre: label }) => ({ value: String(id), label })),
            ]}
            onChange={({ currentTarget }) => set({ tipo: Number(currentTarget.value) || undefined })}
          />
        )}
        <NativeSelect
          aria-label={t('documentos.filtros.ano')}
          value={String(search.ano ?? '')}
          data={[
            { value: '', label: t('documentos.filtros.todos-los-anos') },
            ...Array.from({ length: YEARS }, (_, at) => ({ value: String(year - at), label: String(year - at) })),
          ]}
          onChange={({ currentTarget }) => set({ ano: Number(currentTarget.value) || undefined })}
        />
        {persona === undefined && (
          <PersonSearch
            isNamed={false}
            flex="0 1 9rem"
            label={t('documentos.filtros.persona')}
            onChoose={(id, of) => {
              setChosen({ id, nombre: of });
              set({ persona: id });
            }}
          />
        )}
      </Filters>
      {persona !== undefined && (
        <Paper bg="var(--j-sunk)" pl="md" mb="sm">
          <Group justify="space-between" fw="var(--j-weight-emphasis)" wrap="nowrap">
            {name === undefined ? t('documentos.filtros.de-una') : t('documentos.filtros.solo-de', { nombre: name })}
            <ActionIcon aria-label={t('documentos.filtros.quitar')} onClick={() => set({ persona: undefined })}>
              <Glyph of={IconX} />
            </ActionIcon>
          </Group>
        </Paper>
      )}
      {isWide ? (
        <SegmentChoice
          mb="md"
          aria-label={t('documentos.filtros.estado')}
          value={estado ?? 'todos'}
          options={states}
          onChoose={(value) => setState(value)}
        />
      ) : (
        // Six of them side by side do not fit a phone.
        <NativeSelect
          mb="md"
          aria-label={t('documentos.filtros.estado')}
          value={estado ?? 'todos'}
          data={states.map(({ value, label, count: many }) => ({ value, label: many === undefined ? label : `${label} · ${many}` }))}
          onChange={({ currentTarget }) => setState(currentTarget.value as Estado)}
        />
      )}
    </>
  );
}
