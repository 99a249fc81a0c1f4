import { useTranslation } from 'react-i18next';
import type { SalidaDe } from '@jornada/contract/call.ts';
import { altaEmpresa, registroEmpresa } from '@jornada/contract/registro.ts';
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
import { guessPais } from '../device.ts';
import { useCaptcha } from '../use-captcha.ts';
import { Acceptance } from './acceptance.tsx';
import { CaptchaState } from './captcha-state.tsx';
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
