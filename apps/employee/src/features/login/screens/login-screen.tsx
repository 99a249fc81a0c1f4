import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useRouter, useSearch } from '@tanstack/react-router';
import { Button, UnstyledButton } from '@mantine/core';
import type { ApiError } from '@jornada/client';
import { Emphasis } from '@jornada/ui/emphasis.tsx';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconChevronRight } from '@jornada/ui/icons.ts';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { deviceZone } from '@jornada/web/native/clock.ts';
import { canOfferPasskeys } from '@jornada/web/native/passkeys.ts';
import { useObservable } from '@jornada/web/observable.ts';
import { useMinute } from '@jornada/web/use-minute.ts';
import { DoorPage } from '../../../shared/door/door-page.tsx';
import { readRemembered } from '../../../shared/remembered.ts';
import { useServices } from '../../../shared/services.tsx';
import { type Entidad, entidadesOf, segundoFactorOf, type TypedCredentials } from '../api.ts';
import { LoginForm } from '../components/login-form.tsx';
import { useLogin } from '../use-login.ts';
import classes from '../login.module.css';

const LinkEntry = lazy(async () => ({ default: (await loadChunk(() => import('../providers/link-entry.tsx'))).LinkEntry }));
const SecondStep = lazy(async () => ({ default: (await loadChunk(() => import('../second-step/second-step.tsx'))).SecondStep }));
const FirstSetup = lazy(async () => ({ default: (await loadChunk(() => import('../second-step/first-setup.tsx'))).FirstSetup }));

/** The log-in: the time, a greeting, and two fields. */
export function LoginScreen() {
  const { t, i18n } = useTranslation();
  const { storage, session, pendingStep } = useServices();
  const pending = useObservable(pendingStep);
  const router = useRouter();
  const { enlace, metodo, volver } = useSearch({ from: '/login' });
  const brought = useLocation({ select: ({ state }) => state.userName });
  const minute = useMinute();
  const [remembered] = useState(() => readRemembered(storage));
  const [credentials, setCredentials] = useState<TypedCredentials | null>(null);
  // The router decides again where to go, because a link may have brought the person here.
  const enter = () => {
    if (pending) session.update({ autologin: true, showLogout: pending.showLogout });
    pendingStep.set(null);
    void router.invalidate();
  };
  const { submit, error, isBusy, reset } = useLogin(enter);
  const entidades = entidadesOf(error);
  const asked = segundoFactorOf(error ?? pending?.error ?? null);
  const back = () => {
    pendingStep.set(null);
    reset();
  };
  const ask = (falta: ApiError, { UserName, Recordar }: { UserName: string; Recordar: boolean }) => {
    setCredentials({ UserName, Password: '', Recordar });
    submit({ falta, Recordar });
  };

  const link = enlace && metodo ? { enlace, metodo } : null;
  const withoutLink = () => void router.navigate({ to: '/login', search: { volver }, replace: true });
  const send = (given: TypedCredentials) => {
    setCredentials(given);
    submit(given);
  };

  const choosing = entidades.length > 0;
  const Step = asked?.isNew ? FirstSetup : SecondStep;
  const [title, lead] = wordsOf({ asked, choosing, isLink: link !== null, minute, lang: i18n.language });
  return (
    <DoorPage
      title={t(title)}
      tab={t('login.entrar')}
      lead={lead === null ? <Lead entidad={remembered?.entidad} /> : t(lead)}
      clock="always"
      foot={<DoorLinks />}
    >
      {asked && (
        <Suspense>
          <Step asked={asked} isRemembered={credentials?.Recordar ?? false} onDone={enter} onBack={back} />
        </Suspense>
      )}
      {link && !asked && (
        <Suspense>
          <LinkEntry
            {...link}
            onEntered={(entrada) => submit({ entrada, UserName: '', Recordar: false })}
            onAsked={(falta) => ask(falta, { UserName: '', Recordar: false })}
            onOther={withoutLink}
          />
        </Suspense>
      )}
      {!asked && !link && credentials && choosing && (
        <CompanyChoice entidades={entidades} isBusy={isBusy} onBack={reset} onChoose={(EntidadId) => send({ ...credentials, EntidadId })} />
      )}
      {!asked && !link && !(credentials && choosing) && (
        <LoginForm
          initialUserName={credentials?.UserName ?? brought ?? remembered?.userName ?? ''}
          isRemembered={credentials?.Recordar ?? (!brought && remembered !== null)}
          isBusy={isBusy}
          error={error}
          hasBadLink={enlace !== undefined}
          onSubmit={send}
          onTyped={() => error && reset()}
          onEntered={(entrada, as) => submit({ entrada, ...as })}
          onAsked={ask}
          onPasskey={canOfferPasskeys() ? (Recordar) => submit({ llave: true, Recordar }) : null}
        />
      )}
    </DoorPage>
  );
}

