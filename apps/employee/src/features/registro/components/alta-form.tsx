import { useTranslation } from 'react-i18next';
import { Link } from '@tanstack/react-router';
import { Text } from '@mantine/core';
import type { SalidaDe } from '@jornada/contract/call.ts';
import { altaEmpresa, registroEmpresa } from '@jornada/contract/registro.ts';
import type { Idioma } from '@jornada/domain/perfil/idiomas.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconAlertCircle, IconCircleCheck, IconHourglassLow } from '@jornada/ui/icons.ts';
import type { Field } from '@jornada/web/form/contract-form.ts';
import { SelectField, TextField } from '@jornada/web/form/fields.tsx';
import { Form } from '@jornada/web/form/form.tsx';
import { useContractForm } from '@jornada/web/form/use-contract-form.ts';
import { deviceZone } from '@jornada/web/native/clock.ts';
import { useIdioma } from '@jornada/web/use-format.ts';
import { isPhone } from '../../../native/is-phone.ts';
import { NewPasswordField } from '../../../shared/door/new-password-field.tsx';
import { Problem } from '../../../shared/door/problem.tsx';
import { useNuevo, usePaises } from '../api.ts';
import { checkAlta, propioDe, type TypedAlta } from '../check.ts';
import { type EstadoCaptcha, useCaptcha } from '../use-captcha.ts';
import classes from '../registro.module.css';

type Resultado = SalidaDe<typeof registroEmpresa.guardar>;

/** The company and its first admin. The captcha runs meanwhile. */
export function AltaForm({ onDone }: { onDone: (resultado: Resultado) => void }) {
  const { t } = useTranslation();
  const Language = useIdioma();
  const nuevo = useNuevo();
  const paises = usePaises().data?.items.map(({ codigo, nombre }) => ({ value: codigo, label: nombre }));
  const captcha = useCaptcha(nuevo.data?.reto);
  const initial: TypedAlta = {
    Nombre: '',
    Nif: '',
    Pais: guessPais(Language),
    NombreCompleto: '',
    UserName: '',
    Email: '',
    Password: '',
    AceptaCondiciones: false,
  };
  const form = useContractForm(registroEmpresa.guardar, {
    schema: altaEmpresa,
    initial,
    // The task's solution is added only when all else is right, so any value will do here.
    input: (typed) => ({ ...typed, AceptaCondiciones: true, Language, Captcha: '-', Zona: deviceZone(), Movil: isPhone() }),
    check: (typed) => checkAlta(typed, (key, params = {}) => t(key, params)),
    isPatient: true,
    draft: 'registro',
    secret: ['Password', 'AceptaCondiciones'],
    last: async () => {
      const Captcha = await captcha.solution();
      return Captcha ? { Captcha } : null;
    },
    // A task works once, and only for a short time, so each try needs a new one.
    onRefused: () => void nuevo.refetch(),
    onSaved: onDone,
  });
  const password = form.field<string>('Password');
  return (
    <Form of={form} save={t('registro.enviar')} isShort>
      <fieldset className={classes.group}>
        <legend>{t('registro.empresa')}</legend>
        <TextField of={form} name="Nombre" label={t('registro.nombre')} autoComplete="organization" />
        <div className={classes.pair}>
          <SelectField
            of={form}
            name="Pais"
            label={t('registro.pais')}
            options={paises ?? [{ value: form.values.Pais, label: form.values.Pais }]}
          />
          <TextField of={form} name="Nif" label={t('registro.nif')} autoCapitalize="characters" spellCheck={false} maxLength={24} />
        </div>
      </fieldset>
      <fieldset className={classes.group}>
        <legend>{t('registro.tu')}</legend>
        <TextField of={form} name="NombreCompleto" label={t('registro.nombre-completo')} autoComplete="name" />
        <div className={classes.pair}>
          <TextField
            of={form}
            name="UserName"
            label={t('registro.usuario')}
            description={t('registro.usuario-ayuda')}
            autoComplete="username"
            autoCapitalize="characters"
            spellCheck={false}
          />
          <TextField
            of={form}
            name="Email"
            label={t('registro.correo')}
            description={t('registro.correo-ayuda')}
            type="email"
            inputMode="email"
            autoComplete="email"
          />
        </div>
        <NewPasswordField value={password.value} propio={propioDe(form.values)} error={password.error} onChange={password.set} />
      </fieldset>
      <Acceptance of={form.field<boolean>('AceptaCondiciones')} />
      <CaptchaState estado={captcha.estado} />
      <Problem error={nuevo.error} />
    </Form>
  );
}

const PAIS: Record<Idioma, string> = { es: 'ES', en: 'GB', pt: 'PT', de: 'DE' };

/** The country of the device, or one of the shown language, as the first choice. */
function guessPais(idioma: Idioma): string {
  return navigator.languages.map((tag) => /-([A-Z]{2})$/.exec(tag)?.[1]).find(Boolean) ?? PAIS[idioma];
}

const ICONS = { esperando: IconHourglassLow, comprobando: IconHourglassLow, comprobado: IconCircleCheck, imposible: IconAlertCircle };

/** The progress of the captcha. The person has nothing to do for it. */
function CaptchaState({ estado }: { estado: EstadoCaptcha }) {
  const { t } = useTranslation();
  const texts = {
    esperando: t('registro.captcha.esperando'),
    comprobando: t('registro.captcha.comprobando'),
    comprobado: t('registro.captcha.comprobado'),
    imposible: t('registro.captcha.imposible'),
  };
  return (
    <p role="status" className={classes.captcha} data-estado={estado}>
      <Glyph of={ICONS[estado]} />
      <span>{texts[estado]}</span>
    </p>
  );
}

/** The conditions, and the checkbox to accept them. */
function Acceptance({ of: { value, error, set } }: { of: Field<boolean> }) {
  const { t } = useTranslation();
  return (
    <div>
      <label className={classes.accept}>
        <input
          type="checkbox"
          name="AceptaCondiciones"
          checked={value}
          aria-invalid={error !== undefined}
          aria-describedby="registro-condiciones"
          onChange={(event) => set(event.currentTarget.checked)}
        />
        <span>{t('registro.condiciones')}</span>
      </label>
      <Text id="registro-condiciones" size="sm" c="var(--j-bad)">
        {error}
      </Text>
      <Link to="/privacidad" target="_blank" className={classes.more}>
        {t('registro.privacidad')}
      </Link>
    </div>
  );
}
