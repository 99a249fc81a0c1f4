import { useTranslation } from 'react-i18next';
import { Box } from '@mantine/core';
import { exportes } from '@jornada/contract/exportes/calls.ts';
import { useSend } from '@jornada/web/calls.ts';
import { Ask } from '@jornada/web/list/ask.tsx';

/** Deletes a template of the company's own. Exports that were made with it stay. */
export function RemoveTemplate({ id, onGone }: { id: number; onGone: () => void }) {
  const { t } = useTranslation();
  const remove = useSend(exportes.borrarPlantilla, { onSuccess: onGone });
  return (
    <Box mt="lg">
      <Ask
        opener={t('exportes.plantillas.borrar')}
        question={t('exportes.plantillas.borrar-pregunta')}
        yes={t('exportes.borrar')}
        isBad
        isBusy={remove.isPending}
        error={remove.error}
        onYes={() => remove.mutate({ id })}
      />
    </Box>
  );
}
