import { useTranslation } from 'react-i18next';
import { NativeSelect } from '@mantine/core';
import { useProyectos } from '../api.ts';

type Props = { value: number | null; required: boolean; error: string | undefined; onChange: (id: number | null) => void };

/** The project of the work that begins. */
export function ProjectField({ value, required, error, onChange }: Props) {
  const { t } = useTranslation();
  const { data, error: failure } = useProyectos({ enabled: true });
  const options = (data?.items ?? []).map(({ Id, Nombre, Cliente }) => ({
    value: String(Id),
    label: Cliente ? `${Nombre} · ${Cliente}` : Nombre,
  }));
  return (
    <NativeSelect
      mt="md"
      name="proyectoId"
      label={t('home.otros.proyecto')}
      value={value === null ? '' : String(value)}
      error={error ?? (failure ? t('errores.general.desconocido') : undefined)}
      data={[{ value: '', label: t(required ? 'home.otros.elige-proyecto' : 'home.otros.sin-proyecto') }, ...options]}
      onChange={(event) => onChange(Number(event.currentTarget.value) || null)}
    />
  );
}
