import { useTranslation } from 'react-i18next';
import { NativeSelect } from '@mantine/core';
import { hoy } from '@jornada/contract/hoy.ts';
import { useRead } from '@jornada/web/calls.ts';

type Whose = { centro?: number | undefined; departamento?: number | undefined };

/** Centre and department of the people that one sees. Where there is only one, nothing is asked. */
export function TeamFilters({ search, set }: { search: Whose; set: (change: Whose) => void }) {
  const { t } = useTranslation();
  const { data } = useRead(hoy.opciones, {});
  const choice = (name: 'centro' | 'departamento', all: string, items: readonly { id: number; nombre: string }[]) =>
    (items.length > 1 || search[name] !== undefined) && (
      <NativeSelect
        aria-label={t(`personas.campos.${name}`)}
        value={String(search[name] ?? '')}
        data={[{ value: '', label: all }, ...items.map(({ id, nombre }) => ({ value: String(id), label: nombre }))]}
        onChange={({ currentTarget }) => set({ [name]: Number(currentTarget.value) || undefined })}
      />
    );
  return (
    <>
      {choice('centro', t('ausencias.todos-centros'), data?.centros ?? [])}
      {choice('departamento', t('ausencias.todos-departamentos'), data?.departamentos ?? [])}
    </>
  );
}
