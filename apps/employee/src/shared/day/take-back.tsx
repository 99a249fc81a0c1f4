import { useTranslation } from 'react-i18next';
import { Button } from '@mantine/core';
import { isHere } from '@jornada/client/queue/waiting.ts';
import type { RegistroVista } from '@jornada/contract/registros/vistas.ts';
import type { Format } from '@jornada/i18n';
import { useObservable } from '@jornada/web/observable.ts';
import { useServices } from '../services.tsx';
import { useTakeBack } from './use-take-back.ts';
import { placeOf } from './waiting-records.ts';

/** The button that takes a waiting record back. Nothing once it may have reached the server. */
export function TakeBack({ registro, format }: { registro: RegistroVista; format: Format }) {
  const { t } = useTranslation();
  const action = useObservable(useServices().queue).find(({ place }) => place === placeOf(registro));
  const { isBusy, takeBack } = useTakeBack();
  if (!action || !isHere(action)) return null;
  return (
    <Button
      variant="subtle"
      my="-0.625rem"
      mie="calc(-1 * var(--button-padding-x))"
      loading={isBusy}
      aria-label={t('dia.retirar-de', { nombre: registro.nombre, hora: format.hour(registro.momento) })}
      onClick={() => takeBack(action.key)}
    >
      {t('dia.retirar')}
    </Button>
  );
}
