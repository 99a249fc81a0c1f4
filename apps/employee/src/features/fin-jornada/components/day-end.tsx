import { useEffect, useState, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Text, UnstyledButton } from '@mantine/core';
import { Outlet, useNavigate } from '@tanstack/react-router';
import { ApiError } from '@jornada/client';
import type { HoyVista } from '@jornada/contract/registros/vistas.ts';
import { Columns } from '@jornada/ui/columns.tsx';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconArrowBackUp, IconX } from '@jornada/ui/icons.ts';
import { useIsDesktop } from '@jornada/ui/use-is-desktop.ts';
import { Page } from '@jornada/web/page.tsx';
import { useServices } from '../../../shared/services.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import type { WayToEnd, Mensaje } from '../model/mensaje.ts';
import { useEndOtherwise } from '../use-end-otherwise.ts';
import { DayEndFigure } from './day-figure.tsx';
import { WayOut } from './way-out.tsx';
import { Ways } from './ways.tsx';
import classes from '../fin-jornada.module.css';

type Props = { hoy: HoyVista; mensaje: Mensaje; tipo: number };

/** Today's ended day, and the ways to leave it. The clock-out is recorded, whatever is done here. */
export function DayEnd({ hoy, mensaje, tipo }: Props) {
  const { t } = useTranslation();
  const { notices } = useServices();
  const navigate = useNavigate();
  const isDesktop = useIsDesktop();
  const format = useFormat(hoy.zona);
  const isArmed = useArmed();
  const [chosen, choose] = useState<WayToEnd>('igual');
  const isSuggested = chosen === 'sugerido' && mensaje.sugerencia !== null;
  const goHome = () => void navigate({ to: '/home' });
  const { mutate, isPending, error, reset } = useEndOtherwise((_, { como }) => {
    notices.show(t(como === 'reabrir' ? 'fin-jornada.hecho.reabierto' : 'fin-jornada.hecho.sugerida'));
    goHome();
  });
  const chooseAnew = (choice: WayToEnd) => {
    choose(choice);
    reset();
  };
  const save = () => {
    if (isPending) return;
    if (isSuggested) mutate({ como: 'sugerido', body: { tipo } });
    else goHome();
  };
  // A key press has no click count. It always counts: it goes to the element with the focus.
  const reopen = (event: MouseEvent) => {
    if (!isPending && (isArmed || event.detail === 0) && mensaje.registroId !== null)
      mutate({ como: 'reabrir', body: { id: mensaje.registroId } });
  };
  const foot = (
    <div className={classes.foot}>
      {error && (
        <Text size="sm" c="bad" fw={550} ta="center" mb="sm" role="alert">
          {error instanceof ApiError ? error.message : t('errores.general.desconocido')}
        </Text>
      )}
      <Button size="xl" fullWidth loading={isPending} onClick={save}>
        {t(isSuggested ? 'fin-jornada.guardar.sugerida' : 'fin-jornada.guardar.igual')}
      </Button>
      <UnstyledButton className={classes.reopen} aria-disabled={isPending || !isArmed} onClick={reopen}>
        <Glyph of={IconArrowBackUp} />
        {t('fin-jornada.reabrir')}
      </UnstyledButton>
    </div>
  );
  return (
    <Page
      title={format.capitalize(format.date(hoy.fecha, 'long'))}
      shortTitle={format.dayTitle(hoy.fecha)}
      lead={<WayOut icon={IconX} label={t('fin-jornada.cerrar')} onLeave={goHome} />}
      dock={isDesktop ? undefined : foot}
    >
      <Columns gap="lg">
        <DayEndFigure hoy={hoy} mensaje={mensaje} tipo={tipo} format={format} />
        <div>
          <Ways hoy={hoy} mensaje={mensaje} tipo={tipo} format={format} chosen={isSuggested ? 'sugerido' : 'igual'} onChoose={chooseAnew} />
          <Text size="sm" c="dimmed" mt="sm" mx="xxs">
            {t('fin-jornada.para-siempre')}
          </Text>
          {isDesktop && foot}
        </div>
      </Columns>
      <Outlet />
    </Page>
  );
}

/** A tap so soon after the screen appeared was meant for the previous button: here, "leave" is where another button was. */
const SAME_TAP_MS = 700;

/** Whether the button works already. It shows when it does. */
function useArmed(): boolean {
  const [isArmed, setArmed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setArmed(true), SAME_TAP_MS);
    return () => clearTimeout(timer);
  }, []);
  return isArmed;
}