type Moment = { asked: { isNew: boolean } | null; choosing: boolean; isLink: boolean; minute: string; lang: string };

/** The title of the present step of the log-in, and the text below it. */
function wordsOf({ asked, choosing, isLink, minute, lang }: Moment): [string, string | null] {
  if (asked?.isNew) return ['login.primero.titulo', 'login.primero.texto'];
  if (asked) return ['login.segundo.titulo', 'login.segundo.texto'];
  if (isLink) return ['login.enlace.titulo', 'login.enlace.texto'];
  return choosing ? ['login.elegir', 'login.elegir-texto'] : [greetingAt(minute, lang), null];
}

function Lead({ entidad }: { entidad: string | undefined }) {
  const { t } = useTranslation();
  if (!entidad) return t('login.entra');
  return <Emphasis text={t('login.entra-en', { entidad })} render={(part) => <strong>{part}</strong>} />;
}

/** The evening begins at six where people speak English or German, and at eight elsewhere. */
const EVENING: Readonly<Record<string, number>> = { en: 18, de: 18 };

/** Good morning until noon, and good evening from the hour at which a language begins to say so, until midnight. */
function greetingAt(minute: string, lang: string): string {
  const { hour } = Temporal.Instant.from(minute).toZonedDateTimeISO(deviceZone());
  if (hour < 5) return 'login.saludo.madrugada';
  if (hour < 12) return 'login.saludo.manana';
  return hour < (EVENING[lang] ?? 20) ? 'login.saludo.tarde' : 'login.saludo.noche';
}

/** Links on the log-in: forgotten password, registration of a company, and privacy. */
function DoorLinks() {
  const { t } = useTranslation();
  return (
    <>
      <Link to="/recovery">{t('login.olvidada')}</Link>
      <Link to="/registro">{t('login.alta')}</Link>
      <Link to="/privacidad">{t('login.privacidad')}</Link>
    </>
  );
}

type Props = { entidades: Entidad[]; isBusy: boolean; onChoose: (entidadId: number) => void; onBack: () => void };

/** A person with several companies chooses one for this session. */
function CompanyChoice({ entidades, isBusy, onChoose, onBack }: Props) {
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  // The form has disappeared with the focus, so the focus goes to the choices.
  useEffect(() => list.current?.querySelector('button')?.focus(), []);
  return (
    <div className={classes.form}>
      <ul className={classes.companies} ref={list}>
        {entidades.map(({ EntidadId, Nombre }) => (
          <li key={EntidadId}>
            <UnstyledButton className={classes.company} disabled={isBusy} onClick={() => onChoose(EntidadId)}>
              <span>{Nombre}</span>
              <Glyph of={IconChevronRight} />
            </UnstyledButton>
          </li>
        ))}
      </ul>
      <Button variant="subtle" onClick={onBack} disabled={isBusy}>
        {t('login.volver')}
      </Button>
    </div>
  );
}
