import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '@tanstack/react-router';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import type { SalidaDe } from '@jornada/contract/call.ts';
import type { registroEmpresa } from '@jornada/contract/registro.ts';
import { deviceZone } from '@jornada/web/native/clock.ts';
import { useKept } from '@jornada/web/form/use-kept.ts';
import { useIdioma } from '@jornada/web/use-format.ts';
import { NewPasswordField } from '../../../shared/door/new-password-field.tsx';
import { fieldOf, Problem } from '../../../shared/door/problem.tsx';
import { useNuevo, usePaises, useRegister } from '../api.ts';
import { checkAlta, propioDe, type RegistroErrors } from '../check.ts';
import { isPhone } from '../../../native/is-phone.ts';
import { guessPais } from '../device.ts';
import { useCaptcha } from '../use-captcha.ts';
import { CaptchaState } from './captcha-state.tsx';
import classes from '../registro.module.css';

type Resultado = SalidaDe<typeof registroEmpresa.guardar>;

/** The company and its first admin. The captcha runs meanwhile. */
export function AltaForm({ onDone }: { onDone: (resultado: Resultado) => void }) {
  const { t } = useTranslation();
  const Language = useIdioma();
  const {
    values: fields,
    put: change,
    forget,
  } = useKept('registro', {
    Nombre: '',
    Nif: '',
    Pais: guessPais(Language),
    NombreCompleto: '',
    UserName: '',
    Email: '',
  });
  const [Password, setPassword] = useState('');
  const [accepts, setAccepts] = useState(false);
  const [wrong, setWrong] = useState<RegistroErrors>({});
  const nuevo = useNuevo();
  const paises = usePaises().data?.items.map(({ codigo, nombre }) => ({ value: codigo, label: nombre }));
  const captcha = useCaptcha(nuevo.data?.reto);
  const { mutate, error, isPending } = useRegister();

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const alta = { ...fields, Language, Password, AceptaCondiciones: accepts as true, Captcha: '-', Zona: deviceZone(), Movil: isPhone() };
    const found = checkAlta(alta, (key, params) => t(key, params ?? {}));
    setWrong(found);
    const first = Object.keys(found)[0];
    if (first) return document.getElementsByName(first)[0]?.focus();
    const Captcha = await captcha.solution();
    if (!Captcha) return;
    mutate(
      { ...alta, Captcha },
      {
        onSuccess: (resultado) => {
          forget();
          onDone(resultado);
        },
        // A task works once, and only for a short time, so each try needs a new one.
        onError: () => void nuevo.refetch(),
      },
    );
  };
  const field = (name: keyof typeof fields) => ({
    name,
    value: fields[name],
    error: wrong[name] ?? fieldOf(error, name),
    onChange: (event: { currentTarget: { value: string } }) => change({ [name]: event.currentTarget.value }),
  });

  return (
    <form className={classes.form} onSubmit={(event) => void submit(event)} noValidate>
      <fieldset className={classes.group}>
        <legend>{t('registro.empresa')}</legend>
        <TextInput {...field('Nombre')} label={t('registro.nombre')} autoComplete="organization" maxLength={120} />
        <div className={classes.pair}>
          <NativeSelect {...field('Pais')} label={t('registro.pais')} data={paises ?? [{ value: fields.Pais, label: fields.Pais }]} />
          <TextInput {...field('Nif')} label={t('registro.nif')} autoCapitalize="characters" spellCheck={false} maxLength={24} />
        </div>
      </fieldset>
      <fieldset className={classes.group}>
        <legend>{t('registro.tu')}</legend>
        <TextInput {...field('NombreCompleto')} label={t('registro.nombre-completo')} autoComplete="name" maxLength={120} />
        <div className={classes.pair}>
          <TextInput
            {...field('UserName')}
            label={t('registro.usuario')}
            description={t('registro.usuario-ayuda')}
            autoComplete="username"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={64}
          />
          <TextInput
            {...field('Email')}
            label={t('registro.correo')}
            description={t('registro.correo-ayuda')}
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={254}
          />
        </div>
        <NewPasswordField
          value={Password}
          propio={propioDe(fields)}
          error={wrong['Password'] ?? fieldOf(error, 'Password')}
          onChange={setPassword}
        />
      </fieldset>
      <div>
        <label className={classes.accept}>
          <input
            type="checkbox"
            name="AceptaCondiciones"
            checked={accepts}
            aria-invalid={Boolean(wrong['AceptaCondiciones'])}
            aria-describedby="registro-condiciones"
            onChange={(event) => setAccepts(event.currentTarget.checked)}
          />
          <span>{t('registro.condiciones')}</span>
        </label>
        <p id="registro-condiciones" className={classes.wrong}>
          {wrong['AceptaCondiciones']}
        </p>
        <Link to="/privacidad" target="_blank" className={classes.more}>
          {t('registro.privacidad')}
        </Link>
      </div>
      <CaptchaState estado={captcha.estado} />
      <Problem error={error ?? nuevo.error} />
      <Button type="submit" size="xl" fullWidth loading={isPending} disabled={captcha.estado === 'imposible'}>
        {t('registro.enviar')}
      </Button>
    </form>
  );
}
