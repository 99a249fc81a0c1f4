import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionIcon, Button, Group, NativeSelect, Stack, type NativeSelectProps } from '@mantine/core';
import type { DepartamentoContado } from '@jornada/contract/team.ts';
import { FilterButton } from '@jornada/ui/filter-button.tsx';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconX } from '@jornada/ui/icons.ts';
import { Panel } from '@jornada/ui/panel.tsx';
import { SegmentChoice } from '@jornada/ui/segments.tsx';
import { Sheet } from '@jornada/ui/sheet.tsx';
import { useIsDesktop } from '@jornada/ui/use-is-desktop.ts';
import { SearchField } from '@jornada/web/list/filters.tsx';
import type { TeamSearch } from '../use-team-search.ts';
import classes from '../team.module.css';

type Props = TeamSearch & { departamentos: readonly DepartamentoContado[] };

const VIEWS = ['departamentos', 'lista', 'organigrama'] as const;

/** Search, department and view. On a phone the last two are in a sheet. */
export function TeamBar({ search, set, departamentos }: Props) {
  const { t } = useTranslation();
  const isDesktop = useIsDesktop();
  const [isOpen, setOpen] = useState(false);
  const { departamentoId, texto, vista } = search;
  const chosen = departamentos.find(({ id }) => id === departamentoId);
  const field = (
    <SearchField
      label={t('team.buscar')}
      value={texto}
      onChange={(text) => set({ texto: text || undefined, ...(vista === 'organigrama' && { vista: undefined }) })}
    />
  );
  const views = <Views search={search} set={set} />;
  if (isDesktop) {
    return (
      <div className={classes.bar} role="search">
        {field}
        <Department search={search} set={set} departamentos={departamentos} aria-label={t('team.filtros.departamento')} />
        {views}
      </div>
    );
  }
  const isUsed = departamentoId !== undefined || vista !== undefined;
  return (
    <>
      <div className={classes.bar} role="search">
        {field}
        <FilterButton
          h="100%"
          aria-label={t(isUsed ? 'team.filtros.en-uso' : 'team.filtros.abrir')}
          isUsed={isUsed}
          onClick={() => setOpen(true)}
        />
      </div>
      {departamentoId !== undefined && departamentos.length > 0 && (
        <Panel small mb="sm" py="xxs" pe="xxs">
          <Group justify="space-between" wrap="nowrap" fw="var(--j-weight-emphasis)">
            {chosen?.nombre ?? t('team.filtros.departamento')}
            <ActionIcon aria-label={t('team.filtros.quitar')} onClick={() => set({ departamentoId: undefined })}>
              <Glyph of={IconX} />
            </ActionIcon>
          </Group>
        </Panel>
      )}
      {isOpen && (
        <Sheet
          title={t('team.filtros.titulo')}
          closeLabel={t('team.filtros.cerrar')}
          onClose={() => setOpen(false)}
          foot={
            <Button size="xl" fullWidth onClick={() => setOpen(false)}>
              {t('team.filtros.ver')}
            </Button>
          }
        >
          <Stack gap="md">
            <Department search={search} set={set} departamentos={departamentos} label={t('team.filtros.departamento')} />
            {views}
          </Stack>
        </Sheet>
      )}
    </>
  );
}

function Views({ search: { vista }, set }: TeamSearch) {
  const { t } = useTranslation();
  const shown: (typeof VIEWS)[number] = vista ?? 'departamentos';
  return (
    <SegmentChoice
      aria-label={t('team.vista.etiqueta')}
      value={shown}
      options={VIEWS.map((value) => ({ value, label: t(`team.vista.${value}`) }))}
      onChoose={(value) =>
        set({
          vista: value === 'departamentos' ? undefined : value,
          ...(value === 'organigrama' && { texto: undefined, quienes: undefined, departamentoId: undefined }),
        })
      }
    />
  );
}

function Department({ search: { departamentoId, vista }, set, departamentos, ...rest }: Props & NativeSelectProps) {
  const { t } = useTranslation();
  // The departments within one stand below it, a little further in.
  const label = ({ nombre, padreId }: DepartamentoContado): string => (padreId === null ? nombre : `\u2003${nombre}`);
  return (
    <NativeSelect
      {...rest}
      value={String(departamentoId ?? '')}
      data={[{ value: '', label: t('team.filtros.todos') }, ...departamentos.map((one) => ({ value: String(one.id), label: label(one) }))]}
      onChange={({ currentTarget: { value } }) =>
        set({ departamentoId: Number(value) || undefined, ...(vista === 'organigrama' && { vista: undefined }) })
      }
    />
  );
}
