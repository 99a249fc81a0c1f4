import { useTranslation } from 'react-i18next';
import { Button } from '@mantine/core';
import type { AsuntoVista } from '@jornada/contract/bandeja.ts';
import { ApiError } from '@jornada/client';
import { useServices } from '../../../platform/services.tsx';
import { useRetirar } from '../../../platform/use-retirar.ts';
import { pendingOf } from '../model/words.ts';
import classes from '../bandeja.module.css';

/** Who has to answer, and the way back for whoever proposed it. Nothing where all has been said. */
export function TakeBack({ asunto, className }: { asunto: AsuntoVista; className?: string | undefined }) {
  const { t } = useTranslation();
  const { notices } = useServices();
  const retirar = useRetirar();
  const pending = pendingOf(asunto);
  if (pending.length === 0) return null;
  const takeBack = () =>
    retirar.mutate(
      pending.map(({ id }) => id),
      { onSuccess: () => notices.show(t('correcciones.retirada')) },
    );
  const { error } = retirar;
  return (
    <footer className={className}>
      {error && (
        <p className={classes.problem} role="alert">
          {error instanceof ApiError ? error.message : t('errores.general.desconocido')}
        </p>
      )}
      <Button variant="default" fullWidth loading={retirar.isPending} onClick={takeBack}>
        {t('correcciones.retirar')}
      </Button>
    </footer>
  );
}
