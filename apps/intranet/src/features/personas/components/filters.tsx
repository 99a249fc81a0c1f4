import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionIcon, NativeSelect, TextInput } from '@mantine/core';
import type { SalidaDe } from '@jornada/contract/call.ts';
import type { personas } from '@jornada/contract';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconAdjustmentsHorizontal, IconSearch, IconX } from '@jornada/ui/icons.ts';
import { useIsDesktop } from '@jornada/ui/use-is-desktop.ts';
import { Segments } from '../../../shared/parts.tsx';
import type { PlaceOf } from '../../../shared/use-place.ts';
import { CUENTAS, type personasSearch } from '../search.ts';
import { useOpciones } from '../api.ts';
import classes from '../personas.module.css';

type PeoplePlace = PlaceOf<typeof personasSearch>;
type Props = { place: PeoplePlace; cuentas: SalidaDe<typeof personas.cuentas>['cuentas'] | undefined };

const STATES = ['trabajando', 'pausa', 'fuera', 'ausente'] as const;
const TYPING_MS = 250;

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
        <Search place={place} />
        <ActionIcon
          className={classes.more}
          variant="default"
          size="3.125rem"
          aria-label={used > 0 ? t('personas.filtros.mas-en-uso', { cuantos: used }) : t('personas.filtros.mas')}
          data-used={used > 0}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <Glyph of={IconAdjustmentsHorizontal} />
        </ActionIcon>
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
        <p className={classes.only}>
          {t('personas.filtros.horario', { nombre: horario.nombre })}
          <ActionIcon variant="subtle" size="2.75rem" aria-label={t('personas.filtros.quitar')} onClick={() => set({ horario: undefined })}>
            <Glyph of={IconX} />
          </ActionIcon>
        </p>
      )}
      <Segments
        label={t('personas.columnas.ahora')}
        value={search.estado ?? ''}
        items={[
          { value: '', label: t('personas.estados.todas'), ...(cuentas && { count: cuentas.todas }) },
          ...STATES.map((value) => ({ value, label: t(`personas.estados.${value}`), ...(cuentas && { count: cuentas[value] }) })),
        ]}
        onChange={(estado) => set({ estado: estado === '' ? undefined : estado })}
      />
    </>
  );
}

/** The typed text goes into the address when the person stops typing. */
function Search({ place: { search, set } }: { place: PeoplePlace }) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(search.texto ?? '');
  useEffect(() => {
    if (typed === (search.texto ?? '')) return undefined;
    const timer = setTimeout(() => set({ texto: typed }), TYPING_MS);
    return () => clearTimeout(timer);
  });
  return (
    <TextInput
      type="search"
      aria-label={t('personas.buscar')}
      placeholder={t('personas.buscar')}
      leftSection={<Glyph of={IconSearch} />}
      value={typed}
      maxLength={100}
      onChange={(event) => setTyped(event.currentTarget.value)}
    />
  );
}
