import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useRouter, useSearch } from '@tanstack/react-router';
import { Button, Stack } from '@mantine/core';
import { ApiError } from '@jornada/client';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconChevronRight } from '@jornada/ui/icons.ts';
import { Rows } from '@jornada/ui/rows.tsx';
import { FIRST_STEPS } from '@jornada/web/first-steps.ts';
import { onHidden } from '@jornada/web/native/on-hidden.ts';
import { useFormat } from '@jornada/web/use-format.ts';
import { useMinute } from '@jornada/web/use-minute.ts';
import { DoorPage } from '../../../shared/door/door-page.tsx';
import { Problem } from '../../../shared/door/problem.tsx';
import { writeRemembered } from '../../../shared/remembered.ts';
import { useServices } from '../../../shared/services.tsx';
import { useAlta, useConfirm } from '../api.ts';
import { ClosedLink } from '../components/closed-link.tsx';
import classes from '../registro.module.css';

export function RegistroCompletadoScreen() {
  return <Completado from="/registro-completado" />;
}

/** The same on a phone. The browser comes first, because it works everywhere; people with the installed app may go there. */
export function RegistroCompletadoMovilScreen() {
  return <Completado from="/registro-completado-movil" />;
}

/**
 * The link from the mail leads here. Pressing the button confirms, so that a mail program that opens the page does not. A person
 * who comes directly from the form is not asked again.
 */
function Completado({ from }: { from: '/registro-completado' | '/registro-completado-movil' }) {
  const { t } = useTranslation();
  const { token } = useSearch({ from });
  const { storage } = useServices();
  const router = useRouter();
  const isMobile = from === '/registro-completado-movil';
  const isAsked = useLocation({ select: ({ state }) => state.confirma === true });
  const alta = useAlta(token);
  const { mutate, data, error, isPending } = useConfirm();
  const confirm = () =>
    mutate(
      { Token: token ?? '' },
      {
        onSuccess: ({ UserName, Nombre }) => writeRemembered(storage, { userName: UserName, entidad: Nombre, isNew: true }),
        onError: () => void alta.refetch(),
      },
    );
  const isSent = useRef(false);
  const goOn = useEffectEvent(() => {
    if (isSent.current) return;
    isSent.current = true;
    confirm();
  });
  const canGoOn = isAsked && alta.data?.Estado === 'vale';
  useEffect(() => {
    if (canGoOn) goOn();
  }, [canGoOn]);
  const foot = <Link to="/login">{t('registro.volver')}</Link>;

  if (!data) {
    // Somebody else may have pressed meanwhile, so the link's state is read again.
    const isGone = error instanceof ApiError && error.code === 'recovery.enlace-no-vale';
    if (token === undefined) return <ClosedLink why="sin-enlace" />;
    if (alta.data && alta.data.Estado !== 'vale') return <ClosedLink why={alta.data.Estado} />;
    if (alta.error)
      return (
        <DoorPage title={t('registro.confirmar.titulo')} clock="always" foot={foot}>
          <Stack gap="lg" mt="xl">
            <Problem error={alta.error} />
            <Button size="xl" fullWidth loading={alta.isFetching} onClick={() => void alta.refetch()}>
              {t('errores.reintentar')}
            </Button>
          </Stack>
        </DoorPage>
      );
    if (!alta.data || (isGone && alta.isFetching) || (isAsked && !error))
      return (
        <DoorPage title={t(isAsked ? 'registro.confirmar.haciendo' : 'registro.enlace.mirando')} clock="always" foot={foot}>
          {null}
        </DoorPage>
      );
    return (
      <DoorPage
        title={t('registro.confirmar.titulo')}
        lead={t('registro.confirmar.texto', { entidad: alta.data.Nombre })}
        clock="always"
        foot={foot}
        key="confirm"
      >
        <Stack gap="lg" mt="xl">
          <Problem error={error} />
          <Button size="xl" fullWidth loading={isPending} onClick={confirm}>
            {t('registro.confirmar.boton')}
          </Button>
        </Stack>
      </DoorPage>
    );
  }
  return (
    <DoorPage title={t('registro.listo.titulo', { entidad: data.Nombre })} lead={t('registro.listo.texto')} clock="desktop" key="done">
      <Stack gap="lg" mt="xl">
        <FirstSteps />
        <Button
          size="xl"
          fullWidth
          onClick={() => void router.navigate({ to: '/login', search: { volver: `/intranet${FIRST_STEPS[0].to}` } })}
        >
          {t('registro.listo.entrar')}
        </Button>
        {isMobile && <AppLink />}
      </Stack>
    </DoorPage>
  );
}

/** The first tasks of a new company, as on the intranet's first page. Each link leads there through the log-in. */
function FirstSteps() {
  const { t } = useTranslation();
  const { dayOf } = useFormat();
  const ano = dayOf(useMinute()).slice(0, 4);
  return (
    <Rows as="ol" framed="inset">
      {FIRST_STEPS.map(({ id, icon, text, to }) => (
        <li key={id}>
          <Link to="/login" search={{ volver: `/intranet${to}` }} className={classes.step}>
            <Glyph of={icon} size="lg" />
            <strong>{t(text, { count: 1, ano })}</strong>
            <Glyph of={IconChevronRight} />
          </Link>
        </li>
      ))}
    </Rows>
  );
}

/** The address of the app on a phone that has it installed. */
const APP_LINK = 'jornada://app/signin';
/** If the app opens, it does so within this time. */
const OPENS_WITHIN_MS = 1500;

/** The link to the installed app. The browser does not say if there is none, so this component does. */
function AppLink() {
  const { t } = useTranslation();
  const [tried, setTried] = useState(0);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    if (tried === 0) return;
    const timer = setTimeout(() => setMissing(document.visibilityState === 'visible'), OPENS_WITHIN_MS);
    const stop = onHidden(() => clearTimeout(timer));
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [tried]);
  return (
    <>
      <Button component="a" variant="default" href={APP_LINK} size="xl" fullWidth onClick={() => setTried((count) => count + 1)}>
        {t('registro.listo.abrir-app')}
      </Button>
      <p role="status" className={classes.missing}>
        {isMissing && t('registro.listo.sin-app')}
      </p>
    </>
  );
}
