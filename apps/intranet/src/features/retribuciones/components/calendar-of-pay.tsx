import { useTranslation } from 'react-i18next';
import type { SalidaDe } from '@jornada/contract/call.ts';
import { entradaCalendarioDePagas, retribuciones } from '@jornada/contract/retribuciones/calls.ts';
import { CheckRow } from '@jornada/ui/check-row.tsx';
import { useRead } from '@jornada/web/calls.ts';
import { NumberField } from '@jornada/web/form/fields.tsx';
import { Form } from '@jornada/web/form/form.tsx';
import { SwitchField } from '@jornada/web/form/switch-row.tsx';
import { useContractForm } from '@jornada/web/form/use-contract-form.ts';
import { Aside } from '@jornada/web/list/aside.tsx';
import { Loaded } from '@jornada/web/list/loaded.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import classes from '../pay.module.css';

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

/** When statements are published and extras are paid, and whether people see the months to come. */
export function CalendarOfPay({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const query = useRead(retribuciones.calendario, {});
  return (
    <Aside title={t('retribuciones.calendario.titulo')} note={t('retribuciones.calendario.texto')} onClose={onClose}>
      <Loaded query={query}>{(saved) => <CalendarForm key={saved.version} of={saved} />}</Loaded>
    </Aside>
  );
}

function CalendarForm({ of: { version, ...initial } }: { of: SalidaDe<typeof retribuciones.calendario> }) {
  const { t } = useTranslation();
  const format = useFormat();
  const form = useContractForm(retribuciones.guardarCalendario, {
    schema: entradaCalendarioDePagas,
    which: { version },
    initial,
    draft: 'retribuciones.calendario',
    notice: t('gestion.guardado'),
  });
  const { value: extras, set } = form.field<number[]>('mesesExtra');
  return (
    <Form of={form} save={t('gestion.guardar')}>
      <NumberField
        of={form}
        name="diaPublicacion"
        label={t('retribuciones.calendario.dia')}
        description={t('retribuciones.calendario.dia-nota')}
      />
      <fieldset className={classes.months}>
        <legend>{t('retribuciones.calendario.extras')}</legend>
        {MONTHS.map((mes) => (
          <CheckRow
            key={mes}
            checked={extras.includes(mes)}
            onChange={({ currentTarget: { checked } }) =>
              set(checked ? [...extras, mes].toSorted((a, b) => a - b) : extras.filter((one) => one !== mes))
            }
          >
            {format.capitalize(format.month(mes))}
          </CheckRow>
        ))}
      </fieldset>
      <SwitchField
        of={form}
        name="muestraPrevistos"
        label={t('retribuciones.calendario.previstos')}
        note={t('retribuciones.calendario.previstos-nota')}
      />
    </Form>
  );
}
