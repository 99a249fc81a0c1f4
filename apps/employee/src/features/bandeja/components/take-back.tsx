import { useEffect, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Text } from '@mantine/core';
import type { AsuntoVista } from '@jornada/contract/bandeja.ts';
import { ApiError } from '@jornada/client';
import { useServices } from '../../../shared/services.tsx';
import type { useRetirar } from '../../../shared/use-retirar.ts';
import { useTapGuard } from '../../../shared/use-tap-guard.ts';
import { pendingOf } from '../model/words.ts';
import { JUST_OPENED_MS } from '../use-answer.ts';

type Props = { asunto: AsuntoVista; retirar: ReturnType<typeof useRetirar>; className?: string | undefined; onDone: () => void };

/** The way back for whoever proposed it, and then on to the next matter. Nothing where all has been said. */
export function TakeBack({ asunto, retirar, className, onDone }: Props) {
  const { t } = useTranslation();
  const { notices } = useServices();
  const { isMeant, onChanged } = useTapGuard(JUST_OPENED_MS);
  // The button of the next matter stands where that of the last one stood.
  useEffect(onChanged, [onChanged]);
  const pending = pendingOf(asunto);
  if (pending.length === 0) return null;
  const takeBack = async (event: MouseEvent) => {
    if (retirar.isPending || !isMeant(event)) return;
    try {
      // Its callbacks would be lost: the list is asked for again, and this matter leaves it, before they are called.
      await retirar.mutateAsync({ ids: pending.map(({ id }) => id) });
      notices.show(t('correcciones.retirada'));
      onDone();
    } catch {
      // Told above the button.
    }
  };
  const { error } = retirar;
  return (
    <footer className={className}>
      {error && (
        <Text size="sm" c="bad" mb="sm" role="alert">
          {error instanceof ApiError ? error.message : t('errores.general.desconocido')}
        </Text>
      )}
      <Button variant="default" fullWidth loading={retirar.isPending} onClick={(event) => void takeBack(event)}>
        {t('correcciones.retirar')}
      </Button>
    </footer>
  );
}
