import { useTranslation } from 'react-i18next';
import { reservas } from '@jornada/contract/reservas/calls.ts';
import { useRead, useSend } from '@jornada/web/calls.ts';
import { Problem } from '@jornada/web/form/problem.tsx';
import { SwitchRow } from '@jornada/web/form/switch-row.tsx';
import { Loaded } from '@jornada/web/list/loaded.tsx';

/** Whether everybody sees who has booked what. */
export function Visibility() {
  const { t } = useTranslation();
  const query = useRead(reservas.ajustes, {});
  const saving = useSend(reservas.guardarAjustes, { refreshOnError: true });
  return (
    <Loaded query={query}>
      {({ muestraNombres, version }) => (
        <>
          <SwitchRow
            label={t('reservas.gestion.nombres')}
            note={t('reservas.gestion.nombres-nota')}
            checked={muestraNombres}
            disabled={saving.isPending}
            onChange={(checked) => saving.mutate({ muestraNombres: checked, version })}
          />
          <Problem error={saving.error} />
        </>
      )}
    </Loaded>
  );
}
