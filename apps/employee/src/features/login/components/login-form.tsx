import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, PasswordInput, TextInput } from '@mantine/core';
import { ApiError } from '@jornada/client';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconAlertCircle, IconFingerprint } from '@jornada/ui/icons.ts';
import { extra } from '@jornada/web/extra.tsx';
import { useLoginMethods, type TypedCredentials, type Entrada } from '../api.ts';
import { PasskeyInWrapper } from '../providers/passkey-in-wrapper.ts';
import { LoginProblem } from './login-problem.tsx';
import classes from '../login.module.css';

// Most people have only a password.
const OtherWays = extra(async () => (await import('../providers/other-ways.tsx')).OtherWays);

type Props = {
  initialUserName: string;
  /** Whether the device is to be remembered, by the earlier or the present choice. */
  isRemembered: boolean;
  isBusy: boolean;
  error: Error | null;
  /** The person came by a link that does not work. */
  hasBadLink: boolean;
  onSubmit: (credentials: TypedCredentials) => void;
  /** Something was typed, so the refused input is no longer there. */
  onTyped: () => void;
  /** A provider has signed the person in. */
  onEntered: (entrada: Entrada, as: { UserName: string; Recordar: boolean }) => void;
  /** A provider has confirmed the person, who still needs a second step. */
  onAsked: (error: ApiError, as: { UserName: string; Recordar: boolean }) => void;
  /** Null if this browser has no passkeys. */
  onPasskey: ((recordar: boolean) => void) | null;
};

/** User and password, or a passkey instead. Errors are shown at their fields. */
export function LoginForm({
  initialUserName,
  isRemembered,
  isBusy,
  error,
  hasBadLink,
  onSubmit,
  onTyped,
  onEntered,
  onAsked,
  onPasskey,
}: Props) {
  const { t } = useTranslation();
  const [UserName, setUserName] = useState(initialUserName);
  const [Password, setPassword] = useState('');
  const [Recordar, setRecordar] = useState(isRemembered);
  const [complete, setComplete] = useState(initialUserName);
  const [wrong, setWrong] = useState<LoginErrors>({});
  const methods = useLoginMethods(complete);
  const hasPassword = methods.data?.Metodos.includes('password') ?? true;
  const offered = methods.data?.Proveedores ?? [];
  const fields: LoginErrors = { ...(error instanceof ApiError ? error.fields : {}), ...wrong };

  const password = useRef<HTMLInputElement>(null);
  // Nobody can see which key was wrong: it is typed anew.
  const isRefused = error instanceof ApiError && error.code === 'login.credenciales';
  useEffect(() => {
    if (isRefused) password.current?.select();
    if (isRefused) password.current?.focus();
  }, [isRefused]);

  const type = (field: 'UserName' | 'Password', value: string) => {
    if (field === 'UserName') setUserName(value);
    else setPassword(value);
    setWrong((before) => Object.fromEntries(Object.entries(before).filter(([name]) => name !== field)));
    onTyped();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const credentials = { UserName: UserName.trim(), Password, Recordar };
    const found = checkCredentials(credentials, t('validacion.obligatorio'));
    setWrong(found);
    const first = Object.keys(found)[0];
    if (first) return document.getElementsByName(first)[0]?.focus();
    onSubmit(credentials);
  };

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      {hasBadLink && (
        <p className={classes.badLink} role="alert">
          <Glyph of={IconAlertCircle} />
          <span>{t('login.enlace.no-vale')}</span>
        </p>
      )}
      <TextInput
        name="UserName"
        label={t('login.usuario')}
        value={UserName}
        onChange={(event) => type('UserName', event.currentTarget.value)}
        onBlur={() => setComplete(UserName.trim())}
        error={fields['UserName']}
        autoComplete="username"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        maxLength={64}
      />
      {hasPassword && (
        <PasswordInput
          ref={password}
          name="Password"
          label={t('login.contrasena')}
          value={Password}
          onChange={(event) => type('Password', event.currentTarget.value)}
          error={fields['Password']}
          autoComplete="current-password"
          maxLength={200}
          visibilityToggleButtonProps={{ 'aria-label': t('login.ver-contrasena'), tabIndex: 0 }}
        />
      )}
      <label className={classes.remember}>
        <input type="checkbox" checked={Recordar} onChange={(event) => setRecordar(event.currentTarget.checked)} />
        {t('login.recordar')}
      </label>
      {!hasPassword && <p className={classes.note}>{t('login.sin-contrasena')}</p>}
      <LoginProblem error={error} />
      {hasPassword && (
        <Button type="submit" size="xl" fullWidth loading={isBusy}>
          {t('login.entrar')}
        </Button>
      )}
      {onPasskey && (
        <Button
          variant="default"
          fullWidth
          disabled={isBusy}
          leftSection={<Glyph of={IconFingerprint} />}
          onClick={() => onPasskey(Recordar)}
        >
          {t('login.llave')}
        </Button>
      )}
      {PasskeyInWrapper && (
        <PasskeyInWrapper recordar={Recordar} onEntered={(entrada) => onEntered(entrada, { UserName: complete, Recordar })} />
      )}
      {offered.length > 0 && (
        <OtherWays
          key={complete}
          userName={complete}
          offered={offered}
          recordar={Recordar}
          hasPassword={hasPassword}
          onEntered={(entrada) => onEntered(entrada, { UserName: complete, Recordar })}
          onAsked={(asked) => onAsked(asked, { UserName: complete, Recordar })}
        />
      )}
    </form>
  );
}

/** Message by field name. */
type LoginErrors = Partial<Record<string, string>>;

/** Which of the two fields are empty. The inputs have the contract's maximum length; the server checks everything else. */
function checkCredentials({ UserName, Password }: TypedCredentials, message: string): LoginErrors {
  return { ...(UserName.trim() === '' ? { UserName: message } : {}), ...(Password === '' ? { Password: message } : {}) };
}
