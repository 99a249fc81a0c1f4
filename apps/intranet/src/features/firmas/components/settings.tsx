import { useTranslation } from 'react-i18next';
import { firmas } from '@jornada/contract/firmas/calls.ts';
import { entradaAjustesFirma, type AjustesFirma } from '@jornada/contract/firmas/vistas.ts';
import { METODOS_ELEGIBLES, ULTIMO_DIA_DE_FIRMA } from '@jornada/domain/firmas/modelo.ts';
import { useRead } from '@jornada/web/calls.ts';
import { SelectField } from '@jornada/web/form/fields.tsx';
import { Form } from '@jornada/web/form/form.tsx';
import { SwitchField } from '@jornada/web/form/switch-row.tsx';
import { useContractForm } from '@jornada/web/form/use-contract-form.ts';
import { Aside } from '@jornada/web/list/aside.tsx';
import { Loaded } from '@jornada/web/list/loaded.tsx';

const DAYS = Array.from({ length: ULTIMO_DIA_DE_FIRMA }, (_, index) => index + 1);

/** Whether the company asks for confirmations, until when, and with what people may confirm. */
export function Settings({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const query = useRead(firmas.ajustes, {});
  return (
    <Aside title={t('firmas.ajustes.titulo')} onClose={onClose}>
      <Loaded query={query}>{(ajustes) => <SettingsForm key={ajustes.version} of={ajustes} onSaved={onClose} />}</Loaded>
    </Aside>
  );
}

function SettingsForm({ of: { activa, hastaDia, metodos, version }, onSaved }: { of: AjustesFirma; onSaved: () => void }) {
  const { t } = useTranslation();
  const form = useContractForm(firmas.guardarAjustes, {
    schema: entradaAjustesFirma,
    initial: {
      activa,
      hastaDia,
      pin: metodos.includes('pin'),
      llave: metodos.includes('llave'),
      contrasena: metodos.includes('contrasena'),
    },
    input: (values) => ({
      activa: values.activa,
      hastaDia: values.hastaDia,
      metodos: METODOS_ELEGIBLES.filter((one) => values[one]),
      version,
    }),
    check: (values): Record<string, string> =>
      METODOS_ELEGIBLES.some((one) => values[one]) ? {} : { contrasena: t('firmas.ajustes.errores.metodos') },
    names: { metodos: 'contrasena' },
    notice: t('firmas.ajustes.hecho'),
    onSaved,
  });
  return (
    <Form of={form} save={t('firmas.ajustes.guardar')}>
      <SwitchField of={form} name="activa" label={t('firmas.ajustes.activa')} note={t('firmas.ajustes.activa-nota')} />
      <SelectField
        of={form}
        name="hastaDia"
        label={t('firmas.ajustes.hasta')}
        description={t('firmas.ajustes.hasta-nota')}
        options={DAYS.map((value) => ({ value, label: String(value) }))}
      />
      <fieldset style={{ border: 0, margin: 0, padding: 0 }}>
        <legend>{t('firmas.ajustes.metodos')}</legend>
        {METODOS_ELEGIBLES.map((name) => (
          <SwitchField key={name} of={form} name={name} label={t(`firmas.ajustes.metodo.${name}`)} />
        ))}
        <small>{t('firmas.ajustes.metodos-nota')}</small>
      </fieldset>
    </Form>
  );
}
