import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useRouter } from '@tanstack/react-router';
import { Title } from '@mantine/core';
import { Emphasis } from '@jornada/ui/emphasis.tsx';
import { Mark } from '@jornada/ui/mark.tsx';
import { deviceZone } from '@jornada/web/native/clock.ts';
import { useServices } from '../../../platform/services.tsx';
import { useMinute } from '@jornada/web/use-minute.ts';
import { entidadesOf, type Credentials } from '../api.ts';
import { CompanyChoice } from '../components/company-choice.tsx';
import { DayClock } from '../components/day-clock.tsx';
import { LanguageChooser } from '../components/language-chooser.tsx';
import { LoginForm } from '../components/login-form.tsx';
import { readRemembered } from '../remembered.ts';
import { useLogin } from '../use-login.ts';
import classes from '../login.module.css';

/** The door: the hour, a greeting, and two fields. */
export function LoginScreen() {
  const { t } = useTranslation();
  const { storage } = useServices();
  const router = useRouter();
  const minute = useMinute();
  const [remembered] = useState(() => readRemembered(storage));
  const [credentials, setCredentials] = useState<Credentials | null>(null);
  // The place to go is decided anew by the router: it may be a link that brought somebody here.
  const { submit, error, isBusy, reset } = useLogin(() => void router.invalidate());
  const entidades = entidadesOf(error);
  useEffect(() => {
    document.title = `${t('login.entrar')} · Jornada`;
  }, [t]);

  const send = (given: Credentials) => {
    setCredentials(given);
    submit(given);
  };

  return (
    <div className={classes.page}>
      <header className={classes.top}>
        <Mark />
        <span className={classes.brand}>Jornada</span>
        <LanguageChooser />
      </header>
      <main className={classes.main}>
        <div className={classes.clock}>
          <DayClock minute={minute} />
        </div>
        <div className={classes.door}>
          <Title order={1} className={classes.greeting}>
            {entidades.length > 0 ? t('login.elegir') : t(greetingAt(minute))}
          </Title>
          <p className={classes.lead}>{entidades.length > 0 ? t('login.elegir-texto') : <Lead entidad={remembered?.entidad} />}</p>
          {credentials && entidades.length > 0 ? (
            <CompanyChoice
              entidades={entidades}
              isBusy={isBusy}
              onBack={reset}
              onChoose={(EntidadId) => send({ ...credentials, EntidadId })}
            />
          ) : (
            <LoginForm
              initialUserName={credentials?.UserName ?? remembered?.userName ?? ''}
              isBusy={isBusy}
              error={error}
              onSubmit={send}
            />
          )}
        </div>
      </main>
      <footer className={classes.foot}>
        <Link to="/privacidad">{t('login.privacidad')}</Link>
      </footer>
    </div>
  );
}

function Lead({ entidad }: { entidad: string | undefined }) {
  const { t } = useTranslation();
  if (!entidad) return t('login.entra');
  return <Emphasis text={t('login.entra-en', { entidad })} render={(part) => <strong>{part}</strong>} />;
}

/** Good morning until noon, good evening from eight. */
function greetingAt(minute: string): string {
  const { hour } = Temporal.Instant.from(minute).toZonedDateTimeISO(deviceZone());
  if (hour >= 5 && hour < 12) return 'login.saludo.manana';
  return hour >= 12 && hour < 20 ? 'login.saludo.tarde' : 'login.saludo.noche';
}
