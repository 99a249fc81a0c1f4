import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouter, useSearch } from '@tanstack/react-router';
import { Emphasis } from '@jornada/ui/emphasis.tsx';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { deviceZone } from '@jornada/web/native/clock.ts';
import { DoorPage } from '../../../platform/door/door-page.tsx';
import { readRemembered } from '../../../platform/remembered.ts';
import { useServices } from '../../../platform/services.tsx';
import { useMinute } from '@jornada/web/use-minute.ts';
import { entidadesOf, type Credentials } from '../api.ts';
import { CompanyChoice } from '../components/company-choice.tsx';
import { DoorLinks } from '../components/door-links.tsx';
import { LoginForm } from '../components/login-form.tsx';

import { useLogin } from '../use-login.ts';

const LinkEntry = lazy(async () => ({ default: (await loadChunk(() => import('../providers/link-entry.tsx'))).LinkEntry }));

/** The door: the hour, a greeting, and two fields. */
export function LoginScreen() {
  const { t } = useTranslation();
  const { storage } = useServices();
  const router = useRouter();
  const { enlace, metodo } = useSearch({ from: '/login' });
  const minute = useMinute();
  const [remembered] = useState(() => readRemembered(storage));
  const [credentials, setCredentials] = useState<Credentials | null>(null);
  // The place to go is decided anew by the router: it may be a link that brought somebody here.
  const { submit, error, isBusy, reset } = useLogin(() => void router.invalidate());
  const entidades = entidadesOf(error);

  const link = enlace && metodo ? { enlace, metodo } : null;
  const send = (given: Credentials) => {
    setCredentials(given);
    submit(given);
  };

  const choosing = entidades.length > 0;
  return (
    <DoorPage
      title={t(titleOf({ isChoosing: choosing, isLink: link !== null, minute }))}
      tab={t('login.entrar')}
      lead={link || choosing ? t(link ? 'login.enlace.texto' : 'login.elegir-texto') : <Lead entidad={remembered?.entidad} />}
      clock="always"
      foot={<DoorLinks />}
    >
      {link && (
        <Suspense>
          <LinkEntry {...link} onEntered={(entrada) => submit({ entrada, UserName: '', Recordar: false })} />
        </Suspense>
      )}
      {!link && credentials && choosing && (
        <CompanyChoice entidades={entidades} isBusy={isBusy} onBack={reset} onChoose={(EntidadId) => send({ ...credentials, EntidadId })} />
      )}
      {!link && !(credentials && choosing) && (
        <LoginForm
          initialUserName={credentials?.UserName ?? remembered?.userName ?? ''}
          isBusy={isBusy}
          error={error}
          onSubmit={send}
          onEntered={(entrada, as) => submit({ entrada, ...as })}
        />
      )}
    </DoorPage>
  );
}

function Lead({ entidad }: { entidad: string | undefined }) {
  const { t } = useTranslation();
  if (!entidad) return t('login.entra');
  return <Emphasis text={t('login.entra-en', { entidad })} render={(part) => <strong>{part}</strong>} />;
}

function titleOf({ isChoosing, isLink, minute }: { isChoosing: boolean; isLink: boolean; minute: string }): string {
  if (isLink) return 'login.enlace.titulo';
  return isChoosing ? 'login.elegir' : greetingAt(minute);
}

/** Good morning until noon, good evening from eight. */
function greetingAt(minute: string): string {
  const { hour } = Temporal.Instant.from(minute).toZonedDateTimeISO(deviceZone());
  if (hour >= 5 && hour < 12) return 'login.saludo.manana';
  return hour >= 12 && hour < 20 ? 'login.saludo.tarde' : 'login.saludo.noche';
}
