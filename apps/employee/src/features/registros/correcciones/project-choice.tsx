import { useTranslation } from 'react-i18next';
import { Box, NativeSelect } from '@mantine/core';
import { useProyectos } from '../api-correcciones.ts';

type Props = { value: string; error: string | undefined; onChange: (id: string) => void };

/** The project of the mark, if its type needs one. */
export function ProjectChoice({ value, error, onChange }: Props) {
  const { t } = useTranslation();
  const { data, error: failure } = useProyectos({ enabled: true });
  const options = (data?.items ?? []).map(({ Id, Nombre, Cliente }) => ({
    value: String(Id),
    label: Cliente ? `${Nombre} · ${Cliente}` : Nombre,
  }));
  return (
    <Box mt="md">
      <NativeSelect
        label={t('correcciones.proponer.proyecto')}
        value={value}
        error={error ?? (failure ? t('errores.general.desconocido') : undefined)}
        data={[{ value: '', label: t('correcciones.proponer.elige-proyecto') }, ...options]}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </Box>
  );
}
