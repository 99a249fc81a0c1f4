import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tareas, type SemanaPorAprobarVista } from '@jornada/contract/tareas/calls.ts';
import { useRefresh, useSend } from '@jornada/web/calls.ts';
import { useWebServices } from '@jornada/web/services.tsx';

const which = ({ persona, proyecto, lunes, version }: SemanaPorAprobarVista) => ({
  personaId: persona.id,
  proyectoId: proyecto.id,
  lunes,
  version,
});

/** Approves weeks one after another, so that one that cannot be approved any more stops none of those before it; or gives one back. */
export function useDecide() {
  const { t } = useTranslation();
  const { notices } = useWebServices();
  const reload = useRefresh(tareas.porAprobar);
  const sending = useSend(tareas.decidirSemana, { refreshOnError: true, waits: false });
  const [error, setError] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const approve = async (weeks: readonly SemanaPorAprobarVista[]): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    setError(null);
    let count = 0;
    let failed: unknown = null;
    for (const week of weeks) {
      try {
        await sending.mutateAsync({ ...which(week), aprueba: true });
        count += 1;
      } catch (problem) {
        failed ??= problem;
      }
    }
    setError(failed);
    setBusy(false);
    if (count > 0) notices.show(t('tareas.aprobar.aprobadas', { count }));
  };
  return { approve, isBusy, error, reload };
}

/** Gives a week back with a reason. */
export function useGiveBack(week: SemanaPorAprobarVista) {
  const { t } = useTranslation();
  const { notices } = useWebServices();
  const sending = useSend(tareas.decidirSemana, {
    refreshOnError: true,
    onSuccess: () => notices.show(t('tareas.aprobar.devuelta', { persona: week.persona.nombre })),
  });
  return { ...sending, giveBack: (motivo: string) => sending.mutate({ ...which(week), aprueba: false, motivo }) };
}
