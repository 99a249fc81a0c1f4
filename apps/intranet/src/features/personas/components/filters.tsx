import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionIcon, Group, NativeSelect, Paper } from '@mantine/core';
import type { personas } from '@jornada/contract';
import type { SalidaDe } from '@jornada/contract/call.ts';
import { FilterButton } from '@jornada/ui/filter-button.tsx';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconX } from '@jornada/ui/icons.ts';
import { SegmentChoice } from '@jornada/ui/segments.tsx';
import { useIsDesktop } from '@jornada/ui/use-is-desktop.ts';
import { SearchField } from '@jornada/web/list/filters.tsx';
import type { PlaceOf } from '@jornada/web/list/use-place.ts';
import { useOpciones } from '../api.ts';
import { CUENTAS, type personasSearch } from '../search.ts';
import classes from '../list.module.css';

type PeoplePlace = PlaceOf<typeof personasSearch>;
type Props = { place: PeoplePlace; cuentas: SalidaDe<typeof personas.cuentas>['cuentas'] | undefined };

const STATES = ['trabajando', 'pausa', 'fuera', 'ausente'] as const;

/** Search and filters. All of them are in the address. */
export function Filters({ place, cuentas }: Props) {
  const { t } = useTranslation();
  const { data } = useOpciones();
  const { search, set } = place;
  const used = [search.centro, search.departamento, search.cuenta].filter((one) => one !== undefined).length;
  const isDesktop = useIsDesktop();
  // On a phone the filters are open if one is in use. On a desktop they are always open, unless a person's file is beside the
  // list.
  const [isOpen, setOpen] = useState(used > 0 && !isDesktop);
  const horario = data?.horarios.find(({ id }) => id === search.horario);
  const choice = (name: 'centro' | 'departamento', all: string, items: readonly { id: number; nombre: string }[]) => (
    <NativeSelect
      aria-label={t(`personas.campos.${name}`)}
      value={String(search[name] ?? '')}
      data={[{ value: '', label: all }, ...items.map(({ id, nombre }) => ({ value: String(id), label: nombre }))]}
      onChange={(event) => set({ [name]: Number(event.currentTarget.value) || undefined })}
    />
  );
  return (
    <>
      <div className={classes.filters} role="search" data-open={isOpen}>
        <SearchField label={t('personas.buscar')} value={search.texto} onChange={(texto) => set({ texto })} />
        <FilterButton
          aria-label={used > 0 ? t('personas.filtros.mas-en-uso', { cuantos: used }) : t('personas.filtros.mas')}
          isUsed={used > 0}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        />
        {choice('centro', t('personas.campos.centro'), data?.centros ?? [])}
        {choice('departamento', t('personas.campos.departamento'), data?.departamentos ?? [])}
        <NativeSelect
          aria-label={t('personas.campos.cuenta')}
          value={search.cuenta ?? 'abiertas'}
          data={CUENTAS.map((value) => ({ value, label: t(`personas.cuentas.${value}`) }))}
          onChange={(event) => set({ cuenta: CUENTAS.find((one) => one !== 'abiertas' && one === event.currentTarget.value) })}
        />
      </div>
      {horario && (
        <Paper bg="var(--j-sunk)" pl="md" mb="sm">
          <Group justify="space-between" fw="var(--j-weight-emphasis)">
            {t('personas.filtros.horario', { nombre: horario.nombre })}
            <ActionIcon aria-label={t('personas.filtros.quitar')} onClick={() => set({ horario: undefined })}>
              <Glyph of={IconX} />
            </ActionIcon>
          </Group>
        </Paper>
      )}
      <SegmentChoice
        mb="md"
        aria-label={t('personas.columnas.ahora')}
        value={search.estado ?? ''}
        options={[
          { value: '', label: t('personas.estados.todas'), count: cuentas?.todas },
          ...STATES.map((value) => ({ value, label: t(`personas.estados.${value}`), count: cuentas?.[value] })),
        ]}
        onChoose={(estado) => set({ estado: estado === '' ? undefined : estado })}
      />
    </>
  );
}
