import { useTranslation } from 'react-i18next';
import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { proyectosQuery } from './reads.ts';
import { useServices } from './services.tsx';

type Props = {
  label: string;
  /** What stands in the field while no project is chosen. */
  none: string;
  value: number | null;
  error: string | undefined;
  onChange: (id: number | null) => void;
};

/** The project of a record, one of those that are open. */
export function ProjectField({ label, none, value, error, onChange }: Props) {
  const { t } = useTranslation();
  const { data, error: failure } = useQuery(proyectosQuery(useServices()));
  const options = (data?.items ?? []).map(({ Id, Nombre, Cliente }) => ({
    value: String(Id),
    label: Cliente ? `${Nombre} · ${Cliente}` : Nombre,
  }));
  return (
    <NativeSelect
      mt="md"
      name="proyectoId"
      label={label}
      value={value === null ? '' : String(value)}
      error={error ?? (failure ? t('errores.general.desconocido') : undefined)}
      data={[{ value: '', label: none }, ...options]}
      onChange={(event) => onChange(Number(event.currentTarget.value) || null)}
    />
  );
}
