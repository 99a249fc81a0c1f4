import { useEffect, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Text } from '@mantine/core';
import type { AsuntoVista } from '@jornada/contract/bandeja.ts';
import { ApiError } from '@jornada/client';
import { useServices } from '../../../shared/services.tsx';
import type { useRetirar } from '../../../shared/use-retirar.ts';
import { JUST_OPENED_MS, useTapGuard } from '../../../shared/use-tap-guard.ts';
import { pendingOf } from '../model/words.ts';

type Props = { asunto: AsuntoVista; retirar: ReturnType<typeof useRetirar>; onDone: () => void };

/** Lets the author withdraw a proposal, and then goes to the next matter. Nothing is shown if there is nothing to withdraw. */
export function TakeBack({ asunto, retirar, onDone }: Props) {
  const { t } = useTranslation();
  const { notices } = useServices();
  const { isDeliberate, onChanged } = useTapGuard(JUST_OPENED_MS);
  // The buttons of the next matter appear at the same place.
  useEffect(onChanged, [onChanged]);
  const pending = pendingOf(asunto);
  if (pending.length === 0) return null;
  const takeBack = async (event: MouseEvent) => {
    if (retirar.isPending || !isDeliberate(event)) return;
    try {
      // Callbacks of `mutate` would be lost: the list is read again first, and this matter leaves it.
      await retirar.mutateAsync({ ids: pending.map(({ id }) => id) });
      notices.show(t('correcciones.retirada'));
      onDone();
    } catch {
      // The message is shown above the button.
    }
  };
  const { error } = retirar;
  return (
    <>
      {error && (
        <Text size="sm" c="bad" mb="sm" role="alert">
          {error instanceof ApiError ? error.message : t('errores.general.desconocido')}
        </Text>
      )}
      <Button variant="default" fullWidth loading={retirar.isPending} onClick={(event) => void takeBack(event)}>
        {t('correcciones.retirar')}
      </Button>
    </>
  );
}
