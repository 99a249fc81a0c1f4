import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { newUuid } from '@jornada/client';
import { entradaAjuste, vacaciones } from '@jornada/contract/vacaciones/calls.ts';
import { DayField, LongTextField, SelectField, TextField } from '@jornada/web/form/fields.tsx';
import { Form } from '@jornada/web/form/form.tsx';
import { Pair } from '@jornada/web/form/pair.tsx';
import { useContractForm } from '@jornada/web/form/use-contract-form.ts';
import { daysOf } from '../model/typed.ts';

const CLASES = ['ajuste', 'compensacion'] as const;

const EMPTY: { clase: (typeof CLASES)[number]; dias: string; caduca: string; motivo: string } = {
  clase: 'ajuste',
  dias: '',
  caduca: '',
  motivo: '',
};

/** Gives somebody days of a year or takes them away, with the reason. */
export function AdjustForm({ persona, ano }: { persona: number; ano: number }) {
  const { t } = useTranslation();
  // The same key until it is saved: what is sent twice happens once.
  const [clave, setClave] = useState(newUuid);
  const form = useContractForm(vacaciones.ajustar, {
    schema: entradaAjuste,
    initial: EMPTY,
    // A text that is no number is sent as none, which the schema refuses.
    input: ({ dias, caduca, ...same }) => ({
      ...same,
      persona,
      anio: ano,
      dias: daysOf(dias) ?? Number.NaN,
      caduca: caduca === '' ? null : caduca,
      clave,
    }),
    check: ({ dias }): Record<string, string> => (daysOf(dias) === null ? { dias: t('vacaciones.gestion.no-son-dias') } : {}),
    draft: `vacaciones.ajuste.${persona}.${ano}`,
    notice: t('gestion.guardado'),
    onSaved: () => setClave(newUuid()),
  });
  return (
    <Form of={form} save={t('vacaciones.gestion.anotar')}>
      <Pair>
        <SelectField
          of={form}
          name="clase"
          label={t('vacaciones.gestion.clase')}
          options={CLASES.map((value) => ({ value, label: t(`vacaciones.saldo.lineas.${value}`) }))}
        />
        <TextField
          of={form}
          name="dias"
          inputMode="text"
          label={t('vacaciones.gestion.dias')}
          description={t('vacaciones.gestion.dias-nota')}
        />
      </Pair>
      <DayField of={form} name="caduca" label={t('vacaciones.gestion.caduca')} />
      <LongTextField of={form} name="motivo" label={t('vacaciones.gestion.motivo')} rows={2} />
    </Form>
  );
}
